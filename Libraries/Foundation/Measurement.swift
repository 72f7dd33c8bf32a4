public struct Measurement<UnitType> {
  public typealias ReferenceType = NSMeasurement
  public init(value: Double, unit: UnitType)
  public var unit: UnitType { get }
  public var value: Double { get set }
  public func hash(into hasher: inout Hasher)
}

extension Measurement where UnitType: Dimension {
  public mutating func convert(to otherUnit: UnitType)
  public func converted(to otherUnit: UnitType) -> Measurement<UnitType>
  public static func + (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType>
  public static func - (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType>
}

extension Measurement where UnitType: Unit {
  public init(from decoder: any Decoder) throws
  public var customMirror: Mirror { get }
  public var debugDescription: String { get }
  public var description: String { get }
  public func encode(to encoder: any Encoder) throws
  public static func * (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType>
  public static func * (lhs: Double, rhs: Measurement<UnitType>) -> Measurement<UnitType>
  public static func + (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType>
  public static func - (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType>
  public static func / (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType>
  public static func / (lhs: Double, rhs: Measurement<UnitType>) -> Measurement<UnitType>
  public static func < <LeftHandSideType, RightHandSideType>(
    lhs: Measurement<LeftHandSideType>, rhs: Measurement<RightHandSideType>
  ) -> Bool where LeftHandSideType: Unit, RightHandSideType: Unit
  public static func == <LeftHandSideType, RightHandSideType>(
    lhs: Measurement<LeftHandSideType>, rhs: Measurement<RightHandSideType>
  ) -> Bool where LeftHandSideType: Unit, RightHandSideType: Unit
}
