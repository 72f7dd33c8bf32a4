// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Foundation_NSNumber: LibraryText {
    LibraryText(
      path: "Foundation/NSNumber.swift",
      text: #"""
public class NSValue: NSObject, NSCopying, Sendable {
  public convenience init(edgeInsets insets: NSEdgeInsets)
  public convenience init(point: NSPoint)
  public convenience init(range: NSRange)
  public convenience init(rect: NSRect)
  public convenience init(size: NSSize)
  public var edgeInsetsValue: NSEdgeInsets { get }
  public var pointValue: NSPoint { get }
  public var rangeValue: NSRange { get }
  public var rectValue: NSRect { get }
  public var sizeValue: NSSize { get }
}

public class NSNumber: NSValue, Comparable, ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  public required convenience init(booleanLiteral value: Bool)
  public required convenience init(floatLiteral value: Double)
  public required convenience init(integerLiteral value: Int)
  public convenience init(value: Int8)
  public convenience init(value: UInt8)
  public convenience init(value: Int16)
  public convenience init(value: UInt16)
  public convenience init(value: Int32)
  public convenience init(value: UInt32)
  public convenience init(value: Int)
  public convenience init(value: UInt)
  public convenience init(value: Int64)
  public convenience init(value: UInt64)
  public convenience init(value: Float)
  public convenience init(value: Double)
  public convenience init(value: Bool)
  public var boolValue: Bool { get }
  public var decimalValue: Decimal { get }
  public override var description: String { get }
  public var doubleValue: Double { get }
  public var floatValue: Float { get }
  public override var hash: Int { get }
  public var int16Value: Int16 { get }
  public var int32Value: Int32 { get }
  public var int64Value: Int64 { get }
  public var int8Value: Int8 { get }
  public var intValue: Int { get }
  public var stringValue: String { get }
  public var uint16Value: UInt16 { get }
  public var uint32Value: UInt32 { get }
  public var uint64Value: UInt64 { get }
  public var uint8Value: UInt8 { get }
  public var uintValue: UInt { get }
  public func compare(_ otherNumber: NSNumber) -> ComparisonResult
  @pure public func description(withLocale locale: Locale?) -> String
  public override func isEqual(_ value: Any?) -> Bool
  public func isEqual(to number: NSNumber) -> Bool
  public static func < (lhs: NSNumber, rhs: NSNumber) -> Bool
}

