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
t 0 107  3b4d29510808ad8dd932f11e4bcafa1b UInt64 struct UInt64
o 112 156 0 73b8cbb6f09688ff0605df51c1f2364a IntegerLiteralType typealias IntegerLiteralType
o 159 194 0 4c6b22dd141683ed42901044b8cfe47a Magnitude typealias Magnitude
o 197 246 0 7744ab7d1dfd6d1fe057281592977c32 init init(_ v: Unicode.Scalar)
o 249 294 0 858a4366b6dc5eb431b7c6b12c4af6ab init init(_ source: Float)
o 297 343 0 8b28ffd5ceaf0dc8b8069e0894eedaa0 init init(_ source: Double)
o 346 384 0 f3d42800ec5ad8b4a6843b8ed33ded77 init init(bitPattern x: Int64)
o 387 428 0 a8c403502d893be494de27a5b47ab632 init init?(exactly source: Float)
o 431 473 0 7af207a5ae110582f7235aa476afe736 init init?(exactly source: Double)
o 476 569 0 04623c7caae74363e81bc4e9a38aa8da init init(from decoder: any Decoder)
o 572 616 0 0b6daa2715c96f75f7b45f820cec3d9f byteSwapped var byteSwapped
o 619 658 0 69d5e89dc1f3939210189f5e3ba5578b customMirror var customMirror
o 661 710 0 3c453d84595b88407880d243f5347b7b leadingZeroBitCount var leadingZeroBitCount
o 713 758 0 af3e0bcc2d3715af91e2c7f5db5f0451 nonzeroBitCount var nonzeroBitCount
o 761 811 0 efff5ff2562b5eefa2b63de099665b45 trailingZeroBitCount var trailingZeroBitCount
o 814 908 0 566a0b50efbf4dd5ab478ea6834b959e addingReportingOverflow func addingReportingOverflow(_ other: UInt64)
o 911 1007 0 2d6b05f5d7d90978385d13ca7707fe36 dividedReportingOverflow func dividedReportingOverflow(by other: UInt64)
o 1010 1139 0 67c14a20f01944726fb0bf1ad12c2188 dividingFullWidth func dividingFullWidth(_ dividend: (high: UInt64, low: UInt64.Magnitude))
o 1142 1238 0 ed56dc1c11431750edb0237925ba181b encode func encode(to encoder: any Encoder)
o 1241 1331 0 f7af357c590068b7dddad8d124ae1f9c multipliedFullWidth func multipliedFullWidth(by other: UInt64)
o 1334 1433 0 bdcccaa74de5d14f113b16c757305c6a multipliedReportingOverflow func multipliedReportingOverflow(by other: UInt64)
o 1436 1542 0 76e4e5ceea80281d3d01b0a4a06b6f48 remainderReportingOverflow func remainderReportingOverflow(dividingBy other: UInt64)
o 1545 1581 0 8712b3f08e2454f9681c180b0b084fda signum func signum()
o 1584 1683 0 136e5c608f6babcfb0034d97a13c47f2 subtractingReportingOverflow func subtractingReportingOverflow(_ other: UInt64)
o 1686 1759 0 0ec38bc8e44fe5065962d4224ad649a2 != func != (lhs: UInt64, rhs: UInt64)
o 1762 1836 0 762f70e8f36da64a7a7e6d620d5cadf6 % func % (lhs: UInt64, rhs: UInt64)
o 1839 1904 0 1110b240a18b974eb45dfb5b43314bf3 %= func %= (lhs: inout UInt64, rhs: UInt64)
o 1907 1970 0 ae07bfe0e6cdd01e8ee4a7dd6e4eb8bc & func & (lhs: UInt64, rhs: UInt64)
o 1973 2038 0 0f2e7d3b41a66245d4ba771fa5d5e9b7 &<< func &<< (lhs: UInt64, rhs: UInt64)
o 2041 2097 0 8f7ef8b241575192982fbdde248423a4 &<<= func &<<= (lhs: inout UInt64, rhs: UInt64)
o 2100 2154 0 5830a6fec9045ef517bbfe295a62be06 &= func &= (lhs: inout UInt64, rhs: UInt64)
o 2157 2222 0 5aac59020c5477c66265daf251d25625 &>> func &>> (lhs: UInt64, rhs: UInt64)
o 2225 2281 0 a7ff2ae5a5c38b39b8c607aae3082e45 &>>= func &>>= (lhs: inout UInt64, rhs: UInt64)
o 2284 2358 0 6319ec1b08cf43267d1643b497f09395 * func * (lhs: UInt64, rhs: UInt64)
o 2361 2426 0 88e69cbc9c408302ce1e6e5aef03281b *= func *= (lhs: inout UInt64, rhs: UInt64)
o 2429 2503 0 795f776b33a6f58bd78dbed52190de28 + func + (lhs: UInt64, rhs: UInt64)
o 2506 2571 0 438238504a3831ce3a44803a92e81564 += func += (lhs: inout UInt64, rhs: UInt64)
o 2574 2648 0 de83af4f4afccc3461fcf04fe93cce9e - func - (lhs: UInt64, rhs: UInt64)
o 2651 2716 0 8b932ed5dc3005bec0e1ca0d6e4776f9 -= func -= (lhs: inout UInt64, rhs: UInt64)
o 2719 2793 0 9ee605de451f93eacc2cd4280503a8f1 / func / (lhs: UInt64, rhs: UInt64)
o 2796 2861 0 0cff326f1d738e23ad396c8578383b38 /= func /= (lhs: inout UInt64, rhs: UInt64)
o 2864 2936 0 abedb911dcaefa597944386d97e5c5d6 < func < (lhs: UInt64, rhs: UInt64)
o 2939 3012 0 d153b469f18ac66f1006ba17cee70361 <= func <= (lhs: UInt64, rhs: UInt64)
o 3015 3088 0 4833757d48bc563054137c4c857a0943 == func == (lhs: UInt64, rhs: UInt64)
o 3091 3163 0 af60b87f8073315df90301c9b863649d > func > (lhs: UInt64, rhs: UInt64)
o 3166 3239 0 2cc9b893869f472cc9eba7044e7a4537 >= func >= (lhs: UInt64, rhs: UInt64)
o 3242 3305 0 273fe2b30b3d6dd8fe7e52b33bc9d4df ^ func ^ (lhs: UInt64, rhs: UInt64)
o 3308 3362 0 e15ada9d674d97725061ab85443f0f6c ^= func ^= (lhs: inout UInt64, rhs: UInt64)
o 3365 3428 0 555f234d9e7927478bea4fe3b18f6c96 | func | (lhs: UInt64, rhs: UInt64)
o 3431 3485 0 594b7275491a4621cf5f4460f5da944e |= func |= (lhs: inout UInt64, rhs: UInt64)

"""#)
  }
}
