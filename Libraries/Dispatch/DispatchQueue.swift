public class DispatchObject {
  public func activate()
  public func resume()
  public func setTarget(queue: DispatchQueue)
  public func suspend()
}

public class DispatchQueue: DispatchObject, Sendable {
  public convenience init(
    label: String, qos: DispatchQoS = .unspecified, attributes: DispatchQueue.Attributes = [],
    autoreleaseFrequency: DispatchQueue.AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil)
  public class var main: DispatchQueue { get }
  public var label: String { get }
  public var qos: DispatchQoS { get }
  public func async(execute workItem: DispatchWorkItem)
  public func async(group: DispatchGroup, execute workItem: DispatchWorkItem)
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable () -> Void)
  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem)
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable () -> Void)
  public func asyncAfter(wallDeadline: DispatchWallTime, execute: DispatchWorkItem)
  public func asyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable () -> Void)
  public func getSpecific<T>(key: DispatchSpecificKey<T>) -> T?
  public func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?)
  public func sync(execute workItem: DispatchWorkItem)
  public func sync<T>(execute work: () throws -> T) rethrows -> T {
    return try work()
  }
  public func sync(execute workItem: () -> Void) {
    workItem()
  }
  public func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T {
    return try work()
  }
  public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for iteration in Library.inUnknownOrder(Array(0..<iterations)) {
      work(iteration)
    }
  }
  public class func getSpecific<T>(key: DispatchSpecificKey<T>) -> T?
  public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue
}

extension DispatchQueue {
  public struct Attributes: OptionSet {
    public init(rawValue: UInt64)
    public static var concurrent: DispatchQueue.Attributes { get }
    public static var initiallyInactive: DispatchQueue.Attributes { get }
    public var rawValue: UInt64 { get }
  }
}

extension DispatchQueue {
  public enum AutoreleaseFrequency: Hashable {
    case inherit
    case never
    case workItem
  }
}

extension DispatchQueue {
  public enum GlobalQueuePriority: Hashable {}
}

public struct DispatchQoS: Equatable, Sendable {
  public init(qosClass: DispatchQoS.QoSClass, relativePriority: Int)
  @pure public static var background: DispatchQoS { get }
  @pure public static var `default`: DispatchQoS { get }
  @pure public static var unspecified: DispatchQoS { get }
  @pure public static var userInitiated: DispatchQoS { get }
  @pure public static var userInteractive: DispatchQoS { get }
  @pure public static var utility: DispatchQoS { get }
  public var qosClass: DispatchQoS.QoSClass { get }
  @pure public var relativePriority: Int { get }
}

extension DispatchQoS {
  public enum QoSClass: Hashable, Sendable {
    case background
    case `default`
    case unspecified
    case userInitiated
    case userInteractive
    case utility
  }
}

public enum DispatchPredicate: Sendable {
  case notOnQueue(DispatchQueue)
  case onQueue(DispatchQueue)
  case onQueueAsBarrier(DispatchQueue)
}

public final class DispatchSpecificKey<T> {
  public init()
}

extension DispatchSpecificKey: Sendable where T: Sendable {}

public class DispatchWorkItem {
  public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping () -> Void)
  public var isCancelled: Bool { get }
  public func cancel()
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute: @escaping () -> Void)
  public func notify(queue: DispatchQueue, execute: DispatchWorkItem)
  public func perform()
  public func wait()
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult
  public func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult
}

public struct DispatchWorkItemFlags: OptionSet {
  public init(rawValue: UInt)
  public static var assignCurrentContext: DispatchWorkItemFlags { get }
  public static var barrier: DispatchWorkItemFlags { get }
  public static var detached: DispatchWorkItemFlags { get }
  public static var enforceQoS: DispatchWorkItemFlags { get }
  public static var inheritQoS: DispatchWorkItemFlags { get }
  public static var noQoS: DispatchWorkItemFlags { get }
  public var rawValue: UInt { get }
}
