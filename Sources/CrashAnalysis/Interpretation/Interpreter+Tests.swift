import Source

/// Runs tests as test libraries do, and other functions by themselves.
extension Interpreter {
  /// Runs a function that nothing in the program calls.
  ///
  /// - Parameter number: which of the cases of a test with arguments is run.
  /// - Returns: how many cases there are.
  mutating func runAlone(_ id: TestFunction.ID, case number: Int) -> Int {
    let function = program[id]
    frame.enclosing = home(of: id)
    frame.types = function.genericTypes
    if function.isConditional { uncertainty += 1 }
    if isEnabled(id) != .yes { uncertainty += 1 }
    if isXCTest(function), !runsAsUsual(frame.enclosing) { uncertainty += 1 }
    var parameters = Array(repeating: Value.unknown, count: function.parameters.count)
    var count = 1
    if let arguments = function.testArguments, !arguments.isEmpty {
      let cases = cases(arguments, function)
      count = max(1, cases.values.count)
      if number < cases.values.count { parameters = cases.values[number] }
      if !cases.isSome { uncertainty += 1 }
    }
    if function.testArguments != nil || isXCTest(function) {
      runTest(id, parameters)
    } else {
      run(id, parameters)
    }
    return count
  }

  /// Runs the body of a function in the present frame with a first argument.
  mutating func runHere(_ id: TestFunction.ID, with argument: Value) {
    let function = program[id]
    frame.enclosing = home(of: id)
    frame.types = function.genericTypes
    frame.result = expectation(function.result)
    for (index, parameter) in function.parameters.enumerated() {
      declare(parameter.name, index == 0 ? argument : .unknown)
    }
    _ = value(ofBody: function.body)
  }

  /// Whether a test library runs a function.
  func isTest(_ function: TestFunction) -> Bool {
    function.testArguments != nil || isXCTest(function) || isSpecification(function)
  }

  /// Whether Quick runs a function.
  private func isSpecification(_ function: TestFunction) -> Bool {
    function.name == "spec" && unknownParents(of: function.enclosing).contains { $0.text.hasSuffix("Spec") }
  }

  /// Whether XCTest runs a function.
  private func isXCTest(_ function: TestFunction) -> Bool {
    guard function.kind == .function, function.name.text.hasPrefix("test"), function.parameters.isEmpty,
      !function.isStatic, !function.isPrivate, !function.enclosing.isEmpty
    else { return false }
    return declaration(of: function.enclosing)?.kind == .classOrActor
  }

  private mutating func run(_ id: TestFunction.ID, _ parameters: [Value], on receiver: Value? = nil) {
    let function = program[id]
    var inner = Frame(declaration: id.declaration)
    inner.enclosing = home(of: id)
    inner.types = function.genericTypes
    let isSpec = isSpecification(function)
    if isSpec {
      spec.groups = [Spec.Group(parent: nil, isSkipped: false)]
      spec.current = 0
    }
    let result = inFrame(inner, result: function.result) { interpreter in
      if let receiver { interpreter.declare(Self.selfName, receiver) }
      for (parameter, value) in zip(function.parameters, parameters) { interpreter.declare(parameter.name, value) }
      return interpreter.value(ofBody: function.body)
    }
    if isSpec { runExamples() }
    // The caller is unknown, so its result may stay inside the tests.
    guard receiver == nil, function.testArguments == nil else { return }
    uncertainty += 1
    escape(result, at: function.range)
    uncertainty -= 1
  }

  // MARK: Tests

  private mutating func runTest(_ id: TestFunction.ID, _ parameters: [Value]) {
    let function = program[id]
    guard !function.isStatic, !function.enclosing.isEmpty else { return run(id, parameters) }
    guard let receiver = instantiate(home(of: id), [], at: function.range) else { return run(id, parameters) }
    if mayBeChangedByParents(receiver) { escape(receiver) }
    let setUps: [(Name, isAsync: Bool)] = [("setUp", true), ("setUpWithError", false), ("setUp", false)]
    for (name, isAsync) in setUps where state.isReached { runFixture(name, isAsync: isAsync, on: receiver) }
    guard state.isReached else { return }
    run(id, parameters, on: receiver)
    guard state.isReached, function.testArguments == nil else { return }
    let tearDowns: [(Name, isAsync: Bool)] = [("tearDown", false), ("tearDownWithError", false), ("tearDown", true)]
    for (name, isAsync) in tearDowns where state.isReached { runFixture(name, isAsync: isAsync, on: receiver) }
  }

