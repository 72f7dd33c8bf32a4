public struct UInt: CustomReflectable, Decodable, Encodable, FixedWidthInteger, Sendable, UnsignedInteger {
  public typealias IntegerLiteralType = UInt
  public typealias Magnitude = UInt
  @intrinsic @pure public init(_ source: Float)
  @intrinsic @pure public init(_ source: Double)
  @pure public init(bitPattern objectID: ObjectIdentifier)
  @pure public init(bitPattern x: Int)
  @pure public init?(exactly source: Float)
  @pure public init?(exactly source: Double)
  public init(from decoder: any Decoder) throws
  @pure public static var bitWidth: Int { get }
  @pure public var byteSwapped: UInt { get }
  public var customMirror: Mirror { get }
  @pure public var leadingZeroBitCount: Int { get }
  @pure public var nonzeroBitCount: Int { get }
  @pure public var trailingZeroBitCount: Int { get }
  public func addingReportingOverflow(_ other: UInt) -> (partialValue: UInt, overflow: Bool)
  public func dividedReportingOverflow(by other: UInt) -> (partialValue: UInt, overflow: Bool)
  public func dividingFullWidth(_ dividend: (high: UInt, low: UInt.Magnitude)) -> (quotient: UInt, remainder: UInt)
  public func encode(to encoder: any Encoder) throws
  public func hash(into hasher: inout Hasher)
  public func multipliedFullWidth(by other: UInt) -> (high: UInt, low: UInt.Magnitude)
  public func multipliedReportingOverflow(by other: UInt) -> (partialValue: UInt, overflow: Bool)
  public func remainderReportingOverflow(dividingBy other: UInt) -> (partialValue: UInt, overflow: Bool)
  @pure public func signum() -> UInt
  public func subtractingReportingOverflow(_ other: UInt) -> (partialValue: UInt, overflow: Bool)
  @intrinsic @pure public static func != (lhs: UInt, rhs: UInt) -> Bool
  @intrinsic @pure public static func % (lhs: UInt, rhs: UInt) -> UInt
  @intrinsic public static func %= (lhs: inout UInt, rhs: UInt)
  @pure public static func & (lhs: UInt, rhs: UInt) -> UInt
  @pure public static func &<< (lhs: UInt, rhs: UInt) -> UInt
  public static func &<<= (lhs: inout UInt, rhs: UInt)
  public static func &= (lhs: inout UInt, rhs: UInt)
  @pure public static func &>> (lhs: UInt, rhs: UInt) -> UInt
  public static func &>>= (lhs: inout UInt, rhs: UInt)
  @intrinsic @pure public static func * (lhs: UInt, rhs: UInt) -> UInt
  @intrinsic public static func *= (lhs: inout UInt, rhs: UInt)
  @intrinsic @pure public static func + (lhs: UInt, rhs: UInt) -> UInt
  @intrinsic public static func += (lhs: inout UInt, rhs: UInt)
  @intrinsic @pure public static func - (lhs: UInt, rhs: UInt) -> UInt
  @intrinsic public static func -= (lhs: inout UInt, rhs: UInt)
  @intrinsic @pure public static func / (lhs: UInt, rhs: UInt) -> UInt
  @intrinsic public static func /= (lhs: inout UInt, rhs: UInt)
  @intrinsic @pure public static func < (lhs: UInt, rhs: UInt) -> Bool
  @intrinsic @pure public static func <= (lhs: UInt, rhs: UInt) -> Bool
  @intrinsic @pure public static func == (lhs: UInt, rhs: UInt) -> Bool
  @intrinsic @pure public static func > (lhs: UInt, rhs: UInt) -> Bool
  @intrinsic @pure public static func >= (lhs: UInt, rhs: UInt) -> Bool
  @pure public static func ^ (lhs: UInt, rhs: UInt) -> UInt
  public static func ^= (lhs: inout UInt, rhs: UInt)
  @pure public static func | (lhs: UInt, rhs: UInt) -> UInt
  public static func |= (lhs: inout UInt, rhs: UInt)
}
