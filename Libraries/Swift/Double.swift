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
