// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_UInt16: LibraryText {
    LibraryText(
      path: "Swift/UInt16.swift",
      text: #"""
public struct UInt16: CustomReflectable, Decodable, Encodable, FixedWidthInteger, Sendable, UnsignedInteger {
  public typealias IntegerLiteralType = UInt16
  public typealias Magnitude = UInt16
  @intrinsic @pure public init(_ source: Float)
  @intrinsic @pure public init(_ source: Double)
  @pure public init(bitPattern x: Int16)
  @pure public init?(exactly source: Float)
  @pure public init?(exactly source: Double)
  public init(from decoder: any Decoder) throws
  @pure public static var bitWidth: Int { get }
  @pure public var byteSwapped: UInt16 { get }
  public var customMirror: Mirror { get }
  @pure public var leadingZeroBitCount: Int { get }
  @pure public var nonzeroBitCount: Int { get }
  @pure public var trailingZeroBitCount: Int { get }
  public func addingReportingOverflow(_ other: UInt16) -> (partialValue: UInt16, overflow: Bool)
  public func dividedReportingOverflow(by other: UInt16) -> (partialValue: UInt16, overflow: Bool)
  public func dividingFullWidth(_ dividend: (high: UInt16, low: UInt16.Magnitude)) -> (
    quotient: UInt16, remainder: UInt16
  )
  public func encode(to encoder: any Encoder) throws
  public func hash(into hasher: inout Hasher)
  public func multipliedFullWidth(by other: UInt16) -> (high: UInt16, low: UInt16.Magnitude)
  public func multipliedReportingOverflow(by other: UInt16) -> (partialValue: UInt16, overflow: Bool)
  public func remainderReportingOverflow(dividingBy other: UInt16) -> (partialValue: UInt16, overflow: Bool)
  @pure public func signum() -> UInt16
  public func subtractingReportingOverflow(_ other: UInt16) -> (partialValue: UInt16, overflow: Bool)
  @intrinsic @pure public static func != (lhs: UInt16, rhs: UInt16) -> Bool
  @intrinsic @pure public static func % (lhs: UInt16, rhs: UInt16) -> UInt16
  @intrinsic public static func %= (lhs: inout UInt16, rhs: UInt16)
  @pure public static func & (lhs: UInt16, rhs: UInt16) -> UInt16
  @pure public static func &<< (lhs: UInt16, rhs: UInt16) -> UInt16
  public static func &<<= (lhs: inout UInt16, rhs: UInt16)
  public static func &= (lhs: inout UInt16, rhs: UInt16)
  @pure public static func &>> (lhs: UInt16, rhs: UInt16) -> UInt16
  public static func &>>= (lhs: inout UInt16, rhs: UInt16)
  @intrinsic @pure public static func * (lhs: UInt16, rhs: UInt16) -> UInt16
  @intrinsic public static func *= (lhs: inout UInt16, rhs: UInt16)
  @intrinsic @pure public static func + (lhs: UInt16, rhs: UInt16) -> UInt16
  @intrinsic public static func += (lhs: inout UInt16, rhs: UInt16)
  @intrinsic @pure public static func - (lhs: UInt16, rhs: UInt16) -> UInt16
  @intrinsic public static func -= (lhs: inout UInt16, rhs: UInt16)
  @intrinsic @pure public static func / (lhs: UInt16, rhs: UInt16) -> UInt16
  @intrinsic public static func /= (lhs: inout UInt16, rhs: UInt16)
  @intrinsic @pure public static func < (lhs: UInt16, rhs: UInt16) -> Bool
  @intrinsic @pure public static func <= (lhs: UInt16, rhs: UInt16) -> Bool
  @intrinsic @pure public static func == (lhs: UInt16, rhs: UInt16) -> Bool
  @intrinsic @pure public static func > (lhs: UInt16, rhs: UInt16) -> Bool
  @intrinsic @pure public static func >= (lhs: UInt16, rhs: UInt16) -> Bool
  @pure public static func ^ (lhs: UInt16, rhs: UInt16) -> UInt16
  public static func ^= (lhs: inout UInt16, rhs: UInt16)
  @pure public static func | (lhs: UInt16, rhs: UInt16) -> UInt16
  public static func |= (lhs: inout UInt16, rhs: UInt16)
}

"""#,
      outline: #"""
63 t  UInt16 0 107 5d077884dd9987235aa826862df5b4fa struct UInt16
93 o 0 IntegerLiteralType 112 156 2ec527a4e11ad3e192d8d0e7fb49ca67 typealias IntegerLiteralType
75 o 0 Magnitude 159 194 8bcef6c17b2f0197baaa39a288a65ef8 typealias Magnitude
72 o 0 init 197 242 03df30e5248a03c57307d245094c3772 init(_ source: Float)
73 o 0 init 245 291 dce469ac9029f22b64e0df94d5476c85 init(_ source: Double)
76 o 0 init 294 332 487a30e755579074ac10634bb7e141cb init(bitPattern x: Int16)
79 o 0 init 335 376 2a2cabc6187d7cf84fbe960c15a03937 init?(exactly source: Float)
80 o 0 init 379 421 bcc1c104885c6d3941eb2d300a81e3ab init?(exactly source: Double)
82 o 0 init 424 469 ddd7156d72c94604bc41b3ad66658ab5 init(from decoder: any Decoder)
67 o 0 bitWidth 472 517 77891322acb9e457fd5d22b93420eee6 var bitWidth
73 o 0 byteSwapped 520 564 a4998c21256ad0012c90c56e9975c3b8 var byteSwapped
75 o 0 customMirror 567 606 d754b30423b22ab83eb946d3278ae6cc var customMirror
89 o 0 leadingZeroBitCount 609 658 429754a6938d9432dc63a009c26bbb5e var leadingZeroBitCount
81 o 0 nonzeroBitCount 661 706 a45953585a2d740a0a0511e3c62acf7d var nonzeroBitCount
91 o 0 trailingZeroBitCount 709 759 2924bc23bedbdef5bc59826e0cd165e5 var trailingZeroBitCount
115 o 0 addingReportingOverflow 762 856 fa3e922ee81c68df88a78d5107340e8e func addingReportingOverflow(_ other: UInt16)
118 o 0 dividedReportingOverflow 859 955 a488f67a265e35293ef64018b16551b3 func dividedReportingOverflow(by other: UInt16)
138 o 0 dividingFullWidth 958 1087 dd3020c854e8cfa8108f9525c3a07e01 func dividingFullWidth(_ dividend: (high: UInt16, low: UInt16.Magnitude))
91 o 0 encode 1090 1140 cb68a9220a048f087edd4662bc45e45c func encode(to encoder: any Encoder)
89 o 0 hash 1143 1186 4eabe88f4540f6e6f92fe91fc47d31d2 func hash(into hasher: inout Hasher)
110 o 0 multipliedFullWidth 1189 1279 93eafec108d88f04feb5585e8ef5dda2 func multipliedFullWidth(by other: UInt16)
126 o 0 multipliedReportingOverflow 1282 1381 29c3b09a11b744ca07e4ca18615d0c41 func multipliedReportingOverflow(by other: UInt16)
132 o 0 remainderReportingOverflow 1384 1490 eb838dd23fbb3db83275a681694910e6 func remainderReportingOverflow(dividingBy other: UInt16)
68 o 0 signum 1493 1529 3526300a7e175d69764c14ad8bb387e6 func signum()
127 o 0 subtractingReportingOverflow 1532 1631 0d888fb4b3c169407cddbf6137d9e863 func subtractingReportingOverflow(_ other: UInt16)
85 o 0 != 1634 1707 2ad47a5bfc8109a76ba6d1fcf79d7f61 func != (lhs: UInt16, rhs: UInt16)
83 o 0 % 1710 1784 e4e29b1656d2ad710a826e4d882ca6fc func % (lhs: UInt16, rhs: UInt16)
91 o 0 %= 1787 1852 e4c4f0b200987f70b3a6ac3aef381fc8 func %= (lhs: inout UInt16, rhs: UInt16)
83 o 0 & 1855 1918 9ae57da0e0715a70f58de4da06c67806 func & (lhs: UInt16, rhs: UInt16)
87 o 0 &<< 1921 1986 af7729adc7c26aaf938b72fb77c3e6c3 func &<< (lhs: UInt16, rhs: UInt16)
95 o 0 &<<= 1989 2045 b8c898eba8fabea7f96e071c4eb44902 func &<<= (lhs: inout UInt16, rhs: UInt16)
91 o 0 &= 2048 2102 a7aae0e42bb71fa63e54964263a72ee1 func &= (lhs: inout UInt16, rhs: UInt16)
87 o 0 &>> 2105 2170 8bfa68682038df342302440e5003fb3a func &>> (lhs: UInt16, rhs: UInt16)
95 o 0 &>>= 2173 2229 414d2e47625ffe389a5f54b55f150c58 func &>>= (lhs: inout UInt16, rhs: UInt16)
83 o 0 * 2232 2306 8603157b268aa2001a68684fab13c06f func * (lhs: UInt16, rhs: UInt16)
91 o 0 *= 2309 2374 cb9d861524ffa55a2b6c00612dcf65e4 func *= (lhs: inout UInt16, rhs: UInt16)
83 o 0 + 2377 2451 672484cfa9e21a172e65e825a408b2d3 func + (lhs: UInt16, rhs: UInt16)
91 o 0 += 2454 2519 549974def14469df01e8a6a1819b8211 func += (lhs: inout UInt16, rhs: UInt16)
83 o 0 - 2522 2596 7726c356d328e3e0606cb3de1c5afa98 func - (lhs: UInt16, rhs: UInt16)
91 o 0 -= 2599 2664 851a34adc29c141122f928586c23ab52 func -= (lhs: inout UInt16, rhs: UInt16)
83 o 0 / 2667 2741 188ba5b34a3fc708458804cd29813ee9 func / (lhs: UInt16, rhs: UInt16)
91 o 0 /= 2744 2809 6173e5172199401cd5bfa034c59c5ce1 func /= (lhs: inout UInt16, rhs: UInt16)
83 o 0 < 2812 2884 bf76e0f85386214ca23247b4419796b4 func < (lhs: UInt16, rhs: UInt16)
85 o 0 <= 2887 2960 3833b7c81f6dfd464e62fafdc4beefff func <= (lhs: UInt16, rhs: UInt16)
85 o 0 == 2963 3036 ea5c4e02d3a4acaf1a24b36ffcdef258 func == (lhs: UInt16, rhs: UInt16)
83 o 0 > 3039 3111 4631fc90cabce72155954bc99c74e2e2 func > (lhs: UInt16, rhs: UInt16)
85 o 0 >= 3114 3187 742ad9d47e5bf575ba9a1b92f6291eae func >= (lhs: UInt16, rhs: UInt16)
83 o 0 ^ 3190 3253 9b681633c555c79a7558dabe7040babc func ^ (lhs: UInt16, rhs: UInt16)
91 o 0 ^= 3256 3310 1557081df0630d2780ecf926283ef1ea func ^= (lhs: inout UInt16, rhs: UInt16)
83 o 0 | 3313 3376 648eda78e667f8d926310dd94398a341 func | (lhs: UInt16, rhs: UInt16)
91 o 0 |= 3379 3433 a9a6c460018f611e7aefeeb7e34f03c9 func |= (lhs: inout UInt16, rhs: UInt16)

"""#)
  }
}
