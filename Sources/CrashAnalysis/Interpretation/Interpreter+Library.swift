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
    guard name == Self.expect || name == Self.require, let first = arguments.first, first.label == nil,
      !arguments.contains(where: \.isTrailing)
    else { return unknownCall(arguments) }
    let value = evaluate(first.value)
    for argument in arguments.dropFirst() { _ = evaluate(argument.value) }
    return name == Self.require ? required(value) : .something
  }

  /// Functions of XCTest, and those that only look at their arguments; nil for others.
  mutating func assertion(_ name: Name, _ arguments: [TestExpression.Argument]) -> Value? {
    let text = name.text
    if text == "XCTUnwrap" {
      let values = arguments.map { evaluate($0.value) }
      return required(values.first ?? .unknown)
    }
    if text == "XCTAssertThrowsError" {
      // What throws there is meant to.
      handlers += 1
      defer { handlers -= 1 }
      return unknownCall(arguments)
    }
    if text == "type", arguments.first?.label == "of" {
      for argument in arguments { _ = evaluate(argument.value) }
      return .something
    }
    guard Self.assertions.contains(text), !arguments.contains(where: \.isTrailing) else { return nil }
    for argument in arguments { _ = evaluate(argument.value) }
    if program.assertionsMayEndTests(inFile: frame.file), text.hasPrefix("XCT") { mayThrow() }
    return .something
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
  private static let expect: Name = "expect"
  private static let require: Name = "require"

  private static let assertions: Set<String> = [
    "XCTAssert", "XCTAssertTrue", "XCTAssertFalse", "XCTAssertNil", "XCTAssertNotNil", "XCTAssertEqual",
    "XCTAssertNotEqual", "XCTAssertIdentical", "XCTAssertLessThan", "XCTAssertGreaterThan",
    "XCTAssertLessThanOrEqual", "XCTAssertGreaterThanOrEqual", "XCTFail", "print", "debugPrint",
  ]

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
    case .object, .record:
      if case .callable(let index)? = stored(name, of: value) { return invoke(index, arguments, at: range) }
      if let result = method(name, of: value, arguments, at: range, standingAt: base) { return result }
      return unknownMethod(name, of: value, standingAt: base, arguments)
    case .string where name.text == "data" && arguments.count == 1 && arguments[0].label?.text == "using": return value
    case .boolean, .integer, .string, .something:
      for argument in arguments { escape(evaluate(argument.value)) }
      if 0 < attempts { mayThrow() }
      return .unknown
    default: break
    }
    if case .list = value { escape(value) } else { escape(value, at: base.range) }
    // A method that is not known can change what it is called on.
    switch value {
    case .list: modify(base) { _ in .unknown }
    case .model, .fragments, .tuple, .dictionary: forgetRoot(of: base)
    default: break
    }
    return unknownCall(arguments)
  }

  /// A method of one of the tests' own types that is not found.
  private mutating func unknownMethod(
    _ name: Name, of value: Value, standingAt base: TestExpression, _ arguments: [TestExpression.Argument]
  ) -> Value {
    if !Self.harmless.contains(name.text) {
      escape(value, at: base.range)
      if case .record = value { modify(base) { _ in .unknown } }
    }
    return unknownCall(arguments)
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
    if case .keyPath(let names) = argument.content {
      for value in values {
        results.append(names.reduce(value) { member($1, of: $0, at: argument.range) })
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