public class NSDecimalNumber: NSNumber {
  public typealias CalculationError = Decimal.CalculationError
  public typealias RoundingMode = Decimal.RoundingMode
  public required convenience init(booleanLiteral value: Bool)
  public init(decimal dcm: Decimal)
  public required convenience init(floatLiteral value: Double)
  public required convenience init(integerLiteral value: Int)
  public convenience init(mantissa: UInt64, exponent: Int16, isNegative: Bool)
  public convenience init(string numberValue: String?)
  public convenience init(string numberValue: String?, locale: Any?)
  public init(value: Int)
  public init(value: UInt)
  public init(value: Int8)
  public init(value: UInt8)
  public init(value: Int16)
  public init(value: UInt16)
  public init(value: Int32)
  public init(value: UInt32)
  public init(value: Int64)
  public init(value: UInt64)
  public init(value: Bool)
  public init(value: Float)
  public init(value: Double)
  public class var defaultBehavior: any NSDecimalNumberBehaviors { get }
  public class var maximum: NSDecimalNumber { get }
  public class var minimum: NSDecimalNumber { get }
  public class var notANumber: NSDecimalNumber { get }
  public class var one: NSDecimalNumber { get }
  public class var zero: NSDecimalNumber { get }
  public override var boolValue: Bool { get }
  public override var description: String { get }
  public override var doubleValue: Double { get }
  public override var floatValue: Float { get }
  public override var int16Value: Int16 { get }
  public override var int32Value: Int32 { get }
  public override var int64Value: Int64 { get }
  public override var int8Value: Int8 { get }
  public override var intValue: Int { get }
  public override var uint16Value: UInt16 { get }
  public override var uint32Value: UInt32 { get }
  public override var uint64Value: UInt64 { get }
  public override var uint8Value: UInt8 { get }
  public override var uintValue: UInt { get }
  public func adding(_ other: NSDecimalNumber) -> NSDecimalNumber
  public func adding(_ other: NSDecimalNumber, withBehavior b: (any NSDecimalNumberBehaviors)?) -> NSDecimalNumber
  public override func compare(_ decimalNumber: NSNumber) -> ComparisonResult
  @pure public override func description(withLocale locale: Locale?) -> String
  public func dividing(by other: NSDecimalNumber) -> NSDecimalNumber
  public func dividing(by other: NSDecimalNumber, withBehavior b: (any NSDecimalNumberBehaviors)?) -> NSDecimalNumber
  public override func isEqual(_ value: Any?) -> Bool
  public func multiplying(by other: NSDecimalNumber) -> NSDecimalNumber
  public func multiplying(by other: NSDecimalNumber, withBehavior b: (any NSDecimalNumberBehaviors)?) -> NSDecimalNumber
  public func multiplying(byPowerOf10 power: Int16) -> NSDecimalNumber
  public func multiplying(byPowerOf10 power: Int16, withBehavior b: (any NSDecimalNumberBehaviors)?) -> NSDecimalNumber
  public func raising(toPower power: Int) -> NSDecimalNumber
  public func raising(toPower power: Int, withBehavior b: (any NSDecimalNumberBehaviors)?) -> NSDecimalNumber
  public func rounding(accordingToBehavior b: (any NSDecimalNumberBehaviors)?) -> NSDecimalNumber
  public func subtracting(_ other: NSDecimalNumber) -> NSDecimalNumber
  public func subtracting(_ other: NSDecimalNumber, withBehavior b: (any NSDecimalNumberBehaviors)?) -> NSDecimalNumber
}

"""#,
      outline: #"""
