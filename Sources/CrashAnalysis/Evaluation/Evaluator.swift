import Source
import SwiftLowering
import SwiftScanning

/// The transfer functions of one kind of expression, statement or call.
///
/// Evaluators have no state: `Evaluation` has it. Each evaluator reaches the others by their names.
protocol Evaluator {
  var evaluation: Evaluation { get }
}

/// The evaluators.
extension Evaluator {
  var expressions: ExpressionEvaluator { ExpressionEvaluator(evaluation: evaluation) }
  var operators: OperatorEvaluator { OperatorEvaluator(evaluation: evaluation) }
  var statements: StatementEvaluator { StatementEvaluator(evaluation: evaluation) }
  var loops: LoopEvaluator { LoopEvaluator(evaluation: evaluation) }
  var patterns: PatternEvaluator { PatternEvaluator(evaluation: evaluation) }
  var casts: CastEvaluator { CastEvaluator(evaluation: evaluation) }
  var calls: CallEvaluator { CallEvaluator(evaluation: evaluation) }
  var functions: FunctionEvaluator { FunctionEvaluator(evaluation: evaluation) }
  var appliedCalls: AppliedCallEvaluator { AppliedCallEvaluator(evaluation: evaluation) }
  var closures: ClosureEvaluator { ClosureEvaluator(evaluation: evaluation) }
  var members: MemberEvaluator { MemberEvaluator(evaluation: evaluation) }
  var instances: InstanceEvaluator { InstanceEvaluator(evaluation: evaluation) }
  var properties: PropertyEvaluator { PropertyEvaluator(evaluation: evaluation) }
  var reads: ReadEvaluator { ReadEvaluator(evaluation: evaluation) }
  var wrappers: WrapperEvaluator { WrapperEvaluator(evaluation: evaluation) }
  var places: PlaceEvaluator { PlaceEvaluator(evaluation: evaluation) }
  var assignments: AssignmentEvaluator { AssignmentEvaluator(evaluation: evaluation) }
  var changes: ChangeEvaluator { ChangeEvaluator(evaluation: evaluation) }
  var observers: ObserverEvaluator { ObserverEvaluator(evaluation: evaluation) }
  var mocks: MockEvaluator { MockEvaluator(evaluation: evaluation) }
  var mockFields: MockFieldEvaluator { MockFieldEvaluator(evaluation: evaluation) }
  var library: LibraryEvaluator { LibraryEvaluator(evaluation: evaluation) }
  var stubs: StubEvaluator { StubEvaluator(evaluation: evaluation) }
  var unknownCalls: UnknownCallEvaluator { UnknownCallEvaluator(evaluation: evaluation) }
  var expectations: ExpectationEvaluator { ExpectationEvaluator(evaluation: evaluation) }
  var methods: MethodEvaluator { MethodEvaluator(evaluation: evaluation) }
  var sequences: SequenceEvaluator { SequenceEvaluator(evaluation: evaluation) }
  var concurrency: ConcurrencyEvaluator { ConcurrencyEvaluator(evaluation: evaluation) }
  var enumerations: EnumerationEvaluator { EnumerationEvaluator(evaluation: evaluation) }

  /// Returns the value of an expression, whose parts are evaluated in the order of the text.
  func evaluate(_ expression: SwiftExpression) -> AbstractValue { expressions.value(of: expression) }
}

/// The state of the evaluation.
extension Evaluator {
  var declarations: ProgramDeclarations { evaluation.declarations }
  var program: any SwiftProgram { evaluation.declarations.program }
  var code: GeneratedCode { evaluation.declarations.code }

  // Coroutines change the collections of the state in place.
  var state: AbstractState {
    _read { yield evaluation.state }
    nonmutating _modify { yield &evaluation.state }
  }

  var frame: Frame {
    _read { yield evaluation.frame }
    nonmutating _modify { yield &evaluation.frame }
  }

  var diagnostics: DiagnosticCollector {
    _read { yield evaluation.diagnostics }
    nonmutating _modify { yield &evaluation.diagnostics }
  }

  var stack: CallStack {
    _read { yield evaluation.stack }
    nonmutating _modify { yield &evaluation.stack }
  }

  var callers: [Frame] {
    _read { yield evaluation.callers }
    nonmutating _modify { yield &evaluation.callers }
  }

  var context: EvaluationContext {
    get { evaluation.context }
    nonmutating set { evaluation.context = newValue }
  }

  /// Resolves names at the current point.
  var names: NameResolver {
    var names = NameResolver(declarations, scope: frame.scope, in: frame.declaration)
    names.variables = frame.names
    names.receiverType = receiver.flatMap { state.type(of: $0) }
    return names
  }
}

/// The current point.
extension Evaluator {
  // MARK: Limits

