/// @mockable
protocol StandardCodable: Codable { var name: String { get } }
