import ModelIR
import Source

/// Remembers why values are nil: variables have no values for conversions.
struct Absences {
  /// By the places of reads.
  var reads: [Location: Crash] = [:]
  /// By the variables that hold the value.
  var variables: [Int: Crash] = [:]
}

/// What conversions leave out because variables have no values.
extension Interpreter {
  /// Notes that a read gives nil because a variable has no value.
  mutating func noteAbsence(
    reading key: Name, of model: Model, _ mock: MockState, at range: TextRange,
    _ isSelected: (Execution) -> Certainty
  ) {
    let conditions = code.absentConditions(of: model, mock, isSelected)
    guard !conditions.isEmpty else { return }
    var crash = Crash(
      kind: .missingVariables(conditions), isCertain: false, key: key, mockType: mock.type, origin: mock.origin)
    crash.model = code.text(of: model.type)
    crash.setFields = mock.fields.keys.sorted()
    crash.defaultOf = mock.defaultOf
    crash.read = location(range)
    crash.conversion = model.conversion
    crash.call = calls.last?.location
    crash.variablesPlace = model.variables.place
    findings.crashes.append(crash)
    absences.reads[location(range)] = crash
  }

  /// What is surely nil is unwrapped by force, which ends the test: an error where nil comes from a variable.
  mutating func unwrapNothing(_ base: TestExpression) {
    if let known = absence(of: base), isCertain {
      findings.crashes.removeAll { $0 == known }
      var crash = known
      crash.isCertain = true
      crash.read = location(base.range)
      crash.call = calls.last?.location
      findings.crashes.append(crash)
    }
    state.isReached = false
  }

  /// The known reasons why an expression is nil.
  private func absence(of expression: TestExpression) -> Crash? {
    switch expression.content {
    case .parenthesized(let inner), .attempt(_, let inner): return absence(of: inner)
    case .name(let name): return frame.names[name].flatMap { absences.variables[$0] }
    default: return absences.reads[location(expression.range)]
    }
  }

  /// Remembers of a new variable why it is nil.
  mutating func noteBinding(_ pattern: TestPattern, _ expression: TestExpression?) {
    guard !absences.reads.isEmpty, case .name(let name) = pattern, let expression, let crash = absence(of: expression),
      let variable = frame.names[name]
    else { return }
    absences.variables[variable] = crash
  }
}

extension Execution {
  /// All conditions that may be asked for an object, of whatever type it is.
  static func conditions(_ sources: [SelectionSource: Certainty], in code: GeneratedCode) -> [InclusionCondition] {
    var result: [InclusionCondition] = []
    var open = Array(sources.keys)
    var seen: Set<SelectionSource> = []
    while let source = open.popLast() {
      guard seen.insert(source).inserted else { continue }
      let set = source.definition.sets[source.set]
      for field in set.fields { result += source.definition.fields[field].inclusion.groups.flatMap { $0 } }
      for child in set.inlineFragments {
        result += source.definition.sets[child].scope.conditions
        open.append(SelectionSource(definition: source.definition, set: child))
      }
      for spread in set.spreads.map({ source.definition.spreads[$0] }) {
        result += spread.inclusion.groups.flatMap { $0 }
        open.append(SelectionSource(definition: spread.fragment, set: 0))
      }
    }
    return result
  }
}

extension GeneratedCode {
  /// The conditions whose variables have no value and that leave something out.
  func absentConditions(
    of model: Model, _ mock: MockState, _ isSelected: (Execution) -> Certainty
  ) -> [InclusionCondition] {
    guard model.variables.isComplete else { return [] }
    let asked = Set(Execution.conditions(model.sources, in: self)).filter { model.variables.values[$0.variable] == nil }
    let candidates = asked.sorted { ($0.variable, $0.isInverted ? 1 : 0) < ($1.variable, $1.isInverted ? 1 : 0) }
    func includes(_ conditions: [InclusionCondition]) -> Bool {
      var variables = model.variables
      for condition in conditions { variables.values[condition.variable] = .boolean(!condition.isInverted) }
      let execution = Execution(model.sources, on: mock.convertedType, variables: variables, in: self)
      return isSelected(execution) == .yes
    }
    if let single = candidates.first(where: { includes([$0]) }) { return [single] }
    // Of more than a few variables, all that are asked for are named.
    return includes(candidates) ? candidates : []
  }
}
