public class NSValue: NSObject, NSCopying, Sendable {
  public convenience init(edgeInsets insets: NSEdgeInsets)
  public convenience init(point: NSPoint)
  public convenience init(range: NSRange)
  public convenience init(rect: NSRect)
  public convenience init(size: NSSize)
  public var edgeInsetsValue: NSEdgeInsets { get }
  public var pointValue: NSPoint { get }
  public var rangeValue: NSRange { get }
  public var rectValue: NSRect { get }
  public var sizeValue: NSSize { get }
}

public class NSNumber: NSValue, Comparable, ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  public required convenience init(booleanLiteral value: Bool)
  public required convenience init(floatLiteral value: Double)
  public required convenience init(integerLiteral value: Int)
  public convenience init(value: Int8)
  public convenience init(value: UInt8)
  public convenience init(value: Int16)
  public convenience init(value: UInt16)
  public convenience init(value: Int32)
  public convenience init(value: UInt32)
  public convenience init(value: Int)
  public convenience init(value: UInt)
  public convenience init(value: Int64)
  public convenience init(value: UInt64)
  public convenience init(value: Float)
  public convenience init(value: Double)
  public convenience init(value: Bool)
  public var boolValue: Bool { get }
  public var decimalValue: Decimal { get }
  public override var description: String { get }
  public var doubleValue: Double { get }
  public var floatValue: Float { get }
  public override var hash: Int { get }
  public var int16Value: Int16 { get }
  public var int32Value: Int32 { get }
  public var int64Value: Int64 { get }
  public var int8Value: Int8 { get }
  public var intValue: Int { get }
  public var stringValue: String { get }
  public var uint16Value: UInt16 { get }
  public var uint32Value: UInt32 { get }
  public var uint64Value: UInt64 { get }
  public var uint8Value: UInt8 { get }
  public var uintValue: UInt { get }
  public func compare(_ otherNumber: NSNumber) -> ComparisonResult
  @pure public func description(withLocale locale: Locale?) -> String
  public override func isEqual(_ value: Any?) -> Bool
  public func isEqual(to number: NSNumber) -> Bool
  public static func < (lhs: NSNumber, rhs: NSNumber) -> Bool
}

public class NSDecimalNumber: NSNumber {
  public typealias CalculationError = Decimal.CalculationError
  public typealias RoundingMode = Decimal.RoundingMode
  public required convenience init(booleanLiteral value: Bool)
  public init(decimal dcm: Decimal)
  public required convenience init(floatLiteral value: Double)
  public required convenience init(integerLiteral value: Int)
  public convenience init(mantissa: UInt64, exponent: Int16, isNegative: Bool)
  public convenience init(string numberValue: String?)
  public convenience init(string numberValue: String?, locale: Any?)
  public init(value: Int)
  public init(value: UInt)
  public init(value: Int8)
  public init(value: UInt8)
  public init(value: Int16)
  public init(value: UInt16)
  public init(value: Int32)
  public init(value: UInt32)
  public init(value: Int64)
  public init(value: UInt64)
  public init(value: Bool)
  public init(value: Float)
  public init(value: Double)
  public class var defaultBehavior: any NSDecimalNumberBehaviors { get }
  public class var maximum: NSDecimalNumber { get }
  public class var minimum: NSDecimalNumber { get }
  public class var notANumber: NSDecimalNumber { get }
  public class var one: NSDecimalNumber { get }
  public class var zero: NSDecimalNumber { get }
  public override var boolValue: Bool { get }
  public override var description: String { get }
  public override var doubleValue: Double { get }
  public override var floatValue: Float { get }
  public override var int16Value: Int16 { get }
  public override var int32Value: Int32 { get }
  public override var int64Value: Int64 { get }
  public override var int8Value: Int8 { get }
  public override var intValue: Int { get }
  public override var uint16Value: UInt16 { get }
  public override var uint32Value: UInt32 { get }
  public override var uint64Value: UInt64 { get }
  public override var uint8Value: UInt8 { get }
  public override var uintValue: UInt { get }
  public func adding(_ other: NSDecimalNumber) -> NSDecimalNumber
  public func adding(_ other: NSDecimalNumber, withBehavior b: (any NSDecimalNumberBehaviors)?) -> NSDecimalNumber
  public override func compare(_ decimalNumber: NSNumber) -> ComparisonResult
  @pure public override func description(withLocale locale: Locale?) -> String
  public func dividing(by other: NSDecimalNumber) -> NSDecimalNumber
  public func dividing(by other: NSDecimalNumber, withBehavior b: (any NSDecimalNumberBehaviors)?) -> NSDecimalNumber
  public override func isEqual(_ value: Any?) -> Bool
  public func multiplying(by other: NSDecimalNumber) -> NSDecimalNumber
  public func multiplying(by other: NSDecimalNumber, withBehavior b: (any NSDecimalNumberBehaviors)?) -> NSDecimalNumber
  public func multiplying(byPowerOf10 power: Int16) -> NSDecimalNumber
  public func multiplying(byPowerOf10 power: Int16, withBehavior b: (any NSDecimalNumberBehaviors)?) -> NSDecimalNumber
  public func raising(toPower power: Int) -> NSDecimalNumber
  public func raising(toPower power: Int, withBehavior b: (any NSDecimalNumberBehaviors)?) -> NSDecimalNumber
  public func rounding(accordingToBehavior b: (any NSDecimalNumberBehaviors)?) -> NSDecimalNumber
  public func subtracting(_ other: NSDecimalNumber) -> NSDecimalNumber
  public func subtracting(_ other: NSDecimalNumber, withBehavior b: (any NSDecimalNumberBehaviors)?) -> NSDecimalNumber
}
