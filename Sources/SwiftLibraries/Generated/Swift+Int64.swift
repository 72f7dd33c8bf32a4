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
61 t  Int64 0 104 016b3694d3e1dbb179aa90c5fd211bf3 struct Int64
93 o 0 IntegerLiteralType 109 152 7ae7be29dae8ec1a414a12bd491adc06 typealias IntegerLiteralType
75 o 0 Magnitude 155 190 3158ccb654235cc91ffe29ec380e4cd3 typealias Magnitude
72 o 0 init 193 238 09f2c228fc2fbee348f86dda25dea61d init(_ source: Float)
73 o 0 init 241 287 242c7591645f256e60b4619fc9826984 init(_ source: Double)
77 o 0 init 290 329 437b69370b4c1f20250829f0896869eb init(bitPattern x: UInt64)
79 o 0 init 332 373 470099e03ff60c5cf1b0958937165de9 init?(exactly source: Float)
80 o 0 init 376 418 b37e280bd331f4f3276b9db862502ea7 init?(exactly source: Double)
82 o 0 init 421 466 cdbb3e3e7fc7029bc447606820a85627 init(from decoder: any Decoder)
67 o 0 bitWidth 469 514 58ee3b7613cb4655e6f61095120848e2 var bitWidth
73 o 0 byteSwapped 517 560 9a00af5bc7fb6f7bb9f0daf0d0e82c70 var byteSwapped
75 o 0 customMirror 563 602 5b6b49fae61b1e87eeb34714fa3d9110 var customMirror
89 o 0 leadingZeroBitCount 605 654 e634e1c3a1d5d989d7ce0ca6d5382f0c var leadingZeroBitCount
69 o 0 magnitude 657 710 a2c051d90e04393e67557367d4e56020 var magnitude
81 o 0 nonzeroBitCount 713 758 68cce85405bc60849f69407c191e3341 var nonzeroBitCount
91 o 0 trailingZeroBitCount 761 811 dad7022af78a7c3a78f31db03344b73b var trailingZeroBitCount
114 o 0 addingReportingOverflow 814 906 0c30e7f2d148f20e86c67fbd60e626c9 func addingReportingOverflow(_ other: Int64)
118 o 0 dividedReportingOverflow 909 1003 866ae1cc853f55c9d4ef79403a333982 func dividedReportingOverflow(by other: Int64)
137 o 0 dividingFullWidth 1006 1123 9bee1dd3484fb248bd72859a92984cf8 func dividingFullWidth(_ dividend: (high: Int64, low: Int64.Magnitude))
91 o 0 encode 1126 1176 dd17f7767882d992550208da10ae8489 func encode(to encoder: any Encoder)
89 o 0 hash 1179 1222 4a4ebade655a468bef1ca496c7c833c5 func hash(into hasher: inout Hasher)
109 o 0 multipliedFullWidth 1225 1312 80679496a65bfc68464adf8a2bd2ce19 func multipliedFullWidth(by other: Int64)
125 o 0 multipliedReportingOverflow 1315 1412 3c40608a91e2830c2633cc2849c8003b func multipliedReportingOverflow(by other: Int64)
131 o 0 remainderReportingOverflow 1415 1519 c843ca0d80db4b8edbabd14c71580d26 func remainderReportingOverflow(dividingBy other: Int64)
68 o 0 signum 1522 1557 f4c982ae284c530ebe2fa2eda0a208c4 func signum()
126 o 0 subtractingReportingOverflow 1560 1657 306eb454ba67f9805faa25bc64fb4896 func subtractingReportingOverflow(_ other: Int64)
83 o 0 != 1660 1731 af9909d766520eeed52531e2fc11a84f func != (lhs: Int64, rhs: Int64)
81 o 0 % 1734 1805 5e603f6c60a8308c5774e6d54f0d1b63 func % (lhs: Int64, rhs: Int64)
89 o 0 %= 1808 1871 f1bf05c781bb54405d306d303c02afbe func %= (lhs: inout Int64, rhs: Int64)
81 o 0 & 1874 1934 854c81281ceb00e68b825dbb13882468 func & (lhs: Int64, rhs: Int64)
85 o 0 &<< 1937 1999 678a665e6617f01360e6b1e8153f0089 func &<< (lhs: Int64, rhs: Int64)
93 o 0 &<<= 2002 2056 419a864b1b56e225de0700c06ee211d5 func &<<= (lhs: inout Int64, rhs: Int64)
89 o 0 &= 2059 2111 45f4ab5bab65612f32dae56da09c5af1 func &= (lhs: inout Int64, rhs: Int64)
85 o 0 &>> 2114 2176 e7a8a9283305876531aef511e2d926a4 func &>> (lhs: Int64, rhs: Int64)
93 o 0 &>>= 2179 2233 5558cd101ba22d885aef032d318d3eb5 func &>>= (lhs: inout Int64, rhs: Int64)
81 o 0 * 2236 2307 34e7a843e4c096815121338035237719 func * (lhs: Int64, rhs: Int64)
89 o 0 *= 2310 2373 9cdcf7c1b66ec87d87bacbada996edc7 func *= (lhs: inout Int64, rhs: Int64)
81 o 0 + 2376 2447 b6b13c9ca798e929936c713e6b999996 func + (lhs: Int64, rhs: Int64)
89 o 0 += 2450 2513 27ef9ca3a3577caa3326b2a9fcf4d8f1 func += (lhs: inout Int64, rhs: Int64)
81 o 0 - 2516 2587 76d792f80662a223024143c8c17eaabd func - (lhs: Int64, rhs: Int64)
89 o 0 -= 2590 2653 276cf235d9940401bce6f1b812731fbd func -= (lhs: inout Int64, rhs: Int64)
81 o 0 / 2656 2727 6afbc64e3601cccb63b40894875bbd00 func / (lhs: Int64, rhs: Int64)
89 o 0 /= 2730 2793 144ea6668b4020dc0bbadfc8a731bbc8 func /= (lhs: inout Int64, rhs: Int64)
81 o 0 < 2796 2866 2f49d50dba32d0464c07999e4cb8d347 func < (lhs: Int64, rhs: Int64)
83 o 0 <= 2869 2940 a4c6c1c050c41d67673c39cd7dbb46c4 func <= (lhs: Int64, rhs: Int64)
83 o 0 == 2943 3014 992a5dbecf3737dff40dae2645679bb8 func == (lhs: Int64, rhs: Int64)
81 o 0 > 3017 3087 578fe654d1b888e18cd802cf7e4fc7fb func > (lhs: Int64, rhs: Int64)
83 o 0 >= 3090 3161 a02cce813b0bdf0c05d02eb28c492bd8 func >= (lhs: Int64, rhs: Int64)
81 o 0 ^ 3164 3224 5d23c42cf3f46f097088de8e6251a724 func ^ (lhs: Int64, rhs: Int64)
89 o 0 ^= 3227 3279 2be5b3ca0f9ab49382a826f8dc4b6218 func ^= (lhs: inout Int64, rhs: Int64)
81 o 0 | 3282 3342 457c25a13d610347249d3b8e77d66b28 func | (lhs: Int64, rhs: Int64)
89 o 0 |= 3345 3397 67bdfe18ea33d473c4c5d50b0ba91a63 func |= (lhs: inout Int64, rhs: Int64)

"""#)
  }
}
