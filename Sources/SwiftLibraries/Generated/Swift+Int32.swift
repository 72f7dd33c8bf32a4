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
61 t  Int32 0 104 d7ca5c117be730f0fc37c3b722e09acf struct Int32
93 o 0 IntegerLiteralType 109 152 911e9ef3d4b8fd80f697d583a354e1a8 typealias IntegerLiteralType
75 o 0 Magnitude 155 190 ecdf3c8f8b2a3f7b3946eb858372e8b2 typealias Magnitude
72 o 0 init 193 238 4e04794df73e67d0ba6acd06a5394ccc init(_ source: Float)
73 o 0 init 241 287 33d1976f667e1e24e79eef73dcf6d284 init(_ source: Double)
77 o 0 init 290 329 0fe161ab809fac95d0cf6b952ada4f1d init(bitPattern x: UInt32)
79 o 0 init 332 373 15c82b721e2dfd57348b755b98dc7a84 init?(exactly source: Float)
80 o 0 init 376 418 9c59775891f24296065ae0a78da9edb3 init?(exactly source: Double)
82 o 0 init 421 466 d7f274a10b2f49ecab132a0c1271b9dd init(from decoder: any Decoder)
67 o 0 bitWidth 469 514 f441e1b52d92ef75631834db155f456a var bitWidth
73 o 0 byteSwapped 517 560 1fd3674e566eafe8c8b5f55953dd4229 var byteSwapped
75 o 0 customMirror 563 602 9ae5bf29c1c8f6151d61cd15f67cdecd var customMirror
89 o 0 leadingZeroBitCount 605 654 c195aac399d00ae63b68fd33c8535b37 var leadingZeroBitCount
69 o 0 magnitude 657 710 da294a492604dbbcc3b3c484dc84cc58 var magnitude
81 o 0 nonzeroBitCount 713 758 7738e1ade1bc614e5db92c0f0f10bf8c var nonzeroBitCount
91 o 0 trailingZeroBitCount 761 811 73f0a26a0b5056b3da9c504df8f1adbc var trailingZeroBitCount
114 o 0 addingReportingOverflow 814 906 52eacbe9d0cf653849a068d999d32fe5 func addingReportingOverflow(_ other: Int32)
118 o 0 dividedReportingOverflow 909 1003 92f14014818366172cac26416a569e47 func dividedReportingOverflow(by other: Int32)
137 o 0 dividingFullWidth 1006 1123 77eea33fd051f37a009862d7b748e282 func dividingFullWidth(_ dividend: (high: Int32, low: Int32.Magnitude))
91 o 0 encode 1126 1176 a9a3a6fae9fdedb7e120e8c20e56d746 func encode(to encoder: any Encoder)
89 o 0 hash 1179 1222 172755027029f101ca01e154cf59dda6 func hash(into hasher: inout Hasher)
109 o 0 multipliedFullWidth 1225 1312 e8952eda35396f7039afd082a5fad4fa func multipliedFullWidth(by other: Int32)
125 o 0 multipliedReportingOverflow 1315 1412 d08ee41ef7058b6bfd471b76592d0b79 func multipliedReportingOverflow(by other: Int32)
131 o 0 remainderReportingOverflow 1415 1519 1750871d95a5dbfa61cec52f002c4778 func remainderReportingOverflow(dividingBy other: Int32)
68 o 0 signum 1522 1557 30937ad9086dabd95ee52d30d730d908 func signum()
126 o 0 subtractingReportingOverflow 1560 1657 da87f60238028343815959416c3e8000 func subtractingReportingOverflow(_ other: Int32)
83 o 0 != 1660 1731 9c1d4f3dc68e8197dcaba66d0204777d func != (lhs: Int32, rhs: Int32)
81 o 0 % 1734 1805 c80479ef39768f0d6ebb4d431cf2cb4b func % (lhs: Int32, rhs: Int32)
89 o 0 %= 1808 1871 eb0cb016150f1685d49cb56b01377046 func %= (lhs: inout Int32, rhs: Int32)
81 o 0 & 1874 1934 0bd98918b0ea2a7bceaaabcead84fa0c func & (lhs: Int32, rhs: Int32)
85 o 0 &<< 1937 1999 042a876c6a9ec2b3db6014eae23f1a4c func &<< (lhs: Int32, rhs: Int32)
93 o 0 &<<= 2002 2056 0cd1f787d1988e047d9f96d9400ad66b func &<<= (lhs: inout Int32, rhs: Int32)
89 o 0 &= 2059 2111 a913b6cc48ab100211c748101a9d483d func &= (lhs: inout Int32, rhs: Int32)
85 o 0 &>> 2114 2176 57d9608dfae6ee85a0c5fa9207956925 func &>> (lhs: Int32, rhs: Int32)
93 o 0 &>>= 2179 2233 e26c80b7bf29e9fbacf4917b960e9c56 func &>>= (lhs: inout Int32, rhs: Int32)
81 o 0 * 2236 2307 d25d92ad616ff4c3ebac651fdb1aaad7 func * (lhs: Int32, rhs: Int32)
89 o 0 *= 2310 2373 96d2a8fc497e2668f48eca004e5f9261 func *= (lhs: inout Int32, rhs: Int32)
81 o 0 + 2376 2447 9587daf8dbdb01bce67d3a41de2ad910 func + (lhs: Int32, rhs: Int32)
89 o 0 += 2450 2513 fc4be53804cb91222da49781a6abf063 func += (lhs: inout Int32, rhs: Int32)
81 o 0 - 2516 2587 248b22ffacedfd0f8c63fee59d94e7fc func - (lhs: Int32, rhs: Int32)
89 o 0 -= 2590 2653 506a5f406ad9ab0243be90c1d76d9826 func -= (lhs: inout Int32, rhs: Int32)
81 o 0 / 2656 2727 9ef7c1975cb12829055be7fed6d6852e func / (lhs: Int32, rhs: Int32)
89 o 0 /= 2730 2793 c69736d3bbf60ff8b67567fd9ec855cf func /= (lhs: inout Int32, rhs: Int32)
81 o 0 < 2796 2866 4b046f0710e243ff186a304ec34abb21 func < (lhs: Int32, rhs: Int32)
83 o 0 <= 2869 2940 be84a5c6682e1a183bc16eae9a4cbdc4 func <= (lhs: Int32, rhs: Int32)
83 o 0 == 2943 3014 639ac97748cedf56f6a36669c7f72a10 func == (lhs: Int32, rhs: Int32)
81 o 0 > 3017 3087 ecb0d69bbf92a46cfbdabb0134bad5cc func > (lhs: Int32, rhs: Int32)
83 o 0 >= 3090 3161 4e85a1caa8dcde7e6423f82a5fe00150 func >= (lhs: Int32, rhs: Int32)
81 o 0 ^ 3164 3224 7df75b05cdf6276f0bd16c6cc98cf0e1 func ^ (lhs: Int32, rhs: Int32)
89 o 0 ^= 3227 3279 fe57bc518f7f2fd53de58c64f6149565 func ^= (lhs: inout Int32, rhs: Int32)
81 o 0 | 3282 3342 979a6f456528319447e7a71065aabf1d func | (lhs: Int32, rhs: Int32)
89 o 0 |= 3345 3397 1463b2afc658aad74a4a99c239cd33ad func |= (lhs: inout Int32, rhs: Int32)

"""#)
  }
}
