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
  public static prefix func ... (maximum: Self) -> PartialRangeThrough<Self> {
    return PartialRangeThrough(maximum)
  }
  public static postfix func ... (minimum: Self) -> PartialRangeFrom<Self> {
    return PartialRangeFrom(minimum)
  }
  public static func ... (minimum: Self, maximum: Self) -> ClosedRange<Self> {
    precondition(minimum <= maximum)
    return ClosedRange(uncheckedBounds: (lower: minimum, upper: maximum))
  }
  public static prefix func ..< (maximum: Self) -> PartialRangeUpTo<Self> {
    return PartialRangeUpTo(maximum)
  }
  public static func ..< (minimum: Self, maximum: Self) -> Range<Self> {
    precondition(minimum <= maximum)
    return Range(uncheckedBounds: (lower: minimum, upper: maximum))
  }
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

extension Identifiable {
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
t 0 25  9f589d5bbed3f0ebd66fa0e10788d81d Equatable protocol Equatable
o 30 75 0 3bfc51fc53159ab51ffe7b7c4e3935de == func == (lhs: Self, rhs: Self)
e 79 98  6b470bb13570ce84d97b6ba3ab6a700e Equatable extension Equatable
o 103 186 2 cf7e315ecc6463b47b9821a91ef31ce4 != func != (lhs: Self, rhs: Self)
t 190 227  84819d0e7e7f44e1788046a6c8fcac17 Comparable protocol Comparable
o 232 276 4 6f13f3b5c4ea8e668b5bf4d4119529c4 < func < (lhs: Self, rhs: Self)
o 279 324 4 bcbbd6a9f4782571afaa7c95ff22dd7c <= func <= (lhs: Self, rhs: Self)
o 327 371 4 3794bddcf7a900338dab1c107b7e79b4 > func > (lhs: Self, rhs: Self)
o 374 419 4 805dc2cfb8d7666179590ccbf9009e22 >= func >= (lhs: Self, rhs: Self)
e 423 443  1d7dce0c603f2597658d26778c3789aa Comparable extension Comparable
o 448 568 9 4c1b8b6f1cf5d5fd2ef90bf5576f4663 ... func ... (maximum: Self)
o 571 686 9 df1d0d367a975ca89fa1bc07c7a9e0b2 ... func ... (minimum: Self)
o 689 880 9 3c1d614b0ca2d0d67b04d7e0c3dfcb84 ... func ... (minimum: Self, maximum: Self)
o 883 997 9 af105e2a9f1af13977236c06a57a0568 ..< func ..< (maximum: Self)
o 1000 1179 9 f4e21258fbfb1811dcbe70d1c84c4bce ..< func ..< (minimum: Self, maximum: Self)
o 1182 1264 9 ce25a41fb68c0084f58a4e1f0f8033e7 <= func <= (lhs: Self, rhs: Self)
o 1267 1345 9 878bb9665c2ef75a56ce5e978382c0ce > func > (lhs: Self, rhs: Self)
o 1348 1430 9 5c661d328ce58582edcb1d2592df6922 >= func >= (lhs: Self, rhs: Self)
t 1434 1469  380e9c5d4de242da6918f9e2a2340c2c Hashable protocol Hashable
o 1474 1500 18 8f7906cf8240fa3e5a4f2db7e2efc565 hashValue var hashValue
o 1503 1539 18 26e28a9bfdd5504b5e05b865fe797e7e hash func hash(into hasher: inout Hasher)
t 1543 1573  1dbd291e5c6d04e12b8fbdc1cbc284cf Hasher struct Hasher
o 1578 1591 21 9fdc9d69b23d0406de074df00d934d27 init init()
o 1594 1655 21 591d7fdeafa35a2f334fa96fc6387f6c combine func combine<H>(_ value: H)
o 1658 1693 21 6fef42439d437d5a57367a61c38228bd finalize func finalize()
t 1697 1806  4389ad414b48b82bac4028d83384539a AnyHashable struct AnyHashable
o 1811 1854 25 e7af4dcd530ae3756aa986d1a40b53ec init init<H>(_ base: H)
o 1857 1885 25 c1797952cd42d196a6e09292bcbeab43 base var base
o 1888 1927 25 bbed7ba468ea9b955c61578b2fa4f1e3 customMirror var customMirror
o 1930 1979 25 9c8bdaf0868bb68e92a5fd12e0700cd9 debugDescription var debugDescription
o 1982 2026 25 d7cfe2800c107dd2b4e395d57b5beb55 description var description
o 2029 2068 25 c3d9fb9ccef4c97caa1525553b72a9e4 hashValue var hashValue
o 2071 2114 25 d91c15a9a553e9297b84ff6f545fc608 hash func hash(into hasher: inout Hasher)
o 2117 2183 25 947020822d1bcd3bfbf4db214fbabf73 == func == (lhs: AnyHashable, rhs: AnyHashable)
t 2187 2219  980bfaae9bc080e709c9fedd6c1c7fd7 Identifiable protocol Identifiable
o 2224 2251 34 11f23e4273ffb861363d9453a201715e ID associatedtype ID
o 2254 2272 34 0598a536e8259def1f413655b01e0977 id var id
e 2276 2298  43cee06757efb3063ef55a17228418ed Identifiable extension Identifiable
o 2303 2374 37 9ad14779f83c271f773412073ebd217e id var id
t 2378 2406  b28afacebc0d9221aa9f613378dd8050 CaseIterable protocol CaseIterable
o 2411 2486 39 8e9ca76b976cc4df032b1b6d690af7dd AllCases associatedtype AllCases
o 2489 2526 39 7d3a0ab686cddf8bbedcc8e3d34cbe4e allCases var allCases
t 2530 2572  3c12c09058ab8006c30461f1392d1383 RawRepresentable protocol RawRepresentable
o 2577 2600 42 326e7e5420b653756c5e2c6d66091cc4 RawValue associatedtype RawValue
o 2603 2628 42 92469af8acc48a9ef7d3feca43c0c346 init init?(rawValue: RawValue)
o 2631 2661 42 78abc9c5b8659f3d6685d151274e8c50 rawValue var rawValue
e 2665 2731  3e1435a77ac0ed1c9369ab88b73e5ba3 RawRepresentable extension RawRepresentable
o 2736 2781 46 2b77c5ff3b174351ad7d664916941b47 init init(from decoder: any Decoder)
e 2785 2851  659dd01864f64eaba7345c6e6b9a1c80 RawRepresentable extension RawRepresentable#2
o 2856 2906 48 94f1a17dd0dd0b80ed7dbccb5e3259c9 encode func encode(to encoder: any Encoder)
e 2910 2978  b3c6f6747dd80ca878eea99d479d43f3 RawRepresentable extension RawRepresentable#3
o 2983 3028 50 3b8e0cf2b8ed8f3eee9bcc038d0c8c79 init init(from decoder: any Decoder)#2
e 3032 3100  79c476eb603fb9e3b7b83add6058cb48 RawRepresentable extension RawRepresentable#4
o 3105 3155 52 0b3331274b032556f2c66b441bb8c98e encode func encode(to encoder: any Encoder)#2
e 3159 3226  0ff11b979c8f3c2ab734aeaf44a6fb26 RawRepresentable extension RawRepresentable#5
o 3231 3276 54 c583746a0fc16e444b53be715b172ce8 init init(from decoder: any Decoder)#3
e 3280 3347  533bae1e20505a4cbd573975b5cc45f5 RawRepresentable extension RawRepresentable#6
o 3352 3402 56 3acad687653faa57e1e59925f85b455f encode func encode(to encoder: any Encoder)#3
e 3406 3484  763c0cd03aa2f18dba5d20af28700863 RawRepresentable extension RawRepresentable#7
o 3489 3537 58 009d8de3c4f509bed5c6f0c090f5374d init init?<T>(codingKey: T)
o 3540 3583 58 622f004ac9c1d66e201ab67488be4a05 codingKey var codingKey
e 3587 3652  c909043a4e99d11220607e49441c8aac RawRepresentable extension RawRepresentable#8
o 3657 3702 61 55e7c16560398ca9ed066eeb10616f7e init init(from decoder: any Decoder)#4
e 3706 3771  b18b43f48d61b8b4805a9c34fb076de6 RawRepresentable extension RawRepresentable#9
o 3776 3826 63 8b11992a5220706022ec603bd5ce1c1e encode func encode(to encoder: any Encoder)#4
e 3830 3897  a68f98ce84dbb1e7ff6fc2c7700ba747 RawRepresentable extension RawRepresentable#10
o 3902 3947 65 0629cbd7572f37f956a2a744f35bd3f9 init init(from decoder: any Decoder)#5
e 3951 4018  4b6263d247653021461c4dc25860349a RawRepresentable extension RawRepresentable#11
o 4023 4073 67 5362ca314e6354f1107e959a3583fcc7 encode func encode(to encoder: any Encoder)#5
e 4077 4144  84f2584a09a4978baaf7d19de8cfe7a5 RawRepresentable extension RawRepresentable#12
o 4149 4194 69 7976de16035982e5e771025849cb9f13 init init(from decoder: any Decoder)#6
e 4198 4265  637b551b2658ad2649324884dfaee47a RawRepresentable extension RawRepresentable#13
o 4270 4320 71 8aa800f63da3a4bf02a798ea21d250d5 encode func encode(to encoder: any Encoder)#6
e 4324 4391  86a82cca8e1095bcce0de7ba9f50bef9 RawRepresentable extension RawRepresentable#14
o 4396 4441 73 6e9b79f5640c1c7ece120d715eae03f3 init init(from decoder: any Decoder)#7
e 4445 4512  a2e342a49574d511d1fbda84e29f0b68 RawRepresentable extension RawRepresentable#15
o 4517 4567 75 ead5e31e361de8bd98d19fe49dc8a518 encode func encode(to encoder: any Encoder)#7
e 4571 4637  c24462da3d86fd5d82ed84a327ec321f RawRepresentable extension RawRepresentable#16
o 4642 4687 77 c1153824f191eca0fa9483d9c0ebbdc8 init init(from decoder: any Decoder)#8
e 4691 4757  5e7445e7ea6d6dac80f171bc5e887e7d RawRepresentable extension RawRepresentable#17
o 4762 4812 79 df42b37e303d634469a0f1e9536ba280 encode func encode(to encoder: any Encoder)#8
e 4816 4897  bcbae8af147ac7143dc93ccf7b2396d3 RawRepresentable extension RawRepresentable#18
o 4902 4950 81 4d4624f4e28352683ea9358f8d902205 init init?<T>(codingKey: T)#2
o 4953 4996 81 fdb58f401f0b236ae4abe413b56f4df9 codingKey var codingKey#2
e 5000 5068  e331f85453cdd97356e6838fc77d2f09 RawRepresentable extension RawRepresentable#19
o 5073 5118 84 98deb79c56de40398365d95b20179c92 init init(from decoder: any Decoder)#9
e 5122 5190  c8fd81c0fc3fb94353abbca5068e9d16 RawRepresentable extension RawRepresentable#20
o 5195 5245 86 c4c8b9e74df7e7e31aec9de5f9bc4df4 encode func encode(to encoder: any Encoder)#9
e 5249 5315  9ab05158487ce9fab4d5330713c9d1f0 RawRepresentable extension RawRepresentable#21
o 5320 5365 88 b6359a58c280b4d4f99f7374b47727ca init init(from decoder: any Decoder)#10
e 5369 5435  9ab7dcffabef0a96412e403c03982ee9 RawRepresentable extension RawRepresentable#22
o 5440 5490 90 7cfbe669632357ea16258c0d0ea121f7 encode func encode(to encoder: any Encoder)#10
e 5494 5562  1e2d76232ff02dabd7e428875d66279c RawRepresentable extension RawRepresentable#23
o 5567 5612 92 bad5a2229edbf671d4127e08404da553 init init(from decoder: any Decoder)#11
e 5616 5684  9ea0ae83521c0099f204f7bc7cd905df RawRepresentable extension RawRepresentable#24
o 5689 5739 94 4de5603ed95699d7390e434dbc31d074 encode func encode(to encoder: any Encoder)#11
e 5743 5811  28e841570550b74c5d22b3b6b0010e9c RawRepresentable extension RawRepresentable#25
o 5816 5861 96 360246801496f3af5d5957fa043096d1 init init(from decoder: any Decoder)#12
e 5865 5933  0c00009e7a73d84f70a56468932a8cce RawRepresentable extension RawRepresentable#26
o 5938 5988 98 56a5f6f0565163657e05069e092536b5 encode func encode(to encoder: any Encoder)#12
e 5992 6060  f702e90527b5fd54585ce2a85c26e115 RawRepresentable extension RawRepresentable#27
o 6065 6110 100 c5f35ff16a0f7e9f25f5e49112a6eb28 init init(from decoder: any Decoder)#13
e 6114 6182  e7520b784c6b23f5dfb055741d15f5d4 RawRepresentable extension RawRepresentable#28
o 6187 6237 102 835a162b9fe7fe72029839e01fe2e1af encode func encode(to encoder: any Encoder)#13
e 6241 6308  afb6f3330f5223a71c4c62cb6f584872 RawRepresentable extension RawRepresentable#29
o 6313 6358 104 79c0e0ca1afb1aca20da67142bd142a3 init init(from decoder: any Decoder)#14
e 6362 6429  940d6707ca934a0c16316c28e761fd06 RawRepresentable extension RawRepresentable#30
o 6434 6484 106 96b61abb2716130b1c7977b6d00680ee encode func encode(to encoder: any Encoder)#14
e 6488 6555  3f567e46511ebc5f36ddc0211c5aaee1 RawRepresentable extension RawRepresentable#31
o 6560 6593 108 2b0222f887d7356c6f0adc476e9b5d07 hashValue var hashValue
o 6596 6639 108 24bea8c572374c237ecd0f8572f9f9c4 hash func hash(into hasher: inout Hasher)
t 6643 6674  f286dfe555843ebcdead626a06c861b8 Error protocol Error
t 6679 6718  a8692788494f2c7b1d05b9b85f363041 CustomStringConvertible protocol CustomStringConvertible
o 6723 6754 112 94a7537676c42f5ba2c9ea0a20162253 description var description
t 6758 6802  a571a1a59ba53fefc8d79600ed641e00 CustomDebugStringConvertible protocol CustomDebugStringConvertible
o 6807 6843 114 74b868dcd5a6810d808d52374e9ff65c debugDescription var debugDescription
t 6847 6913  8dea491af2c13cb545f72c151e2faee7 LosslessStringConvertible protocol LosslessStringConvertible
o 6918 6946 116 2fa01ea60445ef5729a8a71cf8e8d7f5 init init?(_ description: String)
t 6950 6983  e1c19bc882f4c4b67d3d30d1efeee35c CustomReflectable protocol CustomReflectable
o 6988 7020 118 12cff6a19e3ae98fe9066b7bd9c3f2e2 customMirror var customMirror
t 7024 7080  affd15a6ca429f6613255319519a0064 CustomLeafReflectable protocol CustomLeafReflectable
t 7085 7177  984e8a83b2f02bf88c55a88b4550dd76 ObjectIdentifier struct ObjectIdentifier
o 7182 7209 121 7a78110868b4cb4dbbc664b0bc6fa9bb init init(_ x: AnyObject)
o 7212 7238 121 9108ffa623da9ec61274dba2e0d2d783 init init(_ x: Any.Type)
o 7241 7290 121 0f7fa84929566800182fa71efd97e96d debugDescription var debugDescription
o 7293 7336 121 8aa2fe44d6216896c1169d60b5721d1b hash func hash(into hasher: inout Hasher)
o 7339 7420 121 9916429014ecf5b40b85137804da1da5 < func < (lhs: ObjectIdentifier, rhs: ObjectIdentifier)
o 7423 7501 121 fe630efc77ae746a10854bbd8e61326e == func == (x: ObjectIdentifier, y: ObjectIdentifier)

"""#)
  }
}
