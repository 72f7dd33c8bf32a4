// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_Int8: LibraryText {
    LibraryText(
      path: "Swift/Int8.swift",
      text: #"""
public struct Int8: CustomReflectable, Decodable, Encodable, FixedWidthInteger, Sendable, SignedInteger {
  public typealias IntegerLiteralType = Int8
  public typealias Magnitude = UInt8
  @intrinsic @pure public init(_ source: Float)
  @intrinsic @pure public init(_ source: Double)
  @pure public init(bitPattern x: UInt8)
  @pure public init?(exactly source: Float)
  @pure public init?(exactly source: Double)
  public init(from decoder: any Decoder) throws
  @pure public static var bitWidth: Int { get }
  @pure public var byteSwapped: Int8 { get }
  public var customMirror: Mirror { get }
  @pure public var leadingZeroBitCount: Int { get }
  @intrinsic @pure public var magnitude: UInt8 { get }
  @pure public var nonzeroBitCount: Int { get }
  @pure public var trailingZeroBitCount: Int { get }
  public func addingReportingOverflow(_ other: Int8) -> (partialValue: Int8, overflow: Bool)
  public func dividedReportingOverflow(by other: Int8) -> (partialValue: Int8, overflow: Bool)
  public func dividingFullWidth(_ dividend: (high: Int8, low: Int8.Magnitude)) -> (quotient: Int8, remainder: Int8)
  public func encode(to encoder: any Encoder) throws
  public func hash(into hasher: inout Hasher)
  public func multipliedFullWidth(by other: Int8) -> (high: Int8, low: Int8.Magnitude)
  public func multipliedReportingOverflow(by other: Int8) -> (partialValue: Int8, overflow: Bool)
  public func remainderReportingOverflow(dividingBy other: Int8) -> (partialValue: Int8, overflow: Bool)
  @pure public func signum() -> Int8
  public func subtractingReportingOverflow(_ other: Int8) -> (partialValue: Int8, overflow: Bool)
  @intrinsic @pure public static func != (lhs: Int8, rhs: Int8) -> Bool
  @intrinsic @pure public static func % (lhs: Int8, rhs: Int8) -> Int8
  @intrinsic public static func %= (lhs: inout Int8, rhs: Int8)
  @pure public static func & (lhs: Int8, rhs: Int8) -> Int8
  @pure public static func &<< (lhs: Int8, rhs: Int8) -> Int8
  public static func &<<= (lhs: inout Int8, rhs: Int8)
  public static func &= (lhs: inout Int8, rhs: Int8)
  @pure public static func &>> (lhs: Int8, rhs: Int8) -> Int8
  public static func &>>= (lhs: inout Int8, rhs: Int8)
  @intrinsic @pure public static func * (lhs: Int8, rhs: Int8) -> Int8
  @intrinsic public static func *= (lhs: inout Int8, rhs: Int8)
  @intrinsic @pure public static func + (lhs: Int8, rhs: Int8) -> Int8
  @intrinsic public static func += (lhs: inout Int8, rhs: Int8)
  @intrinsic @pure public static func - (lhs: Int8, rhs: Int8) -> Int8
  @intrinsic public static func -= (lhs: inout Int8, rhs: Int8)
  @intrinsic @pure public static func / (lhs: Int8, rhs: Int8) -> Int8
  @intrinsic public static func /= (lhs: inout Int8, rhs: Int8)
  @intrinsic @pure public static func < (lhs: Int8, rhs: Int8) -> Bool
  @intrinsic @pure public static func <= (lhs: Int8, rhs: Int8) -> Bool
  @intrinsic @pure public static func == (lhs: Int8, rhs: Int8) -> Bool
  @intrinsic @pure public static func > (lhs: Int8, rhs: Int8) -> Bool
  @intrinsic @pure public static func >= (lhs: Int8, rhs: Int8) -> Bool
  @pure public static func ^ (lhs: Int8, rhs: Int8) -> Int8
  public static func ^= (lhs: inout Int8, rhs: Int8)
  @pure public static func | (lhs: Int8, rhs: Int8) -> Int8
  public static func |= (lhs: inout Int8, rhs: Int8)
}

"""#,
      outline: #"""
59 t  Int8 0 103 c3cb4b0839365de053f6fbd84e227e0c struct Int8
93 o 0 IntegerLiteralType 108 150 c40abab21770fa572d070c54ee6bc28b typealias IntegerLiteralType
75 o 0 Magnitude 153 187 cd1b0b34fea62ea3aa1be0afeaacd54b typealias Magnitude
72 o 0 init 190 235 ec6386c23002a5c69f86fcfcb98c1a10 init(_ source: Float)
73 o 0 init 238 284 494ff2a48489e5695b939520cadb8c42 init(_ source: Double)
76 o 0 init 287 325 83735f0f4dd7801d8d59fb6f57e43222 init(bitPattern x: UInt8)
79 o 0 init 328 369 d81064bc831ea2a463c54c9624817cd8 init?(exactly source: Float)
80 o 0 init 372 414 ff742855afa5fa60d8f70c3aa6f9093d init?(exactly source: Double)
82 o 0 init 417 462 4192576a4cc79deac3fd6ad9ceab672b init(from decoder: any Decoder)
67 o 0 bitWidth 465 510 90470fbdabbbbdc95574bf0ae5fd446f var bitWidth
73 o 0 byteSwapped 513 555 82aec1e99b7e5fc6defed36585a164bc var byteSwapped
75 o 0 customMirror 558 597 a5796220fcc962e8ec8bb047a1b777f7 var customMirror
89 o 0 leadingZeroBitCount 600 649 a0b15df10119148d00e3a59a3caab6a3 var leadingZeroBitCount
69 o 0 magnitude 652 704 37201fe69fd0a93d922c314ecb1d5bef var magnitude
81 o 0 nonzeroBitCount 707 752 aa9116ce76d274952a4bec053810b576 var nonzeroBitCount
91 o 0 trailingZeroBitCount 755 805 9654c13d7717bfa0626b08617e860f5b var trailingZeroBitCount
113 o 0 addingReportingOverflow 808 898 80a09bbedb96224f1e25d23c96adc369 func addingReportingOverflow(_ other: Int8)
116 o 0 dividedReportingOverflow 901 993 0a09e9c54cc6e125db7f58299ba09141 func dividedReportingOverflow(by other: Int8)
134 o 0 dividingFullWidth 996 1109 50bcdc2b10bdf8b447256663907604bc func dividingFullWidth(_ dividend: (high: Int8, low: Int8.Magnitude))
91 o 0 encode 1112 1162 495ce32bf5d13259063bc77eda00108a func encode(to encoder: any Encoder)
89 o 0 hash 1165 1208 f16ffc5e4c3d770668af9b3d5cd4b13a func hash(into hasher: inout Hasher)
108 o 0 multipliedFullWidth 1211 1295 0f18c771803dbbb28fe7bdb4606a7c81 func multipliedFullWidth(by other: Int8)
124 o 0 multipliedReportingOverflow 1298 1393 e4461b99d9e4534397b552f654829338 func multipliedReportingOverflow(by other: Int8)
130 o 0 remainderReportingOverflow 1396 1498 6ef6000110fd96397fdfe30f60da8354 func remainderReportingOverflow(dividingBy other: Int8)
68 o 0 signum 1501 1535 4da8fadfd94e93c48483716794892574 func signum()
125 o 0 subtractingReportingOverflow 1538 1633 49f07fd4ff61ff5f2f92d086b24f1ad4 func subtractingReportingOverflow(_ other: Int8)
81 o 0 != 1636 1705 26cde1864b9332841cda7f598f293cc6 func != (lhs: Int8, rhs: Int8)
79 o 0 % 1708 1776 e7d8d57b135f1b72488b376f73aece88 func % (lhs: Int8, rhs: Int8)
87 o 0 %= 1779 1840 b1ae9360f2ad5acdb93ae4a2956500dd func %= (lhs: inout Int8, rhs: Int8)
79 o 0 & 1843 1900 ae547915d3daea0d5e5c13d94e72a396 func & (lhs: Int8, rhs: Int8)
83 o 0 &<< 1903 1962 eea2c83b91a38d73bbda8f5c9431ac4e func &<< (lhs: Int8, rhs: Int8)
91 o 0 &<<= 1965 2017 29393e233c70ff967e8910a9562dc529 func &<<= (lhs: inout Int8, rhs: Int8)
87 o 0 &= 2020 2070 6f159da284fd8832c46336fbb3bebec5 func &= (lhs: inout Int8, rhs: Int8)
83 o 0 &>> 2073 2132 2c4a73010e60be75804c1d1d5f6966ef func &>> (lhs: Int8, rhs: Int8)
91 o 0 &>>= 2135 2187 5fcb7eccd91a11d7e483d1128b9a57e1 func &>>= (lhs: inout Int8, rhs: Int8)
79 o 0 * 2190 2258 87d5c1e3e1e1a5054ab617b6120301c1 func * (lhs: Int8, rhs: Int8)
87 o 0 *= 2261 2322 308ea9cfec676a0a89fdd61eb8cff5c4 func *= (lhs: inout Int8, rhs: Int8)
79 o 0 + 2325 2393 31690e350d8f3094c521875f08231ea3 func + (lhs: Int8, rhs: Int8)
87 o 0 += 2396 2457 496488e9fc88b445f973945160d1005c func += (lhs: inout Int8, rhs: Int8)
79 o 0 - 2460 2528 5fa3ce7547a4b43c413c2710e872eed3 func - (lhs: Int8, rhs: Int8)
87 o 0 -= 2531 2592 f18391389f78be611927be16279e8b74 func -= (lhs: inout Int8, rhs: Int8)
79 o 0 / 2595 2663 ed8a97c0709b2ca9fc647caeec2692c5 func / (lhs: Int8, rhs: Int8)
87 o 0 /= 2666 2727 f3775fe8b3cd0618b71f17829f8695f2 func /= (lhs: inout Int8, rhs: Int8)
79 o 0 < 2730 2798 84693b2ce9e60792976c7577ce902c1e func < (lhs: Int8, rhs: Int8)
81 o 0 <= 2801 2870 ff6a9ed171de6797e22513bff94ee996 func <= (lhs: Int8, rhs: Int8)
81 o 0 == 2873 2942 7c28f1821ade94d88b23ba7b4511221c func == (lhs: Int8, rhs: Int8)
79 o 0 > 2945 3013 bfe7f9a00bd377c3e14a6a52c2518ef7 func > (lhs: Int8, rhs: Int8)
81 o 0 >= 3016 3085 9c75abaa659a4b2082dcae6a21b1b8a6 func >= (lhs: Int8, rhs: Int8)
79 o 0 ^ 3088 3145 2c995ec3e5b8168424511ba2b947babb func ^ (lhs: Int8, rhs: Int8)
87 o 0 ^= 3148 3198 a4535d670813bf619d99f6e5787cc2c2 func ^= (lhs: inout Int8, rhs: Int8)
79 o 0 | 3201 3258 8a2ac4e0289dc89681b5f182049ab7f7 func | (lhs: Int8, rhs: Int8)
87 o 0 |= 3261 3311 1260745775420d26b8a74b87ee722db3 func |= (lhs: inout Int8, rhs: Int8)

"""#)
  }
}
