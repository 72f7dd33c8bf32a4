/// The configured behavior of a mock's member: results of the next calls, then a setting for all calls.
struct MockBehavior<Handler, Output, Failure: Error> {
  /// The function for all calls. It takes precedence over `result`.
  private(set) var handler: Handler?
  /// Whether objects in values are referenced weakly. The value is unset when such an object is deallocated.
  var holdsWeakly = false { didSet { if holdsWeakly != oldValue { result = result } } }
  private var strongResult: Result<Output, Failure>?
  private var weakValue: WeakValue<Output>?
  private var results: [Result<Output, Failure>] = []
  /// The number of used `results`.
  private var used = 0

  /// The result of all calls without a handler.
  var result: Result<Output, Failure>? {
    get { strongResult ?? weakValue?.value.map { .success($0) } }
    set {
      (strongResult, weakValue) = (newValue, nil)
      if holdsWeakly, case .success(let value) = newValue { (strongResult, weakValue) = (nil, WeakValue(value)) }
    }
  }

  /// The results of the next calls.
  var next: [Result<Output, Failure>] {
    get { Array(results[used...]) }
    set { (results, used) = (newValue, 0) }
  }

  /// Sets the handler and removes results of the next calls. Nil removes only the handler.
  mutating func set(handler newHandler: Handler?) {
    if newHandler != nil { next = [] }
    handler = newHandler
  }

  /// Sets the result and removes the handler and results of the next calls. Nil removes only the result.
  mutating func set(result newResult: Result<Output, Failure>?) {
    if newResult != nil { (handler, next) = (nil, []) }
    result = newResult
  }

  /// Returns the behavior for the current call and consumes it if it is for one call; nil if there is none.
  mutating func takeNext() -> MockReply<Handler, Output, Failure>? {
    if used < results.count {
      used += 1
      return .result(results[used - 1])
    }
    return handler.map { .handler($0) } ?? result.map { .result($0) }
  }
}
