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
70 t  Encodable 0 25 b9fee8bec7ff56ccd2c5073c86bfaa1f protocol Encodable
87 o 0 encode 30 73 ab7545d6484084bda252556167234bb4 func encode(to encoder: any Encoder)
72 t  Decodable 77 102 e01a88f0ade0ec7ba605011c37438db3 protocol Decodable
82 o 2 init 107 145 bc6fd739458ae7bb4405720142e58b4a init(from decoder: any Decoder)
69 t  Encoder 149 172 6fb41287720997040ee6c6608d875f03 protocol Encoder
71 o 4 codingPath 177 216 3cff4ebfcd2ec883e3f9c870f461258e var codingPath
67 o 4 userInfo 219 265 e8afd1b1d0e8c47391b31384e25bd6e5 var userInfo
99 o 4 container 268 363 c73ccd325bab96b7b7842eccf0c00162 func container<Key>(keyedBy type: Key.Type)
94 o 4 singleValueContainer 366 429 4b2a3fe718175f1aa60d39297c0185b8 func singleValueContainer()
86 o 4 unkeyedContainer 432 487 87af722b787b99e170f25526c316b630 func unkeyedContainer()
69 t  Decoder 491 514 e3a76451f8c5e101fedcf976ab9a6c1b protocol Decoder
72 o 10 codingPath 519 558 f4ab154608ce23af0f95a6b998232e22 var codingPath
68 o 10 userInfo 561 607 f1cf55a5f9cb288a938631c7391836a8 var userInfo
100 o 10 container 610 712 7b200cc50ce6b5f9f6d45a95bcd126e8 func container<Key>(keyedBy type: Key.Type)
95 o 10 singleValueContainer 715 785 9674a97cdc308e12c7810a41b41848d6 func singleValueContainer()
87 o 10 unkeyedContainer 788 850 485edb630ac32d321bfca2b66bff5cd0 func unkeyedContainer()
73 t  CodingKey 854 944 210c96681824d23b25944d9090eb9fff protocol CodingKey
72 o 16 init 949 969 007db46e408cc2fecd846331cac73dd7 init?(intValue: Int)
78 o 16 init 972 998 0044e25893fab69d2cae885628ed32c5 init?(stringValue: String)
70 o 16 intValue 1001 1027 0c7e2c78bb11f6e387c8a94e4a439e15 var intValue
76 o 16 stringValue 1030 1061 dcf5ac2a5aea485dc85c7e3f43fffbf7 var stringValue
76 e  CodingKey 1065 1084 18004f14237aff3d9662c8288bc70411 extension CodingKey
86 o 21 debugDescription 1089 1132 d3e076e9b6951a06db0cdf721ef82348 var debugDescription
76 o 21 description 1135 1173 faf0932815d77f91a1f9b6e6ffc168e9 var description
101 t  CodingKeyRepresentable 1177 1215 ad2c7cc29f1ce9ccdd4ae19481932d01 protocol CodingKeyRepresentable
76 o 24 init 1220 1261 479b67aed1675ba953e37f320c9d1dbb init?<T>(codingKey: T)
72 o 24 codingKey 1264 1300 be689008f1d36ccf5a6acd410237082a var codingKey
89 t  CodingUserInfoKey 1304 1373 a9c053956baf96023eabefab82a7a79f struct CodingUserInfoKey
76 o 27 RawValue 1378 1412 78466613057146f092a44ce643e5da84 typealias RawValue
77 o 27 init 1415 1445 08320b4d055a61e9bdfd2464c06d45ab init?(rawValue: String)
72 o 27 hashValue 1448 1487 d5b2afbbb07c0899b370e09af18d273f var hashValue
70 o 27 rawValue 1490 1531 6bfd22f88c3c193fb0a2263aceadd400 var rawValue
90 o 27 hash 1534 1577 bd341a51b0ed4274a31ad3d8a15b4523 func hash(into hasher: inout Hasher)
108 o 27 == 1580 1658 f0532957ac8f902a3491ff7cfb309e04 func == (lhs: CodingUserInfoKey, rhs: CodingUserInfoKey)
79 t  EncodingError 1662 1724 bf9859249f6c461cdee7bc8baf3e0819 enum EncodingError
79 o 34 invalidValue 1729 1774 466d9dade2e830e1b071afb6310bb64e case invalidValue
86 o 34 debugDescription 1777 1826 cd161ec7fa32163c8c9bea364f816b65 var debugDescription
84 e  EncodingError 1830 1853 f2d09c4331f3e401696fc2b247bb5509 extension EncodingError
85 t 37 EncodingError.Context 1858 1889 6e63bbcc842c2aed5cbd2ffd220b2528 struct Context
150 o 38 init 1896 1999 0fec3e923694577d3eee97aa5af7eb2f init(codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = nil)
74 o 38 codingPath 2004 2050 dd31a1ba400ce2db1b21e52d173319ef var codingPath
86 o 38 debugDescription 2055 2104 7b3d50115855c82817fa65f2b1e36b04 var debugDescription
84 o 38 underlyingError 2109 2157 053284f5b26b14398b46e7103f67ed00 var underlyingError
79 t  DecodingError 2165 2227 7f49e03ac5da2d85649b7e0edfe2e2af enum DecodingError
81 o 43 dataCorrupted 2232 2273 f00d5a5cef2250e789de39ed618e170b case dataCorrupted
77 o 43 keyNotFound 2276 2330 4068c1d8be3c5841dbe5283f4cf1a188 case keyNotFound
79 o 43 typeMismatch 2333 2383 d833e36e459d744b42a944c2e9702203 case typeMismatch
81 o 43 valueNotFound 2386 2437 68dddd213ac27cac22947d5e2f6fac4d case valueNotFound
86 o 43 debugDescription 2440 2489 00e5d85d437d722f0f70bee739976086 var debugDescription
156 o 43 dataCorruptedError 2492 2655 76cbaed4c3db4c0629a2983feeda44e1 func dataCorruptedError<C>(forKey key: C.Key, in container: C, debugDescription: String)
161 o 43 dataCorruptedError 2658 2786 7b5b67534ba6c31d169252cf8f2ce97c func dataCorruptedError(in container: any UnkeyedDecodingContainer, debugDescription: String)
165 o 43 dataCorruptedError 2789 2921 47d66e600cd813b320dbd9f28c7fe952 func dataCorruptedError(in container: any SingleValueDecodingContainer, debugDescription: String)
84 e  DecodingError 2925 2948 178f4f2c23c8ca540c9427d7aa18bd09 extension DecodingError
85 t 52 DecodingError.Context 2953 2984 3ee4b7175cb01d03da8f3dc6971cd928 struct Context
150 o 53 init 2991 3094 c130c5d9e05939ac46a1da0f6e623bab init(codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = nil)
74 o 53 codingPath 3099 3145 37697c49ce6369c249cdf274f64f44bc var codingPath
86 o 53 debugDescription 3150 3199 63cd82ca141dce254fff0a9b7e443900 var debugDescription
84 o 53 underlyingError 3204 3252 5475c843770f4c7dbd89812902ea24c7 var underlyingError
72 o  Codable 3260 3308 7299a4e4d1c32056626b9bf80b62350a typealias Codable

"""#)
  }
}