63 t  NSValue 0 51 fc34df7da1fda6ce3e0e009638620536 class NSValue
87 o 0 init 56 112 bddb87aa0e5bc9007313b62f571ae010 init(edgeInsets insets: NSEdgeInsets)
71 o 0 init 115 154 01950a91bb8a6e6cd1b5b62a8e82d121 init(point: NSPoint)
71 o 0 init 157 196 bc7f2e61c1c56173fe6a5ad08af3d192 init(range: NSRange)
69 o 0 init 199 236 db4b3a860219f4966dce0e34541924a7 init(rect: NSRect)
69 o 0 init 239 276 68671ad149a315fd00066f738ab2a96b init(size: NSSize)
81 o 0 edgeInsetsValue 279 327 0273732eef29a61a57cf74cc58cf9cad var edgeInsetsValue
71 o 0 pointValue 330 368 2138e827fdf07ef39034479d6db2df96 var pointValue
71 o 0 rangeValue 371 409 6ccd7d754ad3a6e145f7c9d1fe1acefc var rangeValue
69 o 0 rectValue 412 448 61344002fd74b595754e00388b90147e var rectValue
69 o 0 sizeValue 451 487 ef7176a12f07f505613305058ed7aedc var sizeValue
68 t  NSNumber 491 620 4a4bd13135b80ef9238ae717d66d4e36 class NSNumber
84 o 11 init 625 685 c402509ceca1e3ae21f10ca08ff612ab init(booleanLiteral value: Bool)
84 o 11 init 688 748 2afbb8a7b06bad234bd4650524de2905 init(floatLiteral value: Double)
83 o 11 init 751 810 987302a3f86352fbaddab661cfd5d28d init(integerLiteral value: Int)
69 o 11 init 813 849 cf17bd80e1a67971459a347e80fb9031 init(value: Int8)
70 o 11 init 852 889 9034c96c5913149a6ba604d5143c62bd init(value: UInt8)
70 o 11 init 892 929 de229b246960da1bf2eee7e58b85211a init(value: Int16)
71 o 11 init 932 970 31c419c3aa23febc1fa87aea90542fd4 init(value: UInt16)
71 o 11 init 973 1010 2ba676a8dbf90c0c8522d31895c8e4e1 init(value: Int32)
73 o 11 init 1013 1051 e03206cd0c492d40bf100a2d9270c741 init(value: UInt32)
70 o 11 init 1054 1089 b4dd0f4eb23afe13524ae43d5f42fdbd init(value: Int)
71 o 11 init 1092 1128 d09de092f382d18152268af06bddc8ba init(value: UInt)
72 o 11 init 1131 1168 3539ed5ed54b925d12714ee840c67f1f init(value: Int64)
73 o 11 init 1171 1209 4d56df769e1d000bd6a14cb9a9eb2085 init(value: UInt64)
72 o 11 init 1212 1249 46635e4a00ff0905e1344b171f4a837c init(value: Float)
73 o 11 init 1252 1290 5b4ad853e06eae66ed57e0b178396163 init(value: Double)
71 o 11 init 1293 1329 1640e4e56b775b953a62a41ccf965b43 init(value: Bool)
72 o 11 boolValue 1332 1366 15b7d01d168e6e9ec7ba52c556e76214 var boolValue
78 o 11 decimalValue 1369 1409 c59b276fee47e3ccb91a9d1b1f96f211 var decimalValue
76 o 11 description 1412 1459 517f9dc0ecdac81e49090b90cdc523e6 var description
76 o 11 doubleValue 1462 1500 b89c29a5e7c9392d954cf7b9fb7535aa var doubleValue
74 o 11 floatValue 1503 1539 d4497cf53033a37755e1c45c9a34cf66 var floatValue
62 o 11 hash 1542 1579 eda20dc37f9b0b215dd37d2a8f80d460 var hash
74 o 11 int16Value 1582 1618 4e3e69d53d78efa29ac1c8be5615c748 var int16Value
74 o 11 int32Value 1621 1657 6f920b2ae518a0366d1e961695b6b23f var int32Value
74 o 11 int64Value 1660 1696 b2459a12ed79a93691bb0ecb788c2a04 var int64Value
72 o 11 int8Value 1699 1733 d1847449f4b7dd23016b695d115c18dc var int8Value
70 o 11 intValue 1736 1768 afc70496b7c9cb7794f4b8614e6e4a94 var intValue
76 o 11 stringValue 1771 1809 05ce2ee681c832ce86d076bc7fcd753b var stringValue
76 o 11 uint16Value 1812 1850 fc0d4436ba5eaf7ad67395d0069e8aa8 var uint16Value
76 o 11 uint32Value 1853 1891 1a3a92ce18867b012d5a916ff19fab85 var uint32Value
76 o 11 uint64Value 1894 1932 515910179dde6b1f43e2e9e51b141ce5 var uint64Value
74 o 11 uint8Value 1935 1971 d474ada82cc686caadbd07896f910beb var uint8Value
72 o 11 uintValue 1974 2008 ab44ffebe0a5bc2211460a70c75fb16c var uintValue
94 o 11 compare 2011 2075 d406fffc9f14bb1a3eb02b32fa40cadc func compare(_ otherNumber: NSNumber)
105 o 11 description 2078 2145 bbd7de299f2ee6bf4dbbbfc45e33cb32 func description(withLocale locale: Locale?)
84 o 11 isEqual 2148 2199 5d059e1f1b57864e93b8ff7e819a0c4b func isEqual(_ value: Any?)
90 o 11 isEqual 2202 2250 20abf7a642609ddae589187b9d7841ab func isEqual(to number: NSNumber)
88 o 11 < 2253 2312 28445bcdaea6612c487cfb229a5d7633 func < (lhs: NSNumber, rhs: NSNumber)
84 t  NSDecimalNumber 2316 2354 769ea56b502759fc75cb728c053986f4 class NSDecimalNumber
92 o 50 CalculationError 2359 2419 0efa7a0a697cb91f9dda3625f3d1dbf4 typealias CalculationError
84 o 50 RoundingMode 2422 2474 3569bb81c23217e4401eee593bad0277 typealias RoundingMode
86 o 50 init 2477 2537 2ff1147951455e2888f7f99f062c5026 init(booleanLiteral value: Bool)
80 o 50 init 2540 2573 2cca6d7c6527a3b46f81d8a1d4f457e9 init(decimal dcm: Decimal)
86 o 50 init 2576 2636 fef785a84770d5675843022d20dc95f2 init(floatLiteral value: Double)
85 o 50 init 2639 2698 a6589fabfd598e1ab12e4ac509a0e7c0 init(integerLiteral value: Int)
111 o 50 init 2701 2777 43f8eb6b63294b4f6793d24e647f1d0c init(mantissa: UInt64, exponent: Int16, isNegative: Bool)
87 o 50 init 2780 2832 87a2c4ca039975c682f3196ebf596840 init(string numberValue: String?)
101 o 50 init 2835 2901 6bbc693105aa4bbc6ddb4165eb5dbe4d init(string numberValue: String?, locale: Any?)
70 o 50 init 2904 2927 e1688aeb58f8600f2ebcb70ea9fc909d init(value: Int)
71 o 50 init 2930 2954 1e97918dcbd0220750994fbbf9c5b0d9 init(value: UInt)
71 o 50 init 2957 2981 b159793fb947053c614ffb3635d91bc0 init(value: Int8)
72 o 50 init 2984 3009 4827e1d1e490d8abff661c514685f949 init(value: UInt8)
72 o 50 init 3012 3037 e2d6f6974d4bc8f564bba9e6c8861c84 init(value: Int16)
73 o 50 init 3040 3066 a68703367e15d9478421e3bd57fb4d2c init(value: UInt16)
72 o 50 init 3069 3094 c777c0d6ff633f91e8c49a04eb76230b init(value: Int32)
73 o 50 init 3097 3123 765c20776259d86155f2c65f761afc1c init(value: UInt32)
72 o 50 init 3126 3151 7ded9facf5dad1b032f7fb203b26c704 init(value: Int64)
73 o 50 init 3154 3180 4bf03bc84d3e2b72775f5f1a075d083f init(value: UInt64)
71 o 50 init 3183 3207 3119d24e01bb95444aa3238d0b60ce09 init(value: Bool)
72 o 50 init 3210 3235 5e355ae5d89691c997d2fe6fc5d28ea0 init(value: Float)
73 o 50 init 3238 3264 603a3eec5204518127c1c402f0d382f7 init(value: Double)
84 o 50 defaultBehavior 3267 3337 26b549c3c5c0b615676d122e442f80f0 var defaultBehavior
68 o 50 maximum 3340 3389 29d203e1b80051fdafae6ca246642cbe var maximum
68 o 50 minimum 3392 3441 80426e0f166825dbc0cb2a0802136dc3 var minimum
74 o 50 notANumber 3444 3496 9f9d379f373730be7cf87c0ef2a4013b var notANumber
60 o 50 one 3499 3544 796ca37d7a582ace43eccc92d731c8dd var one
62 o 50 zero 3547 3593 296b2fa68bb8442568bb60cae872b5ae var zero
72 o 50 boolValue 3596 3639 314db4d12ae2778c54f21c8eabf5f286 var boolValue
76 o 50 description 3642 3689 67a74f23947cb1f93270d66472cc4125 var description
76 o 50 doubleValue 3692 3739 a651559e913eefe10d1d4f1476a4da6a var doubleValue
74 o 50 floatValue 3742 3787 77d25c67691df2ac725b88a5a71c0b6a var floatValue
74 o 50 int16Value 3790 3835 6ff5192811fd8ad061430779325aae7b var int16Value
74 o 50 int32Value 3838 3883 12ab8414e3237dadd1e3d92daf0f3d5a var int32Value
74 o 50 int64Value 3886 3931 617f43ae4adb02507ad0407330a707a7 var int64Value
72 o 50 int8Value 3934 3977 062baeeb2e544336f105488b649af011 var int8Value
70 o 50 intValue 3980 4021 3cdc43bd1f78a5a8f108ef8cb3556abf var intValue
76 o 50 uint16Value 4024 4071 0c5b2b47a375656b3cbe3541f9aeced0 var uint16Value
76 o 50 uint32Value 4074 4121 050df783ff139f3592beb24a0b7e3aa1 var uint32Value
76 o 50 uint64Value 4124 4171 d7d1f182bbf08b7a3b55bf4719254d41 var uint64Value
74 o 50 uint8Value 4174 4219 bc236eea38e6a66406d2ccb324d168ad var uint8Value
72 o 50 uintValue 4222 4265 1304dea7d94a03a9bb7ed841251b36b2 var uintValue
93 o 50 adding 4268 4331 f215d7ff5bfeb3202d7a2048b0a54124 func adding(_ other: NSDecimalNumber)
142 o 50 adding 4334 4446 379842592394b31e6263a12ec6d6c331 func adding(_ other: NSDecimalNumber, withBehavior b: (any NSDecimalNumberBehaviors)?)
96 o 50 compare 4449 4524 c86a620169152cf729a42cc5ebdc377f func compare(_ decimalNumber: NSNumber)
105 o 50 description 4527 4603 5f94ffbcad8e5d84d6aac90f010454cd func description(withLocale locale: Locale?)
98 o 50 dividing 4606 4672 1fa2c8370fa8a8f129ca30148ae6b745 func dividing(by other: NSDecimalNumber)
147 o 50 dividing 4675 4790 0b70fe0500da7e0c6ccd94105b20d927 func dividing(by other: NSDecimalNumber, withBehavior b: (any NSDecimalNumberBehaviors)?)
84 o 50 isEqual 4793 4844 8caf1e2daff3f471f22b098f082711a1 func isEqual(_ value: Any?)
104 o 50 multiplying 4847 4916 867e5e15fa66c68422b7979e7c022963 func multiplying(by other: NSDecimalNumber)
153 o 50 multiplying 4919 5037 697888058a88c75f7bf3b2bc2acec38d func multiplying(by other: NSDecimalNumber, withBehavior b: (any NSDecimalNumberBehaviors)?)
103 o 50 multiplying 5040 5108 33c2f3af115a810f06d5eb2fede6b275 func multiplying(byPowerOf10 power: Int16)
152 o 50 multiplying 5111 5228 6540816af03d8858fb2004d16a14f9bd func multiplying(byPowerOf10 power: Int16, withBehavior b: (any NSDecimalNumberBehaviors)?)
89 o 50 raising 5231 5289 a3cafa56a463e173b9ade165ab20ea6f func raising(toPower power: Int)
138 o 50 raising 5292 5399 2cbdb93718de052753ac6b09d1e9e6d3 func raising(toPower power: Int, withBehavior b: (any NSDecimalNumberBehaviors)?)
127 o 50 rounding 5402 5497 3267f86c3fdd9d12994ec01194a2a749 func rounding(accordingToBehavior b: (any NSDecimalNumberBehaviors)?)
103 o 50 subtracting 5500 5568 ea293036ac4ac16248238a5fb6154fce func subtracting(_ other: NSDecimalNumber)
152 o 50 subtracting 5571 5688 086dfa6c74f02f382a7f0dedb8568c3f func subtracting(_ other: NSDecimalNumber, withBehavior b: (any NSDecimalNumberBehaviors)?)

"""#)
  }
}
