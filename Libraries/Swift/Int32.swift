public struct Int32: CustomReflectable, Decodable, Encodable, FixedWidthInteger, Sendable, SignedInteger {
  public typealias IntegerLiteralType = Int32
  public typealias Magnitude = UInt32
  @intrinsic @pure public init(_ source: Float)
  @intrinsic @pure public init(_ source: Double)
  @pure public init(bitPattern x: UInt32)
  @pure public init?(exactly source: Float)
  @pure public init?(exactly source: Double)
  public init(from decoder: any Decoder) throws
  @pure public static var bitWidth: Int { get }
  @pure public var byteSwapped: Int32 { get }
  public var customMirror: Mirror { get }
  @pure public var leadingZeroBitCount: Int { get }
  @intrinsic @pure public var magnitude: UInt32 { get }
  @pure public var nonzeroBitCount: Int { get }
  @pure public var trailingZeroBitCount: Int { get }
  public func addingReportingOverflow(_ other: Int32) -> (partialValue: Int32, overflow: Bool)
  public func dividedReportingOverflow(by other: Int32) -> (partialValue: Int32, overflow: Bool)
  public func dividingFullWidth(_ dividend: (high: Int32, low: Int32.Magnitude)) -> (quotient: Int32, remainder: Int32)
  public func encode(to encoder: any Encoder) throws
  public func hash(into hasher: inout Hasher)
  public func multipliedFullWidth(by other: Int32) -> (high: Int32, low: Int32.Magnitude)
  public func multipliedReportingOverflow(by other: Int32) -> (partialValue: Int32, overflow: Bool)
  public func remainderReportingOverflow(dividingBy other: Int32) -> (partialValue: Int32, overflow: Bool)
  @pure public func signum() -> Int32
  public func subtractingReportingOverflow(_ other: Int32) -> (partialValue: Int32, overflow: Bool)
  @intrinsic @pure public static func != (lhs: Int32, rhs: Int32) -> Bool
  @intrinsic @pure public static func % (lhs: Int32, rhs: Int32) -> Int32
  @intrinsic public static func %= (lhs: inout Int32, rhs: Int32)
  @pure public static func & (lhs: Int32, rhs: Int32) -> Int32
  @pure public static func &<< (lhs: Int32, rhs: Int32) -> Int32
  public static func &<<= (lhs: inout Int32, rhs: Int32)
  public static func &= (lhs: inout Int32, rhs: Int32)
  @pure public static func &>> (lhs: Int32, rhs: Int32) -> Int32
  public static func &>>= (lhs: inout Int32, rhs: Int32)
  @intrinsic @pure public static func * (lhs: Int32, rhs: Int32) -> Int32
  @intrinsic public static func *= (lhs: inout Int32, rhs: Int32)
  @intrinsic @pure public static func + (lhs: Int32, rhs: Int32) -> Int32
  @intrinsic public static func += (lhs: inout Int32, rhs: Int32)
  @intrinsic @pure public static func - (lhs: Int32, rhs: Int32) -> Int32
  @intrinsic public static func -= (lhs: inout Int32, rhs: Int32)
  @intrinsic @pure public static func / (lhs: Int32, rhs: Int32) -> Int32
  @intrinsic public static func /= (lhs: inout Int32, rhs: Int32)
  @intrinsic @pure public static func < (lhs: Int32, rhs: Int32) -> Bool
  @intrinsic @pure public static func <= (lhs: Int32, rhs: Int32) -> Bool
  @intrinsic @pure public static func == (lhs: Int32, rhs: Int32) -> Bool
  @intrinsic @pure public static func > (lhs: Int32, rhs: Int32) -> Bool
  @intrinsic @pure public static func >= (lhs: Int32, rhs: Int32) -> Bool
  @pure public static func ^ (lhs: Int32, rhs: Int32) -> Int32
  public static func ^= (lhs: inout Int32, rhs: Int32)
  @pure public static func | (lhs: Int32, rhs: Int32) -> Int32
  public static func |= (lhs: inout Int32, rhs: Int32)
}
