public struct Decimal: CustomStringConvertible, Decodable, Encodable, ExpressibleByFloatLiteral, Hashable, Sendable,
  SignedNumeric, Strideable
{
  @pure public init()
  @pure public init(_ value: UInt8)
  @pure public init(_ value: Int8)
  @pure public init(_ value: UInt16)
  @pure public init(_ value: Int16)
  @pure public init(_ value: UInt32)
  @pure public init(_ value: Int32)
  @pure public init(_ value: UInt64)
  @pure public init(_ value: Int64)
  @pure public init(_ value: UInt)
  @pure public init(_ value: Int)
  @pure public init(_ value: Double)
  public init?<T>(exactly source: T) where T: BinaryInteger
  @pure public init(floatLiteral value: Double)
  public init(from decoder: any Decoder) throws
  @pure public init(integerLiteral value: Int)
  public init(sign: FloatingPointSign, exponent: Int, significand: Decimal)
  @pure public init(signOf: Decimal, magnitudeOf magnitude: Decimal)
  @pure public init?(string: String, locale: Locale? = nil)
  @pure public static var greatestFiniteMagnitude: Decimal { get }
  @pure public static var leastFiniteMagnitude: Decimal { get }
  @pure public static var leastNonzeroMagnitude: Decimal { get }
  @pure public static var leastNormalMagnitude: Decimal { get }
  @pure public static var nan: Decimal { get }
  @pure public static var pi: Decimal { get }
  @pure public static var quietNaN: Decimal { get }
  @pure public static var radix: Int { get }
  @pure public var description: String { get }
  @pure public var exponent: Int { get }
  public var floatingPointClass: FloatingPointClassification { get }
  @pure public var isCanonical: Bool { get }
  @pure public var isFinite: Bool { get }
  @pure public var isInfinite: Bool { get }
  @pure public var isNaN: Bool { get }
  @pure public var isNormal: Bool { get }
  @pure public var isSignMinus: Bool { get }
  @pure public var isSignaling: Bool { get }
  @pure public var isSignalingNaN: Bool { get }
  @pure public var isSubnormal: Bool { get }
  @pure public var isZero: Bool { get }
  @pure public var magnitude: Decimal { get }
  @pure public var nextDown: Decimal { get }
  @pure public var nextUp: Decimal { get }
  public var sign: FloatingPointSign { get }
  @pure public var significand: Decimal { get }
  @pure public var ulp: Decimal { get }
  @pure public func advanced(by n: Decimal) -> Decimal
  @pure public func distance(to other: Decimal) -> Decimal
  public func encode(to encoder: any Encoder) throws
  @pure public func formatted() -> String
  public func formatted<S>(_ format: S) -> S.FormatOutput where S: FormatStyle, S.FormatInput == Decimal
  public func hash(into hasher: inout Hasher)
  @pure public func isEqual(to other: Decimal) -> Bool
  @pure public func isLess(than other: Decimal) -> Bool
  @pure public func isLessThanOrEqualTo(_ other: Decimal) -> Bool
  @pure public func isTotallyOrdered(belowOrEqualTo other: Decimal) -> Bool
  public mutating func negate()
  @pure public static func * (lhs: Decimal, rhs: Decimal) -> Decimal
  public static func *= (lhs: inout Decimal, rhs: Decimal)
  @pure public static func + (lhs: Decimal, rhs: Decimal) -> Decimal
  public static func += (lhs: inout Decimal, rhs: Decimal)
  @pure public static func - (lhs: Decimal, rhs: Decimal) -> Decimal
  public static func -= (lhs: inout Decimal, rhs: Decimal)
  @pure public static func / (lhs: Decimal, rhs: Decimal) -> Decimal
  public static func /= (lhs: inout Decimal, rhs: Decimal)
  @pure public static func < (lhs: Decimal, rhs: Decimal) -> Bool
  @pure public static func == (lhs: Decimal, rhs: Decimal) -> Bool
}

extension Decimal {
  public enum CalculationError: Hashable, RawRepresentable, Sendable {
    case divideByZero
    case lossOfPrecision
    case noError
    case overflow
    case underflow
    @pure public init?(rawValue: UInt)
  }
}

extension Decimal {
  public enum RoundingMode: Hashable, RawRepresentable, Sendable {
    case bankers
    case down
    case plain
    case up
    @pure public init?(rawValue: UInt)
  }
}
