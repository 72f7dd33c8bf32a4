import Source

/// Methods of values.
extension Interpreter {
  /// What a method gives that tests declare for a value; nil where there is none.
  mutating func method(
    _ name: Name, of receiver: Value, _ arguments: [TestExpression.Argument], at range: TextRange,
    standingAt base: TestExpression? = nil
  ) -> Value? {
    let lookup: Lookup
    switch receiver {
    case .mock(let id):
      guard let type = state.mocks[id]?.type else { return nil }
      lookup = method(name, ofMock: type, arguments)
    case .model(let model): lookup = method(name, of: model.type, arguments)
    case .object, .record:
      guard let path = type(of: receiver) else { return nil }
      lookup = method(name, of: path, arguments)
    default: return nil
    }
    switch lookup {
    case .function(let id):
      var changed = receiver
      let result = call(id, arguments, on: receiver, at: range, changing: &changed)
      guard program[id].isMutating else { return result }
      if let base {
        modify(base) { _ in changed }
      } else if let variable = frame.names[Self.selfName] {
        assign(variable, changed)
      }
      return result
    case .unclear, .none: return nil
    }
  }

  /// `self.init(…)` and `super.init(…)`
  mutating func initializeSelf(
    _ word: Name, _ arguments: [TestExpression.Argument], at range: TextRange
  ) -> Value {
    guard let variable = frame.names[Self.selfName] else { return unknownCall(.other, arguments) }
    let receiver = value(of: variable)
    if word == Self.selfName, case .mock(let id) = receiver { return initialize(id, arguments, at: range) }
    guard let path = type(of: receiver) else { return unclearCall(.other, arguments) }
    let all = program.functions(named: Self.initializer).filter { program[$0].kind == .initializer }
    let types = word == Self.superName ? lineage(of: frame.enclosing).dropFirst() : lineage(of: path)[...]
    for type in types {
      let own = all.filter { program[$0].enclosing == type }
      guard !own.isEmpty else { continue }
      guard case .function(let id) = choose(own, arguments, isExact: true) else {
        return unclearCall(.other, arguments)
      }
      var changed = receiver
      _ = call(id, arguments, on: receiver, at: range, changing: &changed)
      assign(variable, changed)
      return .tuple([])
    }
    // A superclass that is not known cannot know what its subclasses store.
    for argument in arguments { escape(evaluate(argument.value), at: argument.value.range) }
    if word == Self.selfName { escapeSelf() }
    return .tuple([])
  }

  mutating func superMethod(_ name: Name, _ arguments: [TestExpression.Argument], at range: TextRange) -> Value {
    guard let variable = frame.names[Self.selfName] else { return unknownCall(.method(name), arguments) }
    let ids = program.functions(named: name).filter { program[$0].kind == .function && !program[$0].isStatic }
    for type in lineage(of: frame.enclosing).dropFirst() {
      let own = ids.filter { program[$0].enclosing == type }
      guard !own.isEmpty else { continue }
      guard case .function(let id) = choose(own, arguments, isExact: true) else {
        return unclearCall(.method(name), arguments)
      }
      return call(id, arguments, on: value(of: variable), at: range)
    }
    for argument in arguments { escape(evaluate(argument.value), at: argument.value.range) }
    let isTestCase = unknownParents(of: frame.enclosing).contains { Self.plainParents.contains($0.text) }
    guard isTestCase, Self.fixtureMethods.contains(name.text) else {
      escapeSelf()
      if 0 < attempts { mayThrow() }
      return .unknown
    }
    return .something
  }

  /// Superclasses that do nothing with what their subclasses store.
  static let plainParents: Set<String> = ["XCTestCase", "NSObject", "QuickSpec", "AsyncSpec"]

  static let fixtureMethods: Set<String> = ["setUp", "setUpWithError", "tearDown", "tearDownWithError"]

  // MARK: Functions that run closures

  /// Functions of libraries that run the closure behind them once, at once; nil for others.
  mutating func callOnce(
    _ name: Name, _ base: TestExpression?, _ arguments: [TestExpression.Argument], at range: TextRange
  ) -> Value? {
    guard let last = arguments.last, last.isTrailing, case .closure = last.value.content else { return nil }
    let owner = base.flatMap { path($0) }?.last?.text
    guard Self.runners.contains(owner.map { "\($0).\(name)" } ?? name.text), base == nil || owner != nil else {
      return nil
    }
    for argument in arguments.dropLast() { escape(evaluate(argument.value), at: argument.value.range) }
    guard case .callable(let index) = evaluate(last.value) else { return nil }
    return invoke(index, unknownArguments(of: index), at: range)
  }

  private static let runners: Set<String> = [
    "autoreleasepool", "XCTContext.runActivity", "MainActor.run", "MainActor.assumeIsolated", "confirmation",
    "withExtendedLifetime",
  ]
}