  /// Runs what XCTest runs before and after each test.
  private mutating func runFixture(_ name: Name, isAsync: Bool, on receiver: Value) {
    guard case .object = receiver, let path = type(of: receiver) else { return }
    let all = program.functions(named: name).filter { id in
      let function = program[id]
      return function.kind == .function && !function.isStatic && function.isAsync == isAsync
        && function.parameters.isEmpty
    }
    for type in lineage(of: path) {
      let own = all.filter { program[$0].enclosing == type }
      guard let id = own.first else { continue }
      guard own.count == 1 else { return escape(receiver) }
      let declaration = frame.declaration
      frame.declaration = id.declaration
      _ = call(id, values: [], on: receiver, at: program[id].range)
      frame.declaration = declaration
      return
    }
  }

  /// A superclass that is not known can call what its subclasses override.
  private func mayBeChangedByParents(_ receiver: Value) -> Bool {
    guard let path = type(of: receiver) else { return true }
    let parents = unknownParents(of: path).filter { !Self.plainParents.contains($0.text) }
    guard !parents.isEmpty, case .object = receiver else { return false }
    let types = lineage(of: path)
    return types.contains { type in program.types(at: type).contains { !$0.overridden.isEmpty } }
  }

  // MARK: Arguments

  /// What a test with arguments is run with.
  private struct Cases {
    /// The arguments of each case; none if they are not known, or too many.
    var values: [[Value]] = []
    /// Whether there surely is a case.
    var isSome = false
  }

  private mutating func cases(_ arguments: [TestExpression], _ function: TestFunction) -> Cases {
    var lists: [[Value]] = []
    for argument in arguments {
      guard let list = list(argument) else { return Cases() }
      lists.append(list)
    }
    for list in lists { for value in list { makeCommon(value) } }
    var result = Cases(isSome: lists.allSatisfy { !$0.isEmpty })
    let count = function.parameters.count
    if lists.count == 1, 1 < count {
      let cases = lists[0].compactMap { value -> [Value]? in
        if case .tuple(let parts) = value, parts.count == count { parts } else { nil }
      }
      if cases.count == lists[0].count, cases.count <= Self.caseLimit { result.values = cases }
      return result
    }
    guard lists.count == count else { return result }
    var values: [[Value]] = [[]]
    for list in lists {
      guard values.count * list.count <= Self.caseLimit else { return result }
      values = values.flatMap { start in list.map { start + [$0] } }
    }
    result.values = values
    return result
  }

  /// The elements of a collection of arguments; nil if they are not known.
  private mutating func list(_ argument: TestExpression) -> [Value]? {
    if case .call(let callee, let inner) = argument.content, case .name("zip") = callee.content, inner.count == 2 {
      guard let first = list(inner[0].value), let second = list(inner[1].value) else { return nil }
      return zip(first, second).map { .tuple([$0, $1]) }
    }
    if case .operators(let bounds, let names) = argument.content, bounds.count == 2,
      case .literal(.integer(let lower)) = bounds[0].content, case .literal(.integer(let upper)) = bounds[1].content
    {
      return range(from: lower, to: upper, names[0])
    }
    guard case .list(let values) = evaluate(argument) else { return nil }
    return values
  }

  private func range(from lower: Int, to upper: Int, _ operation: Name) -> [Value]? {
    guard lower <= upper, upper.subtractingReportingOverflow(lower).partialValue <= Self.caseLimit else { return nil }
    switch operation {
    case "...": return (lower...upper).map { .integer($0) }
    case "..<": return (lower..<upper).map { .integer($0) }
    default: return nil
    }
  }

  static let caseLimit = 16
}
