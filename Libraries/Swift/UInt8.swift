public struct UInt8: CustomReflectable, Decodable, Encodable, FixedWidthInteger, Sendable, UnsignedInteger {
  public typealias IntegerLiteralType = UInt8
  public typealias Magnitude = UInt8
  @intrinsic @pure public init(_ source: Float)
  @intrinsic @pure public init(_ source: Double)
  @pure public init(ascii v: Unicode.Scalar)
  @pure public init(bitPattern x: Int8)
  @pure public init?(exactly source: Float)
  @pure public init?(exactly source: Double)
  public init(from decoder: any Decoder) throws
  @pure public static var bitWidth: Int { get }
  @pure public var byteSwapped: UInt8 { get }
  public var customMirror: Mirror { get }
  @pure public var leadingZeroBitCount: Int { get }
  @pure public var nonzeroBitCount: Int { get }
  @pure public var trailingZeroBitCount: Int { get }
  public func addingReportingOverflow(_ other: UInt8) -> (partialValue: UInt8, overflow: Bool)
  public func dividedReportingOverflow(by other: UInt8) -> (partialValue: UInt8, overflow: Bool)
  public func dividingFullWidth(_ dividend: (high: UInt8, low: UInt8.Magnitude)) -> (quotient: UInt8, remainder: UInt8)
  public func encode(to encoder: any Encoder) throws
  public func hash(into hasher: inout Hasher)
  public func multipliedFullWidth(by other: UInt8) -> (high: UInt8, low: UInt8.Magnitude)
  public func multipliedReportingOverflow(by other: UInt8) -> (partialValue: UInt8, overflow: Bool)
  public func remainderReportingOverflow(dividingBy other: UInt8) -> (partialValue: UInt8, overflow: Bool)
  @pure public func signum() -> UInt8
  public func subtractingReportingOverflow(_ other: UInt8) -> (partialValue: UInt8, overflow: Bool)
  @intrinsic @pure public static func != (lhs: UInt8, rhs: UInt8) -> Bool
  @intrinsic @pure public static func % (lhs: UInt8, rhs: UInt8) -> UInt8
  @intrinsic public static func %= (lhs: inout UInt8, rhs: UInt8)
  @pure public static func & (lhs: UInt8, rhs: UInt8) -> UInt8
  @pure public static func &<< (lhs: UInt8, rhs: UInt8) -> UInt8
  public static func &<<= (lhs: inout UInt8, rhs: UInt8)
  public static func &= (lhs: inout UInt8, rhs: UInt8)
  @pure public static func &>> (lhs: UInt8, rhs: UInt8) -> UInt8
  public static func &>>= (lhs: inout UInt8, rhs: UInt8)
  @intrinsic @pure public static func * (lhs: UInt8, rhs: UInt8) -> UInt8
  @intrinsic public static func *= (lhs: inout UInt8, rhs: UInt8)
  @intrinsic @pure public static func + (lhs: UInt8, rhs: UInt8) -> UInt8
  @intrinsic public static func += (lhs: inout UInt8, rhs: UInt8)
  @intrinsic @pure public static func - (lhs: UInt8, rhs: UInt8) -> UInt8
  @intrinsic public static func -= (lhs: inout UInt8, rhs: UInt8)
  @intrinsic @pure public static func / (lhs: UInt8, rhs: UInt8) -> UInt8
  @intrinsic public static func /= (lhs: inout UInt8, rhs: UInt8)
  @intrinsic @pure public static func < (lhs: UInt8, rhs: UInt8) -> Bool
  @intrinsic @pure public static func <= (lhs: UInt8, rhs: UInt8) -> Bool
  @intrinsic @pure public static func == (lhs: UInt8, rhs: UInt8) -> Bool
  @intrinsic @pure public static func > (lhs: UInt8, rhs: UInt8) -> Bool
  @intrinsic @pure public static func >= (lhs: UInt8, rhs: UInt8) -> Bool
  @pure public static func ^ (lhs: UInt8, rhs: UInt8) -> UInt8
  public static func ^= (lhs: inout UInt8, rhs: UInt8)
  @pure public static func | (lhs: UInt8, rhs: UInt8) -> UInt8
  public static func |= (lhs: inout UInt8, rhs: UInt8)
}
