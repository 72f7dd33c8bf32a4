public protocol NSLocking {
  func lock()
  func unlock()
}

extension NSLocking {
  public func withLock<R>(_ body: () throws -> R) rethrows -> R {
    lock()
    defer { unlock() }
    return try body()
  }
}

public class NSLock: NSObject, NSLocking, Sendable {
  public override init()
  public var name: String? { get set }
  public func lock()
  @pure public func lock(before limit: Date) -> Bool
  @pure public func `try`() -> Bool
  public func unlock()
}

public class NSRecursiveLock: NSObject, NSLocking, Sendable {
  public override init()
  public var name: String? { get set }
  public func lock()
  @pure public func lock(before limit: Date) -> Bool
  @pure public func `try`() -> Bool
  public func unlock()
}
