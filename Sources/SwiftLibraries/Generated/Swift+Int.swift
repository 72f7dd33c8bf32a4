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
57 t  Int 0 140 daeacb9943c968d7c004016c5ebda551 struct Int
93 o 0 IntegerLiteralType 145 186 b10dfb3905d2a1d916ab315e360bdc27 typealias IntegerLiteralType
75 o 0 Magnitude 189 222 6225c5d7ddda8fc033310d7d71e11a7d typealias Magnitude
72 o 0 init 225 270 7c7c2b5a854cbeaa61195b81243269c5 init(_ source: Float)
73 o 0 init 273 319 1becebd2ed812e287b4a910d95668169 init(_ source: Double)
94 o 0 init 322 378 c4547caabdcdd9c28525463cebeda227 init(bitPattern objectID: ObjectIdentifier)
75 o 0 init 381 418 44e69de792cf9cfc535d3089d9003d44 init(bitPattern x: UInt)
73 o 0 init 421 469 257f022c520426d62d25776ecfbf9b6d init?<T>(codingKey: T)
79 o 0 init 472 513 30502aa06eccb154283fc476b47a1628 init?(exactly source: Float)
80 o 0 init 516 558 bffe3f8a316e0adeeaf806083c42a570 init?(exactly source: Double)
82 o 0 init 561 606 c6c300407ca50aa393c1e197813955d5 init(from decoder: any Decoder)
67 o 0 bitWidth 609 654 7837e7b72a7b02563d0c57bcd0177231 var bitWidth
73 o 0 byteSwapped 657 698 d585778dd94698679b7d0e000e46949e var byteSwapped
69 o 0 codingKey 701 744 c4fcbfe1f3c183c93633813f51aef146 var codingKey
75 o 0 customMirror 747 786 e04fd4f127b3a321c017ef7b749d82ae var customMirror
89 o 0 leadingZeroBitCount 789 838 6a78603d9c7acc75b29619c4b374c9cf var leadingZeroBitCount
69 o 0 magnitude 841 892 bc363ded2a318dbc12bbe2903ae8c9d8 var magnitude
81 o 0 nonzeroBitCount 895 940 cd5779e3055c20b9627d02db8fea8869 var nonzeroBitCount
91 o 0 trailingZeroBitCount 943 993 4f8c71356706ea77f33840d851e3f4e2 var trailingZeroBitCount
113 o 0 addingReportingOverflow 996 1084 5ec48aefc59fc8541cacc12912e51b2d func addingReportingOverflow(_ other: Int)
81 o 0 advanced 1087 1131 29b4f1b53b54d419c1b57e99d2d425ef func advanced(by n: Int)
85 o 0 distance 1134 1182 539f53ad1f6c587bf154cff57d508100 func distance(to other: Int)
117 o 0 dividedReportingOverflow 1185 1275 17364a2dd9e8a82a334e6c4d6048819d func dividedReportingOverflow(by other: Int)
133 o 0 dividingFullWidth 1278 1387 caafc0a4f3c5c1fdf8910e3f9613e6b3 func dividingFullWidth(_ dividend: (high: Int, low: Int.Magnitude))
91 o 0 encode 1390 1440 50683ac49dfaced8c1ca42612821ce8d func encode(to encoder: any Encoder)
89 o 0 hash 1443 1486 ee830da5c2fb5fc4cf796c4c8bbea737 func hash(into hasher: inout Hasher)
107 o 0 multipliedFullWidth 1489 1570 9c2800f64857757c3ab25e35618761df func multipliedFullWidth(by other: Int)
123 o 0 multipliedReportingOverflow 1573 1666 e80feea228061234a9ccdefa34582165 func multipliedReportingOverflow(by other: Int)
129 o 0 remainderReportingOverflow 1669 1769 34f9eb673350b8b7e5427829d1ce7059 func remainderReportingOverflow(dividingBy other: Int)
68 o 0 signum 1772 1805 be8d0305830b86607d12d3525e1554d3 func signum()
124 o 0 subtractingReportingOverflow 1808 1901 92ccd8f9c3e0c2bf699cb03628afe148 func subtractingReportingOverflow(_ other: Int)
79 o 0 != 1904 1971 f340fd4f0cd5b5097bc1a3b14f598c01 func != (lhs: Int, rhs: Int)
77 o 0 % 1974 2039 b5e2e07ea89e1479f01047bf5e8158b9 func % (lhs: Int, rhs: Int)
85 o 0 %= 2042 2101 1537b743ebb4267b56916d7aee176411 func %= (lhs: inout Int, rhs: Int)
77 o 0 & 2104 2158 6a5502593dd85876aeae01a0f41b131e func & (lhs: Int, rhs: Int)
81 o 0 &<< 2161 2217 bd9931a23f4e46811c2476610eaa4a65 func &<< (lhs: Int, rhs: Int)
89 o 0 &<<= 2220 2270 86c8b2fe8f383ec9e432d41f0c9ed16e func &<<= (lhs: inout Int, rhs: Int)
85 o 0 &= 2273 2321 95eb40e3bd85410dfd8f021e588c6668 func &= (lhs: inout Int, rhs: Int)
81 o 0 &>> 2324 2380 030e7a2229125b1bf88264f9c56a9b5f func &>> (lhs: Int, rhs: Int)
89 o 0 &>>= 2383 2433 d7b458369e1aecf8c513529403a22539 func &>>= (lhs: inout Int, rhs: Int)
77 o 0 * 2436 2501 cf93c4f72bfa70d17a268eb0220f40a5 func * (lhs: Int, rhs: Int)
85 o 0 *= 2504 2563 dfbe3c84d8933471e46ea9aa1881918c func *= (lhs: inout Int, rhs: Int)
77 o 0 + 2566 2631 f7c2cdee4f592fd7b9e1e08832a95975 func + (lhs: Int, rhs: Int)
85 o 0 += 2634 2693 9106f8c82764805bd7c1a8fad4807829 func += (lhs: inout Int, rhs: Int)
77 o 0 - 2696 2761 954632b57e43d7ba1f98427ff8dd3619 func - (lhs: Int, rhs: Int)
85 o 0 -= 2764 2823 d3f37ca19136160453ec2e0ff72ef92f func -= (lhs: inout Int, rhs: Int)
77 o 0 / 2826 2891 5dd5617782b5d99af7784a10ec9da60d func / (lhs: Int, rhs: Int)
85 o 0 /= 2894 2953 00f0bbf9fbe4d0a98e2a9ba4b33d4a38 func /= (lhs: inout Int, rhs: Int)
77 o 0 < 2956 3022 ce478ba53c6b1dffadb6343f19c2297c func < (lhs: Int, rhs: Int)
79 o 0 <= 3025 3092 4150110512e29d6525ba771a514a0b90 func <= (lhs: Int, rhs: Int)
79 o 0 == 3095 3162 0cf737a82afa237f7865cb7da3ad6af7 func == (lhs: Int, rhs: Int)
77 o 0 > 3165 3231 455198e515c260619a01a894c37e22cf func > (lhs: Int, rhs: Int)
79 o 0 >= 3234 3301 48f74f5302dd38ae7ffdf1d8c02d9ca1 func >= (lhs: Int, rhs: Int)
77 o 0 ^ 3304 3358 839b91c4faedcad898b6e55e69906147 func ^ (lhs: Int, rhs: Int)
85 o 0 ^= 3361 3409 25e6600bc64b13c38ec4a71daba61797 func ^= (lhs: inout Int, rhs: Int)
77 o 0 | 3412 3466 135dcfd90bb708c0486d6342934c64f7 func | (lhs: Int, rhs: Int)
85 o 0 |= 3469 3517 59018a399fc857196fd1040570d17771 func |= (lhs: inout Int, rhs: Int)

"""#)
  }
}
