import Foundation

/// A property of a mock: its recorded reads and writes, and its configured value.
///
/// Reading calls `onGet`, or else returns `value`, or else a default, like methods. The last setting of the test
/// applies: setting `value` removes `onGet`. The code under test can set `value` without removing `onGet`.
public final class MockProperty<Value>: MockMember, Sendable {
  /// The member for reads.
  public let getter: MockMethod<() -> Value, Void, Value, Never>
  /// The member for writes.
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

  /// The number of reads.
  public var getCount: Int { getter.callCount }

  /// The number of writes by the code under test.
  public var setCount: Int { setter.callCount }

  /// The values set by the code under test, in order, unless `recording` drops them.
  public var setValues: [Value] { setter.calls }

  /// The configured value; nil if unset. Access through this property is not counted.
  public var value: Value? {
    get { getter.value }
    _modify { yield &getter.value }
  }

  /// Whether the mock references an object in `value` weakly. The value is unset when the object is deallocated.
  public var holdsWeakly: Bool {
    get { getter.holdsWeakly }
    set { getter.holdsWeakly = newValue }
  }

  /// The recorded part of the values set by the code under test.
  public var recording: MockRecording {
    get { setter.recording }
    set { setter.recording = newValue }
  }

  /// The function that returns the value for each read.
  public var onGet: (() -> Value)? {
    get { getter.handler }
    _modify { yield &getter.handler }
  }

  /// The function that receives the values of writes.
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

  /// Returns the property's value; `value` if nothing is configured.
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
