// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Foundation_Decimal: LibraryText {
    LibraryText(
      path: "Foundation/Decimal.swift",
      text: #"""
public struct Decimal: CustomStringConvertible, Decodable, Encodable, ExpressibleByFloatLiteral, Hashable, Sendable,
  SignedNumeric, Strideable
{
  @pure public init()
  @pure public init(_ value: UInt8)
  @pure public init(_ value: Int8)
  @pure public init(_ value: UInt16)
  @pure public init(_ value: Int16)
  @pure public init(_ value: UInt32)
  @pure public init(_ value: Int32)
  @pure public init(_ value: UInt64)
  @pure public init(_ value: Int64)
  @pure public init(_ value: UInt)
  @pure public init(_ value: Int)
  @pure public init(_ value: Double)
  public init?<T>(exactly source: T) where T: BinaryInteger
  @pure public init(floatLiteral value: Double)
  public init(from decoder: any Decoder) throws
  @pure public init(integerLiteral value: Int)
  public init(sign: FloatingPointSign, exponent: Int, significand: Decimal)
  @pure public init(signOf: Decimal, magnitudeOf magnitude: Decimal)
  @pure public init?(string: String, locale: Locale? = nil)
  @pure public static var greatestFiniteMagnitude: Decimal { get }
  @pure public static var leastFiniteMagnitude: Decimal { get }
  @pure public static var leastNonzeroMagnitude: Decimal { get }
  @pure public static var leastNormalMagnitude: Decimal { get }
  @pure public static var nan: Decimal { get }
  @pure public static var pi: Decimal { get }
  @pure public static var quietNaN: Decimal { get }
  @pure public static var radix: Int { get }
  @pure public var description: String { get }
  @pure public var exponent: Int { get }
  public var floatingPointClass: FloatingPointClassification { get }
  @pure public var isCanonical: Bool { get }
  @pure public var isFinite: Bool { get }
  @pure public var isInfinite: Bool { get }
  @pure public var isNaN: Bool { get }
  @pure public var isNormal: Bool { get }
  @pure public var isSignMinus: Bool { get }
  @pure public var isSignaling: Bool { get }
  @pure public var isSignalingNaN: Bool { get }
  @pure public var isSubnormal: Bool { get }
  @pure public var isZero: Bool { get }
  @pure public var magnitude: Decimal { get }
  @pure public var nextDown: Decimal { get }
  @pure public var nextUp: Decimal { get }
  public var sign: FloatingPointSign { get }
  @pure public var significand: Decimal { get }
  @pure public var ulp: Decimal { get }
  @pure public func advanced(by n: Decimal) -> Decimal
  @pure public func distance(to other: Decimal) -> Decimal
  public func encode(to encoder: any Encoder) throws
  @pure public func formatted() -> String
  public func formatted<S>(_ format: S) -> S.FormatOutput where S: FormatStyle, S.FormatInput == Decimal
  public func hash(into hasher: inout Hasher)
  @pure public func isEqual(to other: Decimal) -> Bool
  @pure public func isLess(than other: Decimal) -> Bool
  @pure public func isLessThanOrEqualTo(_ other: Decimal) -> Bool
  @pure public func isTotallyOrdered(belowOrEqualTo other: Decimal) -> Bool
  public mutating func negate()
  @pure public static func * (lhs: Decimal, rhs: Decimal) -> Decimal
  public static func *= (lhs: inout Decimal, rhs: Decimal)
  @pure public static func + (lhs: Decimal, rhs: Decimal) -> Decimal
  public static func += (lhs: inout Decimal, rhs: Decimal)
  @pure public static func - (lhs: Decimal, rhs: Decimal) -> Decimal
  public static func -= (lhs: inout Decimal, rhs: Decimal)
  @pure public static func / (lhs: Decimal, rhs: Decimal) -> Decimal
  public static func /= (lhs: inout Decimal, rhs: Decimal)
  @pure public static func < (lhs: Decimal, rhs: Decimal) -> Bool
  @pure public static func == (lhs: Decimal, rhs: Decimal) -> Bool
}

extension Decimal {
  public enum CalculationError: Hashable, RawRepresentable, Sendable {
    case divideByZero
    case lossOfPrecision
    case noError
    case overflow
    case underflow
    @pure public init?(rawValue: UInt)
  }
}

extension Decimal {
  public enum RoundingMode: Hashable, RawRepresentable, Sendable {
    case bankers
    case down
    case plain
    case up
    @pure public init?(rawValue: UInt)
  }
}

"""#,
      outline: #"""
65 t  Decimal 0 144 c92930763e2433e24ff1e1248d2143bd struct Decimal
57 o 0 init 149 168 d1086f2d211062b730a8ff6bdc559f5f init()
71 o 0 init 171 204 169af006a26a0bca20a3c3fa0dc10197 init(_ value: UInt8)
70 o 0 init 207 239 8a201065809020c06d8b1382ed15187e init(_ value: Int8)
72 o 0 init 242 276 86574abcb38f3810e7894ea5988d9425 init(_ value: UInt16)
71 o 0 init 279 312 b58f518830c7e1d8b969325c3a70e643 init(_ value: Int16)
72 o 0 init 315 349 aa3460c54cefec420568761c71a3842a init(_ value: UInt32)
71 o 0 init 352 385 24ea7e56edce4a4b9c03fdf7819ff4f4 init(_ value: Int32)
72 o 0 init 388 422 205f06c5e3943b96dee4b6c762e9a954 init(_ value: UInt64)
71 o 0 init 425 458 1862bc41ed0cf2c487eb2e2309686f3a init(_ value: Int64)
70 o 0 init 461 493 36a1a4465c0360d6dfc9f9073cccaeda init(_ value: UInt)
69 o 0 init 496 527 62e250aa73d07c89c630c0bfa6b0d84e init(_ value: Int)
72 o 0 init 530 564 7d5c93d9dceaa5095153b6a86ba2240a init(_ value: Double)
78 o 0 init 567 624 65d16b4b70e11e1b84142dbdef54d08e init?<T>(exactly source: T)
83 o 0 init 627 672 439c508deff7342c562f9f3e3caee955 init(floatLiteral value: Double)
82 o 0 init 675 720 3120359df92b9f0b54e1a633202ff26e init(from decoder: any Decoder)
82 o 0 init 723 767 c569ca05f59aeaeff61f825d2eebd142 init(integerLiteral value: Int)
117 o 0 init 770 843 4f334f9fbe5bdbd07a635201a3082dbc init(sign: FloatingPointSign, exponent: Int, significand: Decimal)
104 o 0 init 846 912 7fabfdbfd9e05fd6c81868aa0bb93dc2 init(signOf: Decimal, magnitudeOf magnitude: Decimal)
95 o 0 init 915 972 2ecc1a9b8b2561298e2f66fd7f6053d4 init?(string: String, locale: Locale? = nil)
98 o 0 greatestFiniteMagnitude 975 1039 aac4c2ca268e1345928c577e9b290621 var greatestFiniteMagnitude
93 o 0 leastFiniteMagnitude 1042 1103 888ac0f0401fbba7e435d42e67ee6769 var leastFiniteMagnitude
95 o 0 leastNonzeroMagnitude 1106 1168 f358ed2e8c9c7b577038183d57974b29 var leastNonzeroMagnitude
93 o 0 leastNormalMagnitude 1171 1232 b1b21f92920234b9a58846f6ccf2b46e var leastNormalMagnitude
59 o 0 nan 1235 1279 a5ec5e0a117bf95e110704b0a94de624 var nan
57 o 0 pi 1282 1325 f9c18eceb91bc093bb81a75fbbff6d65 var pi
69 o 0 quietNaN 1328 1377 fa654060c5a6fb0e293288ad5575fdd6 var quietNaN
63 o 0 radix 1380 1422 40b89d5c4ab4cedc36b80e4f092a9074 var radix
75 o 0 description 1425 1469 e28457b9e7815311f98da430c88f7eee var description
69 o 0 exponent 1472 1510 f266a27dc62b033def54405d4f0c668b var exponent
89 o 0 floatingPointClass 1513 1579 d241bb3e60e52ff2854c5ba760ae9759 var floatingPointClass
75 o 0 isCanonical 1582 1624 d7cfb8584dfcd6b24135f01dcac811ee var isCanonical
69 o 0 isFinite 1627 1666 de1f1c74f037106d1cb716102afcf190 var isFinite
73 o 0 isInfinite 1669 1710 af699cd191722290e97ad9d6de96d4c0 var isInfinite
63 o 0 isNaN 1713 1749 de9d30233c0b172f6ee86d5297ad7ee3 var isNaN
69 o 0 isNormal 1752 1791 284558678abdc93a555383b2d3459678 var isNormal
75 o 0 isSignMinus 1794 1836 791a282d2242d4045a2bf4d8d9c3116b var isSignMinus
75 o 0 isSignaling 1839 1881 a1a09cc3936475f62d94fa0f60b4bc7f var isSignaling
81 o 0 isSignalingNaN 1884 1929 da7c3d6f69448824fa36937f9e2e82cf var isSignalingNaN
75 o 0 isSubnormal 1932 1974 8f97ccbfa716efe67d6bd37458e0d51b var isSubnormal
65 o 0 isZero 1977 2014 adf70d09625aace0cf976c5a8c9e4824 var isZero
71 o 0 magnitude 2017 2060 f806ec33dbef71f4e05c43d41056a546 var magnitude
69 o 0 nextDown 2063 2105 6da3acf2ab01d0fe1062b069576303f0 var nextDown
65 o 0 nextUp 2108 2148 83ce970b6502e93068c07a7312047c11 var nextUp
61 o 0 sign 2151 2193 cd82f3739c1adc58209d3c9435abeee3 var sign
75 o 0 significand 2196 2241 32f961cc05fb2e15e2f1661739d0403e var significand
59 o 0 ulp 2244 2281 8c3ef3cfa2804cf1e09fd913c6228243 var ulp
85 o 0 advanced 2284 2336 fa177a95aab7dbf2cfdcd6a33469845d func advanced(by n: Decimal)
89 o 0 distance 2339 2395 2712acd87a278d14a2a6add64ce6ad1c func distance(to other: Decimal)
91 o 0 encode 2398 2448 90d17b15c2bb5a97117c2a01357f9a66 func encode(to encoder: any Encoder)
74 o 0 formatted 2451 2490 1c550332570532f8509e7ad28192e6ee func formatted()
88 o 0 formatted 2493 2595 bee3118c552e054eac3d0715848c2aed func formatted<S>(_ format: S)
89 o 0 hash 2598 2641 1c2912ce4e7244ebfd43baa8bc895d65 func hash(into hasher: inout Hasher)
87 o 0 isEqual 2644 2696 3b492bb963fc82ad31eb95e5e391ad58 func isEqual(to other: Decimal)
87 o 0 isLess 2699 2752 6f0402c4c9ae88ad4ce51c8c8946996f func isLess(than other: Decimal)
110 o 0 isLessThanOrEqualTo 2755 2818 3f83d6c50fccec69c766627fcb9c3a6a func isLessThanOrEqualTo(_ other: Decimal)
117 o 0 isTotallyOrdered 2821 2894 6676ad4df908af5e580cd931704bc712 func isTotallyOrdered(belowOrEqualTo other: Decimal)
68 o 0 negate 2897 2926 3519bb205a3f669f3da8e70846f19281 func negate()
85 o 0 * 2929 2995 209b840038183355fddb61435257e1c9 func * (lhs: Decimal, rhs: Decimal)
93 o 0 *= 2998 3054 5da96e3452447896ccf33bbc31de6201 func *= (lhs: inout Decimal, rhs: Decimal)
85 o 0 + 3057 3123 d92f4bc8ef62d9d8d90dbde226788cb0 func + (lhs: Decimal, rhs: Decimal)
93 o 0 += 3126 3182 59ba7be8ee49d4c8c29e7f0fd1882b96 func += (lhs: inout Decimal, rhs: Decimal)
85 o 0 - 3185 3251 6468bfff0145aecf5f4ae2b747b4e965 func - (lhs: Decimal, rhs: Decimal)
93 o 0 -= 3254 3310 87402fe283fb8f09b3461acde8d4a26a func -= (lhs: inout Decimal, rhs: Decimal)
85 o 0 / 3313 3379 c8566f97a45c821e4741a079b84b3aa4 func / (lhs: Decimal, rhs: Decimal)
93 o 0 /= 3382 3438 743e83b6d24c74f7c8fe8e2e5749871a func /= (lhs: inout Decimal, rhs: Decimal)
85 o 0 < 3441 3504 866b8e89166ac1fa21882ed43808cb09 func < (lhs: Decimal, rhs: Decimal)
87 o 0 == 3507 3571 9edb9f6ff23305cbc2b4549cc9318cde func == (lhs: Decimal, rhs: Decimal)
72 e  Decimal 3575 3592 aa87b31e2cc2e2d5f87613c27f020070 extension Decimal
95 t 68 Decimal.CalculationError 3597 3663 194b560e5dbf76ba57d423cc07d87d62 enum CalculationError
79 o 69 divideByZero 3670 3687 bc084ef2a9cd6785f82ba874f35ae07b case divideByZero
85 o 69 lossOfPrecision 3692 3712 865f13fafd98320c511abdeaa9b0fab6 case lossOfPrecision
69 o 69 noError 3717 3729 7b6734c2b87692eb89eaf7910da41b9f case noError
71 o 69 overflow 3734 3747 0e0af4aa81f9ffbe5fa550427a84093a case overflow
73 o 69 underflow 3752 3766 c18a12b20b7b31d645a29c0592f81727 case underflow
75 o 69 init 3771 3805 f43174e643e627bb5a2873f2648c5169 init?(rawValue: UInt)
74 e  Decimal 3813 3830 aa87b31e2cc2e2d5f87613c27f020070 extension Decimal#2
87 t 76 Decimal.RoundingMode 3835 3897 46a9562e64bcfc585920a1d065c0ced9 enum RoundingMode
69 o 77 bankers 3904 3916 15388a007296dc772d7c7f8cc4835f65 case bankers
63 o 77 down 3921 3930 349c8f3b1b77da87891abf1b37199847 case down
65 o 77 plain 3935 3945 b2a5658a286fe5d167cff1d4bb3d297d case plain
59 o 77 up 3950 3957 bcbaecb46ff812ed003824d84747a347 case up
75 o 77 init 3962 3996 0476aedf72167fbfaf721db9e6734e16 init?(rawValue: UInt)

"""#)
  }
}
