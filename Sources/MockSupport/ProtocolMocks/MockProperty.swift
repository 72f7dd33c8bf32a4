import Foundation

/// A property of a mock: how often it was read, what it was set to, and what it gives.
///
/// It gives what `onGet` gives, or else `value`, or else a default, as methods do. The last setting of the test wins: setting
/// `value` takes `onGet` back. A value that the code under test sets becomes `value`, and leaves `onGet` as it is.
///
/// `@unchecked`: it holds only what is `Sendable` itself.
public final class MockProperty<Value>: MockMember, Sendable {
  /// Reading.
  public let getter: MockMethod<() -> Value, Void, Value, Never>
  /// Writing.
  public let setter: MockMethod<(Value) -> Void, Value, Void, Never>

  public let name: String

  init(
    _ name: String, property: String, of origin: MemberOrigin, recording: MockRecording = .arguments,
    holdsWeakly: Bool = false
  ) {
    self.name = name
    getter = MockMethod(name, property: property, of: origin)
    setter = MockMethod(name, property: property, of: origin, recording: recording)
    getter.holdsWeakly = holdsWeakly
  }

  /// How often it was read.
  public var getCount: Int { getter.callCount }

  /// How often it was set by the code under test.
  public var setCount: Int { setter.callCount }

  /// The values that the code under test has set, in order, as far as `recording` keeps them.
  public var setValues: [Value] { setter.calls }

  /// What it gives; nil where nothing was set. Reading and writing this is not counted.
  public var value: Value? {
    get { getter.value }
    _modify { yield &getter.value }
  }

  /// Whether the mock references an object that is the value weakly. One that is gone is as if it was not set.
  public var holdsWeakly: Bool {
    get { getter.holdsWeakly }
    set { getter.holdsWeakly = newValue }
  }

  /// What is kept of the values that the code under test sets.
  public var recording: MockRecording {
    get { setter.recording }
    set { setter.recording = newValue }
  }

  /// Gives the value each time that the property is read.
  public var onGet: (() -> Value)? {
    get { getter.handler }
    _modify { yield &getter.handler }
  }

  /// Takes the values that the property is set to.
  public var onSet: ((Value) -> Void)? {
    get { setter.handler }
    _modify { yield &setter.handler }
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
    getter.store(value)
  }
}
