/// A lock with a value. It is a class here, since stubs have no types that can't be copied.
public final class Mutex<Value>: Sendable {
  var value: Value

  public init(_ initialValue: Value) {
    value = initialValue
  }

  public func withLock<Result, E>(_ body: (inout Value) throws(E) -> Result) throws(E) -> Result where E: Error {
    return try body(&value)
  }

  public func withLockIfAvailable<Result, E>(_ body: (inout Value) throws(E) -> Result) throws(E) -> Result?
  where E: Error {
    if Library.oneOf(true, false) { return try body(&value) }
    return nil
  }
}
