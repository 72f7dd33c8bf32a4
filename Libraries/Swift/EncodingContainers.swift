public protocol KeyedEncodingContainerProtocol {
  associatedtype Key: CodingKey
  var codingPath: [any CodingKey] { get }
  mutating func encode(_ value: Bool, forKey key: Key) throws
  mutating func encode(_ value: String, forKey key: Key) throws
  mutating func encode(_ value: Double, forKey key: Key) throws
  mutating func encode(_ value: Float, forKey key: Key) throws
  mutating func encode(_ value: Int, forKey key: Key) throws
  mutating func encode(_ value: Int8, forKey key: Key) throws
  mutating func encode(_ value: Int16, forKey key: Key) throws
  mutating func encode(_ value: Int32, forKey key: Key) throws
  mutating func encode(_ value: Int64, forKey key: Key) throws
  mutating func encode(_ value: UInt, forKey key: Key) throws
  mutating func encode(_ value: UInt8, forKey key: Key) throws
  mutating func encode(_ value: UInt16, forKey key: Key) throws
  mutating func encode(_ value: UInt32, forKey key: Key) throws
  mutating func encode(_ value: UInt64, forKey key: Key) throws
  mutating func encode<T>(_ value: T, forKey key: Key) throws where T: Encodable
  mutating func encodeConditional<T>(_ object: T, forKey key: Key) throws where T: AnyObject, T: Encodable
  mutating func encodeIfPresent(_ value: Bool?, forKey key: Key) throws
  mutating func encodeIfPresent(_ value: String?, forKey key: Key) throws
  mutating func encodeIfPresent(_ value: Double?, forKey key: Key) throws
  mutating func encodeIfPresent(_ value: Float?, forKey key: Key) throws
  mutating func encodeIfPresent(_ value: Int?, forKey key: Key) throws
  mutating func encodeIfPresent(_ value: Int8?, forKey key: Key) throws
  mutating func encodeIfPresent(_ value: Int16?, forKey key: Key) throws
  mutating func encodeIfPresent(_ value: Int32?, forKey key: Key) throws
  mutating func encodeIfPresent(_ value: Int64?, forKey key: Key) throws
  mutating func encodeIfPresent(_ value: UInt?, forKey key: Key) throws
  mutating func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws
  mutating func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws
  mutating func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws
  mutating func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws
  mutating func encodeIfPresent<T>(_ value: T?, forKey key: Key) throws where T: Encodable
  mutating func encodeNil(forKey key: Key) throws
  mutating func nestedContainer<NestedKey>(keyedBy keyType: NestedKey.Type, forKey key: Key) -> KeyedEncodingContainer<
    NestedKey
  > where NestedKey: CodingKey
  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer
  mutating func superEncoder() -> any Encoder
  mutating func superEncoder(forKey key: Key) -> any Encoder
}

