public protocol RawRepresentable<RawValue> {
  associatedtype RawValue
  init?(rawValue: RawValue)
  var rawValue: RawValue { get }
}

extension RawRepresentable where RawValue == Bool, Self: Decodable {
  public init(from decoder: any Decoder) throws
}

extension RawRepresentable where RawValue == Bool, Self: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where RawValue == Double, Self: Decodable {
  public init(from decoder: any Decoder) throws
}

extension RawRepresentable where RawValue == Double, Self: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where RawValue == Float, Self: Decodable {
  public init(from decoder: any Decoder) throws
}

extension RawRepresentable where RawValue == Float, Self: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where RawValue == Int, Self: CodingKeyRepresentable {
  public init?<T>(codingKey: T) where T: CodingKey
  public var codingKey: any CodingKey { get }
}

extension RawRepresentable where RawValue == Int, Self: Decodable {
  public init(from decoder: any Decoder) throws
}

extension RawRepresentable where RawValue == Int, Self: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where RawValue == Int16, Self: Decodable {
  public init(from decoder: any Decoder) throws
}

extension RawRepresentable where RawValue == Int16, Self: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where RawValue == Int32, Self: Decodable {
  public init(from decoder: any Decoder) throws
}

extension RawRepresentable where RawValue == Int32, Self: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where RawValue == Int64, Self: Decodable {
  public init(from decoder: any Decoder) throws
}

extension RawRepresentable where RawValue == Int64, Self: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where RawValue == Int8, Self: Decodable {
  public init(from decoder: any Decoder) throws
}

extension RawRepresentable where RawValue == Int8, Self: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where RawValue == String, Self: CodingKeyRepresentable {
  public init?<T>(codingKey: T) where T: CodingKey
  public var codingKey: any CodingKey { get }
}

extension RawRepresentable where RawValue == String, Self: Decodable {
  public init(from decoder: any Decoder) throws
}

extension RawRepresentable where RawValue == String, Self: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where RawValue == UInt, Self: Decodable {
  public init(from decoder: any Decoder) throws
}

extension RawRepresentable where RawValue == UInt, Self: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where RawValue == UInt16, Self: Decodable {
  public init(from decoder: any Decoder) throws
}

extension RawRepresentable where RawValue == UInt16, Self: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where RawValue == UInt32, Self: Decodable {
  public init(from decoder: any Decoder) throws
}

extension RawRepresentable where RawValue == UInt32, Self: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where RawValue == UInt64, Self: Decodable {
  public init(from decoder: any Decoder) throws
}

extension RawRepresentable where RawValue == UInt64, Self: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where RawValue == UInt8, Self: Decodable {
  public init(from decoder: any Decoder) throws
}

extension RawRepresentable where RawValue == UInt8, Self: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where RawValue: Hashable, Self: Hashable {
  public var hashValue: Int { get }
  public func hash(into hasher: inout Hasher)
}
