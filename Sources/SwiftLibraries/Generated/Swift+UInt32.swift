// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_UInt32: LibraryText {
    LibraryText(
      path: "Swift/UInt32.swift",
      text: #"""
public struct UInt32: CustomReflectable, Decodable, Encodable, FixedWidthInteger, Sendable, UnsignedInteger {
  public typealias IntegerLiteralType = UInt32
  public typealias Magnitude = UInt32
  @intrinsic @pure public init(_ v: Unicode.Scalar)
  @intrinsic @pure public init(_ source: Float)
  @intrinsic @pure public init(_ source: Double)
  @pure public init(bitPattern x: Int32)
  @pure public init?(exactly source: Float)
  @pure public init?(exactly source: Double)
  public init(from decoder: any Decoder) throws
  @pure public static var bitWidth: Int { get }
  @pure public var byteSwapped: UInt32 { get }
  public var customMirror: Mirror { get }
  @pure public var leadingZeroBitCount: Int { get }
  @pure public var nonzeroBitCount: Int { get }
  @pure public var trailingZeroBitCount: Int { get }
  public func addingReportingOverflow(_ other: UInt32) -> (partialValue: UInt32, overflow: Bool)
  public func dividedReportingOverflow(by other: UInt32) -> (partialValue: UInt32, overflow: Bool)
  public func dividingFullWidth(_ dividend: (high: UInt32, low: UInt32.Magnitude)) -> (
    quotient: UInt32, remainder: UInt32
  )
  public func encode(to encoder: any Encoder) throws
  public func hash(into hasher: inout Hasher)
  public func multipliedFullWidth(by other: UInt32) -> (high: UInt32, low: UInt32.Magnitude)
  public func multipliedReportingOverflow(by other: UInt32) -> (partialValue: UInt32, overflow: Bool)
  public func remainderReportingOverflow(dividingBy other: UInt32) -> (partialValue: UInt32, overflow: Bool)
  @pure public func signum() -> UInt32
  public func subtractingReportingOverflow(_ other: UInt32) -> (partialValue: UInt32, overflow: Bool)
  @intrinsic @pure public static func != (lhs: UInt32, rhs: UInt32) -> Bool
  @intrinsic @pure public static func % (lhs: UInt32, rhs: UInt32) -> UInt32
  @intrinsic public static func %= (lhs: inout UInt32, rhs: UInt32)
  @pure public static func & (lhs: UInt32, rhs: UInt32) -> UInt32
  @pure public static func &<< (lhs: UInt32, rhs: UInt32) -> UInt32
  public static func &<<= (lhs: inout UInt32, rhs: UInt32)
  public static func &= (lhs: inout UInt32, rhs: UInt32)
  @pure public static func &>> (lhs: UInt32, rhs: UInt32) -> UInt32
  public static func &>>= (lhs: inout UInt32, rhs: UInt32)
  @intrinsic @pure public static func * (lhs: UInt32, rhs: UInt32) -> UInt32
  @intrinsic public static func *= (lhs: inout UInt32, rhs: UInt32)
  @intrinsic @pure public static func + (lhs: UInt32, rhs: UInt32) -> UInt32
  @intrinsic public static func += (lhs: inout UInt32, rhs: UInt32)
  @intrinsic @pure public static func - (lhs: UInt32, rhs: UInt32) -> UInt32
  @intrinsic public static func -= (lhs: inout UInt32, rhs: UInt32)
  @intrinsic @pure public static func / (lhs: UInt32, rhs: UInt32) -> UInt32
  @intrinsic public static func /= (lhs: inout UInt32, rhs: UInt32)
  @intrinsic @pure public static func < (lhs: UInt32, rhs: UInt32) -> Bool
  @intrinsic @pure public static func <= (lhs: UInt32, rhs: UInt32) -> Bool
  @intrinsic @pure public static func == (lhs: UInt32, rhs: UInt32) -> Bool
  @intrinsic @pure public static func > (lhs: UInt32, rhs: UInt32) -> Bool
  @intrinsic @pure public static func >= (lhs: UInt32, rhs: UInt32) -> Bool
  @pure public static func ^ (lhs: UInt32, rhs: UInt32) -> UInt32
  public static func ^= (lhs: inout UInt32, rhs: UInt32)
  @pure public static func | (lhs: UInt32, rhs: UInt32) -> UInt32
  public static func |= (lhs: inout UInt32, rhs: UInt32)
}

"""#,
      outline: #"""
63 t  UInt32 0 107 547d7dba862a0cc9a9f7e0beb5f0fb0d struct UInt32
93 o 0 IntegerLiteralType 112 156 b06934d45ca65173918871424f82029f typealias IntegerLiteralType
75 o 0 Magnitude 159 194 9e82ea42a460eb330c5d5007a2814de1 typealias Magnitude
76 o 0 init 197 246 5a38d7662c187937ea0b8a3ca435276e init(_ v: Unicode.Scalar)
72 o 0 init 249 294 3a6d4bb62c0d74f5423f80ef2929ed60 init(_ source: Float)
73 o 0 init 297 343 209e210945e798aa839a89d49335312d init(_ source: Double)
76 o 0 init 346 384 ca338eb600971512aff41be2b0973645 init(bitPattern x: Int32)
79 o 0 init 387 428 35c2ea7a47921ebf564858917a36e4ec init?(exactly source: Float)
80 o 0 init 431 473 729b74c6c96f35be5014b929d9d27aaa init?(exactly source: Double)
82 o 0 init 476 521 4db930fc7e4314bda6e3fa3caf83887e init(from decoder: any Decoder)
67 o 0 bitWidth 524 569 411e53ab3824012a0d981d3fc44a7627 var bitWidth
73 o 0 byteSwapped 572 616 9edc07271c1d242ef69b9f0e63b9b71d var byteSwapped
75 o 0 customMirror 619 658 73a022232d194ed7d84ff77f22d9f546 var customMirror
89 o 0 leadingZeroBitCount 661 710 40264c51f771a74d8be7ba483c8f07eb var leadingZeroBitCount
81 o 0 nonzeroBitCount 713 758 e1d6f8e75108f941bca102495cb18882 var nonzeroBitCount
91 o 0 trailingZeroBitCount 761 811 a89906a482c63c3a7e2947da3a3b2bef var trailingZeroBitCount
115 o 0 addingReportingOverflow 814 908 6261529007feac92f7202b16f7e81f43 func addingReportingOverflow(_ other: UInt32)
119 o 0 dividedReportingOverflow 911 1007 97bc844eed8f6b1e5d1b6d7e4f20aee0 func dividedReportingOverflow(by other: UInt32)
139 o 0 dividingFullWidth 1010 1139 98c339e14071fd200326eb4bb35d5661 func dividingFullWidth(_ dividend: (high: UInt32, low: UInt32.Magnitude))
91 o 0 encode 1142 1192 3bca294782182372df827ec09ee30f51 func encode(to encoder: any Encoder)
89 o 0 hash 1195 1238 c88a367da7ba14c366560ce86c5f8704 func hash(into hasher: inout Hasher)
110 o 0 multipliedFullWidth 1241 1331 9d688ea892c74f7ef4a3662464c168c1 func multipliedFullWidth(by other: UInt32)
126 o 0 multipliedReportingOverflow 1334 1433 74ab747d79b634057f5d8e1149ff4d47 func multipliedReportingOverflow(by other: UInt32)
132 o 0 remainderReportingOverflow 1436 1542 fde54c39bceb6c1dd5588872e98a9772 func remainderReportingOverflow(dividingBy other: UInt32)
68 o 0 signum 1545 1581 c5199dc22521801b9b1f5d0fb288eada func signum()
127 o 0 subtractingReportingOverflow 1584 1683 969ecf8d39cc866e4ab4933064639e9b func subtractingReportingOverflow(_ other: UInt32)
85 o 0 != 1686 1759 36c5abe9a00c75493df119ce64b89453 func != (lhs: UInt32, rhs: UInt32)
83 o 0 % 1762 1836 bf775702d4bdc359479a0c3333948018 func % (lhs: UInt32, rhs: UInt32)
91 o 0 %= 1839 1904 7e4e198b0fe995ccca3cade5a92daf15 func %= (lhs: inout UInt32, rhs: UInt32)
83 o 0 & 1907 1970 f72f988f9f6ec375d3564a3b8a0488cf func & (lhs: UInt32, rhs: UInt32)
87 o 0 &<< 1973 2038 2538abfdfc6454c0c695aece419ae5a7 func &<< (lhs: UInt32, rhs: UInt32)
95 o 0 &<<= 2041 2097 542eac22ff1d2406cff153fa7ce621f6 func &<<= (lhs: inout UInt32, rhs: UInt32)
91 o 0 &= 2100 2154 7a42a9d9b5e283cc674304986f79f464 func &= (lhs: inout UInt32, rhs: UInt32)
87 o 0 &>> 2157 2222 a91d472ed17a4741c3d37c6c82912e04 func &>> (lhs: UInt32, rhs: UInt32)
95 o 0 &>>= 2225 2281 1ce798c8e4399b5cb2e63488cda59f39 func &>>= (lhs: inout UInt32, rhs: UInt32)
83 o 0 * 2284 2358 bb1941138b7bead05b7838c44f6cc668 func * (lhs: UInt32, rhs: UInt32)
91 o 0 *= 2361 2426 2ea513c26cc8a46e045344b9d25fec4a func *= (lhs: inout UInt32, rhs: UInt32)
83 o 0 + 2429 2503 a69637734b95d77631a19009e23161cb func + (lhs: UInt32, rhs: UInt32)
91 o 0 += 2506 2571 da55cd0fbf1fcc95029e0642adba8ca6 func += (lhs: inout UInt32, rhs: UInt32)
83 o 0 - 2574 2648 9e0ff380f0f479348589cc2b8b59c927 func - (lhs: UInt32, rhs: UInt32)
91 o 0 -= 2651 2716 ec94e64d733f76ce0b7b99703b3427cd func -= (lhs: inout UInt32, rhs: UInt32)
83 o 0 / 2719 2793 78abe9fc132aa64fee9aedd773f73209 func / (lhs: UInt32, rhs: UInt32)
91 o 0 /= 2796 2861 e8d657066020330df2ac10706cc86eb0 func /= (lhs: inout UInt32, rhs: UInt32)
83 o 0 < 2864 2936 45722814c8ec40788670a62906fe0fd2 func < (lhs: UInt32, rhs: UInt32)
85 o 0 <= 2939 3012 79914c63188f66718fd00ceedddff98c func <= (lhs: UInt32, rhs: UInt32)
85 o 0 == 3015 3088 8c598a98d5beb4157d21bd18edaa8966 func == (lhs: UInt32, rhs: UInt32)
83 o 0 > 3091 3163 2dd53e0703c4964c085072ea2d352894 func > (lhs: UInt32, rhs: UInt32)
85 o 0 >= 3166 3239 262d8e95a050d4abed388603792fb673 func >= (lhs: UInt32, rhs: UInt32)
83 o 0 ^ 3242 3305 7105aa9fe274cac940a44afb1ec2c209 func ^ (lhs: UInt32, rhs: UInt32)
91 o 0 ^= 3308 3362 4c165cc44874253a9ee10ec643ee4871 func ^= (lhs: inout UInt32, rhs: UInt32)
83 o 0 | 3365 3428 66ada8f05f4c89b17ec08ff3232719bd func | (lhs: UInt32, rhs: UInt32)
91 o 0 |= 3431 3485 f0a1666751c2be34fb3f2636d6ddc13a func |= (lhs: inout UInt32, rhs: UInt32)

"""#)
  }
}
