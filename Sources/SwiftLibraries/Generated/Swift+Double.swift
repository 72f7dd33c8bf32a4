// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_Double: LibraryText {
    LibraryText(
      path: "Swift/Double.swift",
      text: #"""
public struct Double: BinaryFloatingPoint, CustomDebugStringConvertible, CustomReflectable, Decodable, Encodable,
  LosslessStringConvertible, Sendable, TextOutputStreamable
{
  public typealias Exponent = Int
  public typealias Magnitude = Double
  public typealias RawSignificand = UInt64
  @pure public init()
  @intrinsic public init?<S>(_ text: S) where S: StringProtocol
  @intrinsic @pure public init?(_ text: Substring)
  @intrinsic @pure public init(_ v: Int)
  @intrinsic public init<Source>(_ value: Source) where Source: BinaryInteger
  @intrinsic @pure public init(_ other: Float)
  @intrinsic @pure public init(_ other: Double)
  @pure public init(bitPattern: UInt64)
  public init?<Source>(exactly value: Source) where Source: BinaryInteger
  @pure public init?(exactly other: Float)
  @pure public init?(exactly other: Double)
  @intrinsic @pure public init(floatLiteral value: Double)
  public init(from decoder: any Decoder) throws
  @intrinsic @pure public init(integerLiteral value: Int64)
  public init(nan payload: Double.RawSignificand, signaling: Bool)
  @pure public init(sign: FloatingPointSign, exponent: Int, significand: Double)
  @pure public init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt64)
  @pure public init(signOf sign: Double, magnitudeOf mag: Double)
  @pure public static var exponentBitCount: Int { get }
  @pure public static var greatestFiniteMagnitude: Double { get }
  @pure public static var infinity: Double { get }
  @pure public static var leastNonzeroMagnitude: Double { get }
  @pure public static var leastNormalMagnitude: Double { get }
  @pure public static var nan: Double { get }
  @pure public static var pi: Double { get }
  @pure public static var signalingNaN: Double { get }
  @pure public static var significandBitCount: Int { get }
  @pure public static var ulpOfOne: Double { get }
  @pure public var binade: Double { get }
  @pure public var bitPattern: UInt64 { get }
  public var customMirror: Mirror { get }
  @pure public var debugDescription: String { get }
  @pure public var description: String { get }
  @pure public var exponent: Int { get }
  @pure public var exponentBitPattern: UInt { get }
  @pure public var isCanonical: Bool { get }
  @pure public var isFinite: Bool { get }
  @pure public var isInfinite: Bool { get }
  @pure public var isNaN: Bool { get }
  @pure public var isNormal: Bool { get }
  @pure public var isSignalingNaN: Bool { get }
  @pure public var isSubnormal: Bool { get }
  @pure public var isZero: Bool { get }
  @intrinsic @pure public var magnitude: Double { get }
  @pure public var nextUp: Double { get }
  @pure public var sign: FloatingPointSign { get }
  @pure public var significand: Double { get }
  @pure public var significandBitPattern: UInt64 { get }
  @pure public var significandWidth: Int { get }
  @pure public var ulp: Double { get }
  public mutating func addProduct(_ lhs: Double, _ rhs: Double)
  @pure public func advanced(by amount: Double) -> Double
  @pure public func distance(to other: Double) -> Double
  public func encode(to encoder: any Encoder) throws
  public mutating func formRemainder(dividingBy other: Double)
  public mutating func formSquareRoot()
  public mutating func formTruncatingRemainder(dividingBy other: Double)
  public func hash(into hasher: inout Hasher)
  @pure public func isEqual(to other: Double) -> Bool
  @pure public func isLess(than other: Double) -> Bool
  @pure public func isLessThanOrEqualTo(_ other: Double) -> Bool
  @intrinsic public mutating func negate()
  public mutating func round(_ rule: FloatingPointRoundingRule)
  public func write<Target>(to target: inout Target) where Target: TextOutputStream
  @intrinsic @pure public static func * (lhs: Double, rhs: Double) -> Double
  @intrinsic public static func *= (lhs: inout Double, rhs: Double)
  @intrinsic @pure public static func + (lhs: Double, rhs: Double) -> Double
  @intrinsic public static func += (lhs: inout Double, rhs: Double)
  @intrinsic public static prefix func - (x: Double) -> Double
  @intrinsic @pure public static func - (lhs: Double, rhs: Double) -> Double
  @intrinsic public static func -= (lhs: inout Double, rhs: Double)
  @intrinsic @pure public static func / (lhs: Double, rhs: Double) -> Double
  @intrinsic public static func /= (lhs: inout Double, rhs: Double)
}

"""#,
      outline: #"""
