// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_IntegerProtocols: LibraryText {
    LibraryText(
      path: "Swift/IntegerProtocols.swift",
      text: #"""
public protocol AdditiveArithmetic: Equatable {
  static var zero: Self { get }
  static func + (lhs: Self, rhs: Self) -> Self
  static func += (lhs: inout Self, rhs: Self)
  static func - (lhs: Self, rhs: Self) -> Self
  static func -= (lhs: inout Self, rhs: Self)
}

extension AdditiveArithmetic {
  @intrinsic public static prefix func + (x: Self) -> Self
  @intrinsic public static func += (lhs: inout Self, rhs: Self)
  @intrinsic public static func -= (lhs: inout Self, rhs: Self)
}

extension AdditiveArithmetic where Self: ExpressibleByIntegerLiteral {
  public static var zero: Self { get }
}

public protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral {
  associatedtype Magnitude: Comparable, Numeric
  init?<T>(exactly source: T) where T: BinaryInteger
  var magnitude: Magnitude { get }
  static func * (lhs: Self, rhs: Self) -> Self
  static func *= (lhs: inout Self, rhs: Self)
}

public protocol SignedNumeric: Numeric {
  mutating func negate()
  static prefix func - (operand: Self) -> Self
}

extension SignedNumeric {
  @intrinsic public mutating func negate()
  @intrinsic public static prefix func - (operand: Self) -> Self
}

public protocol BinaryInteger: CustomStringConvertible, Hashable, Numeric, Strideable
where Magnitude: BinaryInteger, Magnitude == Magnitude.Magnitude {
  init<T>(_ source: T) where T: BinaryFloatingPoint
  init<T>(_ source: T) where T: BinaryInteger
  init<T>(clamping source: T) where T: BinaryInteger
  init?<T>(exactly source: T) where T: BinaryFloatingPoint
  init<T>(truncatingIfNeeded source: T) where T: BinaryInteger
  static var isSigned: Bool { get }
  var bitWidth: Int { get }
  var trailingZeroBitCount: Int { get }
  func isMultiple(of other: Self) -> Bool
  func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self)
  func signum() -> Self
  static func % (lhs: Self, rhs: Self) -> Self
  static func %= (lhs: inout Self, rhs: Self)
  static func & (lhs: Self, rhs: Self) -> Self
  static func &= (lhs: inout Self, rhs: Self)
  static func / (lhs: Self, rhs: Self) -> Self
  static func /= (lhs: inout Self, rhs: Self)
  static func << <RHS>(lhs: Self, rhs: RHS) -> Self where RHS: BinaryInteger
  static func <<= <RHS>(lhs: inout Self, rhs: RHS) where RHS: BinaryInteger
  static func >> <RHS>(lhs: Self, rhs: RHS) -> Self where RHS: BinaryInteger
  static func >>= <RHS>(lhs: inout Self, rhs: RHS) where RHS: BinaryInteger
  static func ^ (lhs: Self, rhs: Self) -> Self
  static func ^= (lhs: inout Self, rhs: Self)
  static func | (lhs: Self, rhs: Self) -> Self
  static func |= (lhs: inout Self, rhs: Self)
  static prefix func ~ (x: Self) -> Self
}

extension BinaryInteger {
  @intrinsic public init()
  @pure public var description: String { get }
  public func advanced(by n: Int) -> Self
  public func distance(to other: Self) -> Int
  public func isMultiple(of other: Self) -> Bool
  public func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self)
  public func signum() -> Self
  @intrinsic public static func != <Other>(lhs: Self, rhs: Other) -> Bool where Other: BinaryInteger
  @intrinsic public static func != (lhs: Self, rhs: Self) -> Bool
  public static func & (lhs: Self, rhs: Self) -> Self
  @intrinsic public static func < <Other>(lhs: Self, rhs: Other) -> Bool where Other: BinaryInteger
  public static func << <RHS>(lhs: Self, rhs: RHS) -> Self where RHS: BinaryInteger
  @intrinsic public static func <= <Other>(lhs: Self, rhs: Other) -> Bool where Other: BinaryInteger
  @intrinsic public static func <= (lhs: Self, rhs: Self) -> Bool
  @intrinsic public static func == <Other>(lhs: Self, rhs: Other) -> Bool where Other: BinaryInteger
  @intrinsic public static func > <Other>(lhs: Self, rhs: Other) -> Bool where Other: BinaryInteger
  @intrinsic public static func > (lhs: Self, rhs: Self) -> Bool
  @intrinsic public static func >= <Other>(lhs: Self, rhs: Other) -> Bool where Other: BinaryInteger
  @intrinsic public static func >= (lhs: Self, rhs: Self) -> Bool
  public static func >> <RHS>(lhs: Self, rhs: RHS) -> Self where RHS: BinaryInteger
  public static func ^ (lhs: Self, rhs: Self) -> Self
  public static func | (lhs: Self, rhs: Self) -> Self
}

