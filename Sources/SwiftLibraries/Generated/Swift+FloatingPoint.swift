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
78 t  FloatingPoint 0 90 1077a28a2f44a34ec6346a0c962cdf7c protocol FloatingPoint
77 o 0 Exponent 95 133 f68accaffd49084f6debcc8abccb4b48 associatedtype Exponent
69 o 0 init 136 154 34365453bddbf669fd2517b9b1ffa576 init(_ value: Int)
80 o 0 init 157 214 f5dba4262562af00d7c1d335a22d2eed init<Source>(_ value: Source)
87 o 0 init 217 281 135c2aea797139f3704291b1771c16ea init?<Source>(exactly value: Source)
119 o 0 init 284 352 a9f05b69e7a65ccff04915f5f62be376 init(sign: FloatingPointSign, exponent: Exponent, significand: Self)
88 o 0 init 355 392 e47cdaabf40f27ad3687dcc00d253259 init(signOf: Self, magnitudeOf: Self)
97 o 0 greatestFiniteMagnitude 395 443 d33dfb8ae6c99d27119ed56fc0f28440 var greatestFiniteMagnitude
67 o 0 infinity 446 479 cd6b67cde1ef95320def1820fe7c1090 var infinity
93 o 0 leastNonzeroMagnitude 482 528 ca76df4a14e4de9cee71999bde254251 var leastNonzeroMagnitude
91 o 0 leastNormalMagnitude 531 576 df05c7714e71a803d87cbe933a7bfbf6 var leastNormalMagnitude
57 o 0 nan 579 607 0203af041956f9287d17d6122642e168 var nan
55 o 0 pi 610 637 a6f60ab88c10f4d50d9e9db794fc50c8 var pi
61 o 0 radix 640 669 4df6a5761de95ccf63901736f2d54e3f var radix
75 o 0 signalingNaN 672 709 3dad4f67cc13ef179156c43ae7470636 var signalingNaN
67 o 0 ulpOfOne 712 745 e5d04e6bef01e38c28ed8376bcc6b7c0 var ulpOfOne
67 o 0 exponent 748 778 116d8747a5db78336d961f5525a46c29 var exponent
87 o 0 floatingPointClass 781 840 c8f7b0067b41e5eb9a26dd3838be5111 var floatingPointClass
73 o 0 isCanonical 843 872 c38f56262d375a6fea2f36b8b1519448 var isCanonical
67 o 0 isFinite 875 901 e22eb33443b8a653a5ccae746dfdd2a4 var isFinite
71 o 0 isInfinite 904 932 5adb4116693027c1d3916b2d71574d4c var isInfinite
61 o 0 isNaN 935 958 1eeed6ab88bd3425869ed097a42bea65 var isNaN
67 o 0 isNormal 961 987 3860ce9a3d26c414049c45fa2eb0f33c var isNormal
80 o 0 isSignalingNaN 990 1022 317d9483422d73f405e8285ce68026fd var isSignalingNaN
75 o 0 isSubnormal 1025 1054 549f734492b8a27697aa1c83781fee59 var isSubnormal
65 o 0 isZero 1057 1081 df8c5b603aeb9d3c2f440efc6f558a52 var isZero
69 o 0 nextDown 1084 1110 117aedb3b4a247e2ef12fe4ab114ff8f var nextDown
65 o 0 nextUp 1113 1137 062d0de1a275d7448a32df3ae51232df var nextUp
61 o 0 sign 1140 1175 e9c5119e0c66e62cf0104dd317fa2afd var sign
75 o 0 significand 1178 1207 a6e7f17ae1219c59d1628ef35839f91a var significand
59 o 0 ulp 1210 1231 863943858be6820cc774e7331ceb456b var ulp
100 o 0 addProduct 1234 1284 466f68436cbb8179f4ef59a004fba0cb func addProduct(_ lhs: Self, _ rhs: Self)
106 o 0 addingProduct 1287 1339 353eb36bb5463f11f4101b46a73767e6 func addingProduct(_ lhs: Self, _ rhs: Self)
104 o 0 formRemainder 1342 1393 bbc592842b3d35529048df757230ccfb func formRemainder(dividingBy other: Self)
84 o 0 formSquareRoot 1396 1426 9e2bdddfafbdc461b319f85dcdc94416 func formSquareRoot()
124 o 0 formTruncatingRemainder 1429 1490 a023f1efebde19cf9fada7ffe4b7e6fe func formTruncatingRemainder(dividingBy other: Self)
84 o 0 isEqual 1493 1529 ffbc49affce5fe1c9fd06a4dfc9e6f2d func isEqual(to other: Self)
84 o 0 isLess 1532 1569 66fe1b48e548c417947229c88ccf699a func isLess(than other: Self)
107 o 0 isLessThanOrEqualTo 1572 1619 b59a2e93dfc6f2e39fc91c46787073c8 func isLessThanOrEqualTo(_ other: Self)
114 o 0 isTotallyOrdered 1622 1679 b99388e437626a7e229ebb75d09a6a20 func isTotallyOrdered(belowOrEqualTo other: Self)
96 o 0 remainder 1682 1728 980a97965fb60fc10a0521d508068047 func remainder(dividingBy other: Self)
99 o 0 round 1731 1785 cedb3f40208ca2870a667c6c4aa982f9 func round(_ rule: FloatingPointRoundingRule)
103 o 0 rounded 1788 1843 0398e5137b59ac3f5bae68a74fefee1b func rounded(_ rule: FloatingPointRoundingRule)
76 o 0 squareRoot 1846 1871 4f1c4a7c771496e040e649845899fe5f func squareRoot()
116 o 0 truncatingRemainder 1874 1930 3513e453a4d92d3eec1208a044a3857f func truncatingRemainder(dividingBy other: Self)
90 o 0 maximum 1933 1982 49735a202d01a8a9fb5530006a3f7cc9 func maximum(_ x: Self, _ y: Self)
108 o 0 maximumMagnitude 1985 2043 0c37b2cbe673aa2e5f3ab22d903d3574 func maximumMagnitude(_ x: Self, _ y: Self)
90 o 0 minimum 2046 2095 8305efddc07e418c064b64517fbaef54 func minimum(_ x: Self, _ y: Self)
108 o 0 minimumMagnitude 2098 2156 af04067f854b96289389bb40c591cc1e func minimumMagnitude(_ x: Self, _ y: Self)
79 o 0 / 2159 2203 df73819863ebbcd32bed83bad6d80ccd func / (lhs: Self, rhs: Self)
87 o 0 /= 2206 2249 70e6c7b39bcf5cbe45d75c74dbc996c3 func /= (lhs: inout Self, rhs: Self)
84 e  FloatingPoint 2253 2276 b49f2f7ed9fcc744cbc11a10b2d5e52b extension FloatingPoint
70 o 51 ulpOfOne 2281 2321 d037996bf2279eea9ec27af577295b0d var ulpOfOne
90 o 51 floatingPointClass 2324 2396 0111e2c06320a02a0099469108137b5a var floatingPointClass
70 o 51 nextDown 2399 2432 5ce1a7dddf62cbf57d2d3b7c611e4446 var nextDown
107 o 51 addingProduct 2435 2494 2d709f48664f9a3801f6ac9af14d49d7 func addingProduct(_ lhs: Self, _ rhs: Self)
97 o 51 remainder 2497 2550 b2c89408027b84df578cf9b1bf9c6acd func remainder(dividingBy other: Self)
67 o 51 round 2553 2581 02e3a2928e476e6027b0afce61e7dda9 func round()
71 o 51 rounded 2584 2613 057a6f8fdbd1c9c1133763aecf404389 func rounded()
104 o 51 rounded 2616 2678 159a7c8bb637fc47e29c7838909d1dd7 func rounded(_ rule: FloatingPointRoundingRule)
77 o 51 squareRoot 2681 2713 5aa2a434de999a4d9462ce6402f0795a func squareRoot()
117 o 51 truncatingRemainder 2716 2779 99c9183b01c2c605caa72495c272df18 func truncatingRemainder(dividingBy other: Self)
91 o 51 maximum 2782 2838 4b819f5ed2a8c8169a9c30bc48f9a3d5 func maximum(_ x: Self, _ y: Self)
109 o 51 maximumMagnitude 2841 2906 6179de100a135307b22526816bcf2b65 func maximumMagnitude(_ x: Self, _ y: Self)
91 o 51 minimum 2909 2965 3cb284d26a035376b171b32758526313 func minimum(_ x: Self, _ y: Self)
109 o 51 minimumMagnitude 2968 3033 f616d283a04d263b499f57291b412a0f func minimumMagnitude(_ x: Self, _ y: Self)
80 o 51 < 3036 3098 62053798fd6a2dde8a3aa497f5643152 func < (lhs: Self, rhs: Self)
82 o 51 <= 3101 3164 a47a24944522b42649f330b97cb25527 func <= (lhs: Self, rhs: Self)
82 o 51 == 3167 3230 dbf6fe1257b9d9f8d3b5d7dafd97b8c1 func == (lhs: Self, rhs: Self)
80 o 51 > 3233 3295 1e92aafaed34207e0798b96ab5e6c6ef func > (lhs: Self, rhs: Self)
82 o 51 >= 3298 3361 0ec933cad6caeb7602cfe0ad9b3ba0c7 func >= (lhs: Self, rhs: Self)
95 t  BinaryFloatingPoint 3365 3442 a6326a4b275b5669615898b5757f45b0 protocol BinaryFloatingPoint
87 o 71 RawExponent 3447 3490 1b6f24443e249812d7d3a6fa3640446f associatedtype RawExponent
93 o 71 RawSignificand 3493 3539 47df816f95fee55a7c2617842a440257 associatedtype RawSignificand
74 o 71 init 3542 3562 10a775f4bb86ffc7f9ca8d20cad47383 init(_ value: Float)
75 o 71 init 3565 3586 aa0cc15a3db42b52524780fe625afc6a init(_ value: Double)
83 o 71 init 3589 3652 678c2545f7391768f32584225a8400af init<Source>(_ value: Source)
90 o 71 init 3655 3725 cb7cc7637db29b7f09b9e511ad1da6ce init?<Source>(exactly value: Source)
155 o 71 init 3728 3829 2aa5308c375613272ed8f9c1c4521cf4 init(sign: FloatingPointSign, exponentBitPattern: RawExponent, significandBitPattern: RawSignificand)
86 o 71 exponentBitCount 3832 3872 ff06bd78ed7f5f036326ead08ca85352 var exponentBitCount
92 o 71 significandBitCount 3875 3918 7fccc43090e95da03211e25e8ab7a501 var significandBitCount
66 o 71 binade 3921 3945 d7149df60ffa5fe5b915989f5a6724da var binade
90 o 71 exponentBitPattern 3948 3991 77588454cc2f4519d2180c4b296b94e8 var exponentBitPattern
96 o 71 significandBitPattern 3994 4043 a535da47f6574813c54ef983bf902cd3 var significandBitPattern
86 o 71 significandWidth 4046 4079 9d8497e4a1275d3862d9064d46bd2ab5 var significandWidth
96 e  BinaryFloatingPoint 4083 4112 bae5b24350abd458f43d2a92131bfdf0 extension BinaryFloatingPoint
83 o 85 init 4117 4198 3a994cf52278c0c6300f9cfbf170974d init<Source>(_ value: Source)
90 o 85 init 4201 4289 8a183d72955b80a63a5ad2bce84db1d6 init?<Source>(exactly value: Source)
91 o 85 init 4292 4347 b15d4869e42682814737f793d9e927eb init(signOf: Self, magnitudeOf: Self)
64 o 85 radix 4350 4392 03d63ab671dc9d0d2e63e20b11018891 var radix
115 o 85 isTotallyOrdered 4395 4459 b24030419037d60f4479f05fa094d36a func isTotallyOrdered(belowOrEqualTo other: Self)
98 e  BinaryFloatingPoint 4463 4532 42b53ed2558223af3aef39bd9f35c78c extension BinaryFloatingPoint#2
85 o 91 init 4537 4612 0debfdbbd2d7974860795b61d3f1ad84 init<Source>(_ value: Source)#2
92 o 91 init 4615 4697 d6e8275cb24c3a284a35b56be02e85c6 init?<Source>(exactly value: Source)#2
90 o 91 random 4700 4756 16bc420043b26c77ab86cfbb656a044d func random(in range: Range<Self>)
96 o 91 random 4759 4821 655de59ab7d924575b77ed927d4fbc5f func random(in range: ClosedRange<Self>)
119 o 91 random 4824 4940 e61c9dabb108c22738768044cfb99a0b func random<T>(in range: Range<Self>, using generator: inout T)
125 o 91 random 4943 5067 801c8ed626c7cd6f972ecd155abb8526 func random<T>(in range: ClosedRange<Self>, using generator: inout T)
87 t  FloatingPointSign 5071 5138 38aa8395bdc2af144455b39e78185cdb enum FloatingPointSign
65 o 98 minus 5143 5153 cdd513178f0dc5231088bb0675c79d41 case minus
63 o 98 plus 5156 5165 c3c0327081bf89a1e3f5520f73982780 case plus
74 o 98 init 5168 5201 ce00d517b3bd2886ed34a4f57054265d init?(rawValue: Int)
72 o 98 hashValue 5204 5243 fd1e7346e82717e4f8b82217113b7795 var hashValue
70 o 98 rawValue 5246 5284 79bc8a1ab1718a7d556a14b517dc667e var rawValue
90 o 98 hash 5287 5330 6567b7d84a85994885280a3713ad4371 func hash(into hasher: inout Hasher)
104 o 98 == 5333 5413 ee6e6c95095a58488f1b085967de4133 func == (a: FloatingPointSign, b: FloatingPointSign)
107 t  FloatingPointClassification 5417 5476 d3ab254fec12ce6da6f3d3ec5ff35034 enum FloatingPointClassification
88 o 106 negativeInfinity 5481 5502 824c1a2145fbe2a21d7ac6e30e1038c5 case negativeInfinity
84 o 106 negativeNormal 5505 5524 d5c8981f316ba0f58c0904e05de02d7d case negativeNormal
90 o 106 negativeSubnormal 5527 5549 6e266c3f4b4865289c7e557cb8ddab00 case negativeSubnormal
80 o 106 negativeZero 5552 5569 33b907b1a12679f750303fd9cb1c7ce8 case negativeZero
88 o 106 positiveInfinity 5572 5593 2d12d5f67ae4a3cf4f2f9451be8f0915 case positiveInfinity
84 o 106 positiveNormal 5596 5615 f3b40124c69d3fbbd94b3dbeb7c06f54 case positiveNormal
90 o 106 positiveSubnormal 5618 5640 495d37c90b72c033329500a0e345fecc case positiveSubnormal
80 o 106 positiveZero 5643 5660 bff0e23fee1b5d7db0ca490cafcc17a8 case positiveZero
72 o 106 quietNaN 5663 5676 92b0a047ba9986a657bc81b24821fc15 case quietNaN
80 o 106 signalingNaN 5679 5696 b430fd6c4896d68c2571769f4db2519d case signalingNaN
103 t  FloatingPointRoundingRule 5700 5757 ee65b08bcf66aa374ecec0fb651c608d enum FloatingPointRoundingRule
80 o 117 awayFromZero 5762 5779 3155eb73e359979398b58906fc356640 case awayFromZero
64 o 117 down 5782 5791 9e0c37dacb39e906c96ac99bb01713de case down
102 o 117 toNearestOrAwayFromZero 5794 5822 0fb160f12845ae286afb12e5d83d1127 case toNearestOrAwayFromZero
86 o 117 toNearestOrEven 5825 5845 28949de0b924e523c84e028c0cc855b4 case toNearestOrEven
76 o 117 towardZero 5848 5863 b6b755a9292b653f1b07a250ac4d3d40 case towardZero
60 o 117 up 5866 5873 f323493e1b6a1a8b664bbb6a503973a9 case up

"""#)
  }
}
