// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_Int: LibraryText {
    LibraryText(
      path: "Swift/Int.swift",
      text: #"""
public struct Int: CodingKeyRepresentable, CustomReflectable, Decodable, Encodable, FixedWidthInteger, MirrorPath,
  Sendable, SignedInteger
{
  public typealias IntegerLiteralType = Int
  public typealias Magnitude = UInt
  @intrinsic @pure public init(_ source: Float)
  @intrinsic @pure public init(_ source: Double)
  @pure public init(bitPattern objectID: ObjectIdentifier)
  @pure public init(bitPattern x: UInt)
  public init?<T>(codingKey: T) where T: CodingKey
  @pure public init?(exactly source: Float)
  @pure public init?(exactly source: Double)
  public init(from decoder: any Decoder) throws
  @pure public static var bitWidth: Int { get }
  @pure public var byteSwapped: Int { get }
  public var codingKey: any CodingKey { get }
  public var customMirror: Mirror { get }
  @pure public var leadingZeroBitCount: Int { get }
  @intrinsic @pure public var magnitude: UInt { get }
  @pure public var nonzeroBitCount: Int { get }
  @pure public var trailingZeroBitCount: Int { get }
  public func addingReportingOverflow(_ other: Int) -> (partialValue: Int, overflow: Bool)
  @pure public func advanced(by n: Int) -> Int
  @pure public func distance(to other: Int) -> Int
  public func dividedReportingOverflow(by other: Int) -> (partialValue: Int, overflow: Bool)
  public func dividingFullWidth(_ dividend: (high: Int, low: Int.Magnitude)) -> (quotient: Int, remainder: Int)
  public func encode(to encoder: any Encoder) throws
  public func hash(into hasher: inout Hasher)
  public func multipliedFullWidth(by other: Int) -> (high: Int, low: Int.Magnitude)
  public func multipliedReportingOverflow(by other: Int) -> (partialValue: Int, overflow: Bool)
  public func remainderReportingOverflow(dividingBy other: Int) -> (partialValue: Int, overflow: Bool)
  @pure public func signum() -> Int
  public func subtractingReportingOverflow(_ other: Int) -> (partialValue: Int, overflow: Bool)
  @intrinsic @pure public static func != (lhs: Int, rhs: Int) -> Bool
  @intrinsic @pure public static func % (lhs: Int, rhs: Int) -> Int
  @intrinsic public static func %= (lhs: inout Int, rhs: Int)
  @pure public static func & (lhs: Int, rhs: Int) -> Int
  @pure public static func &<< (lhs: Int, rhs: Int) -> Int
  public static func &<<= (lhs: inout Int, rhs: Int)
  public static func &= (lhs: inout Int, rhs: Int)
  @pure public static func &>> (lhs: Int, rhs: Int) -> Int
  public static func &>>= (lhs: inout Int, rhs: Int)
  @intrinsic @pure public static func * (lhs: Int, rhs: Int) -> Int
  @intrinsic public static func *= (lhs: inout Int, rhs: Int)
  @intrinsic @pure public static func + (lhs: Int, rhs: Int) -> Int
  @intrinsic public static func += (lhs: inout Int, rhs: Int)
  @intrinsic @pure public static func - (lhs: Int, rhs: Int) -> Int
  @intrinsic public static func -= (lhs: inout Int, rhs: Int)
  @intrinsic @pure public static func / (lhs: Int, rhs: Int) -> Int
  @intrinsic public static func /= (lhs: inout Int, rhs: Int)
  @intrinsic @pure public static func < (lhs: Int, rhs: Int) -> Bool
  @intrinsic @pure public static func <= (lhs: Int, rhs: Int) -> Bool
  @intrinsic @pure public static func == (lhs: Int, rhs: Int) -> Bool
  @intrinsic @pure public static func > (lhs: Int, rhs: Int) -> Bool
  @intrinsic @pure public static func >= (lhs: Int, rhs: Int) -> Bool
  @pure public static func ^ (lhs: Int, rhs: Int) -> Int
  public static func ^= (lhs: inout Int, rhs: Int)
  @pure public static func | (lhs: Int, rhs: Int) -> Int
  public static func |= (lhs: inout Int, rhs: Int)
}

"""#,
      outline: #"""
t 0 140  daeacb9943c968d7c004016c5ebda551 Int struct Int
o 145 186 0 b10dfb3905d2a1d916ab315e360bdc27 IntegerLiteralType typealias IntegerLiteralType
o 189 222 0 6225c5d7ddda8fc033310d7d71e11a7d Magnitude typealias Magnitude
o 225 270 0 7c7c2b5a854cbeaa61195b81243269c5 init init(_ source: Float)
o 273 319 0 1becebd2ed812e287b4a910d95668169 init init(_ source: Double)
o 322 378 0 c4547caabdcdd9c28525463cebeda227 init init(bitPattern objectID: ObjectIdentifier)
o 381 418 0 44e69de792cf9cfc535d3089d9003d44 init init(bitPattern x: UInt)
o 421 469 0 257f022c520426d62d25776ecfbf9b6d init init?<T>(codingKey: T)
o 472 513 0 30502aa06eccb154283fc476b47a1628 init init?(exactly source: Float)
o 516 558 0 bffe3f8a316e0adeeaf806083c42a570 init init?(exactly source: Double)
o 561 654 0 f7454e56ac9e8db474519bde00b4b509 init init(from decoder: any Decoder)
o 657 698 0 d585778dd94698679b7d0e000e46949e byteSwapped var byteSwapped
o 701 744 0 c4fcbfe1f3c183c93633813f51aef146 codingKey var codingKey
o 747 786 0 e04fd4f127b3a321c017ef7b749d82ae customMirror var customMirror
o 789 838 0 6a78603d9c7acc75b29619c4b374c9cf leadingZeroBitCount var leadingZeroBitCount
o 841 892 0 bc363ded2a318dbc12bbe2903ae8c9d8 magnitude var magnitude
o 895 940 0 cd5779e3055c20b9627d02db8fea8869 nonzeroBitCount var nonzeroBitCount
o 943 993 0 4f8c71356706ea77f33840d851e3f4e2 trailingZeroBitCount var trailingZeroBitCount
o 996 1084 0 5ec48aefc59fc8541cacc12912e51b2d addingReportingOverflow func addingReportingOverflow(_ other: Int)
o 1087 1131 0 29b4f1b53b54d419c1b57e99d2d425ef advanced func advanced(by n: Int)
o 1134 1182 0 539f53ad1f6c587bf154cff57d508100 distance func distance(to other: Int)
o 1185 1275 0 17364a2dd9e8a82a334e6c4d6048819d dividedReportingOverflow func dividedReportingOverflow(by other: Int)
o 1278 1387 0 caafc0a4f3c5c1fdf8910e3f9613e6b3 dividingFullWidth func dividingFullWidth(_ dividend: (high: Int, low: Int.Magnitude))
o 1390 1486 0 be7b932ae6affd512da0ae9376ba9e0f encode func encode(to encoder: any Encoder)
o 1489 1570 0 9c2800f64857757c3ab25e35618761df multipliedFullWidth func multipliedFullWidth(by other: Int)
o 1573 1666 0 e80feea228061234a9ccdefa34582165 multipliedReportingOverflow func multipliedReportingOverflow(by other: Int)
o 1669 1769 0 34f9eb673350b8b7e5427829d1ce7059 remainderReportingOverflow func remainderReportingOverflow(dividingBy other: Int)
o 1772 1805 0 be8d0305830b86607d12d3525e1554d3 signum func signum()
o 1808 1901 0 92ccd8f9c3e0c2bf699cb03628afe148 subtractingReportingOverflow func subtractingReportingOverflow(_ other: Int)
o 1904 1971 0 f340fd4f0cd5b5097bc1a3b14f598c01 != func != (lhs: Int, rhs: Int)
o 1974 2039 0 b5e2e07ea89e1479f01047bf5e8158b9 % func % (lhs: Int, rhs: Int)
o 2042 2101 0 1537b743ebb4267b56916d7aee176411 %= func %= (lhs: inout Int, rhs: Int)
o 2104 2158 0 6a5502593dd85876aeae01a0f41b131e & func & (lhs: Int, rhs: Int)
o 2161 2217 0 bd9931a23f4e46811c2476610eaa4a65 &<< func &<< (lhs: Int, rhs: Int)
o 2220 2270 0 86c8b2fe8f383ec9e432d41f0c9ed16e &<<= func &<<= (lhs: inout Int, rhs: Int)
o 2273 2321 0 95eb40e3bd85410dfd8f021e588c6668 &= func &= (lhs: inout Int, rhs: Int)
o 2324 2380 0 030e7a2229125b1bf88264f9c56a9b5f &>> func &>> (lhs: Int, rhs: Int)
o 2383 2433 0 d7b458369e1aecf8c513529403a22539 &>>= func &>>= (lhs: inout Int, rhs: Int)
o 2436 2501 0 cf93c4f72bfa70d17a268eb0220f40a5 * func * (lhs: Int, rhs: Int)
o 2504 2563 0 dfbe3c84d8933471e46ea9aa1881918c *= func *= (lhs: inout Int, rhs: Int)
o 2566 2631 0 f7c2cdee4f592fd7b9e1e08832a95975 + func + (lhs: Int, rhs: Int)
o 2634 2693 0 9106f8c82764805bd7c1a8fad4807829 += func += (lhs: inout Int, rhs: Int)
o 2696 2761 0 954632b57e43d7ba1f98427ff8dd3619 - func - (lhs: Int, rhs: Int)
o 2764 2823 0 d3f37ca19136160453ec2e0ff72ef92f -= func -= (lhs: inout Int, rhs: Int)
o 2826 2891 0 5dd5617782b5d99af7784a10ec9da60d / func / (lhs: Int, rhs: Int)
o 2894 2953 0 00f0bbf9fbe4d0a98e2a9ba4b33d4a38 /= func /= (lhs: inout Int, rhs: Int)
o 2956 3022 0 ce478ba53c6b1dffadb6343f19c2297c < func < (lhs: Int, rhs: Int)
o 3025 3092 0 4150110512e29d6525ba771a514a0b90 <= func <= (lhs: Int, rhs: Int)
o 3095 3162 0 0cf737a82afa237f7865cb7da3ad6af7 == func == (lhs: Int, rhs: Int)
o 3165 3231 0 455198e515c260619a01a894c37e22cf > func > (lhs: Int, rhs: Int)
o 3234 3301 0 48f74f5302dd38ae7ffdf1d8c02d9ca1 >= func >= (lhs: Int, rhs: Int)
o 3304 3358 0 839b91c4faedcad898b6e55e69906147 ^ func ^ (lhs: Int, rhs: Int)
o 3361 3409 0 25e6600bc64b13c38ec4a71daba61797 ^= func ^= (lhs: inout Int, rhs: Int)
o 3412 3466 0 135dcfd90bb708c0486d6342934c64f7 | func | (lhs: Int, rhs: Int)
o 3469 3517 0 59018a399fc857196fd1040570d17771 |= func |= (lhs: inout Int, rhs: Int)

"""#)
  }
}
