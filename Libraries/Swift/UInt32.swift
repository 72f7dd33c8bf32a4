public struct UInt32: CustomReflectable, Decodable, Encodable, FixedWidthInteger, Sendable, UnsignedInteger {
  public typealias IntegerLiteralType = UInt32
  public typealias Magnitude = UInt32
  @intrinsic @pure public init(_ v: Unicode.Scalar)
  @intrinsic @pure public init(_ source: Float)
  @intrinsic @pure public init(_ source: Double)
  @pure public init(bitPattern x: Int32)
  @pure public init?(exactly source: Float)
  @pure public init?(exactly source: Double)
  public init(from decoder: any Decoder) throws
  @pure public static var bitWidth: Int { get }
  @pure public var byteSwapped: UInt32 { get }
  public var customMirror: Mirror { get }
  @pure public var leadingZeroBitCount: Int { get }
  @pure public var nonzeroBitCount: Int { get }
  @pure public var trailingZeroBitCount: Int { get }
  public func addingReportingOverflow(_ other: UInt32) -> (partialValue: UInt32, overflow: Bool)
  public func dividedReportingOverflow(by other: UInt32) -> (partialValue: UInt32, overflow: Bool)
  public func dividingFullWidth(_ dividend: (high: UInt32, low: UInt32.Magnitude)) -> (
    quotient: UInt32, remainder: UInt32
  )
  public func encode(to encoder: any Encoder) throws
  public func hash(into hasher: inout Hasher)
  public func multipliedFullWidth(by other: UInt32) -> (high: UInt32, low: UInt32.Magnitude)
  public func multipliedReportingOverflow(by other: UInt32) -> (partialValue: UInt32, overflow: Bool)
  public func remainderReportingOverflow(dividingBy other: UInt32) -> (partialValue: UInt32, overflow: Bool)
  @pure public func signum() -> UInt32
  public func subtractingReportingOverflow(_ other: UInt32) -> (partialValue: UInt32, overflow: Bool)
  @intrinsic @pure public static func != (lhs: UInt32, rhs: UInt32) -> Bool
  @intrinsic @pure public static func % (lhs: UInt32, rhs: UInt32) -> UInt32
  @intrinsic public static func %= (lhs: inout UInt32, rhs: UInt32)
  @pure public static func & (lhs: UInt32, rhs: UInt32) -> UInt32
  @pure public static func &<< (lhs: UInt32, rhs: UInt32) -> UInt32
  public static func &<<= (lhs: inout UInt32, rhs: UInt32)
  public static func &= (lhs: inout UInt32, rhs: UInt32)
  @pure public static func &>> (lhs: UInt32, rhs: UInt32) -> UInt32
  public static func &>>= (lhs: inout UInt32, rhs: UInt32)
  @intrinsic @pure public static func * (lhs: UInt32, rhs: UInt32) -> UInt32
  @intrinsic public static func *= (lhs: inout UInt32, rhs: UInt32)
  @intrinsic @pure public static func + (lhs: UInt32, rhs: UInt32) -> UInt32
  @intrinsic public static func += (lhs: inout UInt32, rhs: UInt32)
  @intrinsic @pure public static func - (lhs: UInt32, rhs: UInt32) -> UInt32
  @intrinsic public static func -= (lhs: inout UInt32, rhs: UInt32)
  @intrinsic @pure public static func / (lhs: UInt32, rhs: UInt32) -> UInt32
  @intrinsic public static func /= (lhs: inout UInt32, rhs: UInt32)
  @intrinsic @pure public static func < (lhs: UInt32, rhs: UInt32) -> Bool
  @intrinsic @pure public static func <= (lhs: UInt32, rhs: UInt32) -> Bool
  @intrinsic @pure public static func == (lhs: UInt32, rhs: UInt32) -> Bool
  @intrinsic @pure public static func > (lhs: UInt32, rhs: UInt32) -> Bool
  @intrinsic @pure public static func >= (lhs: UInt32, rhs: UInt32) -> Bool
  @pure public static func ^ (lhs: UInt32, rhs: UInt32) -> UInt32
  public static func ^= (lhs: inout UInt32, rhs: UInt32)
  @pure public static func | (lhs: UInt32, rhs: UInt32) -> UInt32
  public static func |= (lhs: inout UInt32, rhs: UInt32)
}
