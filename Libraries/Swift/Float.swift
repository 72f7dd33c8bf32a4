public struct Float: BinaryFloatingPoint, CustomDebugStringConvertible, CustomReflectable, Decodable, Encodable,
  LosslessStringConvertible, Sendable, TextOutputStreamable
{
  public typealias Exponent = Int
  public typealias Magnitude = Float
  public typealias RawSignificand = UInt32
  @pure public init()
  @intrinsic public init?<S>(_ text: S) where S: StringProtocol
  @intrinsic @pure public init?(_ text: Substring)
  @intrinsic @pure public init(_ v: Int)
  @intrinsic public init<Source>(_ value: Source) where Source: BinaryInteger
  @intrinsic @pure public init(_ other: Float)
  @intrinsic @pure public init(_ other: Double)
  @pure public init(bitPattern: UInt32)
  public init?<Source>(exactly value: Source) where Source: BinaryInteger
  @pure public init?(exactly other: Float)
  @pure public init?(exactly other: Double)
  @intrinsic @pure public init(floatLiteral value: Float)
  public init(from decoder: any Decoder) throws
  @intrinsic @pure public init(integerLiteral value: Int64)
  public init(nan payload: Float.RawSignificand, signaling: Bool)
  @pure public init(sign: FloatingPointSign, exponent: Int, significand: Float)
  @pure public init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt32)
  @pure public init(signOf sign: Float, magnitudeOf mag: Float)
  @pure public static var exponentBitCount: Int { get }
  @pure public static var greatestFiniteMagnitude: Float { get }
  @pure public static var infinity: Float { get }
  @pure public static var leastNonzeroMagnitude: Float { get }
  @pure public static var leastNormalMagnitude: Float { get }
  @pure public static var nan: Float { get }
  @pure public static var pi: Float { get }
  @pure public static var signalingNaN: Float { get }
  @pure public static var significandBitCount: Int { get }
  @pure public static var ulpOfOne: Float { get }
  @pure public var binade: Float { get }
  @pure public var bitPattern: UInt32 { get }
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
  @intrinsic @pure public var magnitude: Float { get }
  @pure public var nextUp: Float { get }
  @pure public var sign: FloatingPointSign { get }
  @pure public var significand: Float { get }
  @pure public var significandBitPattern: UInt32 { get }
  @pure public var significandWidth: Int { get }
  @pure public var ulp: Float { get }
  public mutating func addProduct(_ lhs: Float, _ rhs: Float)
  @pure public func advanced(by amount: Float) -> Float
  @pure public func distance(to other: Float) -> Float
  public func encode(to encoder: any Encoder) throws
  public mutating func formRemainder(dividingBy other: Float)
  public mutating func formSquareRoot()
  public mutating func formTruncatingRemainder(dividingBy other: Float)
  public func hash(into hasher: inout Hasher)
  @pure public func isEqual(to other: Float) -> Bool
  @pure public func isLess(than other: Float) -> Bool
  @pure public func isLessThanOrEqualTo(_ other: Float) -> Bool
  @intrinsic public mutating func negate()
  public mutating func round(_ rule: FloatingPointRoundingRule)
  public func write<Target>(to target: inout Target) where Target: TextOutputStream
  @intrinsic @pure public static func * (lhs: Float, rhs: Float) -> Float
  @intrinsic public static func *= (lhs: inout Float, rhs: Float)
  @intrinsic @pure public static func + (lhs: Float, rhs: Float) -> Float
  @intrinsic public static func += (lhs: inout Float, rhs: Float)
  @intrinsic public static prefix func - (x: Float) -> Float
  @intrinsic @pure public static func - (lhs: Float, rhs: Float) -> Float
  @intrinsic public static func -= (lhs: inout Float, rhs: Float)
  @intrinsic @pure public static func / (lhs: Float, rhs: Float) -> Float
  @intrinsic public static func /= (lhs: inout Float, rhs: Float)
}
