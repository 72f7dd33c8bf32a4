import Source
import SwiftLowering
import SwiftScanning
import SwiftSemantics

/// Calls of the code under test whose results are shared by all equal calls.
struct AppliedCallEvaluator: Evaluator {
  let evaluation: Evaluation

  /// Returns the result of a call of the code under test that passes models.
  ///
  /// - Parameter variables: receives the variable of `self`, if there is a receiver.
  /// - Returns: nil if the body must be evaluated for this call.
  func apply(
    _ id: SwiftFunction.ID, given values: [AbstractValue?], on receiver: AbstractValue?, at site: CallSite,
    _ variables: inout [Int]
  ) -> AbstractValue? {
    // The applied call itself is the first call.
    let isApplied = evaluation.application != .nested && (evaluation.application == .none || stack.first != nil)
    guard isApplied, !context.isExploring, !context.isScalarInitializer, state.path.isReached,
      !evaluation.budget.isSpent,
      program.isCodeUnderTest(id.file), !program[id].parameters.contains(where: \.isInOut)
    else { return nil }
    var shape = ArgumentShape(state.snapshots)
    var own: AbstractValue?
    if let receiver {
      guard let value = shape.canonical(receiver) else { return nil }
      own = value
    }
    var arguments: [AbstractValue?] = []
    for value in values {
      guard let value else {
        arguments.append(nil)
        continue
      }
      guard let value = shape.canonical(value) else { return nil }
      arguments.append(value)
    }
    guard shape.hasModels, shape.close() else { return nil }
    let call = AppliedCall(
      function: id, isNested: evaluation.application == .outer, receiver: own, arguments: arguments,
      genericArguments: functions.genericArguments(of: id, site), snapshots: shape.snapshots)
    let result = program.result(of: call, code)
    guard result.isComplete else { return nil }
    chargeSteps(result.steps)
    note(result.events, of: id, shape, at: site.range)
    diagnostics.noteFields(readByCode: result.fields)
    if receiver != nil { variables.append(state.declare(result.receiver.map { shape.value($0) } ?? .unknown)) }
    if result.mayThrow { mayThrow() }
    if !result.returns { end() }
    return shape.value(result.value)
  }

  private func note(
    _ events: [AppliedResult.Event], of id: SwiftFunction.ID, _ shape: ArgumentShape, at range: TextRange
  ) {
    guard !events.isEmpty else { return }
    stack.push(id, at: location(range), isOfCodeUnderTest: true)
    defer { stack.pop() }
    let here = point
    for event in events {
      guard let model = shape.model(event.model), let mock = state.mock(of: model) else { continue }
      let isInCodeUnderTest = program.isCodeUnderTest(event.declaration.file)
      let point = EvaluationPoint(
        declaration: event.declaration, isCertain: here.isCertain && event.isCertain,
        isUncertainEscape: here.isUncertainEscape || event.isUncertainEscape, firstCall: here.firstCall,
        call: event.call ?? here.call,
        departure: isInCodeUnderTest ? stack.departure : nil,
        innerCalls: isInCodeUnderTest ? stack.innerCalls + event.innerCalls : [])
      switch event.content {
      case .read(let key, let kind, let isSure):
        var reading = ModelReading(key: key, value: .unknown)
        reading.missing = (kind, isSure)
        diagnostics.note(reading, of: model, mock, at: event.range, point)
      case .escape:
        diagnostics.noteEscape(of: model, mocks: state.snapshots[model.snapshot], at: event.range, point)
      }
    }
  }

  // MARK: The function by itself

  /// Lets the evaluation run one function by itself.
  func begin(
    _ application: Application, _ snapshots: [[MockID: AbstractMock]], _ genericArguments: [Name: StaticType] = [:]
  ) {
    evaluation.application = application
    evaluation.appliedArguments = genericArguments
    state.setSnapshots(snapshots)
    diagnostics.recordEvents()
  }

  /// Runs the function of an applied call.
  func result(of call: AppliedCall) -> AppliedResult {
    var variables: [Int] = []
    let value = functions.call(
      call.function, given: call.arguments, on: call.receiver, at: CallSite(at: Self.applicationRange), &variables)
    let receiver = call.receiver == nil ? nil : variables.first.map { state.value(of: $0) } ?? .unknown
    guard let events = diagnostics.completeEvents, !evaluation.budget.isSpent, frame.failures.isEmpty, !value.hasState,
      receiver?.hasState != true,
      state.snapshots.count == call.snapshots.count, !state.path.globals.values.contains(where: \.hasState)
    else { return .incomplete }
    let outermost = location(Self.applicationRange)
    let relative = events.map { event in
      AppliedResult.Event(
        content: event.content, model: event.model, declaration: event.declaration, range: event.range,
        isCertain: event.isCertain, isUncertainEscape: event.isUncertainEscape,
        call: event.call == outermost ? nil : event.call, innerCalls: event.innerCalls)
    }
    return AppliedResult(
      value: value, receiver: receiver, mayThrow: frame.mayThrow, returns: state.path.isReached,
      steps: evaluation.budget.roundedSteps, events: relative, fields: diagnostics.fieldsReadByCode)
  }

  /// A range that no code has.
  private static let applicationRange = TextRange(at: .max)
}
