import Foundation

/// A method, initializer, or accessor of a mock, with its recorded calls and its configured behavior.
///
/// The last setting determines the next call's behavior.
///
/// * `handler`, `result`, `value`, `error` and `returns` apply to all further calls. They replace all earlier settings,
///   including unused `results`.
/// * `results` and `fails(with:times:)` apply only to the next calls. Then earlier settings apply again.
///
/// A call without a setting succeeds with a default (see `PlaceholderProviding`). Without a default, the test fails.
///
/// * `Handler` is the type of a function that replaces the member, without labels.
/// * `Arguments` is the recorded part of a call: one value, or a tuple. Non-escaping closures are not recorded.
/// * `Failure` is the type of errors that the member throws; `Never` for none.
///
/// `@unchecked`: `lock` guards the variable. Values that are not `Sendable` are passed through unchanged.
public final class MockMethod<Handler, Arguments, Output, Failure: Error>: MockMember, @unchecked Sendable {
  public let name: String
  /// The name of the member's property in the mock, such as `loadMock`.
  let property: String
  let origin: MemberOrigin
  private let lock = NSLock()
  private var state: State

  /// The variables that `lock` guards.
  private struct State {
    var calls: [RecordedCall<Arguments>] = []
    var recording: MockRecording
    var behavior = MockBehavior<Handler, Output, Failure>()
  }

  let waiters = CallWaiters()

  init(_ name: String, property: String, of origin: MemberOrigin, recording: MockRecording = .arguments) {
    self.name = name
    self.property = property
    self.origin = origin
    state = State(recording: recording)
  }

  // MARK: Recorded calls

  /// The number of calls.
  public var callCount: Int { lock.withLock { state.calls.count } }

  /// The recorded arguments of all calls, in order. Calls without recorded arguments are omitted: see `recording`.
  public var calls: [Arguments] { recordedCalls.compactMap(\.arguments) }

  /// The arguments of the last call; nil if they were not recorded or are deallocated.
  public var lastCall: Arguments? { lock.withLock { state.calls.last }?.arguments }

  /// The recorded part of calls. A change also drops arguments of earlier calls.
  public var recording: MockRecording {
    get { lock.withLock { state.recording } }
    set {
      change { state in
        state.recording = newValue
        for index in state.calls.indices { state.calls[index].keep(newValue) }
      }
    }
  }

  // MARK: Behavior
  //
  // These properties have '_modify' instead of 'set'. With a setter or an observer, swiftc 6.3 crashes if the property
  // has a generic type and a closure literal with typed throws is assigned.

  /// The function that runs for all further calls. Nil removes it, and earlier settings apply again.
  public var handler: Handler? {
    get { lock.withLock { state.behavior.handler } }
    _modify {
      var value = handler
      defer { change { $0.behavior.set(handler: value) } }
      yield &value
    }
  }

  /// The result of all further calls. Nil removes it.
  public var result: Result<Output, Failure>? {
    get { lock.withLock { state.behavior.result } }
    _modify {
      var value = result
      defer { change { $0.behavior.set(result: value) } }
      yield &value
    }
  }

  /// The results of the next calls, one for each. Used ones are removed.
  public var results: [Result<Output, Failure>] {
    get { lock.withLock { state.behavior.next } }
    _modify {
      var value = results
      defer { change { $0.behavior.next = value } }
      yield &value
    }
  }

  /// The value of all further calls; nil if `result` is an error or unset. If the type is optional, assigning nil
  /// removes the setting. Use `returns(nil)` to return nil.
  public var value: Output? {
    get { if case .success(let value)? = result { value } else { nil } }
    _modify {
      var value = value
      defer { change { $0.behavior.set(result: value.map { .success($0) }) } }
      yield &value
    }
  }

  /// The error that all further calls throw; nil if `result` is a value or unset.
  public var error: Failure? {
    get { if case .failure(let error)? = result { error } else { nil } }
    _modify {
      var error = error
      defer { change { $0.behavior.set(result: error.map { .failure($0) }) } }
      yield &error
    }
  }

  /// Returns these values from the next calls, one for each, and the last one from all further calls.
  public func returns(_ values: Output...) {
    change { state in
      state.behavior.set(handler: nil)
      state.behavior.set(result: values.last.map { .success($0) })
      state.behavior.next = values.dropLast().map { .success($0) }
    }
  }

  /// Throws an error from the next calls. Then earlier settings apply again.
  public func fails(with error: Failure, times count: Int = 1) {
    let errors = Array(repeatElement(Result<Output, Failure>.failure(error), count: max(0, count)))
    change { $0.behavior.next = errors + $0.behavior.next }
  }

  /// Stores a value set by the code under test. Unlike a setting of the test, it doesn't replace a handler.
  func store(_ value: Output) { change { $0.behavior.result = .success(value) } }

  /// Whether the value is referenced weakly.
  var holdsWeakly: Bool {
    get { lock.withLock { state.behavior.holdsWeakly } }
    set { change { $0.behavior.holdsWeakly = newValue } }
  }

  private func change(_ body: (inout State) -> Void) {
    let old = lock.withLock {
      let old = state
      body(&state)
      return old
    }
    // Released values may use the mock in their 'deinit', so they are released outside of the lock.
    withExtendedLifetime(old) {}
  }

  /// Removes all calls and settings, except `recording`.
  public func reset() {
    change { state in
      let isWeak = state.behavior.holdsWeakly
      state = State(recording: state.recording)
      state.behavior.holdsWeakly = isWeak
    }
  }

  public var _callNumbers: [UInt64] { recordedCalls.map(\.number) }

  public var _origin: String { origin.description }

  private var recordedCalls: [RecordedCall<Arguments>] { lock.withLock { state.calls } }

  /// Returns the numbers of the calls with matching arguments.
  func callNumbers(where fits: (Arguments) -> Bool) -> [UInt64] {
    // Outside of the lock, since the closure may use the mock.
    recordedCalls.filter { call in call.arguments.map(fits) ?? false }.map(\.number)
  }

  // MARK: For generated code

  /// Records a call and returns its configured behavior; nil if there is none.
  func record(_ arguments: Arguments) -> MockReply<Handler, Output, Failure>? {
    // The number is taken inside the lock, so that a member's calls are in the order of their numbers.
    let (reply, count) = lock.withLock { () -> (MockReply<Handler, Output, Failure>?, Int) in
      state.calls.append(RecordedCall(number: CallNumbers.next(), arguments, state.recording))
      return (state.behavior.takeNext(), state.calls.count)
    }
    waiters.resume(atCount: count)
    return reply
  }
}

/// The configured behavior of a call.
public enum MockReply<Handler, Output, Failure: Error> {
  /// Call a function.
  case handler(Handler)
  /// Return a value or throw an error.
  case result(Result<Output, Failure>)
}
