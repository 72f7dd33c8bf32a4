import Source
import SwiftLowering
import SwiftScanning
import SwiftSemantics

/// Evaluates functions with abstract values: the transfer functions of expressions, statements and calls.
///
/// Its results hold for every run. Unsupported code makes values unknown, or makes the rest of the function one that
/// may not be reached. It stops when its `StepBudget` is spent.
struct Evaluator {
  let declarations: ProgramDeclarations
  var state = AbstractState()
  var frame: Frame
  var context = EvaluationContext()
  var diagnostics: DiagnosticCollector
  var calls = CallStack()
  /// The functions whose calls lead to the current frame.
  var callers: [Frame] = []
  /// The outline of the specification that is being run.
  var spec = SpecOutline()
  private(set) var budget = StepBudget()
  /// The applied call that it runs by itself.
  var application = Application.none
  /// The types that the generic parameters of the applied function stand for.
  var appliedArguments: [Name: StaticType] = [:]
  /// The models that it reads if only their types are known; nil if models have mocks.
  var symbolicModels: SymbolicModels?

  /// - Parameters:
  ///   - declarations: can be shared by all evaluators of the program on one thread.
  ///   - declaration: the declaration that is run.
  init(_ declarations: ProgramDeclarations, in declaration: DeclarationID) {
    self.declarations = declarations
    diagnostics = DiagnosticCollector(declarations.code)
    frame = Frame(declaration: declaration)
  }

  var program: any SwiftProgram { declarations.program }
  var code: GeneratedCode { declarations.code }

  /// Resolves names at the current point.
  var names: NameResolver {
    var names = NameResolver(declarations, scope: frame.scope, in: frame.declaration)
    names.variables = frame.names
    names.receiverType = receiver.flatMap { state.type(of: $0) }
    return names
  }

  // MARK: Limits

  /// Runs a closure that may nest deeply, or returns a fallback if that exceeds the budget.
  mutating func bounded<Result>(_ fallback: Result, _ body: (inout Evaluator) -> Result) -> Result {
    guard budget.enter() else { return fallback }
    defer { budget.leave() }
    return body(&self)
  }

  /// Gives the next steps a new budget.
  mutating func renewBudget() { budget.startAgain() }

  /// Counts steps that another evaluation took.
  mutating func chargeSteps(_ count: Int) { budget.charge(count) }

  // MARK: The current point

  /// Runs a closure in a region.
  mutating func inside<Result>(_ region: EvaluationContext.Region, _ body: (inout Evaluator) -> Result) -> Result {
    let outer = context
    context = outer.entering(region)
    defer { context = outer }
    return body(&self)
  }

  /// Returns a location relative to the declaration that is being run.
  func location(_ range: TextRange) -> Location { frame.declaration.location(range) }

  /// The circumstances of diagnostics at the current point.
  var point: EvaluationPoint {
    let isInCodeUnderTest = program.isCodeUnderTest(frame.declaration.file)
    return EvaluationPoint(
      declaration: frame.declaration,
      isCertain: context.isUnconditional && state.path.isReachedForSure && state.path.isReached && !budget.isSpent,
      isUncertainEscape: context.isBranch || budget.isSpent, firstCall: calls.first, call: calls.last,
      departure: isInCodeUnderTest ? calls.departure : nil, innerCalls: isInCodeUnderTest ? calls.innerCalls : [])
  }

  /// The value of `self`.
  var receiver: AbstractValue? { frame.names[WellKnownNames.selfName].map { state.value(of: $0) } }

  /// Leaves the rest uncertain, because unknown code may have thrown an error.
  mutating func mayThrow() {
    state.path.isReachedForSure = false
    frame.mayThrow = true
  }

  /// Leaves the rest uncertain if the point is in a `try`.
  mutating func mayThrowIfTried() { if context.isTried { mayThrow() } }

  /// Ends the path.
  mutating func end() { state.path.isReached = false }

  /// Ends the path by an error.
  mutating func fail() {
    if state.path.isReached { frame.fail(by: Exit(path: state.path, branches: context.branches)) }
    end()
  }

  // MARK: Variables

  /// Declares a name for a value, and returns the variable.
  @discardableResult
  mutating func declare(_ name: Name, _ value: AbstractValue) -> Int {
    let variable = state.declare(value)
    frame.names[name] = variable
    return variable
  }

  /// Declares a name for a value that stays.
  @discardableResult
  mutating func declareConstant(_ name: Name, _ value: AbstractValue) -> Int {
    let variable = state.declareConstant(value)
    frame.names[name] = variable
    return variable
  }

  /// Binds the names of a pattern to a value.
  mutating func bind(_ pattern: SwiftPattern, _ value: AbstractValue) {
    switch pattern {
    case .name(let name): declareConstant(name, value)
    case .variable(let name): declare(name, value)
    case .wildcard, .expression: break
    case .typed(let pattern, _): bind(pattern, value)
    case .opaque, .optional, .type, .filtered: _ = match(value, pattern)
    case .tuple(let parts):
      if case .tuple(let values) = value, values.count == parts.count {
        for (part, value) in zip(parts, values) { bind(part, value) }
      } else {
        escape(value)
        for part in parts { bind(part, .unknown) }
      }
    }
  }

