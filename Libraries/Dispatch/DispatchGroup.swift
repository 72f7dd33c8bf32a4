public class DispatchGroup: DispatchObject, Sendable {
  public override init()
  public func enter()
  public func leave()
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping () -> Void)
  public func notify(queue: DispatchQueue, work: DispatchWorkItem)
  public func wait()
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult
  public func wait(wallTimeout timeout: DispatchWallTime) -> DispatchTimeoutResult
}

public class DispatchSemaphore: DispatchObject, Sendable {
  public init(value: Int)
  @discardableResult @pure public func signal() -> Int
  public func wait()
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult
  public func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult
}

public enum DispatchTimeoutResult: Hashable, Sendable {
  case success
  case timedOut
}
