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
t 0 103  c3cb4b0839365de053f6fbd84e227e0c Int8 struct Int8
o 108 150 0 c40abab21770fa572d070c54ee6bc28b IntegerLiteralType typealias IntegerLiteralType
o 153 187 0 cd1b0b34fea62ea3aa1be0afeaacd54b Magnitude typealias Magnitude
o 190 235 0 ec6386c23002a5c69f86fcfcb98c1a10 init init(_ source: Float)
o 238 284 0 494ff2a48489e5695b939520cadb8c42 init init(_ source: Double)
o 287 325 0 83735f0f4dd7801d8d59fb6f57e43222 init init(bitPattern x: UInt8)
o 328 369 0 d81064bc831ea2a463c54c9624817cd8 init init?(exactly source: Float)
o 372 414 0 ff742855afa5fa60d8f70c3aa6f9093d init init?(exactly source: Double)
o 417 510 0 07af1e8c81562459572529ec764011c8 init init(from decoder: any Decoder)
o 513 555 0 82aec1e99b7e5fc6defed36585a164bc byteSwapped var byteSwapped
o 558 597 0 a5796220fcc962e8ec8bb047a1b777f7 customMirror var customMirror
o 600 649 0 a0b15df10119148d00e3a59a3caab6a3 leadingZeroBitCount var leadingZeroBitCount
o 652 704 0 37201fe69fd0a93d922c314ecb1d5bef magnitude var magnitude
o 707 752 0 aa9116ce76d274952a4bec053810b576 nonzeroBitCount var nonzeroBitCount
o 755 805 0 9654c13d7717bfa0626b08617e860f5b trailingZeroBitCount var trailingZeroBitCount
o 808 898 0 80a09bbedb96224f1e25d23c96adc369 addingReportingOverflow func addingReportingOverflow(_ other: Int8)
o 901 993 0 0a09e9c54cc6e125db7f58299ba09141 dividedReportingOverflow func dividedReportingOverflow(by other: Int8)
o 996 1109 0 50bcdc2b10bdf8b447256663907604bc dividingFullWidth func dividingFullWidth(_ dividend: (high: Int8, low: Int8.Magnitude))
o 1112 1208 0 eb3a84b5403ac3c9cbf63b843d991751 encode func encode(to encoder: any Encoder)
o 1211 1295 0 0f18c771803dbbb28fe7bdb4606a7c81 multipliedFullWidth func multipliedFullWidth(by other: Int8)
o 1298 1393 0 e4461b99d9e4534397b552f654829338 multipliedReportingOverflow func multipliedReportingOverflow(by other: Int8)
o 1396 1498 0 6ef6000110fd96397fdfe30f60da8354 remainderReportingOverflow func remainderReportingOverflow(dividingBy other: Int8)
o 1501 1535 0 4da8fadfd94e93c48483716794892574 signum func signum()
o 1538 1633 0 49f07fd4ff61ff5f2f92d086b24f1ad4 subtractingReportingOverflow func subtractingReportingOverflow(_ other: Int8)
o 1636 1705 0 26cde1864b9332841cda7f598f293cc6 != func != (lhs: Int8, rhs: Int8)
o 1708 1776 0 e7d8d57b135f1b72488b376f73aece88 % func % (lhs: Int8, rhs: Int8)
o 1779 1840 0 b1ae9360f2ad5acdb93ae4a2956500dd %= func %= (lhs: inout Int8, rhs: Int8)
o 1843 1900 0 ae547915d3daea0d5e5c13d94e72a396 & func & (lhs: Int8, rhs: Int8)
o 1903 1962 0 eea2c83b91a38d73bbda8f5c9431ac4e &<< func &<< (lhs: Int8, rhs: Int8)
o 1965 2017 0 29393e233c70ff967e8910a9562dc529 &<<= func &<<= (lhs: inout Int8, rhs: Int8)
o 2020 2070 0 6f159da284fd8832c46336fbb3bebec5 &= func &= (lhs: inout Int8, rhs: Int8)
o 2073 2132 0 2c4a73010e60be75804c1d1d5f6966ef &>> func &>> (lhs: Int8, rhs: Int8)
o 2135 2187 0 5fcb7eccd91a11d7e483d1128b9a57e1 &>>= func &>>= (lhs: inout Int8, rhs: Int8)
o 2190 2258 0 87d5c1e3e1e1a5054ab617b6120301c1 * func * (lhs: Int8, rhs: Int8)
o 2261 2322 0 308ea9cfec676a0a89fdd61eb8cff5c4 *= func *= (lhs: inout Int8, rhs: Int8)
o 2325 2393 0 31690e350d8f3094c521875f08231ea3 + func + (lhs: Int8, rhs: Int8)
o 2396 2457 0 496488e9fc88b445f973945160d1005c += func += (lhs: inout Int8, rhs: Int8)
o 2460 2528 0 5fa3ce7547a4b43c413c2710e872eed3 - func - (lhs: Int8, rhs: Int8)
o 2531 2592 0 f18391389f78be611927be16279e8b74 -= func -= (lhs: inout Int8, rhs: Int8)
o 2595 2663 0 ed8a97c0709b2ca9fc647caeec2692c5 / func / (lhs: Int8, rhs: Int8)
o 2666 2727 0 f3775fe8b3cd0618b71f17829f8695f2 /= func /= (lhs: inout Int8, rhs: Int8)
o 2730 2798 0 84693b2ce9e60792976c7577ce902c1e < func < (lhs: Int8, rhs: Int8)
o 2801 2870 0 ff6a9ed171de6797e22513bff94ee996 <= func <= (lhs: Int8, rhs: Int8)
o 2873 2942 0 7c28f1821ade94d88b23ba7b4511221c == func == (lhs: Int8, rhs: Int8)
o 2945 3013 0 bfe7f9a00bd377c3e14a6a52c2518ef7 > func > (lhs: Int8, rhs: Int8)
o 3016 3085 0 9c75abaa659a4b2082dcae6a21b1b8a6 >= func >= (lhs: Int8, rhs: Int8)
o 3088 3145 0 2c995ec3e5b8168424511ba2b947babb ^ func ^ (lhs: Int8, rhs: Int8)
o 3148 3198 0 a4535d670813bf619d99f6e5787cc2c2 ^= func ^= (lhs: inout Int8, rhs: Int8)
o 3201 3258 0 8a2ac4e0289dc89681b5f182049ab7f7 | func | (lhs: Int8, rhs: Int8)
o 3261 3311 0 1260745775420d26b8a74b87ee722db3 |= func |= (lhs: inout Int8, rhs: Int8)

"""#)
  }
}
