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