public struct KeyedEncodingContainer<K>: KeyedEncodingContainerProtocol where K: CodingKey {
  public typealias Key = K
  public init<Container>(_ container: Container) where K == Container.Key, Container: KeyedEncodingContainerProtocol
  public var codingPath: [any CodingKey] { get }
  public mutating func encode(_ value: Bool, forKey key: Key) throws
  public mutating func encode(_ value: String, forKey key: Key) throws
  public mutating func encode(_ value: Double, forKey key: Key) throws
  public mutating func encode(_ value: Float, forKey key: Key) throws
  public mutating func encode(_ value: Int, forKey key: Key) throws
  public mutating func encode(_ value: Int8, forKey key: Key) throws
  public mutating func encode(_ value: Int16, forKey key: Key) throws
  public mutating func encode(_ value: Int32, forKey key: Key) throws
  public mutating func encode(_ value: Int64, forKey key: Key) throws
  public mutating func encode(_ value: UInt, forKey key: Key) throws
  public mutating func encode(_ value: UInt8, forKey key: Key) throws
  public mutating func encode(_ value: UInt16, forKey key: Key) throws
  public mutating func encode(_ value: UInt32, forKey key: Key) throws
  public mutating func encode(_ value: UInt64, forKey key: Key) throws
  public mutating func encode<T>(_ value: T, forKey key: Key) throws where T: Encodable
  public mutating func encodeConditional<T>(_ object: T, forKey key: Key) throws where T: AnyObject, T: Encodable
  public mutating func encodeIfPresent(_ value: Bool?, forKey key: Key) throws
  public mutating func encodeIfPresent(_ value: String?, forKey key: Key) throws
  public mutating func encodeIfPresent(_ value: Double?, forKey key: Key) throws
  public mutating func encodeIfPresent(_ value: Float?, forKey key: Key) throws
  public mutating func encodeIfPresent(_ value: Int?, forKey key: Key) throws
  public mutating func encodeIfPresent(_ value: Int8?, forKey key: Key) throws
  public mutating func encodeIfPresent(_ value: Int16?, forKey key: Key) throws
  public mutating func encodeIfPresent(_ value: Int32?, forKey key: Key) throws
  public mutating func encodeIfPresent(_ value: Int64?, forKey key: Key) throws
  public mutating func encodeIfPresent(_ value: UInt?, forKey key: Key) throws
  public mutating func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws
  public mutating func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws
  public mutating func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws
  public mutating func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws
  public mutating func encodeIfPresent<T>(_ value: T?, forKey key: Key) throws where T: Encodable
  public mutating func encodeNil(forKey key: Key) throws
  public mutating func nestedContainer<NestedKey>(keyedBy keyType: NestedKey.Type, forKey key: Key)
    -> KeyedEncodingContainer<NestedKey> where NestedKey: CodingKey
  public mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer
  public mutating func superEncoder() -> any Encoder
  public mutating func superEncoder(forKey key: Key) -> any Encoder
}

public protocol UnkeyedEncodingContainer {
  var codingPath: [any CodingKey] { get }
  var count: Int { get }
  mutating func encode(_ value: Bool) throws
  mutating func encode(_ value: String) throws
  mutating func encode(_ value: Double) throws
  mutating func encode(_ value: Float) throws
  mutating func encode(_ value: Int) throws
  mutating func encode(_ value: Int8) throws
  mutating func encode(_ value: Int16) throws
  mutating func encode(_ value: Int32) throws
  mutating func encode(_ value: Int64) throws
  mutating func encode(_ value: UInt) throws
  mutating func encode(_ value: UInt8) throws
  mutating func encode(_ value: UInt16) throws
  mutating func encode(_ value: UInt32) throws
  mutating func encode(_ value: UInt64) throws
  mutating func encode<T>(_ value: T) throws where T: Encodable
  mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == Bool
  mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == String
  mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == Double
  mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == Float
  mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == Int
  mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == Int8
  mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == Int16
  mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == Int32
  mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == Int64
  mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == UInt
  mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == UInt8
  mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == UInt16
  mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == UInt32
  mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == UInt64
  mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element: Encodable
  mutating func encodeConditional<T>(_ object: T) throws where T: AnyObject, T: Encodable
  mutating func encodeNil() throws
  mutating func nestedContainer<NestedKey>(keyedBy keyType: NestedKey.Type) -> KeyedEncodingContainer<NestedKey>
  where NestedKey: CodingKey
  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer
  mutating func superEncoder() -> any Encoder
}

public protocol SingleValueEncodingContainer {
  var codingPath: [any CodingKey] { get }
  mutating func encode(_ value: Bool) throws
  mutating func encode(_ value: String) throws
  mutating func encode(_ value: Double) throws
  mutating func encode(_ value: Float) throws
  mutating func encode(_ value: Int) throws
  mutating func encode(_ value: Int8) throws
  mutating func encode(_ value: Int16) throws
  mutating func encode(_ value: Int32) throws
  mutating func encode(_ value: Int64) throws
  mutating func encode(_ value: UInt) throws
  mutating func encode(_ value: UInt8) throws
  mutating func encode(_ value: UInt16) throws
  mutating func encode(_ value: UInt32) throws
  mutating func encode(_ value: UInt64) throws
  mutating func encode<T>(_ value: T) throws where T: Encodable
  mutating func encodeNil() throws
}
