public protocol KeyedDecodingContainerProtocol {
  associatedtype Key: CodingKey
  var allKeys: [Key] { get }
  var codingPath: [any CodingKey] { get }
  func contains(_ key: Key) -> Bool
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool
  func decode(_ type: String.Type, forKey key: Key) throws -> String
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64
  func decode<T>(_ type: T.Type, forKey key: Key) throws -> T where T: Decodable
  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool?
  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String?
  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double?
  func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float?
  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int?
  func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8?
  func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16?
  func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32?
  func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64?
  func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt?
  func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8?
  func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16?
  func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32?
  func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64?
  func decodeIfPresent<T>(_ type: T.Type, forKey key: Key) throws -> T? where T: Decodable
  func decodeNil(forKey key: Key) throws -> Bool
  func nestedContainer<NestedKey>(keyedBy type: NestedKey.Type, forKey key: Key) throws -> KeyedDecodingContainer<
    NestedKey
  > where NestedKey: CodingKey
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer
  func superDecoder() throws -> any Decoder
  func superDecoder(forKey key: Key) throws -> any Decoder
}

public struct KeyedDecodingContainer<K>: KeyedDecodingContainerProtocol where K: CodingKey {
  public typealias Key = K
  public init<Container>(_ container: Container) where K == Container.Key, Container: KeyedDecodingContainerProtocol
  public var allKeys: [Key] { get }
  public var codingPath: [any CodingKey] { get }
  public func contains(_ key: Key) -> Bool
  public func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool
  public func decode(_ type: String.Type, forKey key: Key) throws -> String
  public func decode(_ type: Double.Type, forKey key: Key) throws -> Double
  public func decode(_ type: Float.Type, forKey key: Key) throws -> Float
  public func decode(_ type: Int.Type, forKey key: Key) throws -> Int
  public func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8
  public func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16
  public func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32
  public func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64
  public func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt
  public func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8
  public func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16
  public func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32
  public func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64
  public func decode<T>(_ type: T.Type, forKey key: Key) throws -> T where T: Decodable
  public func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool?
  public func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String?
  public func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double?
  public func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float?
  public func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int?
  public func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8?
  public func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16?
  public func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32?
  public func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64?
  public func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt?
  public func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8?
  public func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16?
  public func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32?
  public func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64?
  public func decodeIfPresent<T>(_ type: T.Type, forKey key: Key) throws -> T? where T: Decodable
  public func decodeNil(forKey key: Key) throws -> Bool
  public func nestedContainer<NestedKey>(keyedBy type: NestedKey.Type, forKey key: Key) throws
    -> KeyedDecodingContainer<NestedKey> where NestedKey: CodingKey
  public func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer
  public func superDecoder() throws -> any Decoder
  public func superDecoder(forKey key: Key) throws -> any Decoder
}

public protocol UnkeyedDecodingContainer {
  var codingPath: [any CodingKey] { get }
  var count: Int? { get }
  var currentIndex: Int { get }
  var isAtEnd: Bool { get }
  mutating func decode(_ type: Bool.Type) throws -> Bool
  mutating func decode(_ type: String.Type) throws -> String
  mutating func decode(_ type: Double.Type) throws -> Double
  mutating func decode(_ type: Float.Type) throws -> Float
  mutating func decode(_ type: Int.Type) throws -> Int
  mutating func decode(_ type: Int8.Type) throws -> Int8
  mutating func decode(_ type: Int16.Type) throws -> Int16
  mutating func decode(_ type: Int32.Type) throws -> Int32
  mutating func decode(_ type: Int64.Type) throws -> Int64
  mutating func decode(_ type: UInt.Type) throws -> UInt
  mutating func decode(_ type: UInt8.Type) throws -> UInt8
  mutating func decode(_ type: UInt16.Type) throws -> UInt16
  mutating func decode(_ type: UInt32.Type) throws -> UInt32
  mutating func decode(_ type: UInt64.Type) throws -> UInt64
  mutating func decode<T>(_ type: T.Type) throws -> T where T: Decodable
  mutating func decodeIfPresent(_ type: Bool.Type) throws -> Bool?
  mutating func decodeIfPresent(_ type: String.Type) throws -> String?
  mutating func decodeIfPresent(_ type: Double.Type) throws -> Double?
  mutating func decodeIfPresent(_ type: Float.Type) throws -> Float?
  mutating func decodeIfPresent(_ type: Int.Type) throws -> Int?
  mutating func decodeIfPresent(_ type: Int8.Type) throws -> Int8?
  mutating func decodeIfPresent(_ type: Int16.Type) throws -> Int16?
  mutating func decodeIfPresent(_ type: Int32.Type) throws -> Int32?
  mutating func decodeIfPresent(_ type: Int64.Type) throws -> Int64?
  mutating func decodeIfPresent(_ type: UInt.Type) throws -> UInt?
  mutating func decodeIfPresent(_ type: UInt8.Type) throws -> UInt8?
  mutating func decodeIfPresent(_ type: UInt16.Type) throws -> UInt16?
  mutating func decodeIfPresent(_ type: UInt32.Type) throws -> UInt32?
  mutating func decodeIfPresent(_ type: UInt64.Type) throws -> UInt64?
  mutating func decodeIfPresent<T>(_ type: T.Type) throws -> T? where T: Decodable
  mutating func decodeNil() throws -> Bool
  mutating func nestedContainer<NestedKey>(keyedBy type: NestedKey.Type) throws -> KeyedDecodingContainer<NestedKey>
  where NestedKey: CodingKey
  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer
  mutating func superDecoder() throws -> any Decoder
}

public protocol SingleValueDecodingContainer {
  var codingPath: [any CodingKey] { get }
  func decode(_ type: Bool.Type) throws -> Bool
  func decode(_ type: String.Type) throws -> String
  func decode(_ type: Double.Type) throws -> Double
  func decode(_ type: Float.Type) throws -> Float
  func decode(_ type: Int.Type) throws -> Int
  func decode(_ type: Int8.Type) throws -> Int8
  func decode(_ type: Int16.Type) throws -> Int16
  func decode(_ type: Int32.Type) throws -> Int32
  func decode(_ type: Int64.Type) throws -> Int64
  func decode(_ type: UInt.Type) throws -> UInt
  func decode(_ type: UInt8.Type) throws -> UInt8
  func decode(_ type: UInt16.Type) throws -> UInt16
  func decode(_ type: UInt32.Type) throws -> UInt32
  func decode(_ type: UInt64.Type) throws -> UInt64
  func decode<T>(_ type: T.Type) throws -> T where T: Decodable
  func decodeNil() -> Bool
}
