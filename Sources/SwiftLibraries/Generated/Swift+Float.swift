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
t 0 172  8a2fc2752e800ef4a0528aa243539502 Float struct Float
o 177 208 0 f940b02290aa05af0a9a3f32fc1f2727 Exponent typealias Exponent
o 211 245 0 77fa65016e6114d6b01a3dc9632dab5b Magnitude typealias Magnitude
o 248 288 0 8ab697ba6ffc56a1482136ea72e7f980 RawSignificand typealias RawSignificand
o 291 310 0 ba7f097354fb56d37b01649df0e4750e init init()
o 313 374 0 48856e06133983794414cc23ffc2e2ca init init?<S>(_ text: S)
o 377 425 0 22f2d1c49581759ba7075d2882319e99 init init?(_ text: Substring)
o 428 466 0 1b0105ce41d2af89119552ad47afef36 init init(_ v: Int)
o 469 544 0 81822ab7557f0831c16e01231e95a764 init init<Source>(_ value: Source)
o 547 591 0 b2662858482fca578c34f1826bcefb35 init init(_ other: Float)
o 594 639 0 f536455723024b20dd7dc114e1fefe16 init init(_ other: Double)
o 642 679 0 e3051d962b70422bc5ecacb9e4618439 init init(bitPattern: UInt32)
o 682 753 0 273823c94f228ca179fcc3f8786daf35 init init?<Source>(exactly value: Source)
o 756 796 0 09adcb9359540f4f60387706be99ebbf init init?(exactly other: Float)
o 799 840 0 0e3d0520cdf86fb063af1d6245b2550d init init?(exactly other: Double)
o 843 898 0 14c375d5bc2c5bfa8144987a0ff9409d init init(floatLiteral value: Float)
o 901 1006 0 a60c79b126e438ed6ee6c4897d68470a init init(from decoder: any Decoder)
o 1009 1072 0 2534d7cab127af4fa906625f0a6161b0 init init(nan payload: Float.RawSignificand, signaling: Bool)
o 1075 1152 0 62d54cd0b206399e7a1a24d9887e760b init init(sign: FloatingPointSign, exponent: Int, significand: Float)
o 1155 1254 0 1c50d451373fccdff202f5cd36caa7c5 init init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt32)
o 1257 1318 0 7b4b3fa99a1bd7b09c71fdcc37741bc8 init init(signOf sign: Float, magnitudeOf mag: Float)
o 1321 1374 0 8b2f4e2b1f9bd15388197908b37fa88d exponentBitCount var exponentBitCount
o 1377 1439 0 b2d0108faaadfcac88217f73484fa965 greatestFiniteMagnitude var greatestFiniteMagnitude
o 1442 1489 0 14d2377c0fb149d6d531546bbe20dbac infinity var infinity
o 1492 1552 0 77da194cdb2b21fc96371b16b8e86e3e leastNonzeroMagnitude var leastNonzeroMagnitude
o 1555 1614 0 e125eec5821e47d61626ec0fdc9056ef leastNormalMagnitude var leastNormalMagnitude
o 1617 1659 0 fa5c284bbdb12feaf1bc99c03359e16a nan var nan
o 1662 1703 0 5f8d4dc920c01e2b4efa7a9d5d37eeef pi var pi
o 1706 1757 0 881f47592b41ced43239e1bfe6c88b40 signalingNaN var signalingNaN
o 1760 1816 0 cf0535cbd3133c6ea41d68a5bc9c2aac significandBitCount var significandBitCount
o 1819 1866 0 bef1a45844c702afcc0c698ece87a28c ulpOfOne var ulpOfOne
o 1869 1907 0 e25f34dcba534733d1df46c93d382175 binade var binade
o 1910 1953 0 77d5052c24dddcedbfb929334127a07f bitPattern var bitPattern
o 1956 1995 0 740d3e8334e53dabc751ced029ac5c63 customMirror var customMirror
o 1998 2047 0 b71a860e725da568761b65d23a1206e6 debugDescription var debugDescription
o 2050 2094 0 cf9b6ed92e45b017496a173d563d69b0 description var description
o 2097 2135 0 68aa4b76f2a382da934a0ab03caf5585 exponent var exponent
o 2138 2187 0 fe3f9e0aab01ed5ce2efc60f8ffe5488 exponentBitPattern var exponentBitPattern
o 2190 2232 0 b03d96f7f7044b2acd2ce6e131ddd784 isCanonical var isCanonical
o 2235 2274 0 db2cd0d4e8f09002dc3d0544b0e92680 isFinite var isFinite
o 2277 2318 0 d89ed1845a5d7e27689b78ac130e8aed isInfinite var isInfinite
o 2321 2357 0 ebb7fb86968cce7e1e1b3893b8af6f7c isNaN var isNaN
o 2360 2399 0 f567e62e2cf35e77bcfd872492954a5d isNormal var isNormal
o 2402 2447 0 cd243fa4e5db69c39a2c5c1d95729186 isSignalingNaN var isSignalingNaN
o 2450 2492 0 30b4864c5d62b1fda157bbba402303f9 isSubnormal var isSubnormal
o 2495 2532 0 c0a7522af32c2f65abe08def630470ce isZero var isZero
o 2535 2587 0 20b9b97b24aa4b6d5046c8afbf6fa414 magnitude var magnitude
o 2590 2628 0 9cc5d4518a9b01d6ec25a11b4fe0e99c nextUp var nextUp
o 2631 2679 0 30c5c4a419f50abba952aa11e3413305 sign var sign
o 2682 2725 0 11936d858e08fd34414ea53df3c9b1d6 significand var significand
o 2728 2782 0 42fba0424d9cd01b2321039f769d9268 significandBitPattern var significandBitPattern
o 2785 2831 0 bfffb7ce4b422a5fc0e04e989e0a1e60 significandWidth var significandWidth
o 2834 2869 0 7fd2fe4c0a78596b71f7400686d08865 ulp var ulp
o 2872 2931 0 216bec9e88934ccb837b1474a82f1a4e addProduct func addProduct(_ lhs: Float, _ rhs: Float)
o 2934 2987 0 a70043b3c1c381264f5e00ff27ddfa96 advanced func advanced(by amount: Float)
o 2990 3042 0 f3a79c8a4402fbca7d02712266e53d1e distance func distance(to other: Float)
o 3045 3157 0 80fc3f5583c9f9d43c5a61eb99e03a82 encode func encode(to encoder: any Encoder)
o 3160 3197 0 025673dd81b5cca6ac0bb882c80bca4b formSquareRoot func formSquareRoot()
o 3200 3269 0 097c922e520bd56a98a97b687bca1cc6 formTruncatingRemainder func formTruncatingRemainder(dividingBy other: Float)
o 3272 3315 0 bc3c9db87cee28cf1791794c968e6b19 hash func hash(into hasher: inout Hasher)
o 3318 3368 0 8bd27ce149b830bd55a4f7c69bad4499 isEqual func isEqual(to other: Float)
o 3371 3422 0 f47a2ed987dd5d58e42b6131cde16459 isLess func isLess(than other: Float)
o 3425 3486 0 ba537b9018a728aee04bc7421850661b isLessThanOrEqualTo func isLessThanOrEqualTo(_ other: Float)
o 3489 3529 0 3ae62380b4b955e8ef6452ce91deaec5 negate func negate()
o 3532 3593 0 7004547083bf20be9c056454c47a6927 round func round(_ rule: FloatingPointRoundingRule)
o 3596 3677 0 7a3015b00a64416bf71e96bdea998cd2 write func write<Target>(to target: inout Target)
o 3680 3751 0 e5cfc9e1ffcc99690e3c4509f475d038 * func * (lhs: Float, rhs: Float)
o 3754 3817 0 1ba8698d98451604c510bb78ec92d5a1 *= func *= (lhs: inout Float, rhs: Float)
o 3820 3891 0 9197f348a74b287af73da711d26e8093 + func + (lhs: Float, rhs: Float)
o 3894 3957 0 2b7ea670b0ce742796781ce04f0a49b5 += func += (lhs: inout Float, rhs: Float)
o 3960 4018 0 83225aeea18fe1072bc56bcab4eac31d - func - (x: Float)
o 4021 4092 0 8b0ec4c3add53e995667585398a65481 - func - (lhs: Float, rhs: Float)
o 4095 4158 0 0b178028e0354cfd743f2482c630f845 -= func -= (lhs: inout Float, rhs: Float)
o 4161 4232 0 4544fc7d9b6323fb9c20c407da56a989 / func / (lhs: Float, rhs: Float)
o 4235 4298 0 3b761054afd57400e141390367864481 /= func /= (lhs: inout Float, rhs: Float)

"""#)
  }
}
