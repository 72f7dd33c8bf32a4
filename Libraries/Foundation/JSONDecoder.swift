public class JSONDecoder: Sendable {
  public init()
  public var allowsJSON5: Bool { get set }
  public var assumesTopLevelDictionary: Bool { get set }
  public var dataDecodingStrategy: JSONDecoder.DataDecodingStrategy { get set }
  public var dateDecodingStrategy: JSONDecoder.DateDecodingStrategy { get set }
  public var keyDecodingStrategy: JSONDecoder.KeyDecodingStrategy { get set }
  public var nonConformingFloatDecodingStrategy: JSONDecoder.NonConformingFloatDecodingStrategy { get set }
  public var userInfo: [CodingUserInfoKey: any Sendable] { get set }
  public func decode<T>(_ type: T.Type, from data: Data) throws -> T where T: Decodable
  public func decode<T>(_ type: T.Type, from data: Data, configuration: T.DecodingConfiguration) throws -> T
  where T: DecodableWithConfiguration
  public func decode<T, C>(_ type: T.Type, from data: Data, configuration: C.Type) throws -> T
  where
    T: DecodableWithConfiguration, C: DecodingConfigurationProviding, T.DecodingConfiguration == C.DecodingConfiguration
}

extension JSONDecoder {
  public enum DataDecodingStrategy: Sendable {
    case base64
    case custom(@Sendable (any Decoder) throws -> Data)
    case deferredToData
  }
}

extension JSONDecoder {
  public enum DateDecodingStrategy: Sendable {
    case custom(@Sendable (any Decoder) throws -> Date)
    case deferredToDate
    case iso8601
    case millisecondsSince1970
    case secondsSince1970
    public static func formatted(_ formatter: DateFormatter) -> JSONDecoder.DateDecodingStrategy
  }
}

extension JSONDecoder {
  public enum KeyDecodingStrategy: Sendable {
    case convertFromSnakeCase
    case custom(@Sendable ([any CodingKey]) -> any CodingKey)
    case useDefaultKeys
  }
}

extension JSONDecoder {
  public enum NonConformingFloatDecodingStrategy: Sendable {
    case convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String)
    case `throw`
  }
}
