// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_Protocols: LibraryText {
    LibraryText(
      path: "Swift/Protocols.swift",
      text: #"""
public protocol Equatable {
  static func == (lhs: Self, rhs: Self) -> Bool
}

extension Equatable {
  public static func != (lhs: Self, rhs: Self) -> Bool {
    return !(lhs == rhs)
  }
}

public protocol Comparable: Equatable {
  static func < (lhs: Self, rhs: Self) -> Bool
  static func <= (lhs: Self, rhs: Self) -> Bool
  static func > (lhs: Self, rhs: Self) -> Bool
  static func >= (lhs: Self, rhs: Self) -> Bool
}

extension Comparable {
  @intrinsic public static prefix func ... (maximum: Self) -> PartialRangeThrough<Self>
  @intrinsic public static postfix func ... (minimum: Self) -> PartialRangeFrom<Self>
  @intrinsic public static func ... (minimum: Self, maximum: Self) -> ClosedRange<Self>
  @intrinsic public static prefix func ..< (maximum: Self) -> PartialRangeUpTo<Self>
  @intrinsic public static func ..< (minimum: Self, maximum: Self) -> Range<Self>
  public static func <= (lhs: Self, rhs: Self) -> Bool {
    return !(rhs < lhs)
  }
  public static func > (lhs: Self, rhs: Self) -> Bool {
    return rhs < lhs
  }
  public static func >= (lhs: Self, rhs: Self) -> Bool {
    return !(lhs < rhs)
  }
}

public protocol Hashable: Equatable {
  var hashValue: Int { get }
  func hash(into hasher: inout Hasher)
}

public struct Hasher: Sendable {
  public init()
  public mutating func combine<H>(_ value: H) where H: Hashable
  @pure public func finalize() -> Int
}

public struct AnyHashable: CustomDebugStringConvertible, CustomReflectable, CustomStringConvertible, Hashable {
  public init<H>(_ base: H) where H: Hashable
  public var base: Any { get }
  public var customMirror: Mirror { get }
  @pure public var debugDescription: String { get }
  @pure public var description: String { get }
  @pure public var hashValue: Int { get }
  public func hash(into hasher: inout Hasher)
  public static func == (lhs: AnyHashable, rhs: AnyHashable) -> Bool
}

public protocol Identifiable<ID> {
  associatedtype ID: Hashable
  var id: ID { get }
}

extension Identifiable where Self: AnyObject {
  public var id: ObjectIdentifier {
    return ObjectIdentifier(self)
  }
}

public protocol CaseIterable {
  associatedtype AllCases: Collection = [Self] where Self == AllCases.Element
  static var allCases: AllCases { get }
}

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

public protocol Error: Sendable {}

public protocol CustomStringConvertible {
  var description: String { get }
}

public protocol CustomDebugStringConvertible {
  var debugDescription: String { get }
}

public protocol LosslessStringConvertible: CustomStringConvertible {
  init?(_ description: String)
}

public protocol CustomReflectable {
  var customMirror: Mirror { get }
}

public protocol CustomLeafReflectable: CustomReflectable {}

public struct ObjectIdentifier: Comparable, CustomDebugStringConvertible, Hashable, Sendable {
  public init(_ x: AnyObject)
  public init(_ x: Any.Type)
  @pure public var debugDescription: String { get }
  public func hash(into hasher: inout Hasher)
  @pure public static func < (lhs: ObjectIdentifier, rhs: ObjectIdentifier) -> Bool
  @pure public static func == (x: ObjectIdentifier, y: ObjectIdentifier) -> Bool
}

"""#,
      outline: #"""
70 t  Equatable 0 25 9f589d5bbed3f0ebd66fa0e10788d81d protocol Equatable
77 o 0 == 30 75 3bfc51fc53159ab51ffe7b7c4e3935de func == (lhs: Self, rhs: Self)
72 e  Equatable 79 98 6b470bb13570ce84d97b6ba3ab6a700e extension Equatable
79 o 2 != 103 186 cf7e315ecc6463b47b9821a91ef31ce4 func != (lhs: Self, rhs: Self)
75 t  Comparable 190 227 84819d0e7e7f44e1788046a6c8fcac17 protocol Comparable
77 o 4 < 232 276 6f13f3b5c4ea8e668b5bf4d4119529c4 func < (lhs: Self, rhs: Self)
79 o 4 <= 279 324 bcbbd6a9f4782571afaa7c95ff22dd7c func <= (lhs: Self, rhs: Self)
77 o 4 > 327 371 3794bddcf7a900338dab1c107b7e79b4 func > (lhs: Self, rhs: Self)
79 o 4 >= 374 419 805dc2cfb8d7666179590ccbf9009e22 func >= (lhs: Self, rhs: Self)
76 e  Comparable 423 443 1d7dce0c603f2597658d26778c3789aa extension Comparable
74 o 9 ... 448 533 289e1e261d2f29a7f073d373ffcc15bd func ... (maximum: Self)
74 o 9 ... 536 619 cc62b687c0770bc40431d0a29845a336 func ... (minimum: Self)
89 o 9 ... 622 707 bdecb91a39fa0178cf45986bb5982e1b func ... (minimum: Self, maximum: Self)
74 o 9 ..< 710 792 5dad1b366f66725997bc4544e6b39e17 func ..< (maximum: Self)
89 o 9 ..< 795 874 770738cbc9991e0d4508a6816a7b5eb4 func ..< (minimum: Self, maximum: Self)
79 o 9 <= 877 959 ce25a41fb68c0084f58a4e1f0f8033e7 func <= (lhs: Self, rhs: Self)
78 o 9 > 962 1040 878bb9665c2ef75a56ce5e978382c0ce func > (lhs: Self, rhs: Self)
81 o 9 >= 1043 1125 5c661d328ce58582edcb1d2592df6922 func >= (lhs: Self, rhs: Self)
73 t  Hashable 1129 1164 380e9c5d4de242da6918f9e2a2340c2c protocol Hashable
72 o 18 hashValue 1169 1195 8f7906cf8240fa3e5a4f2db7e2efc565 var hashValue
90 o 18 hash 1198 1234 26e28a9bfdd5504b5e05b865fe797e7e func hash(into hasher: inout Hasher)
67 t  Hasher 1238 1268 1dbd291e5c6d04e12b8fbdc1cbc284cf struct Hasher
60 o 21 init 1273 1286 9fdc9d69b23d0406de074df00d934d27 init()
84 o 21 combine 1289 1350 591d7fdeafa35a2f334fa96fc6387f6c func combine<H>(_ value: H)
73 o 21 finalize 1353 1388 6fef42439d437d5a57367a61c38228bd func finalize()
77 t  AnyHashable 1392 1501 4389ad414b48b82bac4028d83384539a struct AnyHashable
72 o 25 init 1506 1549 e7af4dcd530ae3756aa986d1a40b53ec init<H>(_ base: H)
62 o 25 base 1552 1580 c1797952cd42d196a6e09292bcbeab43 var base
78 o 25 customMirror 1583 1622 bbed7ba468ea9b955c61578b2fa4f1e3 var customMirror
86 o 25 debugDescription 1625 1674 9c8bdaf0868bb68e92a5fd12e0700cd9 var debugDescription
76 o 25 description 1677 1721 d7cfe2800c107dd2b4e395d57b5beb55 var description
72 o 25 hashValue 1724 1763 c3d9fb9ccef4c97caa1525553b72a9e4 var hashValue
90 o 25 hash 1766 1809 d91c15a9a553e9297b84ff6f545fc608 func hash(into hasher: inout Hasher)
96 o 25 == 1812 1878 947020822d1bcd3bfbf4db214fbabf73 func == (lhs: AnyHashable, rhs: AnyHashable)
81 t  Identifiable 1882 1914 980bfaae9bc080e709c9fedd6c1c7fd7 protocol Identifiable
69 o 34 ID 1919 1946 11f23e4273ffb861363d9453a201715e associatedtype ID
58 o 34 id 1949 1967 0598a536e8259def1f413655b01e0977 var id
82 e  Identifiable 1971 2015 30038ddc229de6eed86fcc2c267aa022 extension Identifiable
58 o 37 id 2020 2091 19b4f445632f562c26728a376f538d61 var id
81 t  CaseIterable 2095 2123 b28afacebc0d9221aa9f613378dd8050 protocol CaseIterable
81 o 39 AllCases 2128 2203 8e9ca76b976cc4df032b1b6d690af7dd associatedtype AllCases
70 o 39 allCases 2206 2243 7d3a0ab686cddf8bbedcc8e3d34cbe4e var allCases
89 t  RawRepresentable 2247 2289 3c12c09058ab8006c30461f1392d1383 protocol RawRepresentable
81 o 42 RawValue 2294 2317 326e7e5420b653756c5e2c6d66091cc4 associatedtype RawValue
79 o 42 init 2320 2345 92469af8acc48a9ef7d3feca43c0c346 init?(rawValue: RawValue)
70 o 42 rawValue 2348 2378 78abc9c5b8659f3d6685d151274e8c50 var rawValue
90 e  RawRepresentable 2382 2448 3e1435a77ac0ed1c9369ab88b73e5ba3 extension RawRepresentable
85 o 46 init 2453 2498 2b77c5ff3b174351ad7d664916941b47 init(from decoder: any Decoder)
92 e  RawRepresentable 2502 2568 659dd01864f64eaba7345c6e6b9a1c80 extension RawRepresentable#2
92 o 48 encode 2573 2623 94f1a17dd0dd0b80ed7dbccb5e3259c9 func encode(to encoder: any Encoder)
92 e  RawRepresentable 2627 2695 b3c6f6747dd80ca878eea99d479d43f3 extension RawRepresentable#3
87 o 50 init 2700 2745 3b8e0cf2b8ed8f3eee9bcc038d0c8c79 init(from decoder: any Decoder)#2
92 e  RawRepresentable 2749 2817 79c476eb603fb9e3b7b83add6058cb48 extension RawRepresentable#4
94 o 52 encode 2822 2872 0b3331274b032556f2c66b441bb8c98e func encode(to encoder: any Encoder)#2
92 e  RawRepresentable 2876 2943 0ff11b979c8f3c2ab734aeaf44a6fb26 extension RawRepresentable#5
87 o 54 init 2948 2993 c583746a0fc16e444b53be715b172ce8 init(from decoder: any Decoder)#3
92 e  RawRepresentable 2997 3064 533bae1e20505a4cbd573975b5cc45f5 extension RawRepresentable#6
94 o 56 encode 3069 3119 3acad687653faa57e1e59925f85b455f func encode(to encoder: any Encoder)#3
92 e  RawRepresentable 3123 3201 763c0cd03aa2f18dba5d20af28700863 extension RawRepresentable#7
76 o 58 init 3206 3254 009d8de3c4f509bed5c6f0c090f5374d init?<T>(codingKey: T)
72 o 58 codingKey 3257 3300 622f004ac9c1d66e201ab67488be4a05 var codingKey
92 e  RawRepresentable 3304 3369 c909043a4e99d11220607e49441c8aac extension RawRepresentable#8
87 o 61 init 3374 3419 55e7c16560398ca9ed066eeb10616f7e init(from decoder: any Decoder)#4
92 e  RawRepresentable 3423 3488 b18b43f48d61b8b4805a9c34fb076de6 extension RawRepresentable#9
94 o 63 encode 3493 3543 8b11992a5220706022ec603bd5ce1c1e func encode(to encoder: any Encoder)#4
93 e  RawRepresentable 3547 3614 a68f98ce84dbb1e7ff6fc2c7700ba747 extension RawRepresentable#10
87 o 65 init 3619 3664 0629cbd7572f37f956a2a744f35bd3f9 init(from decoder: any Decoder)#5
93 e  RawRepresentable 3668 3735 4b6263d247653021461c4dc25860349a extension RawRepresentable#11
94 o 67 encode 3740 3790 5362ca314e6354f1107e959a3583fcc7 func encode(to encoder: any Encoder)#5
93 e  RawRepresentable 3794 3861 84f2584a09a4978baaf7d19de8cfe7a5 extension RawRepresentable#12
87 o 69 init 3866 3911 7976de16035982e5e771025849cb9f13 init(from decoder: any Decoder)#6
93 e  RawRepresentable 3915 3982 637b551b2658ad2649324884dfaee47a extension RawRepresentable#13
94 o 71 encode 3987 4037 8aa800f63da3a4bf02a798ea21d250d5 func encode(to encoder: any Encoder)#6
93 e  RawRepresentable 4041 4108 86a82cca8e1095bcce0de7ba9f50bef9 extension RawRepresentable#14
87 o 73 init 4113 4158 6e9b79f5640c1c7ece120d715eae03f3 init(from decoder: any Decoder)#7
93 e  RawRepresentable 4162 4229 a2e342a49574d511d1fbda84e29f0b68 extension RawRepresentable#15
94 o 75 encode 4234 4284 ead5e31e361de8bd98d19fe49dc8a518 func encode(to encoder: any Encoder)#7
93 e  RawRepresentable 4288 4354 c24462da3d86fd5d82ed84a327ec321f extension RawRepresentable#16
87 o 77 init 4359 4404 c1153824f191eca0fa9483d9c0ebbdc8 init(from decoder: any Decoder)#8
93 e  RawRepresentable 4408 4474 5e7445e7ea6d6dac80f171bc5e887e7d extension RawRepresentable#17
94 o 79 encode 4479 4529 df42b37e303d634469a0f1e9536ba280 func encode(to encoder: any Encoder)#8
93 e  RawRepresentable 4533 4614 bcbae8af147ac7143dc93ccf7b2396d3 extension RawRepresentable#18
78 o 81 init 4619 4667 4d4624f4e28352683ea9358f8d902205 init?<T>(codingKey: T)#2
74 o 81 codingKey 4670 4713 fdb58f401f0b236ae4abe413b56f4df9 var codingKey#2
93 e  RawRepresentable 4717 4785 e331f85453cdd97356e6838fc77d2f09 extension RawRepresentable#19
87 o 84 init 4790 4835 98deb79c56de40398365d95b20179c92 init(from decoder: any Decoder)#9
93 e  RawRepresentable 4839 4907 c8fd81c0fc3fb94353abbca5068e9d16 extension RawRepresentable#20
94 o 86 encode 4912 4962 c4c8b9e74df7e7e31aec9de5f9bc4df4 func encode(to encoder: any Encoder)#9
93 e  RawRepresentable 4966 5032 9ab05158487ce9fab4d5330713c9d1f0 extension RawRepresentable#21
88 o 88 init 5037 5082 b6359a58c280b4d4f99f7374b47727ca init(from decoder: any Decoder)#10
93 e  RawRepresentable 5086 5152 9ab7dcffabef0a96412e403c03982ee9 extension RawRepresentable#22
95 o 90 encode 5157 5207 7cfbe669632357ea16258c0d0ea121f7 func encode(to encoder: any Encoder)#10
93 e  RawRepresentable 5211 5279 1e2d76232ff02dabd7e428875d66279c extension RawRepresentable#23
88 o 92 init 5284 5329 bad5a2229edbf671d4127e08404da553 init(from decoder: any Decoder)#11
93 e  RawRepresentable 5333 5401 9ea0ae83521c0099f204f7bc7cd905df extension RawRepresentable#24
95 o 94 encode 5406 5456 4de5603ed95699d7390e434dbc31d074 func encode(to encoder: any Encoder)#11
93 e  RawRepresentable 5460 5528 28e841570550b74c5d22b3b6b0010e9c extension RawRepresentable#25
88 o 96 init 5533 5578 360246801496f3af5d5957fa043096d1 init(from decoder: any Decoder)#12
93 e  RawRepresentable 5582 5650 0c00009e7a73d84f70a56468932a8cce extension RawRepresentable#26
95 o 98 encode 5655 5705 56a5f6f0565163657e05069e092536b5 func encode(to encoder: any Encoder)#12
93 e  RawRepresentable 5709 5777 f702e90527b5fd54585ce2a85c26e115 extension RawRepresentable#27
89 o 100 init 5782 5827 c5f35ff16a0f7e9f25f5e49112a6eb28 init(from decoder: any Decoder)#13
93 e  RawRepresentable 5831 5899 e7520b784c6b23f5dfb055741d15f5d4 extension RawRepresentable#28
96 o 102 encode 5904 5954 835a162b9fe7fe72029839e01fe2e1af func encode(to encoder: any Encoder)#13
93 e  RawRepresentable 5958 6025 afb6f3330f5223a71c4c62cb6f584872 extension RawRepresentable#29
89 o 104 init 6030 6075 79c0e0ca1afb1aca20da67142bd142a3 init(from decoder: any Decoder)#14
93 e  RawRepresentable 6079 6146 940d6707ca934a0c16316c28e761fd06 extension RawRepresentable#30
96 o 106 encode 6151 6201 96b61abb2716130b1c7977b6d00680ee func encode(to encoder: any Encoder)#14
93 e  RawRepresentable 6205 6272 3f567e46511ebc5f36ddc0211c5aaee1 extension RawRepresentable#31
73 o 108 hashValue 6277 6310 2b0222f887d7356c6f0adc476e9b5d07 var hashValue
91 o 108 hash 6313 6356 24bea8c572374c237ecd0f8572f9f9c4 func hash(into hasher: inout Hasher)
67 t  Error 6360 6391 f286dfe555843ebcdead626a06c861b8 protocol Error
103 t  CustomStringConvertible 6396 6435 a8692788494f2c7b1d05b9b85f363041 protocol CustomStringConvertible
77 o 112 description 6440 6471 94a7537676c42f5ba2c9ea0a20162253 var description
113 t  CustomDebugStringConvertible 6475 6519 a571a1a59ba53fefc8d79600ed641e00 protocol CustomDebugStringConvertible
87 o 114 debugDescription 6524 6560 74b868dcd5a6810d808d52374e9ff65c var debugDescription
107 t  LosslessStringConvertible 6564 6630 8dea491af2c13cb545f72c151e2faee7 protocol LosslessStringConvertible
83 o 116 init 6635 6663 2fa01ea60445ef5729a8a71cf8e8d7f5 init?(_ description: String)
91 t  CustomReflectable 6667 6700 e1c19bc882f4c4b67d3d30d1efeee35c protocol CustomReflectable
79 o 118 customMirror 6705 6737 12cff6a19e3ae98fe9066b7bd9c3f2e2 var customMirror
99 t  CustomLeafReflectable 6741 6797 affd15a6ca429f6613255319519a0064 protocol CustomLeafReflectable
87 t  ObjectIdentifier 6802 6894 984e8a83b2f02bf88c55a88b4550dd76 struct ObjectIdentifier
75 o 121 init 6899 6926 7a78110868b4cb4dbbc664b0bc6fa9bb init(_ x: AnyObject)
74 o 121 init 6929 6955 9108ffa623da9ec61274dba2e0d2d783 init(_ x: Any.Type)
87 o 121 debugDescription 6958 7007 0f7fa84929566800182fa71efd97e96d var debugDescription
91 o 121 hash 7010 7053 8aa2fe44d6216896c1169d60b5721d1b func hash(into hasher: inout Hasher)
105 o 121 < 7056 7137 9916429014ecf5b40b85137804da1da5 func < (lhs: ObjectIdentifier, rhs: ObjectIdentifier)
103 o 121 == 7140 7218 fe630efc77ae746a10854bbd8e61326e func == (x: ObjectIdentifier, y: ObjectIdentifier)

"""#)
  }
}
