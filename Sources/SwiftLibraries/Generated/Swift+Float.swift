// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_Float: LibraryText {
    LibraryText(
      path: "Swift/Float.swift",
      text: #"""
public struct Float: BinaryFloatingPoint, CustomDebugStringConvertible, CustomReflectable, Decodable, Encodable,
  LosslessStringConvertible, Sendable, TextOutputStreamable
{
  public typealias Exponent = Int
  public typealias Magnitude = Float
  public typealias RawSignificand = UInt32
  @pure public init()
  @intrinsic public init?<S>(_ text: S) where S: StringProtocol
  @intrinsic @pure public init?(_ text: Substring)
  @intrinsic @pure public init(_ v: Int)
  @intrinsic public init<Source>(_ value: Source) where Source: BinaryInteger
  @intrinsic @pure public init(_ other: Float)
  @intrinsic @pure public init(_ other: Double)
  @pure public init(bitPattern: UInt32)
  public init?<Source>(exactly value: Source) where Source: BinaryInteger
  @pure public init?(exactly other: Float)
  @pure public init?(exactly other: Double)
  @intrinsic @pure public init(floatLiteral value: Float)
  public init(from decoder: any Decoder) throws
  @intrinsic @pure public init(integerLiteral value: Int64)
  public init(nan payload: Float.RawSignificand, signaling: Bool)
  @pure public init(sign: FloatingPointSign, exponent: Int, significand: Float)
  @pure public init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt32)
  @pure public init(signOf sign: Float, magnitudeOf mag: Float)
  @pure public static var exponentBitCount: Int { get }
  @pure public static var greatestFiniteMagnitude: Float { get }
  @pure public static var infinity: Float { get }
  @pure public static var leastNonzeroMagnitude: Float { get }
  @pure public static var leastNormalMagnitude: Float { get }
  @pure public static var nan: Float { get }
  @pure public static var pi: Float { get }
  @pure public static var signalingNaN: Float { get }
  @pure public static var significandBitCount: Int { get }
  @pure public static var ulpOfOne: Float { get }
  @pure public var binade: Float { get }
  @pure public var bitPattern: UInt32 { get }
  public var customMirror: Mirror { get }
  @pure public var debugDescription: String { get }
  @pure public var description: String { get }
  @pure public var exponent: Int { get }
  @pure public var exponentBitPattern: UInt { get }
  @pure public var isCanonical: Bool { get }
  @pure public var isFinite: Bool { get }
  @pure public var isInfinite: Bool { get }
  @pure public var isNaN: Bool { get }
  @pure public var isNormal: Bool { get }
  @pure public var isSignalingNaN: Bool { get }
  @pure public var isSubnormal: Bool { get }
  @pure public var isZero: Bool { get }
  @intrinsic @pure public var magnitude: Float { get }
  @pure public var nextUp: Float { get }
  @pure public var sign: FloatingPointSign { get }
  @pure public var significand: Float { get }
  @pure public var significandBitPattern: UInt32 { get }
  @pure public var significandWidth: Int { get }
  @pure public var ulp: Float { get }
  public mutating func addProduct(_ lhs: Float, _ rhs: Float)
  @pure public func advanced(by amount: Float) -> Float
  @pure public func distance(to other: Float) -> Float
  public func encode(to encoder: any Encoder) throws
  public mutating func formRemainder(dividingBy other: Float)
  public mutating func formSquareRoot()
  public mutating func formTruncatingRemainder(dividingBy other: Float)
  public func hash(into hasher: inout Hasher)
  @pure public func isEqual(to other: Float) -> Bool
  @pure public func isLess(than other: Float) -> Bool
  @pure public func isLessThanOrEqualTo(_ other: Float) -> Bool
  @intrinsic public mutating func negate()
  public mutating func round(_ rule: FloatingPointRoundingRule)
  public func write<Target>(to target: inout Target) where Target: TextOutputStream
  @intrinsic @pure public static func * (lhs: Float, rhs: Float) -> Float
  @intrinsic public static func *= (lhs: inout Float, rhs: Float)
  @intrinsic @pure public static func + (lhs: Float, rhs: Float) -> Float
  @intrinsic public static func += (lhs: inout Float, rhs: Float)
  @intrinsic public static prefix func - (x: Float) -> Float
  @intrinsic @pure public static func - (lhs: Float, rhs: Float) -> Float
  @intrinsic public static func -= (lhs: inout Float, rhs: Float)
  @intrinsic @pure public static func / (lhs: Float, rhs: Float) -> Float
  @intrinsic public static func /= (lhs: inout Float, rhs: Float)
}

"""#,
      outline: #"""
