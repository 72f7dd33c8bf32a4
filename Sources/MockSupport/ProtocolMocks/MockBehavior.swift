/// What a member of a mock does when it is called: the results of the next calls, then what was set for all calls.
struct MockBehavior<Handler, Output, Failure: Error> {
  /// Goes before `result`, which is what counts when the handler is taken back.
  private(set) var handler: Handler?
  /// Whether objects that are values are referenced weakly. One that is gone is as if it was not set.
  var holdsWeakly = false { didSet { if holdsWeakly != oldValue { result = result } } }
  private var strongResult: Result<Output, Failure>?
  private var weakValue: WeakValue<Output>?
  private var results: [Result<Output, Failure>] = []
  /// How many of `results` were used.
  private var used = 0

  /// The result of all calls, unless there is a handler.
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

  /// A handler replaces results of the next calls. Nil takes only the handler back.
  mutating func set(handler newHandler: Handler?) {
    if newHandler != nil { next = [] }
    handler = newHandler
  }

  /// A result replaces the handler and results of the next calls. Nil takes only the result back.
  mutating func set(result newResult: Result<Output, Failure>?) {
    if newResult != nil { (handler, next) = (nil, []) }
    result = newResult
  }

  /// Returns what was set for the present call; nil for nothing.
  mutating func takeNext() -> MockReply<Handler, Output, Failure>? {
    if used < results.count {
      used += 1
      return .result(results[used - 1])
    }
    return handler.map { .handler($0) } ?? result.map { .result($0) }
  }
}
