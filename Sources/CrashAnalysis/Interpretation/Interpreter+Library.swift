import Source

/// What is known of test libraries and of the standard library.
extension Interpreter {
  /// `#expect(…)` and the like.
  mutating func macro(_ name: Name, _ arguments: [TestExpression.Argument]) -> Value {
    if arguments.contains(where: { $0.label == Self.exits }) {
      // What runs there is meant to end, and does so in a process of its own.
      return .something
    }
    let isCaught = arguments.contains { $0.label == Self.throwing }
    handlers += isCaught ? 1 : 0
    defer { handlers -= isCaught ? 1 : 0 }
    // With closures or labels they do more than to look at a value.
    guard let row = LibraryFunction.functions["#\(name)"], let first = arguments.first, first.label == nil,
      !arguments.contains(where: \.isTrailing)
    else { return unknownCall(.other, arguments) }
    return call(row, arguments)
  }

  /// A function of a library that the table knows; nil for others.
  mutating func libraryCall(_ name: Name, _ arguments: [TestExpression.Argument]) -> Value? {
    guard let row = LibraryFunction.functions[name.text],
      !program.codeUnderTest(says: .declaresFunction(name, in: nil))
    else { return nil }
    let value = call(row, arguments)
    if name.text.hasPrefix("XCT"), program.assertionsMayEndTests(inFile: frame.file) { mayThrow() }
    return value
  }

  /// Evaluates what a function of a library evaluates.
  mutating func call(_ row: LibraryFunction, _ arguments: [TestExpression.Argument]) -> Value {
    var first: Value?
    var index = 0
    handlers += row.catchesErrors ? 1 : 0
    for argument in arguments {
      let expression =
        row.catchesErrors ? TestExpression(.attempt(.optional, argument.value), argument.value.range) : argument.value
      let isEvaluated = row.evaluates(argument, at: index)
      let value = isEvaluated ? evaluate(expression) : evaluatePerhaps(argument.value)
      if isEvaluated, first == nil { first = value }
      if row.keeps { escape(value) }
      if argument.label == nil { index += 1 }
    }
    handlers -= row.catchesErrors ? 1 : 0
    if row.keeps, 0 < attempts { mayThrow() }
    switch row.outcome {
    case .value: return row.keeps ? .unknown : .something
    case .unwrapped: return required(first ?? .unknown)
    case .throwsIf(let isThrown):
      goOn(unless: first ?? .unknown, is: isThrown)
      return .tuple([])
    case .never:
      if isExploring { mayThrow() } else { state.isReached = false }
      return .unknown
    }
  }

  /// A condition decides whether a function throws.
  private mutating func goOn(unless condition: Value, is isThrown: Bool) {
    guard case .boolean(let value) = condition, !isExploring else { return mayThrow() }
    guard value == isThrown else { return }
    frame.mayThrow = true
    state.isReached = false
  }

  /// What is nil or false ends the test.
  private mutating func required(_ value: Value) -> Value {
    switch value {
    case _ where isExploring: mayThrow()
    case .nothing, .boolean(false):
      frame.mayThrow = true
      state.isReached = false
    case .unknown, .optional, .something: mayThrow()
    default: break
    }
    return value.wrapped
  }

  private static let exits: Name = "processExitsWith"
  private static let throwing: Name = "throws"

  /// `expect(value).to(matcher)` of Nimble, which evaluates the value; nil for other calls.
  mutating func expectation(
    _ word: Name, of base: TestExpression, _ arguments: [TestExpression.Argument]
  ) -> Value? {
    guard LibraryFunction.matching.contains(word.text), case .call(let callee, let values) = base.content,
      case .name(Self.expect) = callee.content, values.count == 1, !values[0].isTrailing,
      frame.names[Self.expect] == nil, program.functions(named: Self.expect).isEmpty, let matcher = arguments.first,
      case .call(let made, _) = matcher.value.content, case .name(let name) = made.content,
      LibraryFunction.matchers.contains(name.text)
    else { return nil }
    escape(evaluate(values[0].value))
    for argument in arguments { _ = evaluate(argument.value) }
    if 0 < attempts { mayThrow() }
    return .something
  }

  private static let expect: Name = "expect"

  // MARK: Methods

  /// What a method of a value gives.
  mutating func method(
    _ name: Name, of base: TestExpression, _ arguments: [TestExpression.Argument], at range: TextRange
  ) -> Link {
    let owner = chain(base)
    if owner.isCut, owner.value == .nothing { return Link(value: .nothing, isCut: true) }
    return extend(owner) { interpreter, value in
      interpreter.call(name, on: value, standingAt: base, arguments, at: range)
    }
  }

