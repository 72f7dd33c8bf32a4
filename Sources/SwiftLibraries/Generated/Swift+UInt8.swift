// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_UInt8: LibraryText {
    LibraryText(
      path: "Swift/UInt8.swift",
      text: #"""
public struct UInt8: CustomReflectable, Decodable, Encodable, FixedWidthInteger, Sendable, UnsignedInteger {
  public typealias IntegerLiteralType = UInt8
  public typealias Magnitude = UInt8
  @intrinsic @pure public init(_ source: Float)
  @intrinsic @pure public init(_ source: Double)
  @pure public init(ascii v: Unicode.Scalar)
  @pure public init(bitPattern x: Int8)
  @pure public init?(exactly source: Float)
  @pure public init?(exactly source: Double)
  public init(from decoder: any Decoder) throws
  @pure public static var bitWidth: Int { get }
  @pure public var byteSwapped: UInt8 { get }
  public var customMirror: Mirror { get }
  @pure public var leadingZeroBitCount: Int { get }
  @pure public var nonzeroBitCount: Int { get }
  @pure public var trailingZeroBitCount: Int { get }
  public func addingReportingOverflow(_ other: UInt8) -> (partialValue: UInt8, overflow: Bool)
  public func dividedReportingOverflow(by other: UInt8) -> (partialValue: UInt8, overflow: Bool)
  public func dividingFullWidth(_ dividend: (high: UInt8, low: UInt8.Magnitude)) -> (quotient: UInt8, remainder: UInt8)
  public func encode(to encoder: any Encoder) throws
  public func hash(into hasher: inout Hasher)
  public func multipliedFullWidth(by other: UInt8) -> (high: UInt8, low: UInt8.Magnitude)
  public func multipliedReportingOverflow(by other: UInt8) -> (partialValue: UInt8, overflow: Bool)
  public func remainderReportingOverflow(dividingBy other: UInt8) -> (partialValue: UInt8, overflow: Bool)
  @pure public func signum() -> UInt8
  public func subtractingReportingOverflow(_ other: UInt8) -> (partialValue: UInt8, overflow: Bool)
  @intrinsic @pure public static func != (lhs: UInt8, rhs: UInt8) -> Bool
  @intrinsic @pure public static func % (lhs: UInt8, rhs: UInt8) -> UInt8
  @intrinsic public static func %= (lhs: inout UInt8, rhs: UInt8)
  @pure public static func & (lhs: UInt8, rhs: UInt8) -> UInt8
  @pure public static func &<< (lhs: UInt8, rhs: UInt8) -> UInt8
  public static func &<<= (lhs: inout UInt8, rhs: UInt8)
  public static func &= (lhs: inout UInt8, rhs: UInt8)
  @pure public static func &>> (lhs: UInt8, rhs: UInt8) -> UInt8
  public static func &>>= (lhs: inout UInt8, rhs: UInt8)
  @intrinsic @pure public static func * (lhs: UInt8, rhs: UInt8) -> UInt8
  @intrinsic public static func *= (lhs: inout UInt8, rhs: UInt8)
  @intrinsic @pure public static func + (lhs: UInt8, rhs: UInt8) -> UInt8
  @intrinsic public static func += (lhs: inout UInt8, rhs: UInt8)
  @intrinsic @pure public static func - (lhs: UInt8, rhs: UInt8) -> UInt8
  @intrinsic public static func -= (lhs: inout UInt8, rhs: UInt8)
  @intrinsic @pure public static func / (lhs: UInt8, rhs: UInt8) -> UInt8
  @intrinsic public static func /= (lhs: inout UInt8, rhs: UInt8)
  @intrinsic @pure public static func < (lhs: UInt8, rhs: UInt8) -> Bool
  @intrinsic @pure public static func <= (lhs: UInt8, rhs: UInt8) -> Bool
  @intrinsic @pure public static func == (lhs: UInt8, rhs: UInt8) -> Bool
  @intrinsic @pure public static func > (lhs: UInt8, rhs: UInt8) -> Bool
  @intrinsic @pure public static func >= (lhs: UInt8, rhs: UInt8) -> Bool
  @pure public static func ^ (lhs: UInt8, rhs: UInt8) -> UInt8
  public static func ^= (lhs: inout UInt8, rhs: UInt8)
  @pure public static func | (lhs: UInt8, rhs: UInt8) -> UInt8
  public static func |= (lhs: inout UInt8, rhs: UInt8)
}

"""#,
      outline: #"""
61 t  UInt8 0 106 db05f21d931b13d317fd8078e74dd14d struct UInt8
93 o 0 IntegerLiteralType 111 154 148d5b6a5ebaf3cbc52355b199fcbc88 typealias IntegerLiteralType
75 o 0 Magnitude 157 191 0886002f20e4a27071b1fc5bf3518626 typealias Magnitude
72 o 0 init 194 239 ea8d288be5c19f0b50b3eb444e6082ef init(_ source: Float)
73 o 0 init 242 288 2d66665d5ab41a9673c63caf729216d3 init(_ source: Double)
80 o 0 init 291 333 b466a9385d359bbbe40e2d77913f37b1 init(ascii v: Unicode.Scalar)
75 o 0 init 336 373 b35ba82fb635a552e77b53d3adc76e23 init(bitPattern x: Int8)
79 o 0 init 376 417 8871cdac543d9ebf40ce181bae80e6c7 init?(exactly source: Float)
80 o 0 init 420 462 8783e515824da914ea2465c6dbf6cc87 init?(exactly source: Double)
82 o 0 init 465 510 3315138204307cee60849fab1e1dd03a init(from decoder: any Decoder)
67 o 0 bitWidth 513 558 2c370b07ba11a62a8acc0bc3885c8d45 var bitWidth
73 o 0 byteSwapped 561 604 bd1972b84737278f6cf050ac83f78d94 var byteSwapped
75 o 0 customMirror 607 646 390c9e4de61368a7ceb4d55eb2569686 var customMirror
89 o 0 leadingZeroBitCount 649 698 5d519c986fadb50be342a1891f1f3243 var leadingZeroBitCount
81 o 0 nonzeroBitCount 701 746 63befc78e8dd410b1decc17ad8ca7dde var nonzeroBitCount
91 o 0 trailingZeroBitCount 749 799 611353739bad848ac35682e45b441fed var trailingZeroBitCount
114 o 0 addingReportingOverflow 802 894 fbe73ac8dcd0ec408c004e5be66f8c51 func addingReportingOverflow(_ other: UInt8)
117 o 0 dividedReportingOverflow 897 991 acbfdf5f67df629c4bab54dd64c0603b func dividedReportingOverflow(by other: UInt8)
136 o 0 dividingFullWidth 994 1111 e4a0277f0e918e1def9bfed620b7e2ed func dividingFullWidth(_ dividend: (high: UInt8, low: UInt8.Magnitude))
91 o 0 encode 1114 1164 04d9c7cd6cc0fe7d81d6efccbeab6cad func encode(to encoder: any Encoder)
89 o 0 hash 1167 1210 bd2894a7af77c9bff59750f639f628ca func hash(into hasher: inout Hasher)
109 o 0 multipliedFullWidth 1213 1300 f8f66c19e1d8affe7b2a2dee6456d339 func multipliedFullWidth(by other: UInt8)
125 o 0 multipliedReportingOverflow 1303 1400 595a01a4b64e57fcb50a37b5bbb8ba6c func multipliedReportingOverflow(by other: UInt8)
131 o 0 remainderReportingOverflow 1403 1507 dcf599c04cefe1b13a5dff31cbe1e72a func remainderReportingOverflow(dividingBy other: UInt8)
68 o 0 signum 1510 1545 2e40beba30163a886a4468aab1ac92b4 func signum()
126 o 0 subtractingReportingOverflow 1548 1645 cee0c391f0408c156a6311791badd8b7 func subtractingReportingOverflow(_ other: UInt8)
83 o 0 != 1648 1719 72aeeeec1c83ceea072ebc0f4a66d7c0 func != (lhs: UInt8, rhs: UInt8)
81 o 0 % 1722 1793 901057d5aea0fc0a5d2438cfd42edf0a func % (lhs: UInt8, rhs: UInt8)
89 o 0 %= 1796 1859 966850d3f62207f647a6d33d39958af1 func %= (lhs: inout UInt8, rhs: UInt8)
81 o 0 & 1862 1922 75f29aea4e541d3a0a12e4b92ff54dd6 func & (lhs: UInt8, rhs: UInt8)
85 o 0 &<< 1925 1987 d8efd3cefef6407bc76a906ed3540913 func &<< (lhs: UInt8, rhs: UInt8)
93 o 0 &<<= 1990 2044 095e057ae811d184482aa9317614f819 func &<<= (lhs: inout UInt8, rhs: UInt8)
89 o 0 &= 2047 2099 3433bc972f81db25df98b978b83b2f4f func &= (lhs: inout UInt8, rhs: UInt8)
85 o 0 &>> 2102 2164 43e7b7e55d42465eeb20d14667011e30 func &>> (lhs: UInt8, rhs: UInt8)
93 o 0 &>>= 2167 2221 2d870315649d71240bbc37fe06f296a9 func &>>= (lhs: inout UInt8, rhs: UInt8)
81 o 0 * 2224 2295 3ed38a85bb08a18c4adc0c27bb6ca4ec func * (lhs: UInt8, rhs: UInt8)
89 o 0 *= 2298 2361 5207ee036a699d5fb8669d957c82c851 func *= (lhs: inout UInt8, rhs: UInt8)
81 o 0 + 2364 2435 be7c0b3aa67956dc8538f99f1ed5fde7 func + (lhs: UInt8, rhs: UInt8)
89 o 0 += 2438 2501 b757752716002be77ef66064a6539e5d func += (lhs: inout UInt8, rhs: UInt8)
81 o 0 - 2504 2575 13e5a614cadcad483c6392402d6307be func - (lhs: UInt8, rhs: UInt8)
89 o 0 -= 2578 2641 c49dbe39e40b4cce7df7ca41b4571e4c func -= (lhs: inout UInt8, rhs: UInt8)
81 o 0 / 2644 2715 d0a87cd726c1bc55bf96a87e2d1fa001 func / (lhs: UInt8, rhs: UInt8)
89 o 0 /= 2718 2781 aa02aecbcb75bb84e3eb9aa0c03d8be0 func /= (lhs: inout UInt8, rhs: UInt8)
81 o 0 < 2784 2854 615df38e75ec26f2377350a4e5fb7018 func < (lhs: UInt8, rhs: UInt8)
83 o 0 <= 2857 2928 f5ea320f99f9b321d06ecee72cbe70eb func <= (lhs: UInt8, rhs: UInt8)
83 o 0 == 2931 3002 9fb23225333ba4d771229001b6852ba6 func == (lhs: UInt8, rhs: UInt8)
81 o 0 > 3005 3075 31a34070b6e6f0860d720f9b442b686f func > (lhs: UInt8, rhs: UInt8)
83 o 0 >= 3078 3149 a751985b22ee5f0ec1a12cba121d8c78 func >= (lhs: UInt8, rhs: UInt8)
81 o 0 ^ 3152 3212 71ba271bc1328d336e622ddec7c07b6f func ^ (lhs: UInt8, rhs: UInt8)
89 o 0 ^= 3215 3267 8028e588d0f2f6b3f4e6ac4be2a9a3d9 func ^= (lhs: inout UInt8, rhs: UInt8)
81 o 0 | 3270 3330 462ce8d312e8032e6c19bfb184c2756d func | (lhs: UInt8, rhs: UInt8)
89 o 0 |= 3333 3385 de9e86c432f7969ff29ca7e1b9db054d func |= (lhs: inout UInt8, rhs: UInt8)

"""#)
  }
}
