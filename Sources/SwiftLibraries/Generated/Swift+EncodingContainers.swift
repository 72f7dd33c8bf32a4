// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_EncodingContainers: LibraryText {
    LibraryText(
      path: "Swift/EncodingContainers.swift",
      text: #"""
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

"""#,
      outline: #"""
112 t  KeyedEncodingContainerProtocol 0 46 8b9d02334263bb8c068355bf01f5fc07 protocol KeyedEncodingContainerProtocol
66 o 0 Key 51 80 818277e43957c63a7cbcc377319773d0 associatedtype Key
70 o 0 codingPath 83 122 54aebe9904693155c9935c977c477085 var codingPath
97 o 0 encode 125 1085 70004a60dad0086399777961ebfa068d func encode(_ value: Bool, forKey key: Key)
121 o 0 encodeConditional 1088 1192 d150d00207d096df53ac71b659381cbc func encodeConditional<T>(_ object: T, forKey key: Key)
117 o 0 encodeIfPresent 1195 2305 7b6bfda3f317d32ea584dc3194d62c07 func encodeIfPresent(_ value: Bool?, forKey key: Key)
89 o 0 encodeNil 2308 2520 72a086864f570fe7255f826a27712c10 func encodeNil(forKey key: Key)
115 o 0 nestedUnkeyedContainer 2523 2608 3599212ead2022fc4eb713e2eac0ef2f func nestedUnkeyedContainer(forKey key: Key)
80 o 0 superEncoder 2611 2654 7b9bab054be77be0e4af6d70a8eea667 func superEncoder()
95 o 0 superEncoder 2657 2715 8cd9a513f80d8a9697c25c2b49f26fa0 func superEncoder(forKey key: Key)
99 t  KeyedEncodingContainer 2719 2809 2a479c455f1b490283107e2cb1cbba47 struct KeyedEncodingContainer
66 o 10 Key 2814 2838 1b95a7bf7ce06d66be4808f5fb5141db typealias Key
93 o 10 init 2841 2955 f744acf4d86af6ae81ddf22397724aa6 init<Container>(_ container: Container)
74 o 10 codingPath 2958 3004 780f33735e7444c906de9b3cd8e316b2 var codingPath
99 o 10 encode 3007 4072 c39e00a2e2db8dcae5c0f9efdc44601a func encode(_ value: Bool, forKey key: Key)
122 o 10 encodeConditional 4075 4186 cf27df22a9fa9c9491f5707bbf04abf4 func encodeConditional<T>(_ object: T, forKey key: Key)
118 o 10 encodeIfPresent 4189 5404 baed7e1c4e063ac5695aaabc3e35dbeb func encodeIfPresent(_ value: Bool?, forKey key: Key)
90 o 10 encodeNil 5407 5629 a4c9cc9bb2e8b16385edc0af7601bfbc func encodeNil(forKey key: Key)
116 o 10 nestedUnkeyedContainer 5632 5724 cb87a9d424402f45dc8d723d0847e38c func nestedUnkeyedContainer(forKey key: Key)
81 o 10 superEncoder 5727 5777 0b945ea6e289bbe34cc0a60c72ff77ee func superEncoder()
96 o 10 superEncoder 5780 5845 7155072e2f5e7c174911008cdb14d795 func superEncoder(forKey key: Key)
105 t  UnkeyedEncodingContainer 5849 5889 1fb4592b4b1d1ef7994f8ac279b1b800 protocol UnkeyedEncodingContainer
74 o 21 codingPath 5894 5933 2df169bbe0ab86a3d5a035fdcc1c07cf var codingPath
64 o 21 count 5936 5958 da8554dbcc980b934fadb8658dbd4646 var count
82 o 21 encode 5961 6666 9a7584f3d754c69daaba539db8f04866 func encode(_ value: Bool)
94 o 21 encode 6669 6760 92a943cffdaca8176c21a1e183e7fdf6 func encode<T>(contentsOf sequence: T)
96 o 21 encode 6763 6856 dd8d5191e9e3740d851f387a9e8dd4d5 func encode<T>(contentsOf sequence: T)#2
96 o 21 encode 6859 6952 694ced38acbc0876747858e69b433cfa func encode<T>(contentsOf sequence: T)#3
96 o 21 encode 6955 7047 46f4196cf6b33dc25a2152f5982fd136 func encode<T>(contentsOf sequence: T)#4
96 o 21 encode 7050 7140 04f7cd783737b22446e4ca8d70b4772f func encode<T>(contentsOf sequence: T)#5
96 o 21 encode 7143 7234 cba628bd64c302fe799f4ddb41f6ff10 func encode<T>(contentsOf sequence: T)#6
96 o 21 encode 7237 7329 b45256e955109b55d0158527d9a37881 func encode<T>(contentsOf sequence: T)#7
96 o 21 encode 7332 7424 466e73afdbd8d93744cd2015cd8f812e func encode<T>(contentsOf sequence: T)#8
96 o 21 encode 7427 7519 7bc8043892f7121bf38eaa590906f579 func encode<T>(contentsOf sequence: T)#9
97 o 21 encode 7522 7613 ceca43d339003ee3ccd55e1216c55135 func encode<T>(contentsOf sequence: T)#10
97 o 21 encode 7616 7708 9e58b07236288dbf5759e76eba86e5f7 func encode<T>(contentsOf sequence: T)#11
97 o 21 encode 7711 7804 b2f63c1eb647fbb7cf141aa8177243db func encode<T>(contentsOf sequence: T)#12
97 o 21 encode 7807 7900 22ba7984900f7a36f1dcf8ebe54f34c2 func encode<T>(contentsOf sequence: T)#13
97 o 21 encode 7903 7996 d20d7ce95db07355d9c51400c0e6147f func encode<T>(contentsOf sequence: T)#14
97 o 21 encode 7999 8093 70b0b0ddc11fc6458858e78f6920c74c func encode<T>(contentsOf sequence: T)#15
105 o 21 encodeConditional 8096 8183 ee3039606931027f2ae854cf2017532a func encodeConditional<T>(_ object: T)
75 o 21 encodeNil 8186 8360 f97b3b894ad7004639b330d7bda9d11a func encodeNil()
101 o 21 nestedUnkeyedContainer 8363 8433 54ca64db1660ae076dac7048c123a204 func nestedUnkeyedContainer()
81 o 21 superEncoder 8436 8479 4249178fd1197d87d6d983c46b322d94 func superEncoder()
113 t  SingleValueEncodingContainer 8483 8527 0a3c9158fe5f84a11c93f321a0fc313a protocol SingleValueEncodingContainer
74 o 44 codingPath 8532 8571 d6f4d76a2355feb3d16eb0b945455393 var codingPath
82 o 44 encode 8574 9279 3b07d17576ead52c6e1907f57b40dea0 func encode(_ value: Bool)
75 o 44 encodeNil 9282 9314 d9231bee40626d4a20a3c4f333d3335e func encodeNil()

"""#)
  }
}