63 t  Double 0 173 b059f8558b2e32fdcb150d86d08c1103 struct Double
73 o 0 Exponent 178 209 a19c9568f17e62745329a2b5d1456284 typealias Exponent
75 o 0 Magnitude 212 247 33aaf0efb2641b973b8c7c817f3581d2 typealias Magnitude
85 o 0 RawSignificand 250 290 bb3c3d968f7fff75f49850afc2729632 typealias RawSignificand
57 o 0 init 293 312 fc7cdd05d2d8109a9f16900329416fdd init()
70 o 0 init 315 376 624599474b8e3d2e77d9835db8d85b07 init?<S>(_ text: S)
75 o 0 init 379 427 b1fe4529999cfb96ab57dfa61f0b93b4 init?(_ text: Substring)
65 o 0 init 430 468 9bfa8df215321e9407ca4c3b7ec1bddc init(_ v: Int)
80 o 0 init 471 546 d2a6a8ee8e9504dea8da9b36ec53e7e5 init<Source>(_ value: Source)
71 o 0 init 549 593 79edb9ffc0e935bf0cc1e63a01b171f7 init(_ other: Float)
72 o 0 init 596 641 d06c05250025567613b54d3d69bd2a4e init(_ other: Double)
75 o 0 init 644 681 8611cb916d827f1611ebdde8dfeb3e45 init(bitPattern: UInt64)
87 o 0 init 684 755 b4b09b172a84026c973edbdd879d033d init?<Source>(exactly value: Source)
78 o 0 init 758 798 2d44b397e6bebeb4f30d34fd2591bf0f init?(exactly other: Float)
79 o 0 init 801 842 831890a3f2f4e812b47c5ed9d7382a16 init?(exactly other: Double)
83 o 0 init 845 901 ff4ebc5deb36422a11084113761daab1 init(floatLiteral value: Double)
82 o 0 init 904 949 08d9f0427593af57f15d0ce6fbd5f227 init(from decoder: any Decoder)
85 o 0 init 952 1009 29946b0e33356bacf1b80d31f2819f38 init(integerLiteral value: Int64)
110 o 0 init 1012 1076 729e6b243fdb82bc0f990a8ee83db1c2 init(nan payload: Double.RawSignificand, signaling: Bool)
118 o 0 init 1079 1157 4c64ed761e204f1b2e05cb6bccd8b09f init(sign: FloatingPointSign, exponent: Int, significand: Double)
139 o 0 init 1160 1259 19e2a5eddfa987ea34c3d0b959842f98 init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt64)
103 o 0 init 1262 1325 466c8773a8b8d44d5e3be84d4a028bd9 init(signOf sign: Double, magnitudeOf mag: Double)
85 o 0 exponentBitCount 1328 1381 3ed4ea6bcf22f3c724fb2a23f33f7429 var exponentBitCount
99 o 0 greatestFiniteMagnitude 1384 1447 01f1d164d0f56f3f5e3a7e2f3fcb79ba var greatestFiniteMagnitude
69 o 0 infinity 1450 1498 b8b9ab101dc901216ae437ca793eb767 var infinity
95 o 0 leastNonzeroMagnitude 1501 1562 864041f97052217c9704905cb55915d9 var leastNonzeroMagnitude
93 o 0 leastNormalMagnitude 1565 1625 e599df904a09c4aea48b8c6f97ae30b3 var leastNormalMagnitude
59 o 0 nan 1628 1671 dd223404cbdd5588fb1e4f5a601c1ce1 var nan
57 o 0 pi 1674 1716 4f0a61bf5a4b0b9b4bca8d6aecc684e1 var pi
77 o 0 signalingNaN 1719 1771 43b2806810af2fd890d7d4ce958ca482 var signalingNaN
91 o 0 significandBitCount 1774 1830 a6f25a6db6e33abf48592809162224e2 var significandBitCount
69 o 0 ulpOfOne 1833 1881 233aa6be0ccacdebfde94852915dc18b var ulpOfOne
65 o 0 binade 1884 1923 80db4d8c4f74f779dfeaa918f9eaf72c var binade
73 o 0 bitPattern 1926 1969 c9a5d64f45604b48ac3f170434304800 var bitPattern
77 o 0 customMirror 1972 2011 9b6d7c11ade96b67631b9b51212fd9f6 var customMirror
85 o 0 debugDescription 2014 2063 dd0e7cfaaf06c32505a5425dcb435e99 var debugDescription
75 o 0 description 2066 2110 f208cd6f4cb4ee1f52bd7ea33f533f0c var description
69 o 0 exponent 2113 2151 c64ed7352757c6eb502d6e950bf391a9 var exponent
89 o 0 exponentBitPattern 2154 2203 1c962a80a7f70fd49061af9c08c981ba var exponentBitPattern
75 o 0 isCanonical 2206 2248 87c4bba3dfce16b51fc6d084b59b6631 var isCanonical
69 o 0 isFinite 2251 2290 8b6ce850613696b87908aa9ee0e06a99 var isFinite
73 o 0 isInfinite 2293 2334 bb3f653833a12f43499b6a1011012794 var isInfinite
63 o 0 isNaN 2337 2373 068d2a4abae2284adab7b92968f501cb var isNaN
69 o 0 isNormal 2376 2415 c4b5dd8c35cdc4d87ae6a26c27955da5 var isNormal
81 o 0 isSignalingNaN 2418 2463 822c541f4bb12f6dabdf5c314fead1ed var isSignalingNaN
75 o 0 isSubnormal 2466 2508 72923bb8d98498a6cd0a09ad930b40a7 var isSubnormal
65 o 0 isZero 2511 2548 ee5ed25b4bc52d28c98d5edea1285191 var isZero
71 o 0 magnitude 2551 2604 bb5c17c4ae6c2da5ed97b70162e7b4a6 var magnitude
65 o 0 nextUp 2607 2646 bf112a4c8626ae310824738fa65cdcbc var nextUp
61 o 0 sign 2649 2697 b60a48b44789da9153710c0960876ee6 var sign
75 o 0 significand 2700 2744 ee3b7c124c8e922cb7eaceb853d42d09 var significand
95 o 0 significandBitPattern 2747 2801 e0c6723fb0766ed1a71a6747e0e31912 var significandBitPattern
85 o 0 significandWidth 2804 2850 38c3baec54f48be22ff07e5d8fe4cba2 var significandWidth
59 o 0 ulp 2853 2889 28fd0f022d73fe3fb8c3da1f567279ab var ulp
104 o 0 addProduct 2892 2953 57551b907c02e71f64e0a852eeda802f func addProduct(_ lhs: Double, _ rhs: Double)
89 o 0 advanced 2956 3011 2e7aeaa64717961d565b35d19b9899b7 func advanced(by amount: Double)
88 o 0 distance 3014 3068 0cd37e431c73307938a72121a80fdf1a func distance(to other: Double)
91 o 0 encode 3071 3121 8c0bd76c0b946c476452b54e2c9645dc func encode(to encoder: any Encoder)
106 o 0 formRemainder 3124 3184 832550d135e5caf2d5c9367fb74d7d88 func formRemainder(dividingBy other: Double)
84 o 0 formSquareRoot 3187 3224 2c9a850024ffa5df70e16a932d17084c func formSquareRoot()
126 o 0 formTruncatingRemainder 3227 3297 0da7eff208367264f699e9a662dec7a7 func formTruncatingRemainder(dividingBy other: Double)
89 o 0 hash 3300 3343 d138e0afe077f9995f5537be52641faa func hash(into hasher: inout Hasher)
86 o 0 isEqual 3346 3397 a0dace4aa0dba2b3a4d57a1b4c495898 func isEqual(to other: Double)
86 o 0 isLess 3400 3452 98650e44d5747d7536fa76dffb2c7f10 func isLess(than other: Double)
109 o 0 isLessThanOrEqualTo 3455 3517 a826f04c79ee24dc1e4381ef79d79408 func isLessThanOrEqualTo(_ other: Double)
68 o 0 negate 3520 3560 fc5fc4370f811b78bbf523bb754581d1 func negate()
99 o 0 round 3563 3624 8b0c6d9643b46c54e1fa81b364469345 func round(_ rule: FloatingPointRoundingRule)
97 o 0 write 3627 3708 6d85dd3b1e5113931f2edbdd4a4b5968 func write<Target>(to target: inout Target)
83 o 0 * 3711 3785 34ad185e628cfee68ebd7759752b6502 func * (lhs: Double, rhs: Double)
91 o 0 *= 3788 3853 f94627dbf4defb12f44120ccef2f5da6 func *= (lhs: inout Double, rhs: Double)
83 o 0 + 3856 3930 799bf4fb82a0cbede08358de5b782a51 func + (lhs: Double, rhs: Double)
91 o 0 += 3933 3998 fa4eae18423ad7db885ee313704aa091 func += (lhs: inout Double, rhs: Double)
68 o 0 - 4001 4061 5fe89c73fa67118a8f0cfb1f0f200ce8 func - (x: Double)
83 o 0 - 4064 4138 4f31992f0abd47cf1488f88a2aeff83a func - (lhs: Double, rhs: Double)
91 o 0 -= 4141 4206 8053f49d8051007766a5d7ac4725d68f func -= (lhs: inout Double, rhs: Double)
83 o 0 / 4209 4283 c291d87fde810290034952ae0763f6f4 func / (lhs: Double, rhs: Double)
91 o 0 /= 4286 4351 35c745a6cdd37208a91b7625830ec664 func /= (lhs: inout Double, rhs: Double)

"""#)
  }
}
