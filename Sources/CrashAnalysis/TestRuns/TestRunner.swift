import Source
import SwiftLowering

/// Runs one function as its test library does, or by itself with unknown arguments.
struct TestRunner {
  private let id: SwiftFunction.ID
  private let function: SwiftFunction
  private let conventions: TestConventions
  let evaluation: Evaluation

  /// Tests with more arguments run once, with unknown ones.
  private static let caseLimit = 16

  init(_ id: SwiftFunction.ID, _ declarations: ProgramDeclarations) {
    self.id = id
    function = declarations.program[id]
    conventions = TestConventions(declarations)
    evaluation = Evaluation(declarations, in: id.declaration)
  }

  var isTest: Bool { conventions.isTest(id) }

  private var program: any SwiftProgram { evaluation.program }

  /// Runs the function.
  ///
  /// - Parameter number: the number of a case, if it is a test with arguments.
  /// - Returns: the number of cases.
  func run(case number: Int) -> Int {
    evaluation.frame.enclosing = evaluation.names.home(of: id)
    evaluation.frame.types = function.genericTypes
    let isXCTest = conventions.isXCTest(id)
    if function.isConditional || conventions.isEnabled(id) != .yes || isXCTest && !conventions.runsAsUsual(id) {
      evaluation.context = evaluation.context.entering(.branch)
    }
    var parameters = Array(repeating: AbstractValue.unknown, count: function.parameters.count)
    var count = 1
    if let arguments = function.testArguments, !arguments.isEmpty {
      let cases = cases(arguments)
      count = max(1, cases.values.count)
      if number < cases.values.count { parameters = cases.values[number] }
      if !cases.isSome { evaluation.context = evaluation.context.entering(.branch) }
    }
    if function.testArguments != nil || isXCTest { runTest(parameters) } else { runBody(parameters) }
    return count
  }

  /// - Parameter receiver: the test case, if it is known.
  private func runBody(_ parameters: [AbstractValue], on receiver: AbstractValue? = nil) {
    var inner = Frame(declaration: id.declaration)
    inner.enclosing = evaluation.names.home(of: id)
    inner.mock = evaluation.names.objectOfMocks(extendedBy: id)
    inner.types = function.genericTypes
    let isSpecification = conventions.isSpecification(id)
    if isSpecification { evaluation.spec.begin() }
    let function = function
    let result = evaluation.functions.inFrame(inner, result: function.result) {
      if let receiver { evaluation.declare(WellKnownNames.selfName, receiver) }
      for (parameter, value) in zip(function.parameters, parameters) {
        _ = evaluation.functions.declare(parameter, value)
      }
      return evaluation.functions.value(ofBody: function.body)
    }
    if isSpecification { runExamples() }
    // The caller is unknown, so the result may stay inside the tests.
    guard receiver == nil, function.testArguments == nil else { return }
    evaluation.inside(.branch) { evaluation.escape(result, at: function.range) }
  }

  // MARK: XCTest and Swift Testing

  private func runTest(_ parameters: [AbstractValue]) {
    guard !function.isStatic, !function.enclosing.isEmpty,
      let receiver = evaluation.instances.instantiate(evaluation.names.home(of: id), CallSite(at: function.range))
    else { return runBody(parameters) }
    if mayBeChangedByParents(receiver) { evaluation.escape(receiver) }
    let setUps: [(Name, isAsync: Bool)] = [("setUp", true), ("setUpWithError", false), ("setUp", false)]
    for (name, isAsync) in setUps where isRunning { runFixture(name, isAsync: isAsync, on: receiver) }
    guard isRunning else { return }
    runBody(parameters, on: receiver)
    guard isRunning, function.testArguments == nil else { return }
    let tearDowns: [(Name, isAsync: Bool)] = [("tearDown", false), ("tearDownWithError", false), ("tearDown", true)]
    for (name, isAsync) in tearDowns where isRunning { runFixture(name, isAsync: isAsync, on: receiver) }
  }

  private var isRunning: Bool { evaluation.state.path.isReached }

  private func mayBeChangedByParents(_ receiver: AbstractValue) -> Bool {
    guard let path = evaluation.state.type(of: receiver) else { return true }
    guard case .object = receiver else { return false }
    return conventions.mayBeChangedByParents(path, id)
  }

