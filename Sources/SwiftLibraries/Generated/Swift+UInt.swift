// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_UInt: LibraryText {
    LibraryText(
      path: "Swift/UInt.swift",
      text: #"""
public struct UInt: CustomReflectable, Decodable, Encodable, FixedWidthInteger, Sendable, UnsignedInteger {
  public typealias IntegerLiteralType = UInt
  public typealias Magnitude = UInt
  @intrinsic @pure public init(_ source: Float)
  @intrinsic @pure public init(_ source: Double)
  @pure public init(bitPattern objectID: ObjectIdentifier)
  @pure public init(bitPattern x: Int)
  @pure public init?(exactly source: Float)
  @pure public init?(exactly source: Double)
  public init(from decoder: any Decoder) throws
  @pure public static var bitWidth: Int { get }
  @pure public var byteSwapped: UInt { get }
  public var customMirror: Mirror { get }
  @pure public var leadingZeroBitCount: Int { get }
  @pure public var nonzeroBitCount: Int { get }
  @pure public var trailingZeroBitCount: Int { get }
  public func addingReportingOverflow(_ other: UInt) -> (partialValue: UInt, overflow: Bool)
  public func dividedReportingOverflow(by other: UInt) -> (partialValue: UInt, overflow: Bool)
  public func dividingFullWidth(_ dividend: (high: UInt, low: UInt.Magnitude)) -> (quotient: UInt, remainder: UInt)
  public func encode(to encoder: any Encoder) throws
  public func hash(into hasher: inout Hasher)
  public func multipliedFullWidth(by other: UInt) -> (high: UInt, low: UInt.Magnitude)
  public func multipliedReportingOverflow(by other: UInt) -> (partialValue: UInt, overflow: Bool)
  public func remainderReportingOverflow(dividingBy other: UInt) -> (partialValue: UInt, overflow: Bool)
  @pure public func signum() -> UInt
  public func subtractingReportingOverflow(_ other: UInt) -> (partialValue: UInt, overflow: Bool)
  @intrinsic @pure public static func != (lhs: UInt, rhs: UInt) -> Bool
  @intrinsic @pure public static func % (lhs: UInt, rhs: UInt) -> UInt
  @intrinsic public static func %= (lhs: inout UInt, rhs: UInt)
  @pure public static func & (lhs: UInt, rhs: UInt) -> UInt
  @pure public static func &<< (lhs: UInt, rhs: UInt) -> UInt
  public static func &<<= (lhs: inout UInt, rhs: UInt)
  public static func &= (lhs: inout UInt, rhs: UInt)
  @pure public static func &>> (lhs: UInt, rhs: UInt) -> UInt
  public static func &>>= (lhs: inout UInt, rhs: UInt)
  @intrinsic @pure public static func * (lhs: UInt, rhs: UInt) -> UInt
  @intrinsic public static func *= (lhs: inout UInt, rhs: UInt)
  @intrinsic @pure public static func + (lhs: UInt, rhs: UInt) -> UInt
  @intrinsic public static func += (lhs: inout UInt, rhs: UInt)
  @intrinsic @pure public static func - (lhs: UInt, rhs: UInt) -> UInt
  @intrinsic public static func -= (lhs: inout UInt, rhs: UInt)
  @intrinsic @pure public static func / (lhs: UInt, rhs: UInt) -> UInt
  @intrinsic public static func /= (lhs: inout UInt, rhs: UInt)
  @intrinsic @pure public static func < (lhs: UInt, rhs: UInt) -> Bool
  @intrinsic @pure public static func <= (lhs: UInt, rhs: UInt) -> Bool
  @intrinsic @pure public static func == (lhs: UInt, rhs: UInt) -> Bool
  @intrinsic @pure public static func > (lhs: UInt, rhs: UInt) -> Bool
  @intrinsic @pure public static func >= (lhs: UInt, rhs: UInt) -> Bool
  @pure public static func ^ (lhs: UInt, rhs: UInt) -> UInt
  public static func ^= (lhs: inout UInt, rhs: UInt)
  @pure public static func | (lhs: UInt, rhs: UInt) -> UInt
  public static func |= (lhs: inout UInt, rhs: UInt)
}

"""#,
      outline: #"""
59 t  UInt 0 105 8648c1051f1b1328a7c4734e8a09e31e struct UInt
93 o 0 IntegerLiteralType 110 152 8b5e1289a2ff2700b622a41bc1831899 typealias IntegerLiteralType
75 o 0 Magnitude 155 188 8976a4f98f2f872895649d59fa0abb85 typealias Magnitude
72 o 0 init 191 236 47deeaf38a8a280a9a6c0de40a03f965 init(_ source: Float)
73 o 0 init 239 285 d8a0bbdd3dd184abeb80c1077fa5be53 init(_ source: Double)
94 o 0 init 288 344 596b5de20c4e8639b48919795d99bd84 init(bitPattern objectID: ObjectIdentifier)
74 o 0 init 347 383 a5db1b5542c30fb484cb6be55abd187c init(bitPattern x: Int)
79 o 0 init 386 427 7b0ff6ac4c5d16c3ace706db0f54eb99 init?(exactly source: Float)
80 o 0 init 430 472 1e328e14c94094da7a59024e7c4698da init?(exactly source: Double)
82 o 0 init 475 520 d901a0b6b4f37b5419107c5e4a3519b3 init(from decoder: any Decoder)
67 o 0 bitWidth 523 568 6ac5ff1b734acf1327856678461690fd var bitWidth
73 o 0 byteSwapped 571 613 3b888908745d6d16e1b609b0714e2161 var byteSwapped
75 o 0 customMirror 616 655 b518926cc27133cce7a10e0c9e2e1969 var customMirror
89 o 0 leadingZeroBitCount 658 707 078315e318f96f1d1e3f4a6ebfbd7be5 var leadingZeroBitCount
81 o 0 nonzeroBitCount 710 755 08021e34551dce06828dfc5069f38ae1 var nonzeroBitCount
91 o 0 trailingZeroBitCount 758 808 91e5faa00044926acf71f038b3847bb2 var trailingZeroBitCount
113 o 0 addingReportingOverflow 811 901 7c53afd79efb130cb4730051688d27e5 func addingReportingOverflow(_ other: UInt)
116 o 0 dividedReportingOverflow 904 996 7e4472f6dfe2bc4f9ba9ad1744fa9c2a func dividedReportingOverflow(by other: UInt)
134 o 0 dividingFullWidth 999 1112 e25f5ed14913761d00d18adb9051d1ae func dividingFullWidth(_ dividend: (high: UInt, low: UInt.Magnitude))
91 o 0 encode 1115 1165 94046bfe857a5b506af0891c3db0837c func encode(to encoder: any Encoder)
89 o 0 hash 1168 1211 ffa4efbd4ecc5af57af958b2838767ed func hash(into hasher: inout Hasher)
108 o 0 multipliedFullWidth 1214 1298 cbfcc56a77725b550f970e8a0a088416 func multipliedFullWidth(by other: UInt)
124 o 0 multipliedReportingOverflow 1301 1396 3cde2dda07a176f067f0ec2a717a9bb4 func multipliedReportingOverflow(by other: UInt)
130 o 0 remainderReportingOverflow 1399 1501 f4e6abaf9c58e6e15210fa0d145cfe01 func remainderReportingOverflow(dividingBy other: UInt)
68 o 0 signum 1504 1538 e34d1f3d59e0c4a1ca274c0f6efd4de9 func signum()
125 o 0 subtractingReportingOverflow 1541 1636 c576d4af8fab884b4b37ccdeeb4e1d98 func subtractingReportingOverflow(_ other: UInt)
81 o 0 != 1639 1708 88771d73e30e898e67379ca1ae19dc12 func != (lhs: UInt, rhs: UInt)
79 o 0 % 1711 1779 1635f0ebbcec66a208d39ca6020c4c59 func % (lhs: UInt, rhs: UInt)
87 o 0 %= 1782 1843 d41b85c57c4b95914426276af0b74ef7 func %= (lhs: inout UInt, rhs: UInt)
79 o 0 & 1846 1903 9f93087b276a147d815f54b69fb470a2 func & (lhs: UInt, rhs: UInt)
83 o 0 &<< 1906 1965 0675a01e3fc6b02f44b0921ab29b97ab func &<< (lhs: UInt, rhs: UInt)
91 o 0 &<<= 1968 2020 60b66c10713aaaf06e3bc3357435a8fa func &<<= (lhs: inout UInt, rhs: UInt)
87 o 0 &= 2023 2073 737c8927eeb568c249bbc35d10b36db6 func &= (lhs: inout UInt, rhs: UInt)
83 o 0 &>> 2076 2135 02eb03e7243237a46a14de4422d48532 func &>> (lhs: UInt, rhs: UInt)
91 o 0 &>>= 2138 2190 c05c367007f19613de3a351abbdd0fa7 func &>>= (lhs: inout UInt, rhs: UInt)
79 o 0 * 2193 2261 9c231deef8714209aa598394b7494104 func * (lhs: UInt, rhs: UInt)
87 o 0 *= 2264 2325 919dbc5ca460f1d3ec3511990c72ddec func *= (lhs: inout UInt, rhs: UInt)
79 o 0 + 2328 2396 d3cdef8e2f9127114d5c7eb707327bd6 func + (lhs: UInt, rhs: UInt)
87 o 0 += 2399 2460 e9ddb103edfff3b3ea29a253ec0c6f12 func += (lhs: inout UInt, rhs: UInt)
79 o 0 - 2463 2531 c46c13f400393bd900bdead212ac905c func - (lhs: UInt, rhs: UInt)
87 o 0 -= 2534 2595 6fb420a277cefa01d2289670bb09b9bb func -= (lhs: inout UInt, rhs: UInt)
79 o 0 / 2598 2666 e7eb1a829c865143ba5075f90915228f func / (lhs: UInt, rhs: UInt)
87 o 0 /= 2669 2730 00ba7ad36420319b0ac982f20d1b6d43 func /= (lhs: inout UInt, rhs: UInt)
79 o 0 < 2733 2801 68683cf0601afcbbddce57918e917c58 func < (lhs: UInt, rhs: UInt)
81 o 0 <= 2804 2873 e4c8d68d5f3f4e961abfe68666f9f49d func <= (lhs: UInt, rhs: UInt)
81 o 0 == 2876 2945 cfc3ea11df2ebb732b76d14ff83450c3 func == (lhs: UInt, rhs: UInt)
79 o 0 > 2948 3016 4ec7c4d6efd5fdfd1be43790d9c92503 func > (lhs: UInt, rhs: UInt)
81 o 0 >= 3019 3088 484394ec04792bfa80f3e1cc05d5720a func >= (lhs: UInt, rhs: UInt)
79 o 0 ^ 3091 3148 32ed7cb0194774d2e875ac14209ff2d9 func ^ (lhs: UInt, rhs: UInt)
87 o 0 ^= 3151 3201 76b42a150bfcd9c0659ff2e4cca95338 func ^= (lhs: inout UInt, rhs: UInt)
79 o 0 | 3204 3261 0abdec131729548a182a5d746d533462 func | (lhs: UInt, rhs: UInt)
87 o 0 |= 3264 3314 ed2143bebe7fd76263c4f367c3fce604 func |= (lhs: inout UInt, rhs: UInt)

"""#)
  }
}
