public struct Int: CodingKeyRepresentable, CustomReflectable, Decodable, Encodable, FixedWidthInteger, MirrorPath,
  Sendable, SignedInteger
{
  public typealias IntegerLiteralType = Int
  public typealias Magnitude = UInt
  @intrinsic @pure public init(_ source: Float)
  @intrinsic @pure public init(_ source: Double)
  @pure public init(bitPattern objectID: ObjectIdentifier)
  @pure public init(bitPattern x: UInt)
  public init?<T>(codingKey: T) where T: CodingKey
  @pure public init?(exactly source: Float)
  @pure public init?(exactly source: Double)
  public init(from decoder: any Decoder) throws
  @pure public static var bitWidth: Int { get }
  @pure public var byteSwapped: Int { get }
  public var codingKey: any CodingKey { get }
  public var customMirror: Mirror { get }
  @pure public var leadingZeroBitCount: Int { get }
  @intrinsic @pure public var magnitude: UInt { get }
  @pure public var nonzeroBitCount: Int { get }
  @pure public var trailingZeroBitCount: Int { get }
  public func addingReportingOverflow(_ other: Int) -> (partialValue: Int, overflow: Bool)
  @pure public func advanced(by n: Int) -> Int
  @pure public func distance(to other: Int) -> Int
  public func dividedReportingOverflow(by other: Int) -> (partialValue: Int, overflow: Bool)
  public func dividingFullWidth(_ dividend: (high: Int, low: Int.Magnitude)) -> (quotient: Int, remainder: Int)
  public func encode(to encoder: any Encoder) throws
  public func hash(into hasher: inout Hasher)
  public func multipliedFullWidth(by other: Int) -> (high: Int, low: Int.Magnitude)
  public func multipliedReportingOverflow(by other: Int) -> (partialValue: Int, overflow: Bool)
  public func remainderReportingOverflow(dividingBy other: Int) -> (partialValue: Int, overflow: Bool)
  @pure public func signum() -> Int
  public func subtractingReportingOverflow(_ other: Int) -> (partialValue: Int, overflow: Bool)
  @intrinsic @pure public static func != (lhs: Int, rhs: Int) -> Bool
  @intrinsic @pure public static func % (lhs: Int, rhs: Int) -> Int
  @intrinsic public static func %= (lhs: inout Int, rhs: Int)
  @pure public static func & (lhs: Int, rhs: Int) -> Int
  @pure public static func &<< (lhs: Int, rhs: Int) -> Int
  public static func &<<= (lhs: inout Int, rhs: Int)
  public static func &= (lhs: inout Int, rhs: Int)
  @pure public static func &>> (lhs: Int, rhs: Int) -> Int
  public static func &>>= (lhs: inout Int, rhs: Int)
  @intrinsic @pure public static func * (lhs: Int, rhs: Int) -> Int
  @intrinsic public static func *= (lhs: inout Int, rhs: Int)
  @intrinsic @pure public static func + (lhs: Int, rhs: Int) -> Int
  @intrinsic public static func += (lhs: inout Int, rhs: Int)
  @intrinsic @pure public static func - (lhs: Int, rhs: Int) -> Int
  @intrinsic public static func -= (lhs: inout Int, rhs: Int)
  @intrinsic @pure public static func / (lhs: Int, rhs: Int) -> Int
  @intrinsic public static func /= (lhs: inout Int, rhs: Int)
  @intrinsic @pure public static func < (lhs: Int, rhs: Int) -> Bool
  @intrinsic @pure public static func <= (lhs: Int, rhs: Int) -> Bool
  @intrinsic @pure public static func == (lhs: Int, rhs: Int) -> Bool
  @intrinsic @pure public static func > (lhs: Int, rhs: Int) -> Bool
  @intrinsic @pure public static func >= (lhs: Int, rhs: Int) -> Bool
  @pure public static func ^ (lhs: Int, rhs: Int) -> Int
  public static func ^= (lhs: inout Int, rhs: Int)
  @pure public static func | (lhs: Int, rhs: Int) -> Int
  public static func |= (lhs: inout Int, rhs: Int)
}
