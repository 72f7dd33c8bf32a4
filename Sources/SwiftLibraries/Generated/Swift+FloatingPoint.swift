// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_FloatingPoint: LibraryText {
    LibraryText(
      path: "Swift/FloatingPoint.swift",
      text: #"""
public protocol FloatingPoint: Hashable, SignedNumeric, Strideable where Self == Magnitude {
  associatedtype Exponent: SignedInteger
  init(_ value: Int)
  init<Source>(_ value: Source) where Source: BinaryInteger
  init?<Source>(exactly value: Source) where Source: BinaryInteger
  init(sign: FloatingPointSign, exponent: Exponent, significand: Self)
  init(signOf: Self, magnitudeOf: Self)
  static var greatestFiniteMagnitude: Self { get }
  static var infinity: Self { get }
  static var leastNonzeroMagnitude: Self { get }
  static var leastNormalMagnitude: Self { get }
  static var nan: Self { get }
  static var pi: Self { get }
  static var radix: Int { get }
  static var signalingNaN: Self { get }
  static var ulpOfOne: Self { get }
  var exponent: Exponent { get }
  var floatingPointClass: FloatingPointClassification { get }
  var isCanonical: Bool { get }
  var isFinite: Bool { get }
  var isInfinite: Bool { get }
  var isNaN: Bool { get }
  var isNormal: Bool { get }
  var isSignalingNaN: Bool { get }
  var isSubnormal: Bool { get }
  var isZero: Bool { get }
  var nextDown: Self { get }
  var nextUp: Self { get }
  var sign: FloatingPointSign { get }
  var significand: Self { get }
  var ulp: Self { get }
  mutating func addProduct(_ lhs: Self, _ rhs: Self)
  func addingProduct(_ lhs: Self, _ rhs: Self) -> Self
  mutating func formRemainder(dividingBy other: Self)
  mutating func formSquareRoot()
  mutating func formTruncatingRemainder(dividingBy other: Self)
  func isEqual(to other: Self) -> Bool
  func isLess(than other: Self) -> Bool
  func isLessThanOrEqualTo(_ other: Self) -> Bool
  func isTotallyOrdered(belowOrEqualTo other: Self) -> Bool
  func remainder(dividingBy other: Self) -> Self
  mutating func round(_ rule: FloatingPointRoundingRule)
  func rounded(_ rule: FloatingPointRoundingRule) -> Self
  func squareRoot() -> Self
  func truncatingRemainder(dividingBy other: Self) -> Self
  static func maximum(_ x: Self, _ y: Self) -> Self
  static func maximumMagnitude(_ x: Self, _ y: Self) -> Self
  static func minimum(_ x: Self, _ y: Self) -> Self
  static func minimumMagnitude(_ x: Self, _ y: Self) -> Self
  static func / (lhs: Self, rhs: Self) -> Self
  static func /= (lhs: inout Self, rhs: Self)
}

extension FloatingPoint {
  public static var ulpOfOne: Self { get }
  @pure public var floatingPointClass: FloatingPointClassification { get }
  public var nextDown: Self { get }
  public func addingProduct(_ lhs: Self, _ rhs: Self) -> Self
  public func remainder(dividingBy other: Self) -> Self
  public mutating func round()
  public func rounded() -> Self
  public func rounded(_ rule: FloatingPointRoundingRule) -> Self
  public func squareRoot() -> Self
  public func truncatingRemainder(dividingBy other: Self) -> Self
  public static func maximum(_ x: Self, _ y: Self) -> Self
  public static func maximumMagnitude(_ x: Self, _ y: Self) -> Self
  public static func minimum(_ x: Self, _ y: Self) -> Self
  public static func minimumMagnitude(_ x: Self, _ y: Self) -> Self
  @intrinsic public static func < (lhs: Self, rhs: Self) -> Bool
  @intrinsic public static func <= (lhs: Self, rhs: Self) -> Bool
  @intrinsic public static func == (lhs: Self, rhs: Self) -> Bool
  @intrinsic public static func > (lhs: Self, rhs: Self) -> Bool
  @intrinsic public static func >= (lhs: Self, rhs: Self) -> Bool
}

public protocol BinaryFloatingPoint: ExpressibleByFloatLiteral, FloatingPoint {
  associatedtype RawExponent: UnsignedInteger
  associatedtype RawSignificand: UnsignedInteger
  init(_ value: Float)
  init(_ value: Double)
  init<Source>(_ value: Source) where Source: BinaryFloatingPoint
  init?<Source>(exactly value: Source) where Source: BinaryFloatingPoint
  init(sign: FloatingPointSign, exponentBitPattern: RawExponent, significandBitPattern: RawSignificand)
  static var exponentBitCount: Int { get }
  static var significandBitCount: Int { get }
  var binade: Self { get }
  var exponentBitPattern: RawExponent { get }
  var significandBitPattern: RawSignificand { get }
  var significandWidth: Int { get }
}

extension BinaryFloatingPoint {
  @intrinsic public init<Source>(_ value: Source) where Source: BinaryFloatingPoint
  @intrinsic public init?<Source>(exactly value: Source) where Source: BinaryFloatingPoint
  @intrinsic public init(signOf: Self, magnitudeOf: Self)
  @pure public static var radix: Int { get }
  public func isTotallyOrdered(belowOrEqualTo other: Self) -> Bool
}

extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
  @intrinsic public init<Source>(_ value: Source) where Source: BinaryInteger
  @intrinsic public init?<Source>(exactly value: Source) where Source: BinaryInteger
  public static func random(in range: Range<Self>) -> Self
  public static func random(in range: ClosedRange<Self>) -> Self
  public static func random<T>(in range: Range<Self>, using generator: inout T) -> Self where T: RandomNumberGenerator
  public static func random<T>(in range: ClosedRange<Self>, using generator: inout T) -> Self
  where T: RandomNumberGenerator
}