  /// Runs a closure that may nest deeply, or returns a fallback if that exceeds the budget.
  func bounded<Result>(_ fallback: Result, _ body: () -> Result) -> Result {
    guard evaluation.budget.enter() else { return fallback }
    defer { evaluation.budget.leave() }
    return body()
  }

  /// Gives the next steps a new budget.
  func renewBudget() { evaluation.budget.startAgain() }

  /// Counts steps that another evaluation took.
  func chargeSteps(_ count: Int) { evaluation.budget.charge(count) }

  // MARK: The current point

  /// Runs a closure in a region.
  func inside<Result>(_ region: EvaluationContext.Region, _ body: () -> Result) -> Result {
    let outer = context
    context = outer.entering(region)
    defer { context = outer }
    return body()
  }

  /// Returns a location relative to the declaration that is being run.
  func location(_ range: TextRange) -> Location { frame.declaration.location(range) }

  /// The circumstances of diagnostics at the current point.
  var point: EvaluationPoint {
    let isInCodeUnderTest = program.isCodeUnderTest(frame.declaration.file)
    return EvaluationPoint(
      declaration: frame.declaration,
      isCertain: context.isUnconditional && state.path.isReachedForSure && state.path.isReached
        && !evaluation.budget.isSpent,
      isUncertainEscape: context.isBranch || evaluation.budget.isSpent, firstCall: stack.first, call: stack.last,
      departure: isInCodeUnderTest ? stack.departure : nil, innerCalls: isInCodeUnderTest ? stack.innerCalls : [])
  }

  /// The value of `self`.
  var receiver: AbstractValue? { frame.names[WellKnownNames.selfName].map { state.value(of: $0) } }

  /// Leaves the rest uncertain, because unknown code may have thrown an error.
  func mayThrow() {
    if frame.throwsNothing { return }
    state.path.isReachedForSure = false
    frame.mayThrow = true
  }

  /// Leaves the rest uncertain if the point is in a `try`.
  func mayThrowIfTried() { if context.isTried { mayThrow() } }

  /// Ends the path.
  func end() { state.path.isReached = false }

  /// Ends the path by an error.
  func fail() {
    if state.path.isReached { frame.fail(by: Exit(path: state.path, branches: context.branches)) }
    end()
  }

  // MARK: Variables

  /// Declares a name for a value, and returns the variable.
  @discardableResult
  func declare(_ name: Name, _ value: AbstractValue) -> Int {
    let variable = state.declare(value)
    frame.names[name] = variable
    return variable
  }

  /// Declares a name for a value that stays.
  @discardableResult
  func declareConstant(_ name: Name, _ value: AbstractValue) -> Int {
    let variable = state.declareConstant(value)
    frame.names[name] = variable
    return variable
  }

  /// Binds the names of a pattern to a value.
  func bind(_ pattern: SwiftPattern, _ value: AbstractValue) {
    switch pattern {
    case .name(let name): declareConstant(name, value)
    case .variable(let name): declare(name, value)
    case .wildcard, .expression: break
    case .typed(let pattern, _): bind(pattern, value)
    case .opaque, .optional, .type, .filtered: _ = patterns.match(value, pattern)
    case .tuple(let parts):
      if case .tuple(let values) = value, values.count == parts.count {
        for (part, value) in zip(parts, values) { bind(part, value) }
      } else {
        escape(value)
        for part in parts { bind(part, .unknown) }
      }
    }
  }

  /// Returns the value of a variable. The object of a weak one is surely there if a function that is being run holds
  /// it.
  func value(ofVariable variable: Int) -> AbstractValue {
    let value = state.value(of: variable)
    guard state.isWeak(variable), case .optional(.object(let id)) = value, isHeld(id) else { return value }
    return .object(id)
  }

  /// Whether a variable of a function that is being run surely holds an object, itself or in its value.
  private func isHeld(_ id: ObjectID) -> Bool {
    let functions = (callers + [frame]).filter { !$0.hasSurroundings }
    var open = functions.flatMap { $0.names.values }.map { state.value(of: $0) }
    var seen: Set<ObjectID> = []
    while let value = open.popLast() {
      switch value {
      case .object(id): return true
      case .object(let other):
        guard seen.insert(other).inserted, let object = state.path.objects[other], !object.isShared else { continue }
        open += strongFields(object.fields, of: object.type)
      case .record(let record): open += strongFields(record.fields, of: record.type)
      case .list, .tuple, .dictionary, .enumeration: open += value.parts
      // An optional may hold nothing.
      default: continue
      }
    }
    return false
  }

  private func strongFields(_ fields: [Name: AbstractValue], of type: [Name]) -> [AbstractValue] {
    fields.filter { name, _ in
      names.storedProperty(name, of: type).map { !$0.property.isWeak && !$0.property.isUnowned } ?? true
    }.map(\.value)
  }
}
