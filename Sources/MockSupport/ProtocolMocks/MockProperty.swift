import Foundation

/// A property of a mock: how often it was read, what it was set to, and what it gives.
///
/// It gives what `onGet` says, or else `value`: what was set last, by the test or by the code under test; or else a value
/// that says nothing, as methods do.
///
/// `@unchecked`: it holds only what is `Sendable` itself.
public final class MockProperty<Value>: MockMember, Sendable {
  /// Reading.
  public let getter: MockMethod<() -> Value, Void, Value, Never>
  /// Writing.
  public let setter: MockMethod<(Value) -> Void, Value, Void, Never>

  public let name: String

  init(_ name: String, property: String, of origin: MemberOrigin) {
    self.name = name
    getter = MockMethod(name, property: property, of: origin)
    setter = MockMethod(name, property: property, of: origin)
  }

  /// How often it was read.
  public var getCount: Int { getter.callCount }

  /// How often it was set by the code under test.
  public var setCount: Int { setter.callCount }

  /// All that the code under test has set it to, in order.
  public var setValues: [Value] { setter.calls }

  /// What it gives; nil where nothing was set. Reading and writing this is not counted.
  public var value: Value? {
    get { getter.value }
    set { getter.value = newValue }
  }

  /// Gives the value each time that the property is read.
  public var onGet: (() -> Value)? {
    get { getter.handler }
    set { getter.handler = newValue }
  }

  /// Is given what the property is set to.
  public var onSet: ((Value) -> Void)? {
    get { setter.handler }
    set { setter.handler = newValue }
  }

  public var callCount: Int { getCount + setCount }

  public func reset() {
    getter.reset()
    setter.reset()
  }

  public var _callNumbers: [UInt64] { (getter._callNumbers + setter._callNumbers).sorted() }

  public var _origin: String { getter._origin }

  // MARK: For generated code

  public func _get() -> Value { value(of: getter._call(())) }

  /// Where nothing was set, this gives a value that the mock knows.
  public func _get(orElse value: @autoclosure () -> Value) -> Value {
    self.value(of: getter._call((), orElse: value()))
  }

  private func value(of reply: MockReply<() -> Value, Value, Never>) -> Value {
    switch reply {
    case .handler(let handler): handler()
    case .result(let result): result.get()
    }
  }

  public func _set(_ value: Value) {
    if case .handler(let handler) = setter._call(value) { handler(value) }
    getter.result = .success(value)
  }
}
