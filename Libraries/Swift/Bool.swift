public struct Bool: CustomReflectable, Decodable, Encodable, ExpressibleByBooleanLiteral, Hashable,
  LosslessStringConvertible, Sendable
{
  public init() {
    self = false
  }
  public init(_ value: Bool) {
    self = value
  }
  @intrinsic @pure public init?(_ description: String)
  @intrinsic @pure public init(booleanLiteral value: Bool)
  public init(from decoder: any Decoder) throws
  public var customMirror: Mirror { get }
  @pure public var description: String { get }
  public func encode(to encoder: any Encoder) throws
  public func hash(into hasher: inout Hasher)
  public mutating func toggle() {
    self = !self
  }
  public static func random() -> Bool {
    return Library.oneOf(true, false)
  }
  public static func random<T>(using generator: inout T) -> Bool where T: RandomNumberGenerator {
    Library.anyNumberOfTimes { _ = generator.next() }
    return Library.oneOf(true, false)
  }
  @intrinsic public static prefix func ! (a: Bool) -> Bool
  public static func && (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool {
    return lhs ? try rhs() : false
  }
  @intrinsic @pure public static func == (lhs: Bool, rhs: Bool) -> Bool
  public static func || (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool {
    return lhs ? true : try rhs()
  }
}
