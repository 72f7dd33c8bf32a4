public protocol Hashable: Equatable {
  var hashValue: Int { get }
  func hash(into hasher: inout Hasher)
}

public struct Hasher: Sendable {
  public init()
  public mutating func combine<H>(_ value: H) where H: Hashable
  @pure public func finalize() -> Int
}

public struct AnyHashable: CustomDebugStringConvertible, CustomReflectable, CustomStringConvertible, Hashable {
  public init<H>(_ base: H) where H: Hashable
  public var base: Any { get }
  public var customMirror: Mirror { get }
  @pure public var debugDescription: String { get }
  @pure public var description: String { get }
  @pure public var hashValue: Int { get }
  public func hash(into hasher: inout Hasher)
  public static func == (lhs: AnyHashable, rhs: AnyHashable) -> Bool
}

public struct ObjectIdentifier: Comparable, CustomDebugStringConvertible, Hashable, Sendable {
  public init(_ x: AnyObject)
  public init(_ x: Any.Type)
  @pure public var debugDescription: String { get }
  public func hash(into hasher: inout Hasher)
  @pure public static func < (lhs: ObjectIdentifier, rhs: ObjectIdentifier) -> Bool
  @pure public static func == (x: ObjectIdentifier, y: ObjectIdentifier) -> Bool
}
