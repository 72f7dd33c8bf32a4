public struct UInt16: CustomReflectable, Decodable, Encodable, FixedWidthInteger, Sendable, UnsignedInteger {
  public typealias IntegerLiteralType = UInt16
  public typealias Magnitude = UInt16
  @intrinsic @pure public init(_ source: Float)
  @intrinsic @pure public init(_ source: Double)
  @pure public init(bitPattern x: Int16)
  @pure public init?(exactly source: Float)
  @pure public init?(exactly source: Double)
  public init(from decoder: any Decoder) throws
  @pure public static var bitWidth: Int { get }
  @pure public var byteSwapped: UInt16 { get }
  public var customMirror: Mirror { get }
  @pure public var leadingZeroBitCount: Int { get }
  @pure public var nonzeroBitCount: Int { get }
  @pure public var trailingZeroBitCount: Int { get }
  public func addingReportingOverflow(_ other: UInt16) -> (partialValue: UInt16, overflow: Bool)
  public func dividedReportingOverflow(by other: UInt16) -> (partialValue: UInt16, overflow: Bool)
  public func dividingFullWidth(_ dividend: (high: UInt16, low: UInt16.Magnitude)) -> (
    quotient: UInt16, remainder: UInt16
  )
  public func encode(to encoder: any Encoder) throws
  public func hash(into hasher: inout Hasher)
  public func multipliedFullWidth(by other: UInt16) -> (high: UInt16, low: UInt16.Magnitude)
  public func multipliedReportingOverflow(by other: UInt16) -> (partialValue: UInt16, overflow: Bool)
  public func remainderReportingOverflow(dividingBy other: UInt16) -> (partialValue: UInt16, overflow: Bool)
  @pure public func signum() -> UInt16
  public func subtractingReportingOverflow(_ other: UInt16) -> (partialValue: UInt16, overflow: Bool)
  @intrinsic @pure public static func != (lhs: UInt16, rhs: UInt16) -> Bool
  @intrinsic @pure public static func % (lhs: UInt16, rhs: UInt16) -> UInt16
  @intrinsic public static func %= (lhs: inout UInt16, rhs: UInt16)
  @pure public static func & (lhs: UInt16, rhs: UInt16) -> UInt16
  @pure public static func &<< (lhs: UInt16, rhs: UInt16) -> UInt16
  public static func &<<= (lhs: inout UInt16, rhs: UInt16)
  public static func &= (lhs: inout UInt16, rhs: UInt16)
  @pure public static func &>> (lhs: UInt16, rhs: UInt16) -> UInt16
  public static func &>>= (lhs: inout UInt16, rhs: UInt16)
  @intrinsic @pure public static func * (lhs: UInt16, rhs: UInt16) -> UInt16
  @intrinsic public static func *= (lhs: inout UInt16, rhs: UInt16)
  @intrinsic @pure public static func + (lhs: UInt16, rhs: UInt16) -> UInt16
  @intrinsic public static func += (lhs: inout UInt16, rhs: UInt16)
  @intrinsic @pure public static func - (lhs: UInt16, rhs: UInt16) -> UInt16
  @intrinsic public static func -= (lhs: inout UInt16, rhs: UInt16)
  @intrinsic @pure public static func / (lhs: UInt16, rhs: UInt16) -> UInt16
  @intrinsic public static func /= (lhs: inout UInt16, rhs: UInt16)
  @intrinsic @pure public static func < (lhs: UInt16, rhs: UInt16) -> Bool
  @intrinsic @pure public static func <= (lhs: UInt16, rhs: UInt16) -> Bool
  @intrinsic @pure public static func == (lhs: UInt16, rhs: UInt16) -> Bool
  @intrinsic @pure public static func > (lhs: UInt16, rhs: UInt16) -> Bool
  @intrinsic @pure public static func >= (lhs: UInt16, rhs: UInt16) -> Bool
  @pure public static func ^ (lhs: UInt16, rhs: UInt16) -> UInt16
  public static func ^= (lhs: inout UInt16, rhs: UInt16)
  @pure public static func | (lhs: UInt16, rhs: UInt16) -> UInt16
  public static func |= (lhs: inout UInt16, rhs: UInt16)
}
