public struct Int64: CustomReflectable, Decodable, Encodable, FixedWidthInteger, Sendable, SignedInteger {
  public typealias IntegerLiteralType = Int64
  public typealias Magnitude = UInt64
  @intrinsic @pure public init(_ source: Float)
  @intrinsic @pure public init(_ source: Double)
  @pure public init(bitPattern x: UInt64)
  @pure public init?(exactly source: Float)
  @pure public init?(exactly source: Double)
  public init(from decoder: any Decoder) throws
  @pure public static var bitWidth: Int { get }
  @pure public var byteSwapped: Int64 { get }
  public var customMirror: Mirror { get }
  @pure public var leadingZeroBitCount: Int { get }
  @intrinsic @pure public var magnitude: UInt64 { get }
  @pure public var nonzeroBitCount: Int { get }
  @pure public var trailingZeroBitCount: Int { get }
  public func addingReportingOverflow(_ other: Int64) -> (partialValue: Int64, overflow: Bool)
  public func dividedReportingOverflow(by other: Int64) -> (partialValue: Int64, overflow: Bool)
  public func dividingFullWidth(_ dividend: (high: Int64, low: Int64.Magnitude)) -> (quotient: Int64, remainder: Int64)
  public func encode(to encoder: any Encoder) throws
  public func hash(into hasher: inout Hasher)
  public func multipliedFullWidth(by other: Int64) -> (high: Int64, low: Int64.Magnitude)
  public func multipliedReportingOverflow(by other: Int64) -> (partialValue: Int64, overflow: Bool)
  public func remainderReportingOverflow(dividingBy other: Int64) -> (partialValue: Int64, overflow: Bool)
  @pure public func signum() -> Int64
  public func subtractingReportingOverflow(_ other: Int64) -> (partialValue: Int64, overflow: Bool)
  @intrinsic @pure public static func != (lhs: Int64, rhs: Int64) -> Bool
  @intrinsic @pure public static func % (lhs: Int64, rhs: Int64) -> Int64
  @intrinsic public static func %= (lhs: inout Int64, rhs: Int64)
  @pure public static func & (lhs: Int64, rhs: Int64) -> Int64
  @pure public static func &<< (lhs: Int64, rhs: Int64) -> Int64
  public static func &<<= (lhs: inout Int64, rhs: Int64)
  public static func &= (lhs: inout Int64, rhs: Int64)
  @pure public static func &>> (lhs: Int64, rhs: Int64) -> Int64
  public static func &>>= (lhs: inout Int64, rhs: Int64)
  @intrinsic @pure public static func * (lhs: Int64, rhs: Int64) -> Int64
  @intrinsic public static func *= (lhs: inout Int64, rhs: Int64)
  @intrinsic @pure public static func + (lhs: Int64, rhs: Int64) -> Int64
  @intrinsic public static func += (lhs: inout Int64, rhs: Int64)
  @intrinsic @pure public static func - (lhs: Int64, rhs: Int64) -> Int64
  @intrinsic public static func -= (lhs: inout Int64, rhs: Int64)
  @intrinsic @pure public static func / (lhs: Int64, rhs: Int64) -> Int64
  @intrinsic public static func /= (lhs: inout Int64, rhs: Int64)
  @intrinsic @pure public static func < (lhs: Int64, rhs: Int64) -> Bool
  @intrinsic @pure public static func <= (lhs: Int64, rhs: Int64) -> Bool
  @intrinsic @pure public static func == (lhs: Int64, rhs: Int64) -> Bool
  @intrinsic @pure public static func > (lhs: Int64, rhs: Int64) -> Bool
  @intrinsic @pure public static func >= (lhs: Int64, rhs: Int64) -> Bool
  @pure public static func ^ (lhs: Int64, rhs: Int64) -> Int64
  public static func ^= (lhs: inout Int64, rhs: Int64)
  @pure public static func | (lhs: Int64, rhs: Int64) -> Int64
  public static func |= (lhs: inout Int64, rhs: Int64)
}