  // MARK: Paths

  /// Joins the current path with another one to this point.
  mutating func merge(_ other: PathState) { escape(state.merge(other)) }

  /// Returns the value that stands for one of two values.
  mutating func join(_ a: AbstractValue, _ b: AbstractValue) -> AbstractValue {
    var lost: [AbstractValue] = []
    let result = a.joined(with: b, &lost)
    escape(lost)
    return result
  }

  /// Runs a closure whose code may be skipped.
  mutating func maybe(_ body: (inout Evaluator) -> Void) {
    let before = state.path
    inside(.branch, body)
    merge(before)
  }

  /// Runs one of two branches, or both if the condition is unknown.
  mutating func branch(
    _ certainty: Certainty, _ then: (inout Evaluator) -> Void, otherwise: (inout Evaluator) -> Void
  ) {
    switch certainty {
    case .yes: then(&self)
    case .no: otherwise(&self)
    case .maybe:
      let before = state.path
      inside(.branch, then)
      let first = state.path
      state.path = before
      inside(.branch, otherwise)
      merge(first)
    }
  }

  /// Runs a closure, and returns the existing values that it changed.
  mutating func watching(_ body: (inout Evaluator) -> Void) -> Writes {
    let watch = state.beginWatching()
    body(&self)
    return state.endWatching(watch)
  }

  var fork: Fork {
    Fork(isReachedForSure: state.path.isReachedForSure, exits: frame.exitCount, mayThrow: frame.mayThrow)
  }

  /// Joins the paths that lead here. If all paths from the fork do, this point is as certain as the fork.
  mutating func meet(_ others: [Exit], since start: Fork) {
    for other in others { merge(other.path) }
    let now = fork
    if now.exits == start.exits, now.mayThrow == start.mayThrow, state.path.isReached {
      state.path.isReachedForSure = start.isReachedForSure
    }
  }
}

/// Values that escape to code outside of the analysis.
extension Evaluator {
  /// Hands a value to unknown code, which can change the mocks in it at any time from now on.
  ///
  /// - Parameter range: the place where models leave the tests; nil if no code under test gets them.
  mutating func escape(_ value: AbstractValue, at range: TextRange? = nil) {
    var open = [value]
    while let value = open.popLast() {
      switch value {
      case .mock(let id): open += state.expose(id) ?? []
      case .object(let id): open += state.expose(id) ?? []
      case .callable(let index): escape(callable: index, at: range)
      case .model(let model), .fragments(let model):
        guard let range, state.path.isReached else { continue }
        diagnostics.noteEscape(of: model, mocks: state.snapshots[model.snapshot], at: range, point)
      default: open += value.parts
      }
    }
  }

  mutating func escape(_ values: [AbstractValue]) { for value in values { escape(value) } }

  mutating func escape(_ mentions: Mentions) {
    share(mentions, frame.names)
    if mentions.mayExit { mayThrow() }
  }

  /// Shares all variables that are mentioned.
  mutating func share(_ mentions: Mentions, _ names: [Name: Int]) {
    for name in mentions.names {
      if let variable = names[name] {
        share(variable)
      } else if let variable = names[WellKnownNames.selfName], isMember(name, of: state.value(of: variable)) {
        share(variable)
      }
    }
  }

  /// Whether a bare name is a member of a value.
  func isMember(_ name: Name, of value: AbstractValue) -> Bool {
    guard let path = state.type(of: value) else { return false }
    return names.storedProperty(name, of: path) != nil || names.hasMember(name, in: path)
  }

  /// Lets unknown code change a variable at any time. A constant keeps its value, whose contents can change.
  mutating func share(_ variable: Int) {
    let value = state.value(of: variable)
    if state.isConstant(variable) { return escape(value) }
    // `self` of a class or mock stays the same object, even if its contents change. Models don't change.
    switch value {
    case .object, .mock, .model, .fragments:
      if variable == frame.names[WellKnownNames.selfName] { return escape(value) }
    default: break
    }
    guard let value = state.share(variable) else { return }
    escape(value)
    for observer in state.observers(of: variable) { escape(callable: observer.callable, at: nil) }
  }

  /// Shares `self`, because unknown code may be one of its methods.
  mutating func escapeSelf() {
    if let variable = frame.names[WellKnownNames.selfName] { share(variable) }
  }

  /// Makes the values unknown that may have been changed.
  mutating func forget(_ writes: Writes) {
    // In order, since closures that escape are evaluated.
    for variable in writes.variables.sorted() { escape(state.forget(variable)) }
    for mock in writes.mocks.sorted(by: { $0.index < $1.index }) { escape(.mock(mock)) }
    for object in writes.objects.sorted(by: { $0.index < $1.index }) { escape(.object(object)) }
  }
}
