// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Synchronization_Mutex: LibraryText {
    LibraryText(
      path: "Synchronization/Mutex.swift",
      text: #"""
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

"""#,
      outline: #"""
61 t  Mutex 93 134 362a46b0baa929be5b4222ba8c95267d class Mutex
61 O 0 value 139 155 629b2c1dc132c4fcc4240c428eb592c2 var value
78 o 0 init 159 224 8af05340515e08f1a45384a9e37d8551 init(_ initialValue: Value)
122 o 0 withLock 228 371 6fe8fe59263780fb41768dfc85acb6c8 func withLock<Result, E>(_ body: (inout Value) throws(E) -> Result)
144 o 0 withLockIfAvailable 375 581 5db8c3cdcbee096a5ca0c8f105cb0d6a func withLockIfAvailable<Result, E>(_ body: (inout Value) throws(E) -> Result)

"""#)
  }
}