public protocol FixedWidthInteger: BinaryInteger, LosslessStringConvertible
where Magnitude: FixedWidthInteger, Magnitude: UnsignedInteger, Stride: FixedWidthInteger, Stride: SignedInteger {
  init(bigEndian value: Self)
  init(littleEndian value: Self)
  static var bitWidth: Int { get }
  static var max: Self { get }
  static var min: Self { get }
  var bigEndian: Self { get }
  var byteSwapped: Self { get }
  var leadingZeroBitCount: Int { get }
  var littleEndian: Self { get }
  var nonzeroBitCount: Int { get }
  func addingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
  func dividedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
  func dividingFullWidth(_ dividend: (high: Self, low: Magnitude)) -> (quotient: Self, remainder: Self)
  func multipliedFullWidth(by other: Self) -> (high: Self, low: Magnitude)
  func multipliedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
  func remainderReportingOverflow(dividingBy rhs: Self) -> (partialValue: Self, overflow: Bool)
  func subtractingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
  static func &* (lhs: Self, rhs: Self) -> Self
  static func &<< (lhs: Self, rhs: Self) -> Self
  static func &<<= (lhs: inout Self, rhs: Self)
  static func &>> (lhs: Self, rhs: Self) -> Self
  static func &>>= (lhs: inout Self, rhs: Self)
}

extension FixedWidthInteger {
  @intrinsic public init?(_ description: String)
  @intrinsic public init<T>(_ source: T) where T: BinaryFloatingPoint
  @intrinsic public init?<S>(_ text: S, radix: Int = 10) where S: StringProtocol
  @intrinsic public init(bigEndian value: Self)
  @intrinsic public init<Other>(clamping source: Other) where Other: BinaryInteger
  @intrinsic public init?<T>(exactly source: T) where T: BinaryFloatingPoint
  @intrinsic public init(littleEndian value: Self)
  @intrinsic public init<T>(truncatingIfNeeded source: T) where T: BinaryInteger
  public var bigEndian: Self { get }
  @pure public var bitWidth: Int { get }
  public var littleEndian: Self { get }
  public func multipliedFullWidth(by other: Self) -> (high: Self, low: Magnitude)
  public static func random(in range: Range<Self>) -> Self
  public static func random(in range: ClosedRange<Self>) -> Self
  public static func random<T>(in range: Range<Self>, using generator: inout T) -> Self where T: RandomNumberGenerator
  public static func random<T>(in range: ClosedRange<Self>, using generator: inout T) -> Self
  where T: RandomNumberGenerator
  public static func &* (lhs: Self, rhs: Self) -> Self
  public static func &*= (lhs: inout Self, rhs: Self)
  public static func &+ (lhs: Self, rhs: Self) -> Self
  public static func &+= (lhs: inout Self, rhs: Self)
  public static func &- (lhs: Self, rhs: Self) -> Self
  public static func &-= (lhs: inout Self, rhs: Self)
  public static func &<< (lhs: Self, rhs: Self) -> Self
  public static func &<< <Other>(lhs: Self, rhs: Other) -> Self where Other: BinaryInteger
  public static func &<<= <Other>(lhs: inout Self, rhs: Other) where Other: BinaryInteger
  public static func &>> (lhs: Self, rhs: Self) -> Self
  public static func &>> <Other>(lhs: Self, rhs: Other) -> Self where Other: BinaryInteger
  public static func &>>= <Other>(lhs: inout Self, rhs: Other) where Other: BinaryInteger
  public static func << <Other>(lhs: Self, rhs: Other) -> Self where Other: BinaryInteger
  public static func <<= <Other>(lhs: inout Self, rhs: Other) where Other: BinaryInteger
  public static func >> <Other>(lhs: Self, rhs: Other) -> Self where Other: BinaryInteger
  public static func >>= <Other>(lhs: inout Self, rhs: Other) where Other: BinaryInteger
  public static prefix func ~ (x: Self) -> Self
}