public enum FloatingPointSign: Hashable, RawRepresentable, Sendable {
  case minus
  case plus
  @pure public init?(rawValue: Int)
  @pure public var hashValue: Int { get }
  @pure public var rawValue: Int { get }
  public func hash(into hasher: inout Hasher)
  @pure public static func == (a: FloatingPointSign, b: FloatingPointSign) -> Bool
}

public enum FloatingPointClassification: Hashable, Sendable {
  case negativeInfinity
  case negativeNormal
  case negativeSubnormal
  case negativeZero
  case positiveInfinity
  case positiveNormal
  case positiveSubnormal
  case positiveZero
  case quietNaN
  case signalingNaN
}

public enum FloatingPointRoundingRule: Hashable, Sendable {
  case awayFromZero
  case down
  case toNearestOrAwayFromZero
  case toNearestOrEven
  case towardZero
  case up
}

"""#,
      outline: #"""
t 0 90  1077a28a2f44a34ec6346a0c962cdf7c FloatingPoint protocol FloatingPoint
o 95 133 0 f68accaffd49084f6debcc8abccb4b48 Exponent associatedtype Exponent
o 136 154 0 34365453bddbf669fd2517b9b1ffa576 init init(_ value: Int)
o 157 214 0 f5dba4262562af00d7c1d335a22d2eed init init<Source>(_ value: Source)
o 217 281 0 135c2aea797139f3704291b1771c16ea init init?<Source>(exactly value: Source)
o 284 352 0 a9f05b69e7a65ccff04915f5f62be376 init init(sign: FloatingPointSign, exponent: Exponent, significand: Self)
o 355 392 0 e47cdaabf40f27ad3687dcc00d253259 init init(signOf: Self, magnitudeOf: Self)
o 395 443 0 d33dfb8ae6c99d27119ed56fc0f28440 greatestFiniteMagnitude var greatestFiniteMagnitude
o 446 479 0 cd6b67cde1ef95320def1820fe7c1090 infinity var infinity
o 482 528 0 ca76df4a14e4de9cee71999bde254251 leastNonzeroMagnitude var leastNonzeroMagnitude
o 531 576 0 df05c7714e71a803d87cbe933a7bfbf6 leastNormalMagnitude var leastNormalMagnitude
o 579 607 0 0203af041956f9287d17d6122642e168 nan var nan
o 610 637 0 a6f60ab88c10f4d50d9e9db794fc50c8 pi var pi
o 640 669 0 4df6a5761de95ccf63901736f2d54e3f radix var radix
o 672 709 0 3dad4f67cc13ef179156c43ae7470636 signalingNaN var signalingNaN
o 712 745 0 e5d04e6bef01e38c28ed8376bcc6b7c0 ulpOfOne var ulpOfOne
o 748 778 0 116d8747a5db78336d961f5525a46c29 exponent var exponent
o 781 840 0 c8f7b0067b41e5eb9a26dd3838be5111 floatingPointClass var floatingPointClass
o 843 872 0 c38f56262d375a6fea2f36b8b1519448 isCanonical var isCanonical
o 875 901 0 e22eb33443b8a653a5ccae746dfdd2a4 isFinite var isFinite
o 904 932 0 5adb4116693027c1d3916b2d71574d4c isInfinite var isInfinite
o 935 958 0 1eeed6ab88bd3425869ed097a42bea65 isNaN var isNaN
o 961 987 0 3860ce9a3d26c414049c45fa2eb0f33c isNormal var isNormal
o 990 1022 0 317d9483422d73f405e8285ce68026fd isSignalingNaN var isSignalingNaN
o 1025 1054 0 549f734492b8a27697aa1c83781fee59 isSubnormal var isSubnormal
o 1057 1081 0 df8c5b603aeb9d3c2f440efc6f558a52 isZero var isZero
o 1084 1110 0 117aedb3b4a247e2ef12fe4ab114ff8f nextDown var nextDown
o 1113 1137 0 062d0de1a275d7448a32df3ae51232df nextUp var nextUp
o 1140 1175 0 e9c5119e0c66e62cf0104dd317fa2afd sign var sign
o 1178 1207 0 a6e7f17ae1219c59d1628ef35839f91a significand var significand
o 1210 1231 0 863943858be6820cc774e7331ceb456b ulp var ulp
o 1234 1284 0 466f68436cbb8179f4ef59a004fba0cb addProduct func addProduct(_ lhs: Self, _ rhs: Self)
o 1287 1339 0 353eb36bb5463f11f4101b46a73767e6 addingProduct func addingProduct(_ lhs: Self, _ rhs: Self)
o 1342 1393 0 bbc592842b3d35529048df757230ccfb formRemainder func formRemainder(dividingBy other: Self)
o 1396 1426 0 9e2bdddfafbdc461b319f85dcdc94416 formSquareRoot func formSquareRoot()
o 1429 1490 0 a023f1efebde19cf9fada7ffe4b7e6fe formTruncatingRemainder func formTruncatingRemainder(dividingBy other: Self)
o 1493 1529 0 ffbc49affce5fe1c9fd06a4dfc9e6f2d isEqual func isEqual(to other: Self)
o 1532 1569 0 66fe1b48e548c417947229c88ccf699a isLess func isLess(than other: Self)
o 1572 1619 0 b59a2e93dfc6f2e39fc91c46787073c8 isLessThanOrEqualTo func isLessThanOrEqualTo(_ other: Self)
o 1622 1679 0 b99388e437626a7e229ebb75d09a6a20 isTotallyOrdered func isTotallyOrdered(belowOrEqualTo other: Self)
o 1682 1728 0 980a97965fb60fc10a0521d508068047 remainder func remainder(dividingBy other: Self)
o 1731 1785 0 cedb3f40208ca2870a667c6c4aa982f9 round func round(_ rule: FloatingPointRoundingRule)
o 1788 1843 0 0398e5137b59ac3f5bae68a74fefee1b rounded func rounded(_ rule: FloatingPointRoundingRule)
o 1846 1871 0 4f1c4a7c771496e040e649845899fe5f squareRoot func squareRoot()
o 1874 1930 0 3513e453a4d92d3eec1208a044a3857f truncatingRemainder func truncatingRemainder(dividingBy other: Self)
o 1933 1982 0 49735a202d01a8a9fb5530006a3f7cc9 maximum func maximum(_ x: Self, _ y: Self)
o 1985 2043 0 0c37b2cbe673aa2e5f3ab22d903d3574 maximumMagnitude func maximumMagnitude(_ x: Self, _ y: Self)
o 2046 2095 0 8305efddc07e418c064b64517fbaef54 minimum func minimum(_ x: Self, _ y: Self)
o 2098 2156 0 af04067f854b96289389bb40c591cc1e minimumMagnitude func minimumMagnitude(_ x: Self, _ y: Self)
o 2159 2203 0 df73819863ebbcd32bed83bad6d80ccd / func / (lhs: Self, rhs: Self)
o 2206 2249 0 70e6c7b39bcf5cbe45d75c74dbc996c3 /= func /= (lhs: inout Self, rhs: Self)
e 2253 2276  b49f2f7ed9fcc744cbc11a10b2d5e52b FloatingPoint extension FloatingPoint
o 2281 2321 51 d037996bf2279eea9ec27af577295b0d ulpOfOne var ulpOfOne
o 2324 2396 51 0111e2c06320a02a0099469108137b5a floatingPointClass var floatingPointClass
o 2399 2432 51 5ce1a7dddf62cbf57d2d3b7c611e4446 nextDown var nextDown
o 2435 2494 51 2d709f48664f9a3801f6ac9af14d49d7 addingProduct func addingProduct(_ lhs: Self, _ rhs: Self)
o 2497 2550 51 b2c89408027b84df578cf9b1bf9c6acd remainder func remainder(dividingBy other: Self)
o 2553 2581 51 02e3a2928e476e6027b0afce61e7dda9 round func round()
o 2584 2613 51 057a6f8fdbd1c9c1133763aecf404389 rounded func rounded()
o 2616 2678 51 159a7c8bb637fc47e29c7838909d1dd7 rounded func rounded(_ rule: FloatingPointRoundingRule)
o 2681 2713 51 5aa2a434de999a4d9462ce6402f0795a squareRoot func squareRoot()
o 2716 2779 51 99c9183b01c2c605caa72495c272df18 truncatingRemainder func truncatingRemainder(dividingBy other: Self)
o 2782 2838 51 4b819f5ed2a8c8169a9c30bc48f9a3d5 maximum func maximum(_ x: Self, _ y: Self)
o 2841 2906 51 6179de100a135307b22526816bcf2b65 maximumMagnitude func maximumMagnitude(_ x: Self, _ y: Self)
o 2909 2965 51 3cb284d26a035376b171b32758526313 minimum func minimum(_ x: Self, _ y: Self)
o 2968 3033 51 f616d283a04d263b499f57291b412a0f minimumMagnitude func minimumMagnitude(_ x: Self, _ y: Self)
o 3036 3098 51 62053798fd6a2dde8a3aa497f5643152 < func < (lhs: Self, rhs: Self)
o 3101 3164 51 a47a24944522b42649f330b97cb25527 <= func <= (lhs: Self, rhs: Self)
o 3167 3230 51 dbf6fe1257b9d9f8d3b5d7dafd97b8c1 == func == (lhs: Self, rhs: Self)
o 3233 3295 51 1e92aafaed34207e0798b96ab5e6c6ef > func > (lhs: Self, rhs: Self)
o 3298 3361 51 0ec933cad6caeb7602cfe0ad9b3ba0c7 >= func >= (lhs: Self, rhs: Self)
t 3365 3442  a6326a4b275b5669615898b5757f45b0 BinaryFloatingPoint protocol BinaryFloatingPoint
o 3447 3490 71 1b6f24443e249812d7d3a6fa3640446f RawExponent associatedtype RawExponent
o 3493 3539 71 47df816f95fee55a7c2617842a440257 RawSignificand associatedtype RawSignificand
o 3542 3562 71 10a775f4bb86ffc7f9ca8d20cad47383 init init(_ value: Float)
o 3565 3586 71 aa0cc15a3db42b52524780fe625afc6a init init(_ value: Double)
o 3589 3652 71 678c2545f7391768f32584225a8400af init init<Source>(_ value: Source)
o 3655 3725 71 cb7cc7637db29b7f09b9e511ad1da6ce init init?<Source>(exactly value: Source)
o 3728 3829 71 2aa5308c375613272ed8f9c1c4521cf4 init init(sign: FloatingPointSign, exponentBitPattern: RawExponent, significandBitPattern: RawSignificand)
o 3832 3872 71 ff06bd78ed7f5f036326ead08ca85352 exponentBitCount var exponentBitCount
o 3875 3918 71 7fccc43090e95da03211e25e8ab7a501 significandBitCount var significandBitCount
o 3921 3945 71 d7149df60ffa5fe5b915989f5a6724da binade var binade
o 3948 3991 71 77588454cc2f4519d2180c4b296b94e8 exponentBitPattern var exponentBitPattern
o 3994 4043 71 a535da47f6574813c54ef983bf902cd3 significandBitPattern var significandBitPattern
o 4046 4079 71 9d8497e4a1275d3862d9064d46bd2ab5 significandWidth var significandWidth
e 4083 4112  bae5b24350abd458f43d2a92131bfdf0 BinaryFloatingPoint extension BinaryFloatingPoint
o 4117 4198 85 3a994cf52278c0c6300f9cfbf170974d init init<Source>(_ value: Source)
o 4201 4289 85 8a183d72955b80a63a5ad2bce84db1d6 init init?<Source>(exactly value: Source)
o 4292 4347 85 b15d4869e42682814737f793d9e927eb init init(signOf: Self, magnitudeOf: Self)
o 4350 4392 85 03d63ab671dc9d0d2e63e20b11018891 radix var radix
o 4395 4459 85 b24030419037d60f4479f05fa094d36a isTotallyOrdered func isTotallyOrdered(belowOrEqualTo other: Self)
e 4463 4532  42b53ed2558223af3aef39bd9f35c78c BinaryFloatingPoint extension BinaryFloatingPoint#2
o 4537 4612 91 0debfdbbd2d7974860795b61d3f1ad84 init init<Source>(_ value: Source)#2
o 4615 4697 91 d6e8275cb24c3a284a35b56be02e85c6 init init?<Source>(exactly value: Source)#2
o 4700 4756 91 16bc420043b26c77ab86cfbb656a044d random func random(in range: Range<Self>)
o 4759 4821 91 655de59ab7d924575b77ed927d4fbc5f random func random(in range: ClosedRange<Self>)
o 4824 4940 91 e61c9dabb108c22738768044cfb99a0b random func random<T>(in range: Range<Self>, using generator: inout T)
o 4943 5067 91 801c8ed626c7cd6f972ecd155abb8526 random func random<T>(in range: ClosedRange<Self>, using generator: inout T)
t 5071 5138  38aa8395bdc2af144455b39e78185cdb FloatingPointSign enum FloatingPointSign
o 5143 5153 98 cdd513178f0dc5231088bb0675c79d41 minus case minus
o 5156 5165 98 c3c0327081bf89a1e3f5520f73982780 plus case plus
o 5168 5201 98 ce00d517b3bd2886ed34a4f57054265d init init?(rawValue: Int)
o 5204 5243 98 fd1e7346e82717e4f8b82217113b7795 hashValue var hashValue
o 5246 5284 98 79bc8a1ab1718a7d556a14b517dc667e rawValue var rawValue
o 5287 5330 98 6567b7d84a85994885280a3713ad4371 hash func hash(into hasher: inout Hasher)
o 5333 5413 98 ee6e6c95095a58488f1b085967de4133 == func == (a: FloatingPointSign, b: FloatingPointSign)
t 5417 5476  d3ab254fec12ce6da6f3d3ec5ff35034 FloatingPointClassification enum FloatingPointClassification
o 5481 5502 106 824c1a2145fbe2a21d7ac6e30e1038c5 negativeInfinity case negativeInfinity
o 5505 5524 106 d5c8981f316ba0f58c0904e05de02d7d negativeNormal case negativeNormal
o 5527 5549 106 6e266c3f4b4865289c7e557cb8ddab00 negativeSubnormal case negativeSubnormal
o 5552 5569 106 33b907b1a12679f750303fd9cb1c7ce8 negativeZero case negativeZero
o 5572 5593 106 2d12d5f67ae4a3cf4f2f9451be8f0915 positiveInfinity case positiveInfinity
o 5596 5615 106 f3b40124c69d3fbbd94b3dbeb7c06f54 positiveNormal case positiveNormal
o 5618 5640 106 495d37c90b72c033329500a0e345fecc positiveSubnormal case positiveSubnormal
o 5643 5660 106 bff0e23fee1b5d7db0ca490cafcc17a8 positiveZero case positiveZero
o 5663 5676 106 92b0a047ba9986a657bc81b24821fc15 quietNaN case quietNaN
o 5679 5696 106 b430fd6c4896d68c2571769f4db2519d signalingNaN case signalingNaN
t 5700 5757  ee65b08bcf66aa374ecec0fb651c608d FloatingPointRoundingRule enum FloatingPointRoundingRule
o 5762 5779 117 3155eb73e359979398b58906fc356640 awayFromZero case awayFromZero
o 5782 5791 117 9e0c37dacb39e906c96ac99bb01713de down case down
o 5794 5822 117 0fb160f12845ae286afb12e5d83d1127 toNearestOrAwayFromZero case toNearestOrAwayFromZero
o 5825 5845 117 28949de0b924e523c84e028c0cc855b4 toNearestOrEven case toNearestOrEven
o 5848 5863 117 b6b755a9292b653f1b07a250ac4d3d40 towardZero case towardZero
o 5866 5873 117 f323493e1b6a1a8b664bbb6a503973a9 up case up

"""#)
  }
}
