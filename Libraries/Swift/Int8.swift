public struct Int8: CustomReflectable, Decodable, Encodable, FixedWidthInteger, Sendable, SignedInteger {
  public typealias IntegerLiteralType = Int8
  public typealias Magnitude = UInt8
  @intrinsic @pure public init(_ source: Float)
  @intrinsic @pure public init(_ source: Double)
  @pure public init(bitPattern x: UInt8)
  @pure public init?(exactly source: Float)
  @pure public init?(exactly source: Double)
  public init(from decoder: any Decoder) throws
  @pure public static var bitWidth: Int { get }
  @pure public var byteSwapped: Int8 { get }
  public var customMirror: Mirror { get }
  @pure public var leadingZeroBitCount: Int { get }
  @intrinsic @pure public var magnitude: UInt8 { get }
  @pure public var nonzeroBitCount: Int { get }
  @pure public var trailingZeroBitCount: Int { get }
  public func addingReportingOverflow(_ other: Int8) -> (partialValue: Int8, overflow: Bool)
  public func dividedReportingOverflow(by other: Int8) -> (partialValue: Int8, overflow: Bool)
  public func dividingFullWidth(_ dividend: (high: Int8, low: Int8.Magnitude)) -> (quotient: Int8, remainder: Int8)
  public func encode(to encoder: any Encoder) throws
  public func hash(into hasher: inout Hasher)
  public func multipliedFullWidth(by other: Int8) -> (high: Int8, low: Int8.Magnitude)
  public func multipliedReportingOverflow(by other: Int8) -> (partialValue: Int8, overflow: Bool)
  public func remainderReportingOverflow(dividingBy other: Int8) -> (partialValue: Int8, overflow: Bool)
  @pure public func signum() -> Int8
  public func subtractingReportingOverflow(_ other: Int8) -> (partialValue: Int8, overflow: Bool)
  @intrinsic @pure public static func != (lhs: Int8, rhs: Int8) -> Bool
  @intrinsic @pure public static func % (lhs: Int8, rhs: Int8) -> Int8
  @intrinsic public static func %= (lhs: inout Int8, rhs: Int8)
  @pure public static func & (lhs: Int8, rhs: Int8) -> Int8
  @pure public static func &<< (lhs: Int8, rhs: Int8) -> Int8
  public static func &<<= (lhs: inout Int8, rhs: Int8)
  public static func &= (lhs: inout Int8, rhs: Int8)
  @pure public static func &>> (lhs: Int8, rhs: Int8) -> Int8
  public static func &>>= (lhs: inout Int8, rhs: Int8)
  @intrinsic @pure public static func * (lhs: Int8, rhs: Int8) -> Int8
  @intrinsic public static func *= (lhs: inout Int8, rhs: Int8)
  @intrinsic @pure public static func + (lhs: Int8, rhs: Int8) -> Int8
  @intrinsic public static func += (lhs: inout Int8, rhs: Int8)
  @intrinsic @pure public static func - (lhs: Int8, rhs: Int8) -> Int8
  @intrinsic public static func -= (lhs: inout Int8, rhs: Int8)
  @intrinsic @pure public static func / (lhs: Int8, rhs: Int8) -> Int8
  @intrinsic public static func /= (lhs: inout Int8, rhs: Int8)
  @intrinsic @pure public static func < (lhs: Int8, rhs: Int8) -> Bool
  @intrinsic @pure public static func <= (lhs: Int8, rhs: Int8) -> Bool
  @intrinsic @pure public static func == (lhs: Int8, rhs: Int8) -> Bool
  @intrinsic @pure public static func > (lhs: Int8, rhs: Int8) -> Bool
  @intrinsic @pure public static func >= (lhs: Int8, rhs: Int8) -> Bool
  @pure public static func ^ (lhs: Int8, rhs: Int8) -> Int8
  public static func ^= (lhs: inout Int8, rhs: Int8)
  @pure public static func | (lhs: Int8, rhs: Int8) -> Int8
  public static func |= (lhs: inout Int8, rhs: Int8)
}
