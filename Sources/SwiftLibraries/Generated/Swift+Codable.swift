// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_Codable: LibraryText {
    LibraryText(
      path: "Swift/Codable.swift",
      text: #"""
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

"""#,
      outline: #"""
t 0 25  b9fee8bec7ff56ccd2c5073c86bfaa1f Encodable protocol Encodable
o 30 73 0 ab7545d6484084bda252556167234bb4 encode func encode(to encoder: any Encoder)
t 77 102  e01a88f0ade0ec7ba605011c37438db3 Decodable protocol Decodable
o 107 145 2 bc6fd739458ae7bb4405720142e58b4a init init(from decoder: any Decoder)
t 149 172  6fb41287720997040ee6c6608d875f03 Encoder protocol Encoder
o 177 216 4 3cff4ebfcd2ec883e3f9c870f461258e codingPath var codingPath
o 219 265 4 e8afd1b1d0e8c47391b31384e25bd6e5 userInfo var userInfo
o 268 363 4 c73ccd325bab96b7b7842eccf0c00162 container func container<Key>(keyedBy type: Key.Type)
o 366 429 4 4b2a3fe718175f1aa60d39297c0185b8 singleValueContainer func singleValueContainer()
o 432 487 4 87af722b787b99e170f25526c316b630 unkeyedContainer func unkeyedContainer()
t 491 514  e3a76451f8c5e101fedcf976ab9a6c1b Decoder protocol Decoder
o 519 558 10 f4ab154608ce23af0f95a6b998232e22 codingPath var codingPath
o 561 607 10 f1cf55a5f9cb288a938631c7391836a8 userInfo var userInfo
o 610 712 10 7b200cc50ce6b5f9f6d45a95bcd126e8 container func container<Key>(keyedBy type: Key.Type)
o 715 785 10 9674a97cdc308e12c7810a41b41848d6 singleValueContainer func singleValueContainer()
o 788 850 10 485edb630ac32d321bfca2b66bff5cd0 unkeyedContainer func unkeyedContainer()
t 854 944  210c96681824d23b25944d9090eb9fff CodingKey protocol CodingKey
o 949 969 16 007db46e408cc2fecd846331cac73dd7 init init?(intValue: Int)
o 972 998 16 0044e25893fab69d2cae885628ed32c5 init init?(stringValue: String)
o 1001 1027 16 0c7e2c78bb11f6e387c8a94e4a439e15 intValue var intValue
o 1030 1061 16 dcf5ac2a5aea485dc85c7e3f43fffbf7 stringValue var stringValue
e 1065 1084  18004f14237aff3d9662c8288bc70411 CodingKey extension CodingKey
o 1089 1132 21 d3e076e9b6951a06db0cdf721ef82348 debugDescription var debugDescription
o 1135 1173 21 faf0932815d77f91a1f9b6e6ffc168e9 description var description
t 1177 1215  ad2c7cc29f1ce9ccdd4ae19481932d01 CodingKeyRepresentable protocol CodingKeyRepresentable
o 1220 1261 24 479b67aed1675ba953e37f320c9d1dbb init init?<T>(codingKey: T)
o 1264 1300 24 be689008f1d36ccf5a6acd410237082a codingKey var codingKey
t 1304 1373  a9c053956baf96023eabefab82a7a79f CodingUserInfoKey struct CodingUserInfoKey
o 1378 1412 27 78466613057146f092a44ce643e5da84 RawValue typealias RawValue
o 1415 1445 27 08320b4d055a61e9bdfd2464c06d45ab init init?(rawValue: String)
o 1448 1487 27 d5b2afbbb07c0899b370e09af18d273f hashValue var hashValue
o 1490 1531 27 6bfd22f88c3c193fb0a2263aceadd400 rawValue var rawValue
o 1534 1577 27 bd341a51b0ed4274a31ad3d8a15b4523 hash func hash(into hasher: inout Hasher)
o 1580 1658 27 f0532957ac8f902a3491ff7cfb309e04 == func == (lhs: CodingUserInfoKey, rhs: CodingUserInfoKey)
t 1662 1724  bf9859249f6c461cdee7bc8baf3e0819 EncodingError enum EncodingError
o 1729 1774 34 466d9dade2e830e1b071afb6310bb64e invalidValue case invalidValue
o 1777 1826 34 cd161ec7fa32163c8c9bea364f816b65 debugDescription var debugDescription
e 1830 1853  f2d09c4331f3e401696fc2b247bb5509 EncodingError extension EncodingError
t 1858 1889 37 6e63bbcc842c2aed5cbd2ffd220b2528 EncodingError.Context struct Context
o 1896 1999 38 0fec3e923694577d3eee97aa5af7eb2f init init(codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = nil)
o 2004 2050 38 dd31a1ba400ce2db1b21e52d173319ef codingPath var codingPath
o 2055 2104 38 7b3d50115855c82817fa65f2b1e36b04 debugDescription var debugDescription
o 2109 2157 38 053284f5b26b14398b46e7103f67ed00 underlyingError var underlyingError
t 2165 2227  7f49e03ac5da2d85649b7e0edfe2e2af DecodingError enum DecodingError
o 2232 2273 43 f00d5a5cef2250e789de39ed618e170b dataCorrupted case dataCorrupted
o 2276 2330 43 4068c1d8be3c5841dbe5283f4cf1a188 keyNotFound case keyNotFound
o 2333 2383 43 d833e36e459d744b42a944c2e9702203 typeMismatch case typeMismatch
o 2386 2437 43 68dddd213ac27cac22947d5e2f6fac4d valueNotFound case valueNotFound
o 2440 2489 43 00e5d85d437d722f0f70bee739976086 debugDescription var debugDescription
o 2492 2655 43 76cbaed4c3db4c0629a2983feeda44e1 dataCorruptedError func dataCorruptedError<C>(forKey key: C.Key, in container: C, debugDescription: String)
o 2658 2786 43 7b5b67534ba6c31d169252cf8f2ce97c dataCorruptedError func dataCorruptedError(in container: any UnkeyedDecodingContainer, debugDescription: String)
o 2789 2921 43 47d66e600cd813b320dbd9f28c7fe952 dataCorruptedError func dataCorruptedError(in container: any SingleValueDecodingContainer, debugDescription: String)
e 2925 2948  178f4f2c23c8ca540c9427d7aa18bd09 DecodingError extension DecodingError
t 2953 2984 52 3ee4b7175cb01d03da8f3dc6971cd928 DecodingError.Context struct Context
o 2991 3094 53 c130c5d9e05939ac46a1da0f6e623bab init init(codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = nil)
o 3099 3145 53 37697c49ce6369c249cdf274f64f44bc codingPath var codingPath
o 3150 3199 53 63cd82ca141dce254fff0a9b7e443900 debugDescription var debugDescription
o 3204 3252 53 5475c843770f4c7dbd89812902ea24c7 underlyingError var underlyingError
o 3260 3308  7299a4e4d1c32056626b9bf80b62350a Codable typealias Codable

"""#)
  }
}
