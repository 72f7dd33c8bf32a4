import Foundation

/// A method, initializer, or accessor of a mock: its recorded calls, and what it does when it is called.
///
/// The last setting wins: it decides what the next call does.
///
/// * `handler`, `result`, `value`, `error` and `returns` are for all calls from now on. They replace everything that was
///   set before, and what is still in `results`.
/// * `results` and `fails(with:times:)` are for the next calls only. After these, what was set before counts again.
///
/// A call for which nothing is set succeeds with a default: see `PlaceholderProviding`. Where there is none, the test
/// fails.
///
/// * `Handler` is the type of the function that can stand for the member, without labels.
/// * `Arguments` is what is kept of a call: one value, or a tuple. Closures that do not escape are not in it.
/// * `Failure` is the type of errors that the member throws; `Never` for none.
///
/// `@unchecked`: `lock` guards the variable. Values that are no `Sendable` are handed on as they are.
public final class MockMethod<Handler, Arguments, Output, Failure: Error>: MockMember, @unchecked Sendable {
  public let name: String
  /// What tests call this: `loadMock`.
  let property: String
  let origin: MemberOrigin
  private let lock = NSLock()
  private var state: State

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

  public var callCount: Int { lock.withLock { state.calls.count } }

  /// The arguments of all calls, in their order. Calls whose arguments were not kept, or are gone, are not in it: see
  /// `recording`.
  public var calls: [Arguments] { recordedCalls.compactMap(\.arguments) }

  /// The arguments of the last call; nil where they were not kept, or are gone.
  public var lastCall: Arguments? { lock.withLock { state.calls.last }?.arguments }

  /// What is kept of calls, also of earlier ones.
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
  // These properties have '_modify' in place of 'set'. A setter of a property with a generic type crashes swiftc 6.3 when
  // a closure literal with typed throws is assigned, and so does an observer.

  /// Runs for each call from now on. Nil takes a handler back; what was set before it counts again.
  public var handler: Handler? {
    get { lock.withLock { state.behavior.handler } }
    _modify {
      var value = handler
      defer { change { $0.behavior.set(handler: value) } }
      yield &value
    }
  }

  /// The result of each call from now on. Nil takes it back.
  public var result: Result<Output, Failure>? {
    get { lock.withLock { state.behavior.result } }
    _modify {
      var value = result
      defer { change { $0.behavior.set(result: value) } }
      yield &value
    }
  }

  /// The results of the next calls, one for each. The ones that were used are not in it.
  public var results: [Result<Output, Failure>] {
    get { lock.withLock { state.behavior.next } }
    _modify {
      var value = results
      defer { change { $0.behavior.next = value } }
      yield &value
    }
  }

  /// The value of each call from now on; nil where `result` is an error, or not set. Where values are optional
  /// themselves, nil takes back what was set; `returns(nil)` is for the other meaning.
  public var value: Output? {
    get { if case .success(let value)? = result { value } else { nil } }
    _modify {
      var value = value
      defer { change { $0.behavior.set(result: value.map { .success($0) }) } }
      yield &value
    }
  }

  /// The error that each call throws from now on; nil where `result` is a value, or not set.
  public var error: Failure? {
    get { if case .failure(let error)? = result { error } else { nil } }
    _modify {
      var error = error
      defer { change { $0.behavior.set(result: error.map { .failure($0) }) } }
      yield &error
    }
  }

  /// Gives these values, one for each call, and the last one for all calls after these.
  public func returns(_ values: Output...) {
    change { state in
      state.behavior.set(handler: nil)
      state.behavior.set(result: values.last.map { .success($0) })
      state.behavior.next = values.dropLast().map { .success($0) }
    }
  }

  /// Throws an error from the next calls. After these, what was set before counts again.
  public func fails(with error: Failure, times count: Int = 1) {
    let errors = Array(repeatElement(Result<Output, Failure>.failure(error), count: max(0, count)))
    change { $0.behavior.next = errors + $0.behavior.next }
  }

  /// Takes the value that the code under test has set. Unlike a setting of the test, it replaces no handler.
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
    // What is let go of may use the mock when it ends, so that happens outside of the lock.
    withExtendedLifetime(old) {}
  }

  /// Forgets all calls and settings, but not what is kept of calls.
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

  /// The numbers of the calls whose arguments fit.
  func callNumbers(where fits: (Arguments) -> Bool) -> [UInt64] {
    // Outside of the lock, since the closure may ask the mock for something.
    recordedCalls.filter { call in call.arguments.map(fits) ?? false }.map(\.number)
  }

  // MARK: For generated code

  /// Records a call, and returns what was set for it.
  func record(_ arguments: Arguments) -> MockReply<Handler, Output, Failure>? {
    // The number is taken in the lock, so that the calls of a member are in the order of their numbers.
    let (reply, count) = lock.withLock { () -> (MockReply<Handler, Output, Failure>?, Int) in
      state.calls.append(RecordedCall(number: CallNumbers.next(), arguments, state.recording))
      return (state.behavior.takeNext(), state.calls.count)
    }
    waiters.resume(atCount: count)
    return reply
  }
}

/// What a mock does with a call.
public enum MockReply<Handler, Output, Failure: Error> {
  /// A function is to be called.
  case handler(Handler)
  case result(Result<Output, Failure>)
}
