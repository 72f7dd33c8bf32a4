// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_UInt64: LibraryText {
    LibraryText(
      path: "Swift/UInt64.swift",
      text: #"""
public struct UInt64: CustomReflectable, Decodable, Encodable, FixedWidthInteger, Sendable, UnsignedInteger {
  public typealias IntegerLiteralType = UInt64
  public typealias Magnitude = UInt64
  @intrinsic @pure public init(_ v: Unicode.Scalar)
  @intrinsic @pure public init(_ source: Float)
  @intrinsic @pure public init(_ source: Double)
  @pure public init(bitPattern x: Int64)
  @pure public init?(exactly source: Float)
  @pure public init?(exactly source: Double)
  public init(from decoder: any Decoder) throws
  @pure public static var bitWidth: Int { get }
  @pure public var byteSwapped: UInt64 { get }
  public var customMirror: Mirror { get }
  @pure public var leadingZeroBitCount: Int { get }
  @pure public var nonzeroBitCount: Int { get }
  @pure public var trailingZeroBitCount: Int { get }
  public func addingReportingOverflow(_ other: UInt64) -> (partialValue: UInt64, overflow: Bool)
  public func dividedReportingOverflow(by other: UInt64) -> (partialValue: UInt64, overflow: Bool)
  public func dividingFullWidth(_ dividend: (high: UInt64, low: UInt64.Magnitude)) -> (
    quotient: UInt64, remainder: UInt64
  )
  public func encode(to encoder: any Encoder) throws
  public func hash(into hasher: inout Hasher)
  public func multipliedFullWidth(by other: UInt64) -> (high: UInt64, low: UInt64.Magnitude)
  public func multipliedReportingOverflow(by other: UInt64) -> (partialValue: UInt64, overflow: Bool)
  public func remainderReportingOverflow(dividingBy other: UInt64) -> (partialValue: UInt64, overflow: Bool)
  @pure public func signum() -> UInt64
  public func subtractingReportingOverflow(_ other: UInt64) -> (partialValue: UInt64, overflow: Bool)
  @intrinsic @pure public static func != (lhs: UInt64, rhs: UInt64) -> Bool
  @intrinsic @pure public static func % (lhs: UInt64, rhs: UInt64) -> UInt64
  @intrinsic public static func %= (lhs: inout UInt64, rhs: UInt64)
  @pure public static func & (lhs: UInt64, rhs: UInt64) -> UInt64
  @pure public static func &<< (lhs: UInt64, rhs: UInt64) -> UInt64
  public static func &<<= (lhs: inout UInt64, rhs: UInt64)
  public static func &= (lhs: inout UInt64, rhs: UInt64)
  @pure public static func &>> (lhs: UInt64, rhs: UInt64) -> UInt64
  public static func &>>= (lhs: inout UInt64, rhs: UInt64)
  @intrinsic @pure public static func * (lhs: UInt64, rhs: UInt64) -> UInt64
  @intrinsic public static func *= (lhs: inout UInt64, rhs: UInt64)
  @intrinsic @pure public static func + (lhs: UInt64, rhs: UInt64) -> UInt64
  @intrinsic public static func += (lhs: inout UInt64, rhs: UInt64)
  @intrinsic @pure public static func - (lhs: UInt64, rhs: UInt64) -> UInt64
  @intrinsic public static func -= (lhs: inout UInt64, rhs: UInt64)
  @intrinsic @pure public static func / (lhs: UInt64, rhs: UInt64) -> UInt64
  @intrinsic public static func /= (lhs: inout UInt64, rhs: UInt64)
  @intrinsic @pure public static func < (lhs: UInt64, rhs: UInt64) -> Bool
  @intrinsic @pure public static func <= (lhs: UInt64, rhs: UInt64) -> Bool
  @intrinsic @pure public static func == (lhs: UInt64, rhs: UInt64) -> Bool
  @intrinsic @pure public static func > (lhs: UInt64, rhs: UInt64) -> Bool
  @intrinsic @pure public static func >= (lhs: UInt64, rhs: UInt64) -> Bool
  @pure public static func ^ (lhs: UInt64, rhs: UInt64) -> UInt64
  public static func ^= (lhs: inout UInt64, rhs: UInt64)
  @pure public static func | (lhs: UInt64, rhs: UInt64) -> UInt64
  public static func |= (lhs: inout UInt64, rhs: UInt64)
}

"""#,
      outline: #"""
63 t  UInt64 0 107 3b4d29510808ad8dd932f11e4bcafa1b struct UInt64
93 o 0 IntegerLiteralType 112 156 73b8cbb6f09688ff0605df51c1f2364a typealias IntegerLiteralType
75 o 0 Magnitude 159 194 4c6b22dd141683ed42901044b8cfe47a typealias Magnitude
76 o 0 init 197 246 7744ab7d1dfd6d1fe057281592977c32 init(_ v: Unicode.Scalar)
72 o 0 init 249 294 858a4366b6dc5eb431b7c6b12c4af6ab init(_ source: Float)
73 o 0 init 297 343 8b28ffd5ceaf0dc8b8069e0894eedaa0 init(_ source: Double)
76 o 0 init 346 384 f3d42800ec5ad8b4a6843b8ed33ded77 init(bitPattern x: Int64)
79 o 0 init 387 428 a8c403502d893be494de27a5b47ab632 init?(exactly source: Float)
80 o 0 init 431 473 7af207a5ae110582f7235aa476afe736 init?(exactly source: Double)
82 o 0 init 476 521 b9bfb674ac4280e872a6b200401bba3b init(from decoder: any Decoder)
67 o 0 bitWidth 524 569 11fc68a5e028e878fdd9a6e93f70c774 var bitWidth
73 o 0 byteSwapped 572 616 0b6daa2715c96f75f7b45f820cec3d9f var byteSwapped
75 o 0 customMirror 619 658 69d5e89dc1f3939210189f5e3ba5578b var customMirror
89 o 0 leadingZeroBitCount 661 710 3c453d84595b88407880d243f5347b7b var leadingZeroBitCount
81 o 0 nonzeroBitCount 713 758 af3e0bcc2d3715af91e2c7f5db5f0451 var nonzeroBitCount
91 o 0 trailingZeroBitCount 761 811 efff5ff2562b5eefa2b63de099665b45 var trailingZeroBitCount
115 o 0 addingReportingOverflow 814 908 566a0b50efbf4dd5ab478ea6834b959e func addingReportingOverflow(_ other: UInt64)
119 o 0 dividedReportingOverflow 911 1007 2d6b05f5d7d90978385d13ca7707fe36 func dividedReportingOverflow(by other: UInt64)
139 o 0 dividingFullWidth 1010 1139 67c14a20f01944726fb0bf1ad12c2188 func dividingFullWidth(_ dividend: (high: UInt64, low: UInt64.Magnitude))
91 o 0 encode 1142 1192 b7e8e68a0bbff32a56e7d78804e0404c func encode(to encoder: any Encoder)
89 o 0 hash 1195 1238 1d42b70019ab969dc8b210bae92a1398 func hash(into hasher: inout Hasher)
110 o 0 multipliedFullWidth 1241 1331 f7af357c590068b7dddad8d124ae1f9c func multipliedFullWidth(by other: UInt64)
126 o 0 multipliedReportingOverflow 1334 1433 bdcccaa74de5d14f113b16c757305c6a func multipliedReportingOverflow(by other: UInt64)
132 o 0 remainderReportingOverflow 1436 1542 76e4e5ceea80281d3d01b0a4a06b6f48 func remainderReportingOverflow(dividingBy other: UInt64)
68 o 0 signum 1545 1581 8712b3f08e2454f9681c180b0b084fda func signum()
127 o 0 subtractingReportingOverflow 1584 1683 136e5c608f6babcfb0034d97a13c47f2 func subtractingReportingOverflow(_ other: UInt64)
85 o 0 != 1686 1759 0ec38bc8e44fe5065962d4224ad649a2 func != (lhs: UInt64, rhs: UInt64)
83 o 0 % 1762 1836 762f70e8f36da64a7a7e6d620d5cadf6 func % (lhs: UInt64, rhs: UInt64)
91 o 0 %= 1839 1904 1110b240a18b974eb45dfb5b43314bf3 func %= (lhs: inout UInt64, rhs: UInt64)
83 o 0 & 1907 1970 ae07bfe0e6cdd01e8ee4a7dd6e4eb8bc func & (lhs: UInt64, rhs: UInt64)
87 o 0 &<< 1973 2038 0f2e7d3b41a66245d4ba771fa5d5e9b7 func &<< (lhs: UInt64, rhs: UInt64)
95 o 0 &<<= 2041 2097 8f7ef8b241575192982fbdde248423a4 func &<<= (lhs: inout UInt64, rhs: UInt64)
91 o 0 &= 2100 2154 5830a6fec9045ef517bbfe295a62be06 func &= (lhs: inout UInt64, rhs: UInt64)
87 o 0 &>> 2157 2222 5aac59020c5477c66265daf251d25625 func &>> (lhs: UInt64, rhs: UInt64)
95 o 0 &>>= 2225 2281 a7ff2ae5a5c38b39b8c607aae3082e45 func &>>= (lhs: inout UInt64, rhs: UInt64)
83 o 0 * 2284 2358 6319ec1b08cf43267d1643b497f09395 func * (lhs: UInt64, rhs: UInt64)
91 o 0 *= 2361 2426 88e69cbc9c408302ce1e6e5aef03281b func *= (lhs: inout UInt64, rhs: UInt64)
83 o 0 + 2429 2503 795f776b33a6f58bd78dbed52190de28 func + (lhs: UInt64, rhs: UInt64)
91 o 0 += 2506 2571 438238504a3831ce3a44803a92e81564 func += (lhs: inout UInt64, rhs: UInt64)
83 o 0 - 2574 2648 de83af4f4afccc3461fcf04fe93cce9e func - (lhs: UInt64, rhs: UInt64)
91 o 0 -= 2651 2716 8b932ed5dc3005bec0e1ca0d6e4776f9 func -= (lhs: inout UInt64, rhs: UInt64)
83 o 0 / 2719 2793 9ee605de451f93eacc2cd4280503a8f1 func / (lhs: UInt64, rhs: UInt64)
91 o 0 /= 2796 2861 0cff326f1d738e23ad396c8578383b38 func /= (lhs: inout UInt64, rhs: UInt64)
83 o 0 < 2864 2936 abedb911dcaefa597944386d97e5c5d6 func < (lhs: UInt64, rhs: UInt64)
85 o 0 <= 2939 3012 d153b469f18ac66f1006ba17cee70361 func <= (lhs: UInt64, rhs: UInt64)
85 o 0 == 3015 3088 4833757d48bc563054137c4c857a0943 func == (lhs: UInt64, rhs: UInt64)
83 o 0 > 3091 3163 af60b87f8073315df90301c9b863649d func > (lhs: UInt64, rhs: UInt64)
85 o 0 >= 3166 3239 2cc9b893869f472cc9eba7044e7a4537 func >= (lhs: UInt64, rhs: UInt64)
83 o 0 ^ 3242 3305 273fe2b30b3d6dd8fe7e52b33bc9d4df func ^ (lhs: UInt64, rhs: UInt64)
91 o 0 ^= 3308 3362 e15ada9d674d97725061ab85443f0f6c func ^= (lhs: inout UInt64, rhs: UInt64)
83 o 0 | 3365 3428 555f234d9e7927478bea4fe3b18f6c96 func | (lhs: UInt64, rhs: UInt64)
91 o 0 |= 3431 3485 594b7275491a4621cf5f4460f5da944e func |= (lhs: inout UInt64, rhs: UInt64)

"""#)
  }
}