  private mutating func call(
    _ name: Name, on value: Value, standingAt base: TestExpression, _ arguments: [TestExpression.Argument],
    at range: TextRange
  ) -> Value {
    switch value {
    case .list(let values):
      if let result = listMethod(name, values, standingAt: base, arguments, at: range) { return result }
    case .mock, .model:
      if let result = method(name, of: value, arguments, at: range, standingAt: base) { return result }
      if case .model = value, LibraryFunction.modelMembers.contains(name.text) {
        return unknownCall(.eager, arguments, isLibrary: true)
      }
    case .object, .record:
      if case .callable(let index)? = stored(name, of: value) { return invoke(index, arguments, at: range) }
      if let result = method(name, of: value, arguments, at: range, standingAt: base) { return result }
      return unknownMethod(name, of: value, standingAt: base, arguments)
    case .string where name.text == "data" && arguments.count == 1 && arguments[0].label?.text == "using": return value
    case .boolean, .integer, .string, .something: return unknownCall(.method(name), arguments, isLibrary: true)
    default: break
    }
    if case .list = value { escape(value) } else { escape(value, at: base.range) }
    // A method that is not known can change what it is called on.
    switch value {
    case .list: modify(base) { _ in .unknown }
    case .model, .fragments, .tuple, .dictionary: forgetRoot(of: base)
    default: break
    }
    return unknownCall(.method(name), arguments, isLibrary: value.isOfLibrary && Self.isEager(name))
  }

  private static func isEager(_ name: Name) -> Bool { LibraryFunction.eagerMethods.contains(name.text) }

  /// A method of one of the tests' own types that is not found.
  private mutating func unknownMethod(
    _ name: Name, of value: Value, standingAt base: TestExpression, _ arguments: [TestExpression.Argument]
  ) -> Value {
    if LibraryFunction.testCaseMembers.contains(name.text) { return unknownCall(.eager, arguments, isLibrary: true) }
    escape(value, at: base.range)
    if case .record = value { modify(base) { _ in .unknown } }
    return unknownCall(.method(name), arguments)
  }

  /// Methods of lists of which all elements are known.
  private mutating func listMethod(
    _ name: Name, _ values: [Value], standingAt base: TestExpression, _ arguments: [TestExpression.Argument],
    at range: TextRange
  ) -> Value? {
    guard values.count <= Self.elementLimit else { return nil }
    switch name.text {
    case "append":
      guard arguments.count == 1, arguments[0].label == nil else { return nil }
      let value = evaluate(arguments[0].value)
      modify(base) { list in
        guard case .list(let values) = list else { return .unknown }
        return .list(values + [value])
      }
      return .tuple([])
    case "removeAll":
      guard arguments.isEmpty else { return nil }
      modify(base) { _ in .list([]) }
      return .tuple([])
    case "reversed": return arguments.isEmpty ? .list(values.reversed()) : nil
    case "enumerated":
      return arguments.isEmpty ? .list(values.enumerated().map { .tuple([.integer($0.offset), $0.element]) }) : nil
    case "map", "forEach", "filter", "compactMap":
      guard arguments.count == 1, arguments[0].label == nil else { return nil }
      return each(name.text, values, arguments[0].value, at: range)
    default: return nil
    }
  }

  private mutating func each(
    _ name: String, _ values: [Value], _ argument: TestExpression, at range: TextRange
  ) -> Value? {
    var results: [Value] = []
    if case .keyPath(let path) = argument.content {
      for value in values {
        results.append(path.names.reduce(value) { member($1, of: $0, at: argument.range) })
      }
    } else {
      guard case .callable(let index) = evaluate(argument) else { return nil }
      for value in values where state.isReached { results.append(invoke(index, [value], at: range)) }
    }
    switch name {
    case "map": return .list(results)
    case "forEach": return .tuple([])
    case "compactMap":
      let kept = results.filter { $0 != .nothing }
      return kept.allSatisfy(\.isThere) ? .list(kept) : .something
    default:
      guard results.allSatisfy({ if case .boolean = $0 { true } else { false } }) else {
        escape(.list(values))
        return .something
      }
      return .list(zip(values, results).filter { $0.1 == .boolean(true) }.map { $0.0 })
    }
  }
}
