public struct Int16: CustomReflectable, Decodable, Encodable, FixedWidthInteger, Sendable, SignedInteger {
  public typealias IntegerLiteralType = Int16
  public typealias Magnitude = UInt16
  @intrinsic @pure public init(_ source: Float)
  @intrinsic @pure public init(_ source: Double)
  @pure public init(bitPattern x: UInt16)
  @pure public init?(exactly source: Float)
  @pure public init?(exactly source: Double)
  public init(from decoder: any Decoder) throws
  @pure public static var bitWidth: Int { get }
  @pure public var byteSwapped: Int16 { get }
  public var customMirror: Mirror { get }
  @pure public var leadingZeroBitCount: Int { get }
  @intrinsic @pure public var magnitude: UInt16 { get }
  @pure public var nonzeroBitCount: Int { get }
  @pure public var trailingZeroBitCount: Int { get }
  public func addingReportingOverflow(_ other: Int16) -> (partialValue: Int16, overflow: Bool)
  public func dividedReportingOverflow(by other: Int16) -> (partialValue: Int16, overflow: Bool)
  public func dividingFullWidth(_ dividend: (high: Int16, low: Int16.Magnitude)) -> (quotient: Int16, remainder: Int16)
  public func encode(to encoder: any Encoder) throws
  public func hash(into hasher: inout Hasher)
  public func multipliedFullWidth(by other: Int16) -> (high: Int16, low: Int16.Magnitude)
  public func multipliedReportingOverflow(by other: Int16) -> (partialValue: Int16, overflow: Bool)
  public func remainderReportingOverflow(dividingBy other: Int16) -> (partialValue: Int16, overflow: Bool)
  @pure public func signum() -> Int16
  public func subtractingReportingOverflow(_ other: Int16) -> (partialValue: Int16, overflow: Bool)
  @intrinsic @pure public static func != (lhs: Int16, rhs: Int16) -> Bool
  @intrinsic @pure public static func % (lhs: Int16, rhs: Int16) -> Int16
  @intrinsic public static func %= (lhs: inout Int16, rhs: Int16)
  @pure public static func & (lhs: Int16, rhs: Int16) -> Int16
  @pure public static func &<< (lhs: Int16, rhs: Int16) -> Int16
  public static func &<<= (lhs: inout Int16, rhs: Int16)
  public static func &= (lhs: inout Int16, rhs: Int16)
  @pure public static func &>> (lhs: Int16, rhs: Int16) -> Int16
  public static func &>>= (lhs: inout Int16, rhs: Int16)
  @intrinsic @pure public static func * (lhs: Int16, rhs: Int16) -> Int16
  @intrinsic public static func *= (lhs: inout Int16, rhs: Int16)
  @intrinsic @pure public static func + (lhs: Int16, rhs: Int16) -> Int16
  @intrinsic public static func += (lhs: inout Int16, rhs: Int16)
  @intrinsic @pure public static func - (lhs: Int16, rhs: Int16) -> Int16
  @intrinsic public static func -= (lhs: inout Int16, rhs: Int16)
  @intrinsic @pure public static func / (lhs: Int16, rhs: Int16) -> Int16
  @intrinsic public static func /= (lhs: inout Int16, rhs: Int16)
  @intrinsic @pure public static func < (lhs: Int16, rhs: Int16) -> Bool
  @intrinsic @pure public static func <= (lhs: Int16, rhs: Int16) -> Bool
  @intrinsic @pure public static func == (lhs: Int16, rhs: Int16) -> Bool
  @intrinsic @pure public static func > (lhs: Int16, rhs: Int16) -> Bool
  @intrinsic @pure public static func >= (lhs: Int16, rhs: Int16) -> Bool
  @pure public static func ^ (lhs: Int16, rhs: Int16) -> Int16
  public static func ^= (lhs: inout Int16, rhs: Int16)
  @pure public static func | (lhs: Int16, rhs: Int16) -> Int16
  public static func |= (lhs: inout Int16, rhs: Int16)
}