public protocol SignedInteger: BinaryInteger, SignedNumeric {}

extension SignedInteger {
  @pure public static var isSigned: Bool { get }
}

extension SignedInteger where Self: FixedWidthInteger {
  @intrinsic public init<T>(_ source: T) where T: BinaryInteger
  @intrinsic public init?<T>(exactly source: T) where T: BinaryInteger
  public static var max: Self { get }
  public static var min: Self { get }
  public func dividingFullWidth(_ dividend: (high: Self, low: Magnitude)) -> (quotient: Self, remainder: Self)
  public func isMultiple(of other: Self) -> Bool
}

public protocol UnsignedInteger: BinaryInteger {}

extension UnsignedInteger {
  @pure public static var isSigned: Bool { get }
  @intrinsic public var magnitude: Self { get }
}

extension UnsignedInteger where Self: FixedWidthInteger {
  @intrinsic public init<T>(_ source: T) where T: BinaryInteger
  @intrinsic public init?<T>(exactly source: T) where T: BinaryInteger
  public static var max: Self { get }
  public static var min: Self { get }
  public func dividingFullWidth(_ dividend: (high: Self, low: Magnitude)) -> (quotient: Self, remainder: Self)
}

"""#,
      outline: #"""
88 t  AdditiveArithmetic 0 45 9b5c0d69ab1db67fe62e6421d258071e protocol AdditiveArithmetic
57 o 0 zero 50 79 f795afb0af3f751a6d80ad153930ce0c var zero
76 o 0 + 82 126 3799a9ff07d4be4576c3dc12684fbe32 func + (lhs: Self, rhs: Self)
85 o 0 += 129 172 1cc2140615c24cf2bb6dcad37333e4e6 func += (lhs: inout Self, rhs: Self)
77 o 0 - 175 219 0ab465bfd64a4aa9ec747d4ba0b30915 func - (lhs: Self, rhs: Self)
85 o 0 -= 222 265 0cbb7f4145825ffd9db19ac603c3bc3d func -= (lhs: inout Self, rhs: Self)
92 e  AdditiveArithmetic 269 297 61caa9b9c9e083b420f0109d2dd42a67 extension AdditiveArithmetic
64 o 6 + 302 358 612f50959d5e74f2dd5108e1af4c43ff func + (x: Self)
85 o 6 += 361 422 929a78474b5ddd5a63c7eb83eccda911 func += (lhs: inout Self, rhs: Self)
85 o 6 -= 425 486 338898346b2d8460b523ad1a5e6a12ac func -= (lhs: inout Self, rhs: Self)
94 e  AdditiveArithmetic 490 558 abdc0a5aa91faf6d713120bac4e92ca2 extension AdditiveArithmetic#2
60 o 10 zero 563 599 d06285a9f77cde4c9852f975c067bcf9 var zero
69 t  Numeric 603 675 620d5e1b85f503ecec4ebd5ae0fd41f3 protocol Numeric
81 o 12 Magnitude 680 725 dfdefd0fee8f8f050e8a2263853e26a2 associatedtype Magnitude
79 o 12 init 728 778 cf0a21a11b2ea6e1ab767e104e76e2e1 init?<T>(exactly source: T)
70 o 12 magnitude 781 813 1ee3a8cf5dd6b9c472aded430cf1a865 var magnitude
78 o 12 * 816 860 c699d1a540b558d76968bfc7bab56f43 func * (lhs: Self, rhs: Self)
86 o 12 *= 863 906 a8df11f30472fac3a3bdebdce51b6c31 func *= (lhs: inout Self, rhs: Self)
81 t  SignedNumeric 910 948 e5fc4269a783c8f71f9ec0f55c61467d protocol SignedNumeric
67 o 18 negate 953 975 a0eb607076b2152a982a84aad7d874fb func negate()
72 o 18 - 978 1022 aff9443bc29a05a323ee51be6c2802e4 func - (operand: Self)
84 e  SignedNumeric 1026 1049 7d65319e4b40d4653136aca247343062 extension SignedNumeric
69 o 21 negate 1054 1094 bb5094be9263880cf8b0e4b2db04ec68 func negate()
73 o 21 - 1097 1159 235624287da55d7a262e86b7a84d5372 func - (operand: Self)
83 t  BinaryInteger 1163 1313 5f1ae4e7f410342ba39f2289e0c5783c protocol BinaryInteger
74 o 24 init 1318 1367 bdd1422cbd0715c79da008b75cca984d init<T>(_ source: T)
76 o 24 init 1370 1413 71d6c1d11ffa6054e4e72b9b46d1def5 init<T>(_ source: T)#2
81 o 24 init 1416 1466 8fc5f21f038bf4c39ba53017ad28e23d init<T>(clamping source: T)
81 o 24 init 1469 1525 253be6d32463862da589ceec5e21a2f6 init?<T>(exactly source: T)
91 o 24 init 1528 1588 e5884a3efafa1ed1fceaf0427a3e793a init<T>(truncatingIfNeeded source: T)
70 o 24 isSigned 1591 1624 b03872b4a5a84d56db814483ac1c3013 var isSigned
70 o 24 bitWidth 1627 1652 3acaf39b0e59738a22b18779da62fc2d var bitWidth
94 o 24 trailingZeroBitCount 1655 1692 7b978da5d789bbb66011b1f959fb10c9 var trailingZeroBitCount
91 o 24 isMultiple 1695 1734 aa4dcf4a9e6f3f09054962085d1cd2ed func isMultiple(of other: Self)
117 o 24 quotientAndRemainder 1737 1821 5bec2089eab8df2096bf0f4a1f3a9a06 func quotientAndRemainder(dividingBy rhs: Self)
69 o 24 signum 1824 1845 fc49a0f6f0e0748e5369852b08b4e3c0 func signum()
80 o 24 % 1848 1892 d42f46e4150b9e6accfcca0b4135148c func % (lhs: Self, rhs: Self)
88 o 24 %= 1895 1938 7363cea061a0b280398518769805c75a func %= (lhs: inout Self, rhs: Self)
80 o 24 & 1941 1985 108fed7fe5e3c5e7d3f40117398de4b8 func & (lhs: Self, rhs: Self)
88 o 24 &= 1988 2031 0148f2632c7e71d79e7efb9f3f0240b0 func &= (lhs: inout Self, rhs: Self)
80 o 24 / 2034 2078 72ef0c2bb0ee93107e008e5bce3b5b3c func / (lhs: Self, rhs: Self)
88 o 24 /= 2081 2124 fc30c31c2f7bc7bbc0479d953feee9af func /= (lhs: inout Self, rhs: Self)
86 o 24 << 2127 2201 dfc89c984c21ae1557fdae9e6680d375 func << <RHS>(lhs: Self, rhs: RHS)
94 o 24 <<= 2204 2277 db018272b71a20f19197d8cb10be23d0 func <<= <RHS>(lhs: inout Self, rhs: RHS)
86 o 24 >> 2280 2354 b6173a26fd03ae6735aa4aee618f9756 func >> <RHS>(lhs: Self, rhs: RHS)
94 o 24 >>= 2357 2430 6a5aeb95d1f7420bcc9aeb3257a7d28e func >>= <RHS>(lhs: inout Self, rhs: RHS)
80 o 24 ^ 2433 2477 3577afe98a665894864d49f23643e78c func ^ (lhs: Self, rhs: Self)
88 o 24 ^= 2480 2523 2561e0d2fbe2f3ca1f82186a76017393 func ^= (lhs: inout Self, rhs: Self)
80 o 24 | 2526 2570 a22eb3d758bb01e1fde11733ff23adbe func | (lhs: Self, rhs: Self)
88 o 24 |= 2573 2616 e62f0136c78d49bafa577bd76e9139a7 func |= (lhs: inout Self, rhs: Self)
67 o 24 ~ 2619 2657 6347bea4aa58e3aeb71021b96767b361 func ~ (x: Self)
84 e  BinaryInteger 2661 2684 0486b9dbb810708b69ca153e1d18c070 extension BinaryInteger
60 o 51 init 2689 2713 03c47e5c6878b9d8b7f5472cee826395 init()
76 o 51 description 2716 2760 9e5d1eaceae160bd328429f1a49431d8 var description
82 o 51 advanced 2763 2802 ddbab16e3c127f513bebbd54db910638 func advanced(by n: Int)
87 o 51 distance 2805 2848 6aaa4f418e5de73350de3e8061c73d21 func distance(to other: Self)
91 o 51 isMultiple 2851 2897 cd13aa7c33bc01a290e3a77971c5ba4b func isMultiple(of other: Self)
117 o 51 quotientAndRemainder 2900 2991 e3c5b17c1835bf12a87ab097fce0dd7b func quotientAndRemainder(dividingBy rhs: Self)
69 o 51 signum 2994 3022 7e6559d658be0e10451bf3e4ddaa52d8 func signum()
90 o 51 != 3025 3123 179158bb9de794248c0c1ff99a0c79c5 func != <Other>(lhs: Self, rhs: Other)
82 o 51 != 3126 3189 ae0351df72ac877f6fc9247bbe5df860 func != (lhs: Self, rhs: Self)
80 o 51 & 3192 3243 18478b409419e8f27eae0af4ae25576b func & (lhs: Self, rhs: Self)
88 o 51 < 3246 3343 d18cbb365ea0ee784696b6b81c6f2d1b func < <Other>(lhs: Self, rhs: Other)
86 o 51 << 3346 3427 73df108cc63b5f1f63bdc675a30d0a58 func << <RHS>(lhs: Self, rhs: RHS)
90 o 51 <= 3430 3528 0317933fb378102479b3d8befdc14260 func <= <Other>(lhs: Self, rhs: Other)
82 o 51 <= 3531 3594 37c8d26b9820e8f2739a95c646c60c8f func <= (lhs: Self, rhs: Self)
90 o 51 == 3597 3695 9032af8a0cd397607a2dbc50eeb37b06 func == <Other>(lhs: Self, rhs: Other)
88 o 51 > 3698 3795 91198d7dfc4391cef0dba5cd0269b34d func > <Other>(lhs: Self, rhs: Other)
80 o 51 > 3798 3860 691775ba200edd83ec6059f18dd79c0b func > (lhs: Self, rhs: Self)
90 o 51 >= 3863 3961 a449aab65b86df8146a47d441b03965b func >= <Other>(lhs: Self, rhs: Other)
82 o 51 >= 3964 4027 e884ee44be6e8b529c0b0dc3dad808f8 func >= (lhs: Self, rhs: Self)
86 o 51 >> 4030 4111 c3587cd43657ff5c95424445bfd1fffe func >> <RHS>(lhs: Self, rhs: RHS)
80 o 51 ^ 4114 4165 972af6b765e6bb65453c9113fa735bb2 func ^ (lhs: Self, rhs: Self)
80 o 51 | 4168 4219 fad531daca1adba59f6863ef2fa9d4e3 func | (lhs: Self, rhs: Self)
91 t  FixedWidthInteger 4223 4411 a415798d31fa87775b49b9f8b824a47b protocol FixedWidthInteger
81 o 74 init 4416 4443 698192b43b81a47a9c72425d38d6369d init(bigEndian value: Self)
84 o 74 init 4446 4476 92c75efc8098c62068a8797523781a74 init(littleEndian value: Self)
70 o 74 bitWidth 4479 4511 1671b04b3dc1877bc89b87eed53c59b2 var bitWidth
60 o 74 max 4514 4542 88c4484349daed3037cdc922a3711e4e var max
60 o 74 min 4545 4573 f7e3a277a47898a8c93b77ad61efa7a2 var min
72 o 74 bigEndian 4576 4603 e21ed17afb8c54bd89b416ee30bce1a6 var bigEndian
76 o 74 byteSwapped 4606 4635 e06443f3b558b6500947b894a126e19d var byteSwapped
92 o 74 leadingZeroBitCount 4638 4674 ef9c886e3952a65a5d54b74dc7c11589 var leadingZeroBitCount
78 o 74 littleEndian 4677 4707 564743f169cdc02792f3685312819816 var littleEndian
84 o 74 nonzeroBitCount 4710 4742 6fcbbe1ed22b5a57eb58e237a34123c7 var nonzeroBitCount
114 o 74 addingReportingOverflow 4745 4826 8e94cf7a02d234284cb9b54e35588eb5 func addingReportingOverflow(_ rhs: Self)
117 o 74 dividedReportingOverflow 4829 4912 a885e659e5c69ec8115e4106a095b8bd func dividedReportingOverflow(by rhs: Self)
131 o 74 dividingFullWidth 4915 5016 e486780dfdb582b026c0721f89eb79ce func dividingFullWidth(_ dividend: (high: Self, low: Magnitude))
109 o 74 multipliedFullWidth 5019 5091 47cfc03ef15f9c65bfe39668c7b194a4 func multipliedFullWidth(by other: Self)
123 o 74 multipliedReportingOverflow 5094 5180 b21276a45853a90187677e875531b06d func multipliedReportingOverflow(by rhs: Self)
129 o 74 remainderReportingOverflow 5183 5276 16bd5b446b7462bd2e55f4d17fcc0394 func remainderReportingOverflow(dividingBy rhs: Self)
124 o 74 subtractingReportingOverflow 5279 5365 cbe35c2b928ed89f75b26cd068054174 func subtractingReportingOverflow(_ rhs: Self)
82 o 74 &* 5368 5413 5c1830dbea7798e8599c12515eb2b262 func &* (lhs: Self, rhs: Self)
84 o 74 &<< 5416 5462 26e253dac46eb0207c5e36b0383bd4c2 func &<< (lhs: Self, rhs: Self)
92 o 74 &<<= 5465 5510 418cc75262f0a39d82bf9bf033dfae47 func &<<= (lhs: inout Self, rhs: Self)
84 o 74 &>> 5513 5559 e9f1b925dbfa26978a2d9098d58cd4fe func &>> (lhs: Self, rhs: Self)
92 o 74 &>>= 5562 5607 61c21d71fdf3714612d756232bbec039 func &>>= (lhs: inout Self, rhs: Self)
92 e  FixedWidthInteger 5611 5638 a52f8694062c1c78ec3d21ed8bd87c38 extension FixedWidthInteger
82 o 97 init 5643 5689 51ffdb96722d2254df5cf006b485c668 init?(_ description: String)
74 o 97 init 5692 5759 49c77884fafd3bf978bfe7ccb11904fa init<T>(_ source: T)
90 o 97 init 5762 5840 7018eb3bfe7c1f1bf09740a1f00a2294 init?<S>(_ text: S, radix: Int = 10)
81 o 97 init 5843 5888 f121d1a436336034d154e4f6b886e801 init(bigEndian value: Self)
89 o 97 init 5891 5971 34b49eb600c4cf50d468944415d5b5b8 init<Other>(clamping source: Other)
81 o 97 init 5974 6048 3dc04fc2849ef05fe222895db0a6bf4c init?<T>(exactly source: T)
84 o 97 init 6051 6099 2bf6ea76f59779fb3289cfb2915fb6f0 init(littleEndian value: Self)
91 o 97 init 6102 6180 0b5dee1d4e4153e3cd0fdabda7d5832f init<T>(truncatingIfNeeded source: T)
72 o 97 bigEndian 6183 6217 d6e3543b16047f7fcd3cb2084aea8e60 var bigEndian
70 o 97 bitWidth 6220 6258 ac6f9985c2424a27870351fc962fb616 var bitWidth
78 o 97 littleEndian 6261 6298 effe15aef045aa2e04195c2eaf880d21 var littleEndian
109 o 97 multipliedFullWidth 6301 6380 1cf02dcb3e268ec5ba0bd26011dc6b0f func multipliedFullWidth(by other: Self)
90 o 97 random 6383 6439 c7eb4093be873249dc53bb80343d266b func random(in range: Range<Self>)
96 o 97 random 6442 6504 a1747204edd3b4018e88991c092e7478 func random(in range: ClosedRange<Self>)
119 o 97 random 6507 6623 1f24e98a398de2dbc8f3f5cf94a69a69 func random<T>(in range: Range<Self>, using generator: inout T)
125 o 97 random 6626 6750 2d241050d41f92ba7b0ace563599db08 func random<T>(in range: ClosedRange<Self>, using generator: inout T)
82 o 97 &* 6753 6805 58fabd5f165ea8ea6d5d6870a0128ede func &* (lhs: Self, rhs: Self)
90 o 97 &*= 6808 6859 5e10ad5eb97723092b015f67c70e6030 func &*= (lhs: inout Self, rhs: Self)
82 o 97 &+ 6862 6914 cd393ccbb0e96137c66698dbbe297748 func &+ (lhs: Self, rhs: Self)
90 o 97 &+= 6917 6968 07c2442a0682a51c4c616da0e1abaf1b func &+= (lhs: inout Self, rhs: Self)
82 o 97 &- 6971 7023 b924489229e0b475f34ccf45b1edb5e4 func &- (lhs: Self, rhs: Self)
90 o 97 &-= 7026 7077 061c169887fd60f463a0fea1e2392315 func &-= (lhs: inout Self, rhs: Self)
84 o 97 &<< 7080 7133 e8fe9aa3fc59c9f901f6ce037a5507f6 func &<< (lhs: Self, rhs: Self)
92 o 97 &<< 7136 7224 1337944b1635754f7e71c584dd09bce0 func &<< <Other>(lhs: Self, rhs: Other)
100 o 97 &<<= 7227 7314 82796b06f263ef7d3082e9eebc0739a3 func &<<= <Other>(lhs: inout Self, rhs: Other)
84 o 97 &>> 7317 7370 b8bd6755e6cff3ee2aeec5fbb95e8e95 func &>> (lhs: Self, rhs: Self)
92 o 97 &>> 7373 7461 3f7deafda0c0ac5297dcd35e83bb7c1c func &>> <Other>(lhs: Self, rhs: Other)
100 o 97 &>>= 7464 7551 9cddce003d35eab924c9ca9a4351c96e func &>>= <Other>(lhs: inout Self, rhs: Other)
90 o 97 << 7554 7641 fe117dc971c1af9da5f79b0b39f77f4a func << <Other>(lhs: Self, rhs: Other)
98 o 97 <<= 7644 7730 f84ab1d5e25206a9ac8347c7fb21cdb9 func <<= <Other>(lhs: inout Self, rhs: Other)
90 o 97 >> 7733 7820 536a6180eccf77ac99fbcee8a599515f func >> <Other>(lhs: Self, rhs: Other)
98 o 97 >>= 7823 7909 7b7bfaaaba0348ef4b78cba2173aa32a func >>= <Other>(lhs: inout Self, rhs: Other)
67 o 97 ~ 7912 7957 d0eb09d1aafb15d50d02e62ced52a54f func ~ (x: Self)
83 t  SignedInteger 7961 8020 f78656ea1df929d08a583a714adeee4b protocol SignedInteger
84 e  SignedInteger 8025 8048 461320f5278ccb82ac0beb2dfbdff8e4 extension SignedInteger
71 o 132 isSigned 8053 8099 5fc7b08b0e43f1676bae1c6142ee99a4 var isSigned
86 e  SignedInteger 8103 8156 3522ffa96cf8ba13e08988f578d1aa59 extension SignedInteger#2
75 o 134 init 8161 8222 a45045ca94a41e6da5e22e5c3f431e84 init<T>(_ source: T)
82 o 134 init 8225 8293 10eddef89a9378c9fd03ea71d12b4b35 init?<T>(exactly source: T)
61 o 134 max 8296 8331 f65c0e34f240a1fc56b7ff21f69aa8a0 var max
61 o 134 min 8334 8369 b4fac39fba2df583738e1a98932ec950 var min
132 o 134 dividingFullWidth 8372 8480 f6d01897dd24c569b57e1c552fa1bda2 func dividingFullWidth(_ dividend: (high: Self, low: Magnitude))
92 o 134 isMultiple 8483 8529 10a46f376e224ae563d748417a361431 func isMultiple(of other: Self)
87 t  UnsignedInteger 8533 8579 52dc972ba064d1a54d2d20abf11be367 protocol UnsignedInteger
88 e  UnsignedInteger 8584 8609 8d8b246652b12d11f77b1817e743a8bb extension UnsignedInteger
71 o 142 isSigned 8614 8660 caa85b4640c056d218b79803d2543572 var isSigned
73 o 142 magnitude 8663 8708 4dd5bbad8f03e8abdaf27aa3ac9d11db var magnitude
90 e  UnsignedInteger 8712 8767 f3160ad2525976c25fc9126511e20de5 extension UnsignedInteger#2
75 o 145 init 8772 8833 dd5bba485361af1642aa4845f778f390 init<T>(_ source: T)
82 o 145 init 8836 8904 a518d5377fbe994bde4b21b13586d533 init?<T>(exactly source: T)
61 o 145 max 8907 8942 4c4994151f3bbc1261398c3be818df81 var max
61 o 145 min 8945 8980 0ad164c5a038cb7d27db07d3fd4827fe var min
132 o 145 dividingFullWidth 8983 9091 c60a04589b7a13269aeb85103398eb33 func dividingFullWidth(_ dividend: (high: Self, low: Magnitude))

"""#)
  }
}
