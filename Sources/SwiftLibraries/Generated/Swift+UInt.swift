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
t 0 105  8648c1051f1b1328a7c4734e8a09e31e UInt struct UInt
o 110 152 0 8b5e1289a2ff2700b622a41bc1831899 IntegerLiteralType typealias IntegerLiteralType
o 155 188 0 8976a4f98f2f872895649d59fa0abb85 Magnitude typealias Magnitude
o 191 236 0 47deeaf38a8a280a9a6c0de40a03f965 init init(_ source: Float)
o 239 285 0 d8a0bbdd3dd184abeb80c1077fa5be53 init init(_ source: Double)
o 288 344 0 596b5de20c4e8639b48919795d99bd84 init init(bitPattern objectID: ObjectIdentifier)
o 347 383 0 a5db1b5542c30fb484cb6be55abd187c init init(bitPattern x: Int)
o 386 427 0 7b0ff6ac4c5d16c3ace706db0f54eb99 init init?(exactly source: Float)
o 430 472 0 1e328e14c94094da7a59024e7c4698da init init?(exactly source: Double)
o 475 568 0 dda80ecee707510771503c41c7073638 init init(from decoder: any Decoder)
o 571 613 0 3b888908745d6d16e1b609b0714e2161 byteSwapped var byteSwapped
o 616 655 0 b518926cc27133cce7a10e0c9e2e1969 customMirror var customMirror
o 658 707 0 078315e318f96f1d1e3f4a6ebfbd7be5 leadingZeroBitCount var leadingZeroBitCount
o 710 755 0 08021e34551dce06828dfc5069f38ae1 nonzeroBitCount var nonzeroBitCount
o 758 808 0 91e5faa00044926acf71f038b3847bb2 trailingZeroBitCount var trailingZeroBitCount
o 811 901 0 7c53afd79efb130cb4730051688d27e5 addingReportingOverflow func addingReportingOverflow(_ other: UInt)
o 904 996 0 7e4472f6dfe2bc4f9ba9ad1744fa9c2a dividedReportingOverflow func dividedReportingOverflow(by other: UInt)
o 999 1112 0 e25f5ed14913761d00d18adb9051d1ae dividingFullWidth func dividingFullWidth(_ dividend: (high: UInt, low: UInt.Magnitude))
o 1115 1211 0 39c09b865a383a0db9e6029c32db41b0 encode func encode(to encoder: any Encoder)
o 1214 1298 0 cbfcc56a77725b550f970e8a0a088416 multipliedFullWidth func multipliedFullWidth(by other: UInt)
o 1301 1396 0 3cde2dda07a176f067f0ec2a717a9bb4 multipliedReportingOverflow func multipliedReportingOverflow(by other: UInt)
o 1399 1501 0 f4e6abaf9c58e6e15210fa0d145cfe01 remainderReportingOverflow func remainderReportingOverflow(dividingBy other: UInt)
o 1504 1538 0 e34d1f3d59e0c4a1ca274c0f6efd4de9 signum func signum()
o 1541 1636 0 c576d4af8fab884b4b37ccdeeb4e1d98 subtractingReportingOverflow func subtractingReportingOverflow(_ other: UInt)
o 1639 1708 0 88771d73e30e898e67379ca1ae19dc12 != func != (lhs: UInt, rhs: UInt)
o 1711 1779 0 1635f0ebbcec66a208d39ca6020c4c59 % func % (lhs: UInt, rhs: UInt)
o 1782 1843 0 d41b85c57c4b95914426276af0b74ef7 %= func %= (lhs: inout UInt, rhs: UInt)
o 1846 1903 0 9f93087b276a147d815f54b69fb470a2 & func & (lhs: UInt, rhs: UInt)
o 1906 1965 0 0675a01e3fc6b02f44b0921ab29b97ab &<< func &<< (lhs: UInt, rhs: UInt)
o 1968 2020 0 60b66c10713aaaf06e3bc3357435a8fa &<<= func &<<= (lhs: inout UInt, rhs: UInt)
o 2023 2073 0 737c8927eeb568c249bbc35d10b36db6 &= func &= (lhs: inout UInt, rhs: UInt)
o 2076 2135 0 02eb03e7243237a46a14de4422d48532 &>> func &>> (lhs: UInt, rhs: UInt)
o 2138 2190 0 c05c367007f19613de3a351abbdd0fa7 &>>= func &>>= (lhs: inout UInt, rhs: UInt)
o 2193 2261 0 9c231deef8714209aa598394b7494104 * func * (lhs: UInt, rhs: UInt)
o 2264 2325 0 919dbc5ca460f1d3ec3511990c72ddec *= func *= (lhs: inout UInt, rhs: UInt)
o 2328 2396 0 d3cdef8e2f9127114d5c7eb707327bd6 + func + (lhs: UInt, rhs: UInt)
o 2399 2460 0 e9ddb103edfff3b3ea29a253ec0c6f12 += func += (lhs: inout UInt, rhs: UInt)
o 2463 2531 0 c46c13f400393bd900bdead212ac905c - func - (lhs: UInt, rhs: UInt)
o 2534 2595 0 6fb420a277cefa01d2289670bb09b9bb -= func -= (lhs: inout UInt, rhs: UInt)
o 2598 2666 0 e7eb1a829c865143ba5075f90915228f / func / (lhs: UInt, rhs: UInt)
o 2669 2730 0 00ba7ad36420319b0ac982f20d1b6d43 /= func /= (lhs: inout UInt, rhs: UInt)
o 2733 2801 0 68683cf0601afcbbddce57918e917c58 < func < (lhs: UInt, rhs: UInt)
o 2804 2873 0 e4c8d68d5f3f4e961abfe68666f9f49d <= func <= (lhs: UInt, rhs: UInt)
o 2876 2945 0 cfc3ea11df2ebb732b76d14ff83450c3 == func == (lhs: UInt, rhs: UInt)
o 2948 3016 0 4ec7c4d6efd5fdfd1be43790d9c92503 > func > (lhs: UInt, rhs: UInt)
o 3019 3088 0 484394ec04792bfa80f3e1cc05d5720a >= func >= (lhs: UInt, rhs: UInt)
o 3091 3148 0 32ed7cb0194774d2e875ac14209ff2d9 ^ func ^ (lhs: UInt, rhs: UInt)
o 3151 3201 0 76b42a150bfcd9c0659ff2e4cca95338 ^= func ^= (lhs: inout UInt, rhs: UInt)
o 3204 3261 0 0abdec131729548a182a5d746d533462 | func | (lhs: UInt, rhs: UInt)
o 3264 3314 0 ed2143bebe7fd76263c4f367c3fce604 |= func |= (lhs: inout UInt, rhs: UInt)

"""#)
  }
}
