import Foundation

/// A method, initializer, or accessor of a mock: what it was called with, and what it does.
///
/// What it does is what the first of these says that was set: `handler`, `results`, `result`. Otherwise it succeeds with
/// a value that says nothing: see `PlaceholderProviding`. Where there is none, the test fails.
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
  private var state = State()

  private struct State {
    var calls: [Call] = []
    var handler: Handler?
    var results: [Result<Output, Failure>] = []
    /// How many of `results` were used.
    var used = 0
    var result: Result<Output, Failure>?
  }

  private struct Call {
    var number: UInt64
    var arguments: Arguments
  }

  let waiters = CallWaiters()

  init(_ name: String, property: String, of origin: MemberOrigin) {
    self.name = name
    self.property = property
    self.origin = origin
  }

  // MARK: What it was called with

  public var callCount: Int { lock.withLock { state.calls.count } }

  /// The arguments of all calls, in their order.
  public var calls: [Arguments] { lock.withLock { state.calls.map(\.arguments) } }

  /// The arguments of the last call.
  public var lastCall: Arguments? { lock.withLock { state.calls.last?.arguments } }

  // MARK: What it does

  /// Is run for each call, instead of all else.
  public var handler: Handler? {
    get { lock.withLock { state.handler } }
    set { lock.withLock { state.handler = newValue } }
  }

  /// What becomes of calls.
  public var result: Result<Output, Failure>? {
    get { lock.withLock { state.result } }
    set { lock.withLock { state.result = newValue } }
  }

  /// What becomes of the next calls, one after the other, before `result` is asked. Those that were used are not in it.
  public var results: [Result<Output, Failure>] {
    get { lock.withLock { Array(state.results[state.used...]) } }
    set { lock.withLock { (state.results, state.used) = (newValue, 0) } }
  }

  /// The value that calls give; nil where `result` is an error, or not set. Where values are optional themselves, nil
  /// takes back what was set; `returns(nil)` is for the other meaning.
  public var value: Output? {
    get { if case .success(let value)? = result { value } else { nil } }
    set { result = newValue.map { .success($0) } }
  }

  /// The error that calls throw; nil where `result` is a value, or not set.
  public var error: Failure? {
    get { if case .failure(let error)? = result { error } else { nil } }
    set { result = newValue.map { .failure($0) } }
  }

  /// Gives these values, one for each call, and the last one for all calls after these.
  public func returns(_ values: Output...) {
    lock.withLock {
      (state.results, state.used) = (values.dropLast().map { .success($0) }, 0)
      state.result = values.last.map { .success($0) }
    }
  }

  /// Throws an error from the next calls, as many as there are to be, before anything else that was set.
  public func fails(with error: Failure, times count: Int = 1) {
    lock.withLock {
      let errors = repeatElement(Result<Output, Failure>.failure(error), count: max(0, count))
      state.results = Array(errors) + state.results[state.used...]
      state.used = 0
    }
  }

  public func reset() { lock.withLock { state = State() } }

  public var _callNumbers: [UInt64] { lock.withLock { state.calls.map(\.number) } }

  public var _origin: String { origin.description }

  /// The numbers of the calls whose arguments fit.
  func callNumbers(where fits: (Arguments) -> Bool) -> [UInt64] {
    // Outside of the lock, since the closure may ask the mock for something.
    lock.withLock { state.calls }.filter { fits($0.arguments) }.map(\.number)
  }

  // MARK: For generated code

  /// What was set for the present call, of which a note is made.
  func record(_ arguments: Arguments) -> MockReply<Handler, Output, Failure>? {
    // The number is taken in the lock, so that the calls of a member are in the order of their numbers.
    let (reply, count) = lock.withLock { () -> (MockReply<Handler, Output, Failure>?, Int) in
      state.calls.append(Call(number: CallNumbers.next(), arguments: arguments))
      return (nextReply(), state.calls.count)
    }
    waiters.resume(atCount: count)
    return reply
  }

  /// In the lock.
  private func nextReply() -> MockReply<Handler, Output, Failure>? {
    if let handler = state.handler { return .handler(handler) }
    if state.used < state.results.count {
      state.used += 1
      return .result(state.results[state.used - 1])
    }
    return state.result.map { .result($0) }
  }
}

/// What a mock does with a call.
public enum MockReply<Handler, Output, Failure: Error> {
  /// A function is to be called.
  case handler(Handler)
  case result(Result<Output, Failure>)
}