  /// Runs a method that XCTest calls before or after each test.
  private func runFixture(_ name: Name, isAsync: Bool, on receiver: AbstractValue) {
    guard case .object = receiver, let path = evaluation.state.type(of: receiver) else { return }
    switch evaluation.names.fixture(name, isAsync: isAsync, of: path) {
    case .one(let fixture):
      let declaration = evaluation.frame.declaration
      evaluation.frame.declaration = fixture.declaration
      _ = evaluation.functions.call(fixture, values: [], on: receiver, at: program[fixture].range)
      evaluation.frame.declaration = declaration
    case .witnesses: evaluation.escape(receiver)
    case .possible, .unknown: break
    }
  }

  // MARK: Arguments

  /// The arguments of the runs of a test.
  private struct Cases {
    /// The arguments of each case. It is empty if they are unknown, or too many.
    var values: [[AbstractValue]] = []
    /// Whether there surely is a case.
    var isSome = false
  }

  private func cases(_ arguments: [SwiftExpression]) -> Cases {
    var lists: [[AbstractValue]] = []
    for argument in arguments {
      guard let list = list(argument) else { return Cases() }
      lists.append(list)
    }
    for value in lists.joined() { evaluation.escape(evaluation.state.makeCommon(value)) }
    var result = Cases(isSome: lists.allSatisfy { !$0.isEmpty })
    let count = function.parameters.count
    if lists.count == 1, 1 < count {
      let cases = lists[0].compactMap { value -> [AbstractValue]? in
        if case .tuple(let parts) = value, parts.count == count { parts } else { nil }
      }
      if cases.count == lists[0].count, cases.count <= Self.caseLimit { result.values = cases }
      return result
    }
    guard lists.count == count else { return result }
    var values: [[AbstractValue]] = [[]]
    for list in lists {
      guard values.count * list.count <= Self.caseLimit else { return result }
      values = values.flatMap { start in list.map { start + [$0] } }
    }
    result.values = values
    return result
  }

  /// Returns the elements of a collection of arguments; nil if they are unknown.
  private func list(_ argument: SwiftExpression) -> [AbstractValue]? {
    if case .call(let callee, let inner) = argument.content, case .name("zip") = callee.content, inner.count == 2 {
      guard let first = list(inner[0].value), let second = list(inner[1].value) else { return nil }
      return zip(first, second).map { .tuple([$0, $1]) }
    }
    if case .binary(let first, let sign, let last) = argument.content,
      case .literal(.integer(let lower)) = first.content, case .literal(.integer(let upper)) = last.content
    {
      return range(from: lower, to: upper, sign.name)
    }
    guard case .list(let values) = evaluation.evaluate(argument) else { return nil }
    return values
  }

  private func range(from lower: Int, to upper: Int, _ operation: Name) -> [AbstractValue]? {
    guard lower <= upper, upper.subtractingReportingOverflow(lower).partialValue <= Self.caseLimit else { return nil }
    switch operation {
    case "...": return (lower...upper).map { .integer($0) }
    case "..<": return (lower..<upper).map { .integer($0) }
    default: return nil
    }
  }

  // MARK: Quick

  /// Runs the examples of a specification, each by itself.
  private func runExamples() {
    let spec = evaluation.spec
    guard isRunning, spec.exampleCount != 0 else { return }
    let base = evaluation.state.path
    let changes = spec.exampleCount == 1 ? Writes() : changes(ofAll: spec.closures)
    for run in spec.runs {
      evaluation.renewBudget()
      evaluation.state.path = base
      // Other examples may have run before.
      evaluation.forget(changes)
      if run.isSkipped { evaluation.inside(.branch) { evaluation.run(run) } } else { evaluation.run(run) }
    }
    evaluation.state.path = base
  }

  /// Returns the changes of all closures together to values that are older than they are.
  private func changes(ofAll closures: [Int]) -> Writes {
    let (diagnostics, base) = (evaluation.diagnostics, evaluation.state.path)
    let changes = evaluation.watching {
      evaluation.inside(.exploration) {
        for closure in closures {
          evaluation.renewBudget()
          evaluation.state.path = base
          evaluation.inside(.branch) {
            _ = evaluation.closures.invoke(closure, [AbstractValue](), at: TextRange(at: 0))
          }
        }
      }
    }
    evaluation.state.path = base
    evaluation.diagnostics.restoreCrashesAndEscapes(of: diagnostics)
    return changes
  }
}

extension Evaluation {
  /// Runs the closures of an example.
  fileprivate func run(_ example: SpecOutline.Run) {
    diagnostics.startRun()
    for closure in example.closures where state.path.isReached {
      _ = closures.invoke(closure, [AbstractValue](), at: TextRange(at: 0))
    }
  }
}
