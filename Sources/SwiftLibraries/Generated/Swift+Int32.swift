// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_Int32: LibraryText {
    LibraryText(
      path: "Swift/Int32.swift",
      text: #"""
public struct Int32: CustomReflectable, Decodable, Encodable, FixedWidthInteger, Sendable, SignedInteger {
  public typealias IntegerLiteralType = Int32
  public typealias Magnitude = UInt32
  @intrinsic @pure public init(_ source: Float)
  @intrinsic @pure public init(_ source: Double)
  @pure public init(bitPattern x: UInt32)
  @pure public init?(exactly source: Float)
  @pure public init?(exactly source: Double)
  public init(from decoder: any Decoder) throws
  @pure public static var bitWidth: Int { get }
  @pure public var byteSwapped: Int32 { get }
  public var customMirror: Mirror { get }
  @pure public var leadingZeroBitCount: Int { get }
  @intrinsic @pure public var magnitude: UInt32 { get }
  @pure public var nonzeroBitCount: Int { get }
  @pure public var trailingZeroBitCount: Int { get }
  public func addingReportingOverflow(_ other: Int32) -> (partialValue: Int32, overflow: Bool)
  public func dividedReportingOverflow(by other: Int32) -> (partialValue: Int32, overflow: Bool)
  public func dividingFullWidth(_ dividend: (high: Int32, low: Int32.Magnitude)) -> (quotient: Int32, remainder: Int32)
  public func encode(to encoder: any Encoder) throws
  public func hash(into hasher: inout Hasher)
  public func multipliedFullWidth(by other: Int32) -> (high: Int32, low: Int32.Magnitude)
  public func multipliedReportingOverflow(by other: Int32) -> (partialValue: Int32, overflow: Bool)
  public func remainderReportingOverflow(dividingBy other: Int32) -> (partialValue: Int32, overflow: Bool)
  @pure public func signum() -> Int32
  public func subtractingReportingOverflow(_ other: Int32) -> (partialValue: Int32, overflow: Bool)
  @intrinsic @pure public static func != (lhs: Int32, rhs: Int32) -> Bool
  @intrinsic @pure public static func % (lhs: Int32, rhs: Int32) -> Int32
  @intrinsic public static func %= (lhs: inout Int32, rhs: Int32)
  @pure public static func & (lhs: Int32, rhs: Int32) -> Int32
  @pure public static func &<< (lhs: Int32, rhs: Int32) -> Int32
  public static func &<<= (lhs: inout Int32, rhs: Int32)
  public static func &= (lhs: inout Int32, rhs: Int32)
  @pure public static func &>> (lhs: Int32, rhs: Int32) -> Int32
  public static func &>>= (lhs: inout Int32, rhs: Int32)
  @intrinsic @pure public static func * (lhs: Int32, rhs: Int32) -> Int32
  @intrinsic public static func *= (lhs: inout Int32, rhs: Int32)
  @intrinsic @pure public static func + (lhs: Int32, rhs: Int32) -> Int32
  @intrinsic public static func += (lhs: inout Int32, rhs: Int32)
  @intrinsic @pure public static func - (lhs: Int32, rhs: Int32) -> Int32
  @intrinsic public static func -= (lhs: inout Int32, rhs: Int32)
  @intrinsic @pure public static func / (lhs: Int32, rhs: Int32) -> Int32
  @intrinsic public static func /= (lhs: inout Int32, rhs: Int32)
  @intrinsic @pure public static func < (lhs: Int32, rhs: Int32) -> Bool
  @intrinsic @pure public static func <= (lhs: Int32, rhs: Int32) -> Bool
  @intrinsic @pure public static func == (lhs: Int32, rhs: Int32) -> Bool
  @intrinsic @pure public static func > (lhs: Int32, rhs: Int32) -> Bool
  @intrinsic @pure public static func >= (lhs: Int32, rhs: Int32) -> Bool
  @pure public static func ^ (lhs: Int32, rhs: Int32) -> Int32
  public static func ^= (lhs: inout Int32, rhs: Int32)
  @pure public static func | (lhs: Int32, rhs: Int32) -> Int32
  public static func |= (lhs: inout Int32, rhs: Int32)
}

"""#,
      outline: #"""
t 0 104  d7ca5c117be730f0fc37c3b722e09acf Int32 struct Int32
o 109 152 0 911e9ef3d4b8fd80f697d583a354e1a8 IntegerLiteralType typealias IntegerLiteralType
o 155 190 0 ecdf3c8f8b2a3f7b3946eb858372e8b2 Magnitude typealias Magnitude
o 193 238 0 4e04794df73e67d0ba6acd06a5394ccc init init(_ source: Float)
o 241 287 0 33d1976f667e1e24e79eef73dcf6d284 init init(_ source: Double)
o 290 329 0 0fe161ab809fac95d0cf6b952ada4f1d init init(bitPattern x: UInt32)
o 332 373 0 15c82b721e2dfd57348b755b98dc7a84 init init?(exactly source: Float)
o 376 418 0 9c59775891f24296065ae0a78da9edb3 init init?(exactly source: Double)
o 421 514 0 40746a5e532e482c349c5169df681e98 init init(from decoder: any Decoder)
o 517 560 0 1fd3674e566eafe8c8b5f55953dd4229 byteSwapped var byteSwapped
o 563 602 0 9ae5bf29c1c8f6151d61cd15f67cdecd customMirror var customMirror
o 605 654 0 c195aac399d00ae63b68fd33c8535b37 leadingZeroBitCount var leadingZeroBitCount
o 657 710 0 da294a492604dbbcc3b3c484dc84cc58 magnitude var magnitude
o 713 758 0 7738e1ade1bc614e5db92c0f0f10bf8c nonzeroBitCount var nonzeroBitCount
o 761 811 0 73f0a26a0b5056b3da9c504df8f1adbc trailingZeroBitCount var trailingZeroBitCount
o 814 906 0 52eacbe9d0cf653849a068d999d32fe5 addingReportingOverflow func addingReportingOverflow(_ other: Int32)
o 909 1003 0 92f14014818366172cac26416a569e47 dividedReportingOverflow func dividedReportingOverflow(by other: Int32)
o 1006 1123 0 77eea33fd051f37a009862d7b748e282 dividingFullWidth func dividingFullWidth(_ dividend: (high: Int32, low: Int32.Magnitude))
o 1126 1222 0 0528daf816e4f6a2f5e0641b32287523 encode func encode(to encoder: any Encoder)
o 1225 1312 0 e8952eda35396f7039afd082a5fad4fa multipliedFullWidth func multipliedFullWidth(by other: Int32)
o 1315 1412 0 d08ee41ef7058b6bfd471b76592d0b79 multipliedReportingOverflow func multipliedReportingOverflow(by other: Int32)
o 1415 1519 0 1750871d95a5dbfa61cec52f002c4778 remainderReportingOverflow func remainderReportingOverflow(dividingBy other: Int32)
o 1522 1557 0 30937ad9086dabd95ee52d30d730d908 signum func signum()
o 1560 1657 0 da87f60238028343815959416c3e8000 subtractingReportingOverflow func subtractingReportingOverflow(_ other: Int32)
o 1660 1731 0 9c1d4f3dc68e8197dcaba66d0204777d != func != (lhs: Int32, rhs: Int32)
o 1734 1805 0 c80479ef39768f0d6ebb4d431cf2cb4b % func % (lhs: Int32, rhs: Int32)
o 1808 1871 0 eb0cb016150f1685d49cb56b01377046 %= func %= (lhs: inout Int32, rhs: Int32)
o 1874 1934 0 0bd98918b0ea2a7bceaaabcead84fa0c & func & (lhs: Int32, rhs: Int32)
o 1937 1999 0 042a876c6a9ec2b3db6014eae23f1a4c &<< func &<< (lhs: Int32, rhs: Int32)
o 2002 2056 0 0cd1f787d1988e047d9f96d9400ad66b &<<= func &<<= (lhs: inout Int32, rhs: Int32)
o 2059 2111 0 a913b6cc48ab100211c748101a9d483d &= func &= (lhs: inout Int32, rhs: Int32)
o 2114 2176 0 57d9608dfae6ee85a0c5fa9207956925 &>> func &>> (lhs: Int32, rhs: Int32)
o 2179 2233 0 e26c80b7bf29e9fbacf4917b960e9c56 &>>= func &>>= (lhs: inout Int32, rhs: Int32)
o 2236 2307 0 d25d92ad616ff4c3ebac651fdb1aaad7 * func * (lhs: Int32, rhs: Int32)
o 2310 2373 0 96d2a8fc497e2668f48eca004e5f9261 *= func *= (lhs: inout Int32, rhs: Int32)
o 2376 2447 0 9587daf8dbdb01bce67d3a41de2ad910 + func + (lhs: Int32, rhs: Int32)
o 2450 2513 0 fc4be53804cb91222da49781a6abf063 += func += (lhs: inout Int32, rhs: Int32)
o 2516 2587 0 248b22ffacedfd0f8c63fee59d94e7fc - func - (lhs: Int32, rhs: Int32)
o 2590 2653 0 506a5f406ad9ab0243be90c1d76d9826 -= func -= (lhs: inout Int32, rhs: Int32)
o 2656 2727 0 9ef7c1975cb12829055be7fed6d6852e / func / (lhs: Int32, rhs: Int32)
o 2730 2793 0 c69736d3bbf60ff8b67567fd9ec855cf /= func /= (lhs: inout Int32, rhs: Int32)
o 2796 2866 0 4b046f0710e243ff186a304ec34abb21 < func < (lhs: Int32, rhs: Int32)
o 2869 2940 0 be84a5c6682e1a183bc16eae9a4cbdc4 <= func <= (lhs: Int32, rhs: Int32)
o 2943 3014 0 639ac97748cedf56f6a36669c7f72a10 == func == (lhs: Int32, rhs: Int32)
o 3017 3087 0 ecb0d69bbf92a46cfbdabb0134bad5cc > func > (lhs: Int32, rhs: Int32)
o 3090 3161 0 4e85a1caa8dcde7e6423f82a5fe00150 >= func >= (lhs: Int32, rhs: Int32)
o 3164 3224 0 7df75b05cdf6276f0bd16c6cc98cf0e1 ^ func ^ (lhs: Int32, rhs: Int32)
o 3227 3279 0 fe57bc518f7f2fd53de58c64f6149565 ^= func ^= (lhs: inout Int32, rhs: Int32)
o 3282 3342 0 979a6f456528319447e7a71065aabf1d | func | (lhs: Int32, rhs: Int32)
o 3345 3397 0 1463b2afc658aad74a4a99c239cd33ad |= func |= (lhs: inout Int32, rhs: Int32)

"""#)
  }
}
