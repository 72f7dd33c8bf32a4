public struct UInt64: CustomReflectable, Decodable, Encodable, FixedWidthInteger, Sendable, UnsignedInteger {
  public typealias IntegerLiteralType = UInt64
  public typealias Magnitude = UInt64
  @intrinsic @pure public init(_ v: Unicode.Scalar)
  @intrinsic @pure public init(_ source: Float)
  @intrinsic @pure public init(_ source: Double)
  @pure public init(bitPattern x: Int64)
  @pure public init?(exactly source: Float)
  @pure public init?(exactly source: Double)
  public init(from decoder: any Decoder) throws
  @pure public static var bitWidth: Int { get }
  @pure public var byteSwapped: UInt64 { get }
  public var customMirror: Mirror { get }
  @pure public var leadingZeroBitCount: Int { get }
  @pure public var nonzeroBitCount: Int { get }
  @pure public var trailingZeroBitCount: Int { get }
  public func addingReportingOverflow(_ other: UInt64) -> (partialValue: UInt64, overflow: Bool)
  public func dividedReportingOverflow(by other: UInt64) -> (partialValue: UInt64, overflow: Bool)
  public func dividingFullWidth(_ dividend: (high: UInt64, low: UInt64.Magnitude)) -> (
    quotient: UInt64, remainder: UInt64
  )
  public func encode(to encoder: any Encoder) throws
  public func hash(into hasher: inout Hasher)
  public func multipliedFullWidth(by other: UInt64) -> (high: UInt64, low: UInt64.Magnitude)
  public func multipliedReportingOverflow(by other: UInt64) -> (partialValue: UInt64, overflow: Bool)
  public func remainderReportingOverflow(dividingBy other: UInt64) -> (partialValue: UInt64, overflow: Bool)
  @pure public func signum() -> UInt64
  public func subtractingReportingOverflow(_ other: UInt64) -> (partialValue: UInt64, overflow: Bool)
  @intrinsic @pure public static func != (lhs: UInt64, rhs: UInt64) -> Bool
  @intrinsic @pure public static func % (lhs: UInt64, rhs: UInt64) -> UInt64
  @intrinsic public static func %= (lhs: inout UInt64, rhs: UInt64)
  @pure public static func & (lhs: UInt64, rhs: UInt64) -> UInt64
  @pure public static func &<< (lhs: UInt64, rhs: UInt64) -> UInt64
  public static func &<<= (lhs: inout UInt64, rhs: UInt64)
  public static func &= (lhs: inout UInt64, rhs: UInt64)
  @pure public static func &>> (lhs: UInt64, rhs: UInt64) -> UInt64
  public static func &>>= (lhs: inout UInt64, rhs: UInt64)
  @intrinsic @pure public static func * (lhs: UInt64, rhs: UInt64) -> UInt64
  @intrinsic public static func *= (lhs: inout UInt64, rhs: UInt64)
  @intrinsic @pure public static func + (lhs: UInt64, rhs: UInt64) -> UInt64
  @intrinsic public static func += (lhs: inout UInt64, rhs: UInt64)
  @intrinsic @pure public static func - (lhs: UInt64, rhs: UInt64) -> UInt64
  @intrinsic public static func -= (lhs: inout UInt64, rhs: UInt64)
  @intrinsic @pure public static func / (lhs: UInt64, rhs: UInt64) -> UInt64
  @intrinsic public static func /= (lhs: inout UInt64, rhs: UInt64)
  @intrinsic @pure public static func < (lhs: UInt64, rhs: UInt64) -> Bool
  @intrinsic @pure public static func <= (lhs: UInt64, rhs: UInt64) -> Bool
  @intrinsic @pure public static func == (lhs: UInt64, rhs: UInt64) -> Bool
  @intrinsic @pure public static func > (lhs: UInt64, rhs: UInt64) -> Bool
  @intrinsic @pure public static func >= (lhs: UInt64, rhs: UInt64) -> Bool
  @pure public static func ^ (lhs: UInt64, rhs: UInt64) -> UInt64
  public static func ^= (lhs: inout UInt64, rhs: UInt64)
  @pure public static func | (lhs: UInt64, rhs: UInt64) -> UInt64
  public static func |= (lhs: inout UInt64, rhs: UInt64)
}
