// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_Int64: LibraryText {
    LibraryText(
      path: "Swift/Int64.swift",
      text: #"""
public struct Int64: CustomReflectable, Decodable, Encodable, FixedWidthInteger, Sendable, SignedInteger {
  public typealias IntegerLiteralType = Int64
  public typealias Magnitude = UInt64
  @intrinsic @pure public init(_ source: Float)
  @intrinsic @pure public init(_ source: Double)
  @pure public init(bitPattern x: UInt64)
  @pure public init?(exactly source: Float)
  @pure public init?(exactly source: Double)
  public init(from decoder: any Decoder) throws
  @pure public static var bitWidth: Int { get }
  @pure public var byteSwapped: Int64 { get }
  public var customMirror: Mirror { get }
  @pure public var leadingZeroBitCount: Int { get }
  @intrinsic @pure public var magnitude: UInt64 { get }
  @pure public var nonzeroBitCount: Int { get }
  @pure public var trailingZeroBitCount: Int { get }
  public func addingReportingOverflow(_ other: Int64) -> (partialValue: Int64, overflow: Bool)
  public func dividedReportingOverflow(by other: Int64) -> (partialValue: Int64, overflow: Bool)
  public func dividingFullWidth(_ dividend: (high: Int64, low: Int64.Magnitude)) -> (quotient: Int64, remainder: Int64)
  public func encode(to encoder: any Encoder) throws
  public func hash(into hasher: inout Hasher)
  public func multipliedFullWidth(by other: Int64) -> (high: Int64, low: Int64.Magnitude)
  public func multipliedReportingOverflow(by other: Int64) -> (partialValue: Int64, overflow: Bool)
  public func remainderReportingOverflow(dividingBy other: Int64) -> (partialValue: Int64, overflow: Bool)
  @pure public func signum() -> Int64
  public func subtractingReportingOverflow(_ other: Int64) -> (partialValue: Int64, overflow: Bool)
  @intrinsic @pure public static func != (lhs: Int64, rhs: Int64) -> Bool
  @intrinsic @pure public static func % (lhs: Int64, rhs: Int64) -> Int64
  @intrinsic public static func %= (lhs: inout Int64, rhs: Int64)
  @pure public static func & (lhs: Int64, rhs: Int64) -> Int64
  @pure public static func &<< (lhs: Int64, rhs: Int64) -> Int64
  public static func &<<= (lhs: inout Int64, rhs: Int64)
  public static func &= (lhs: inout Int64, rhs: Int64)
  @pure public static func &>> (lhs: Int64, rhs: Int64) -> Int64
  public static func &>>= (lhs: inout Int64, rhs: Int64)
  @intrinsic @pure public static func * (lhs: Int64, rhs: Int64) -> Int64
  @intrinsic public static func *= (lhs: inout Int64, rhs: Int64)
  @intrinsic @pure public static func + (lhs: Int64, rhs: Int64) -> Int64
  @intrinsic public static func += (lhs: inout Int64, rhs: Int64)
  @intrinsic @pure public static func - (lhs: Int64, rhs: Int64) -> Int64
  @intrinsic public static func -= (lhs: inout Int64, rhs: Int64)
  @intrinsic @pure public static func / (lhs: Int64, rhs: Int64) -> Int64
  @intrinsic public static func /= (lhs: inout Int64, rhs: Int64)
  @intrinsic @pure public static func < (lhs: Int64, rhs: Int64) -> Bool
  @intrinsic @pure public static func <= (lhs: Int64, rhs: Int64) -> Bool
  @intrinsic @pure public static func == (lhs: Int64, rhs: Int64) -> Bool
  @intrinsic @pure public static func > (lhs: Int64, rhs: Int64) -> Bool
  @intrinsic @pure public static func >= (lhs: Int64, rhs: Int64) -> Bool
  @pure public static func ^ (lhs: Int64, rhs: Int64) -> Int64
  public static func ^= (lhs: inout Int64, rhs: Int64)
  @pure public static func | (lhs: Int64, rhs: Int64) -> Int64
  public static func |= (lhs: inout Int64, rhs: Int64)
}

"""#,
      outline: #"""
t 0 104  016b3694d3e1dbb179aa90c5fd211bf3 Int64 struct Int64
o 109 152 0 7ae7be29dae8ec1a414a12bd491adc06 IntegerLiteralType typealias IntegerLiteralType
o 155 190 0 3158ccb654235cc91ffe29ec380e4cd3 Magnitude typealias Magnitude
o 193 238 0 09f2c228fc2fbee348f86dda25dea61d init init(_ source: Float)
o 241 287 0 242c7591645f256e60b4619fc9826984 init init(_ source: Double)
o 290 329 0 437b69370b4c1f20250829f0896869eb init init(bitPattern x: UInt64)
o 332 373 0 470099e03ff60c5cf1b0958937165de9 init init?(exactly source: Float)
o 376 418 0 b37e280bd331f4f3276b9db862502ea7 init init?(exactly source: Double)
o 421 514 0 38daf9cfadfb63cd0db7d522a13350f8 init init(from decoder: any Decoder)
o 517 560 0 9a00af5bc7fb6f7bb9f0daf0d0e82c70 byteSwapped var byteSwapped
o 563 602 0 5b6b49fae61b1e87eeb34714fa3d9110 customMirror var customMirror
o 605 654 0 e634e1c3a1d5d989d7ce0ca6d5382f0c leadingZeroBitCount var leadingZeroBitCount
o 657 710 0 a2c051d90e04393e67557367d4e56020 magnitude var magnitude
o 713 758 0 68cce85405bc60849f69407c191e3341 nonzeroBitCount var nonzeroBitCount
o 761 811 0 dad7022af78a7c3a78f31db03344b73b trailingZeroBitCount var trailingZeroBitCount
o 814 906 0 0c30e7f2d148f20e86c67fbd60e626c9 addingReportingOverflow func addingReportingOverflow(_ other: Int64)
o 909 1003 0 866ae1cc853f55c9d4ef79403a333982 dividedReportingOverflow func dividedReportingOverflow(by other: Int64)
o 1006 1123 0 9bee1dd3484fb248bd72859a92984cf8 dividingFullWidth func dividingFullWidth(_ dividend: (high: Int64, low: Int64.Magnitude))
o 1126 1222 0 b49e02391810ec91851902cab4876d15 encode func encode(to encoder: any Encoder)
o 1225 1312 0 80679496a65bfc68464adf8a2bd2ce19 multipliedFullWidth func multipliedFullWidth(by other: Int64)
o 1315 1412 0 3c40608a91e2830c2633cc2849c8003b multipliedReportingOverflow func multipliedReportingOverflow(by other: Int64)
o 1415 1519 0 c843ca0d80db4b8edbabd14c71580d26 remainderReportingOverflow func remainderReportingOverflow(dividingBy other: Int64)
o 1522 1557 0 f4c982ae284c530ebe2fa2eda0a208c4 signum func signum()
o 1560 1657 0 306eb454ba67f9805faa25bc64fb4896 subtractingReportingOverflow func subtractingReportingOverflow(_ other: Int64)
o 1660 1731 0 af9909d766520eeed52531e2fc11a84f != func != (lhs: Int64, rhs: Int64)
o 1734 1805 0 5e603f6c60a8308c5774e6d54f0d1b63 % func % (lhs: Int64, rhs: Int64)
o 1808 1871 0 f1bf05c781bb54405d306d303c02afbe %= func %= (lhs: inout Int64, rhs: Int64)
o 1874 1934 0 854c81281ceb00e68b825dbb13882468 & func & (lhs: Int64, rhs: Int64)
o 1937 1999 0 678a665e6617f01360e6b1e8153f0089 &<< func &<< (lhs: Int64, rhs: Int64)
o 2002 2056 0 419a864b1b56e225de0700c06ee211d5 &<<= func &<<= (lhs: inout Int64, rhs: Int64)
o 2059 2111 0 45f4ab5bab65612f32dae56da09c5af1 &= func &= (lhs: inout Int64, rhs: Int64)
o 2114 2176 0 e7a8a9283305876531aef511e2d926a4 &>> func &>> (lhs: Int64, rhs: Int64)
o 2179 2233 0 5558cd101ba22d885aef032d318d3eb5 &>>= func &>>= (lhs: inout Int64, rhs: Int64)
o 2236 2307 0 34e7a843e4c096815121338035237719 * func * (lhs: Int64, rhs: Int64)
o 2310 2373 0 9cdcf7c1b66ec87d87bacbada996edc7 *= func *= (lhs: inout Int64, rhs: Int64)
o 2376 2447 0 b6b13c9ca798e929936c713e6b999996 + func + (lhs: Int64, rhs: Int64)
o 2450 2513 0 27ef9ca3a3577caa3326b2a9fcf4d8f1 += func += (lhs: inout Int64, rhs: Int64)
o 2516 2587 0 76d792f80662a223024143c8c17eaabd - func - (lhs: Int64, rhs: Int64)
o 2590 2653 0 276cf235d9940401bce6f1b812731fbd -= func -= (lhs: inout Int64, rhs: Int64)
o 2656 2727 0 6afbc64e3601cccb63b40894875bbd00 / func / (lhs: Int64, rhs: Int64)
o 2730 2793 0 144ea6668b4020dc0bbadfc8a731bbc8 /= func /= (lhs: inout Int64, rhs: Int64)
o 2796 2866 0 2f49d50dba32d0464c07999e4cb8d347 < func < (lhs: Int64, rhs: Int64)
o 2869 2940 0 a4c6c1c050c41d67673c39cd7dbb46c4 <= func <= (lhs: Int64, rhs: Int64)
o 2943 3014 0 992a5dbecf3737dff40dae2645679bb8 == func == (lhs: Int64, rhs: Int64)
o 3017 3087 0 578fe654d1b888e18cd802cf7e4fc7fb > func > (lhs: Int64, rhs: Int64)
o 3090 3161 0 a02cce813b0bdf0c05d02eb28c492bd8 >= func >= (lhs: Int64, rhs: Int64)
o 3164 3224 0 5d23c42cf3f46f097088de8e6251a724 ^ func ^ (lhs: Int64, rhs: Int64)
o 3227 3279 0 2be5b3ca0f9ab49382a826f8dc4b6218 ^= func ^= (lhs: inout Int64, rhs: Int64)
o 3282 3342 0 457c25a13d610347249d3b8e77d66b28 | func | (lhs: Int64, rhs: Int64)
o 3345 3397 0 67bdfe18ea33d473c4c5d50b0ba91a63 |= func |= (lhs: inout Int64, rhs: Int64)

"""#)
  }
}
