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
t 0 173  b059f8558b2e32fdcb150d86d08c1103 Double struct Double
o 178 209 0 a19c9568f17e62745329a2b5d1456284 Exponent typealias Exponent
o 212 247 0 33aaf0efb2641b973b8c7c817f3581d2 Magnitude typealias Magnitude
o 250 290 0 bb3c3d968f7fff75f49850afc2729632 RawSignificand typealias RawSignificand
o 293 312 0 fc7cdd05d2d8109a9f16900329416fdd init init()
o 315 376 0 624599474b8e3d2e77d9835db8d85b07 init init?<S>(_ text: S)
o 379 427 0 b1fe4529999cfb96ab57dfa61f0b93b4 init init?(_ text: Substring)
o 430 468 0 9bfa8df215321e9407ca4c3b7ec1bddc init init(_ v: Int)
o 471 546 0 d2a6a8ee8e9504dea8da9b36ec53e7e5 init init<Source>(_ value: Source)
o 549 593 0 79edb9ffc0e935bf0cc1e63a01b171f7 init init(_ other: Float)
o 596 641 0 d06c05250025567613b54d3d69bd2a4e init init(_ other: Double)
o 644 681 0 8611cb916d827f1611ebdde8dfeb3e45 init init(bitPattern: UInt64)
o 684 755 0 b4b09b172a84026c973edbdd879d033d init init?<Source>(exactly value: Source)
o 758 798 0 2d44b397e6bebeb4f30d34fd2591bf0f init init?(exactly other: Float)
o 801 842 0 831890a3f2f4e812b47c5ed9d7382a16 init init?(exactly other: Double)
o 845 901 0 ff4ebc5deb36422a11084113761daab1 init init(floatLiteral value: Double)
o 904 1009 0 44c9b489b459c628c47248cf0d4f6a49 init init(from decoder: any Decoder)
o 1012 1076 0 729e6b243fdb82bc0f990a8ee83db1c2 init init(nan payload: Double.RawSignificand, signaling: Bool)
o 1079 1157 0 4c64ed761e204f1b2e05cb6bccd8b09f init init(sign: FloatingPointSign, exponent: Int, significand: Double)
o 1160 1259 0 19e2a5eddfa987ea34c3d0b959842f98 init init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt64)
o 1262 1325 0 466c8773a8b8d44d5e3be84d4a028bd9 init init(signOf sign: Double, magnitudeOf mag: Double)
o 1328 1381 0 3ed4ea6bcf22f3c724fb2a23f33f7429 exponentBitCount var exponentBitCount
o 1384 1447 0 01f1d164d0f56f3f5e3a7e2f3fcb79ba greatestFiniteMagnitude var greatestFiniteMagnitude
o 1450 1498 0 b8b9ab101dc901216ae437ca793eb767 infinity var infinity
o 1501 1562 0 864041f97052217c9704905cb55915d9 leastNonzeroMagnitude var leastNonzeroMagnitude
o 1565 1625 0 e599df904a09c4aea48b8c6f97ae30b3 leastNormalMagnitude var leastNormalMagnitude
o 1628 1671 0 dd223404cbdd5588fb1e4f5a601c1ce1 nan var nan
o 1674 1716 0 4f0a61bf5a4b0b9b4bca8d6aecc684e1 pi var pi
o 1719 1771 0 43b2806810af2fd890d7d4ce958ca482 signalingNaN var signalingNaN
o 1774 1830 0 a6f25a6db6e33abf48592809162224e2 significandBitCount var significandBitCount
o 1833 1881 0 233aa6be0ccacdebfde94852915dc18b ulpOfOne var ulpOfOne
o 1884 1923 0 80db4d8c4f74f779dfeaa918f9eaf72c binade var binade
o 1926 1969 0 c9a5d64f45604b48ac3f170434304800 bitPattern var bitPattern
o 1972 2011 0 9b6d7c11ade96b67631b9b51212fd9f6 customMirror var customMirror
o 2014 2063 0 dd0e7cfaaf06c32505a5425dcb435e99 debugDescription var debugDescription
o 2066 2110 0 f208cd6f4cb4ee1f52bd7ea33f533f0c description var description
o 2113 2151 0 c64ed7352757c6eb502d6e950bf391a9 exponent var exponent
o 2154 2203 0 1c962a80a7f70fd49061af9c08c981ba exponentBitPattern var exponentBitPattern
o 2206 2248 0 87c4bba3dfce16b51fc6d084b59b6631 isCanonical var isCanonical
o 2251 2290 0 8b6ce850613696b87908aa9ee0e06a99 isFinite var isFinite
o 2293 2334 0 bb3f653833a12f43499b6a1011012794 isInfinite var isInfinite
o 2337 2373 0 068d2a4abae2284adab7b92968f501cb isNaN var isNaN
o 2376 2415 0 c4b5dd8c35cdc4d87ae6a26c27955da5 isNormal var isNormal
o 2418 2463 0 822c541f4bb12f6dabdf5c314fead1ed isSignalingNaN var isSignalingNaN
o 2466 2508 0 72923bb8d98498a6cd0a09ad930b40a7 isSubnormal var isSubnormal
o 2511 2548 0 ee5ed25b4bc52d28c98d5edea1285191 isZero var isZero
o 2551 2604 0 bb5c17c4ae6c2da5ed97b70162e7b4a6 magnitude var magnitude
o 2607 2646 0 bf112a4c8626ae310824738fa65cdcbc nextUp var nextUp
o 2649 2697 0 b60a48b44789da9153710c0960876ee6 sign var sign
o 2700 2744 0 ee3b7c124c8e922cb7eaceb853d42d09 significand var significand
o 2747 2801 0 e0c6723fb0766ed1a71a6747e0e31912 significandBitPattern var significandBitPattern
o 2804 2850 0 38c3baec54f48be22ff07e5d8fe4cba2 significandWidth var significandWidth
o 2853 2889 0 28fd0f022d73fe3fb8c3da1f567279ab ulp var ulp
o 2892 2953 0 57551b907c02e71f64e0a852eeda802f addProduct func addProduct(_ lhs: Double, _ rhs: Double)
o 2956 3011 0 2e7aeaa64717961d565b35d19b9899b7 advanced func advanced(by amount: Double)
o 3014 3068 0 0cd37e431c73307938a72121a80fdf1a distance func distance(to other: Double)
o 3071 3184 0 70ee6e0b3e8bbf326ae0fa585f2a4210 encode func encode(to encoder: any Encoder)
o 3187 3224 0 2c9a850024ffa5df70e16a932d17084c formSquareRoot func formSquareRoot()
o 3227 3297 0 0da7eff208367264f699e9a662dec7a7 formTruncatingRemainder func formTruncatingRemainder(dividingBy other: Double)
o 3300 3343 0 d138e0afe077f9995f5537be52641faa hash func hash(into hasher: inout Hasher)
o 3346 3397 0 a0dace4aa0dba2b3a4d57a1b4c495898 isEqual func isEqual(to other: Double)
o 3400 3452 0 98650e44d5747d7536fa76dffb2c7f10 isLess func isLess(than other: Double)
o 3455 3517 0 a826f04c79ee24dc1e4381ef79d79408 isLessThanOrEqualTo func isLessThanOrEqualTo(_ other: Double)
o 3520 3560 0 fc5fc4370f811b78bbf523bb754581d1 negate func negate()
o 3563 3624 0 8b0c6d9643b46c54e1fa81b364469345 round func round(_ rule: FloatingPointRoundingRule)
o 3627 3708 0 6d85dd3b1e5113931f2edbdd4a4b5968 write func write<Target>(to target: inout Target)
o 3711 3785 0 34ad185e628cfee68ebd7759752b6502 * func * (lhs: Double, rhs: Double)
o 3788 3853 0 f94627dbf4defb12f44120ccef2f5da6 *= func *= (lhs: inout Double, rhs: Double)
o 3856 3930 0 799bf4fb82a0cbede08358de5b782a51 + func + (lhs: Double, rhs: Double)
o 3933 3998 0 fa4eae18423ad7db885ee313704aa091 += func += (lhs: inout Double, rhs: Double)
o 4001 4061 0 5fe89c73fa67118a8f0cfb1f0f200ce8 - func - (x: Double)
o 4064 4138 0 4f31992f0abd47cf1488f88a2aeff83a - func - (lhs: Double, rhs: Double)
o 4141 4206 0 8053f49d8051007766a5d7ac4725d68f -= func -= (lhs: inout Double, rhs: Double)
o 4209 4283 0 c291d87fde810290034952ae0763f6f4 / func / (lhs: Double, rhs: Double)
o 4286 4351 0 35c745a6cdd37208a91b7625830ec664 /= func /= (lhs: inout Double, rhs: Double)

"""#)
  }
}
