public protocol Encodable {
  func encode(to encoder: any Encoder) throws
}

public protocol Decodable {
  init(from decoder: any Decoder) throws
}

public protocol Encoder {
  var codingPath: [any CodingKey] { get }
  var userInfo: [CodingUserInfoKey: Any] { get }
  func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> where Key: CodingKey
  func singleValueContainer() -> any SingleValueEncodingContainer
  func unkeyedContainer() -> any UnkeyedEncodingContainer
}

public protocol Decoder {
  var codingPath: [any CodingKey] { get }
  var userInfo: [CodingUserInfoKey: Any] { get }
  func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> where Key: CodingKey
  func singleValueContainer() throws -> any SingleValueDecodingContainer
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer
}

public protocol CodingKey: CustomDebugStringConvertible, CustomStringConvertible, Sendable {
  init?(intValue: Int)
  init?(stringValue: String)
  var intValue: Int? { get }
  var stringValue: String { get }
}

extension CodingKey {
  public var debugDescription: String { get }
  public var description: String { get }
}

public protocol CodingKeyRepresentable {
  init?<T>(codingKey: T) where T: CodingKey
  var codingKey: any CodingKey { get }
}

public struct CodingUserInfoKey: Hashable, RawRepresentable, Sendable {
  public typealias RawValue = String
  public init?(rawValue: String)
  @pure public var hashValue: Int { get }
  @pure public var rawValue: String { get }
  public func hash(into hasher: inout Hasher)
  public static func == (lhs: CodingUserInfoKey, rhs: CodingUserInfoKey) -> Bool
}

public enum EncodingError: CustomDebugStringConvertible, Error {
  case invalidValue(Any, EncodingError.Context)
  @pure public var debugDescription: String { get }
}

extension EncodingError {
  public struct Context: Sendable {
    public init(codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = nil)
    public var codingPath: [any CodingKey] { get }
    @pure public var debugDescription: String { get }
    public var underlyingError: (any Error)? { get }
  }
}

public enum DecodingError: CustomDebugStringConvertible, Error {
  case dataCorrupted(DecodingError.Context)
  case keyNotFound(any CodingKey, DecodingError.Context)
  case typeMismatch(Any.Type, DecodingError.Context)
  case valueNotFound(Any.Type, DecodingError.Context)
  @pure public var debugDescription: String { get }
  public static func dataCorruptedError<C>(forKey key: C.Key, in container: C, debugDescription: String)
    -> DecodingError where C: KeyedDecodingContainerProtocol
  public static func dataCorruptedError(in container: any UnkeyedDecodingContainer, debugDescription: String)
    -> DecodingError
  public static func dataCorruptedError(in container: any SingleValueDecodingContainer, debugDescription: String)
    -> DecodingError
}

extension DecodingError {
  public struct Context: Sendable {
    public init(codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = nil)
    public var codingPath: [any CodingKey] { get }
    @pure public var debugDescription: String { get }
    public var underlyingError: (any Error)? { get }
  }
}

public typealias Codable = Decodable & Encodable
