public struct DispatchTime: Comparable, Sendable {
  @pure public init(uptimeNanoseconds: UInt64)
  @pure public static var distantFuture: DispatchTime { get }
  public var rawValue: dispatch_time_t { get }
  @pure public var uptimeNanoseconds: UInt64 { get }
  @pure public static func now() -> DispatchTime
  @pure public static func < (a: DispatchTime, b: DispatchTime) -> Bool
  @pure public static func == (a: DispatchTime, b: DispatchTime) -> Bool
}

public struct DispatchWallTime: Comparable, Sendable {
  public init(timespec: timespec)
  @pure public static var distantFuture: DispatchWallTime { get }
  public var rawValue: dispatch_time_t { get }
  @pure public static func now() -> DispatchWallTime
  @pure public static func < (a: DispatchWallTime, b: DispatchWallTime) -> Bool
  @pure public static func == (a: DispatchWallTime, b: DispatchWallTime) -> Bool
}

public enum DispatchTimeInterval: Equatable, Sendable {
  case microseconds(Int)
  case milliseconds(Int)
  case nanoseconds(Int)
  case never
  case seconds(Int)
  @pure public static func == (lhs: DispatchTimeInterval, rhs: DispatchTimeInterval) -> Bool
}