61 t  Float 0 172 8a2fc2752e800ef4a0528aa243539502 struct Float
73 o 0 Exponent 177 208 f940b02290aa05af0a9a3f32fc1f2727 typealias Exponent
75 o 0 Magnitude 211 245 77fa65016e6114d6b01a3dc9632dab5b typealias Magnitude
85 o 0 RawSignificand 248 288 8ab697ba6ffc56a1482136ea72e7f980 typealias RawSignificand
57 o 0 init 291 310 ba7f097354fb56d37b01649df0e4750e init()
70 o 0 init 313 374 48856e06133983794414cc23ffc2e2ca init?<S>(_ text: S)
75 o 0 init 377 425 22f2d1c49581759ba7075d2882319e99 init?(_ text: Substring)
65 o 0 init 428 466 1b0105ce41d2af89119552ad47afef36 init(_ v: Int)
80 o 0 init 469 544 81822ab7557f0831c16e01231e95a764 init<Source>(_ value: Source)
71 o 0 init 547 591 b2662858482fca578c34f1826bcefb35 init(_ other: Float)
72 o 0 init 594 639 f536455723024b20dd7dc114e1fefe16 init(_ other: Double)
75 o 0 init 642 679 e3051d962b70422bc5ecacb9e4618439 init(bitPattern: UInt32)
87 o 0 init 682 753 273823c94f228ca179fcc3f8786daf35 init?<Source>(exactly value: Source)
78 o 0 init 756 796 09adcb9359540f4f60387706be99ebbf init?(exactly other: Float)
79 o 0 init 799 840 0e3d0520cdf86fb063af1d6245b2550d init?(exactly other: Double)
82 o 0 init 843 898 14c375d5bc2c5bfa8144987a0ff9409d init(floatLiteral value: Float)
82 o 0 init 901 946 652b1a00f535928c9309a4c17c536f6b init(from decoder: any Decoder)
85 o 0 init 949 1006 d7a865bc112b3c60a3dd8fd494f90f5f init(integerLiteral value: Int64)
109 o 0 init 1009 1072 2534d7cab127af4fa906625f0a6161b0 init(nan payload: Float.RawSignificand, signaling: Bool)
117 o 0 init 1075 1152 62d54cd0b206399e7a1a24d9887e760b init(sign: FloatingPointSign, exponent: Int, significand: Float)
139 o 0 init 1155 1254 1c50d451373fccdff202f5cd36caa7c5 init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt32)
101 o 0 init 1257 1318 7b4b3fa99a1bd7b09c71fdcc37741bc8 init(signOf sign: Float, magnitudeOf mag: Float)
85 o 0 exponentBitCount 1321 1374 8b2f4e2b1f9bd15388197908b37fa88d var exponentBitCount
99 o 0 greatestFiniteMagnitude 1377 1439 b2d0108faaadfcac88217f73484fa965 var greatestFiniteMagnitude
69 o 0 infinity 1442 1489 14d2377c0fb149d6d531546bbe20dbac var infinity
95 o 0 leastNonzeroMagnitude 1492 1552 77da194cdb2b21fc96371b16b8e86e3e var leastNonzeroMagnitude
93 o 0 leastNormalMagnitude 1555 1614 e125eec5821e47d61626ec0fdc9056ef var leastNormalMagnitude
59 o 0 nan 1617 1659 fa5c284bbdb12feaf1bc99c03359e16a var nan
57 o 0 pi 1662 1703 5f8d4dc920c01e2b4efa7a9d5d37eeef var pi
77 o 0 signalingNaN 1706 1757 881f47592b41ced43239e1bfe6c88b40 var signalingNaN
91 o 0 significandBitCount 1760 1816 cf0535cbd3133c6ea41d68a5bc9c2aac var significandBitCount
69 o 0 ulpOfOne 1819 1866 bef1a45844c702afcc0c698ece87a28c var ulpOfOne
65 o 0 binade 1869 1907 e25f34dcba534733d1df46c93d382175 var binade
73 o 0 bitPattern 1910 1953 77d5052c24dddcedbfb929334127a07f var bitPattern
77 o 0 customMirror 1956 1995 740d3e8334e53dabc751ced029ac5c63 var customMirror
85 o 0 debugDescription 1998 2047 b71a860e725da568761b65d23a1206e6 var debugDescription
75 o 0 description 2050 2094 cf9b6ed92e45b017496a173d563d69b0 var description
69 o 0 exponent 2097 2135 68aa4b76f2a382da934a0ab03caf5585 var exponent
89 o 0 exponentBitPattern 2138 2187 fe3f9e0aab01ed5ce2efc60f8ffe5488 var exponentBitPattern
75 o 0 isCanonical 2190 2232 b03d96f7f7044b2acd2ce6e131ddd784 var isCanonical
69 o 0 isFinite 2235 2274 db2cd0d4e8f09002dc3d0544b0e92680 var isFinite
73 o 0 isInfinite 2277 2318 d89ed1845a5d7e27689b78ac130e8aed var isInfinite
63 o 0 isNaN 2321 2357 ebb7fb86968cce7e1e1b3893b8af6f7c var isNaN
69 o 0 isNormal 2360 2399 f567e62e2cf35e77bcfd872492954a5d var isNormal
81 o 0 isSignalingNaN 2402 2447 cd243fa4e5db69c39a2c5c1d95729186 var isSignalingNaN
75 o 0 isSubnormal 2450 2492 30b4864c5d62b1fda157bbba402303f9 var isSubnormal
65 o 0 isZero 2495 2532 c0a7522af32c2f65abe08def630470ce var isZero
71 o 0 magnitude 2535 2587 20b9b97b24aa4b6d5046c8afbf6fa414 var magnitude
65 o 0 nextUp 2590 2628 9cc5d4518a9b01d6ec25a11b4fe0e99c var nextUp
61 o 0 sign 2631 2679 30c5c4a419f50abba952aa11e3413305 var sign
75 o 0 significand 2682 2725 11936d858e08fd34414ea53df3c9b1d6 var significand
95 o 0 significandBitPattern 2728 2782 42fba0424d9cd01b2321039f769d9268 var significandBitPattern
85 o 0 significandWidth 2785 2831 bfffb7ce4b422a5fc0e04e989e0a1e60 var significandWidth
59 o 0 ulp 2834 2869 7fd2fe4c0a78596b71f7400686d08865 var ulp
102 o 0 addProduct 2872 2931 216bec9e88934ccb837b1474a82f1a4e func addProduct(_ lhs: Float, _ rhs: Float)
88 o 0 advanced 2934 2987 a70043b3c1c381264f5e00ff27ddfa96 func advanced(by amount: Float)
87 o 0 distance 2990 3042 f3a79c8a4402fbca7d02712266e53d1e func distance(to other: Float)
91 o 0 encode 3045 3095 a3e8a74009b4ae2f5c6bcd7b536e2357 func encode(to encoder: any Encoder)
105 o 0 formRemainder 3098 3157 b3abe59df20daa74fc8d4cbeaec30455 func formRemainder(dividingBy other: Float)
84 o 0 formSquareRoot 3160 3197 025673dd81b5cca6ac0bb882c80bca4b func formSquareRoot()
125 o 0 formTruncatingRemainder 3200 3269 097c922e520bd56a98a97b687bca1cc6 func formTruncatingRemainder(dividingBy other: Float)
89 o 0 hash 3272 3315 bc3c9db87cee28cf1791794c968e6b19 func hash(into hasher: inout Hasher)
85 o 0 isEqual 3318 3368 8bd27ce149b830bd55a4f7c69bad4499 func isEqual(to other: Float)
85 o 0 isLess 3371 3422 f47a2ed987dd5d58e42b6131cde16459 func isLess(than other: Float)
108 o 0 isLessThanOrEqualTo 3425 3486 ba537b9018a728aee04bc7421850661b func isLessThanOrEqualTo(_ other: Float)
68 o 0 negate 3489 3529 3ae62380b4b955e8ef6452ce91deaec5 func negate()
99 o 0 round 3532 3593 7004547083bf20be9c056454c47a6927 func round(_ rule: FloatingPointRoundingRule)
97 o 0 write 3596 3677 7a3015b00a64416bf71e96bdea998cd2 func write<Target>(to target: inout Target)
81 o 0 * 3680 3751 e5cfc9e1ffcc99690e3c4509f475d038 func * (lhs: Float, rhs: Float)
89 o 0 *= 3754 3817 1ba8698d98451604c510bb78ec92d5a1 func *= (lhs: inout Float, rhs: Float)
81 o 0 + 3820 3891 9197f348a74b287af73da711d26e8093 func + (lhs: Float, rhs: Float)
89 o 0 += 3894 3957 2b7ea670b0ce742796781ce04f0a49b5 func += (lhs: inout Float, rhs: Float)
67 o 0 - 3960 4018 83225aeea18fe1072bc56bcab4eac31d func - (x: Float)
81 o 0 - 4021 4092 8b0ec4c3add53e995667585398a65481 func - (lhs: Float, rhs: Float)
89 o 0 -= 4095 4158 0b178028e0354cfd743f2482c630f845 func -= (lhs: inout Float, rhs: Float)
81 o 0 / 4161 4232 4544fc7d9b6323fb9c20c407da56a989 func / (lhs: Float, rhs: Float)
89 o 0 /= 4235 4298 3b761054afd57400e141390367864481 func /= (lhs: inout Float, rhs: Float)

"""#)
  }
}
