import MockIR
import ModelIR
import Source

/// What reads and conversions of models are found to do.
extension Interpreter {
  /// Notes a read of a required field that may be missing.
  mutating func noteCrash(
    _ kind: Crash.Kind, isSure: Bool, reading key: Name, of model: Model, _ mock: MockState, at range: TextRange
  ) {
    guard !mock.isShared else { return }
    let execution = execution(of: model, mock)
    let isPossible = isPossible(mock.convertedType, model.type)
    var crash = Crash(
      kind: isPossible ? self.kind(kind, reading: key, of: mock, isSure: isSure) : .wrongMockType,
      isCertain: isSure && isCertain, key: key, mockType: mock.type, origin: mock.origin)
    crash.field = code.origin(of: key, in: model, mock)
    crash.model = code.text(of: model.type)
    crash.setFields = mock.fields.keys.sorted()
    crash.defaultOf = mock.defaultOf
    crash.read = location(range)
    crash.conversion = model.conversion
    crash.storage = isPossible ? nil : mock.wrongPlace
    crash.call = calls.last?.location
    if isPossible, kind == .unsetRequiredField { crash.unset = code.unsetFields(key, execution, of: model, mock) }
    findings.crashes.append(crash)
  }

  /// A field that was given nil is found where that stands.
  private func kind(_ kind: Crash.Kind, reading key: Name, of mock: MockState, isSure: Bool) -> Crash.Kind {
    guard isSure, kind == .unsetRequiredField, let place = mock.nils[key], place.isLiteral,
      !place.isOnOneWay
    else { return kind }
    return .nullForRequired(place)
  }

  /// Notes a conversion of a mock that can never be what the model stands for.
  mutating func checkType(of model: Model) {
    guard let mock = mock(of: model), !isPossible(mock.convertedType, model.type) else { return }
    var crash = Crash(kind: .wrongMockType, isCertain: false, key: nil, mockType: mock.type, origin: mock.origin)
    crash.model = code.text(of: model.type)
    crash.conversion = model.conversion
    crash.call = calls.last?.location
    findings.crashes.append(crash)
  }

  private func isPossible(_ type: Name, _ model: ModelType) -> Bool {
    code.isSubType(type, of: model.value.type.name) ?? true
  }
}

extension GeneratedCode {
  /// What it takes to set a field, and all others that the conversion takes from the mock.
  func unsetFields(
    _ key: Name, _ execution: Execution, of model: Model, _ mock: MockState
  ) -> UnsetFields? {
    guard let creation = mock.creation, self.mock(ofType: mock.type) != nil else { return nil }
    var fields: [UnsetFields.Field] = []
    for (responseKey, selected) in execution.fields.sorted(by: { $0.key < $1.key }) where selected.isRequired {
      let isMissing = selected.certainty == .yes && mock.content(of: responseKey) == .nothing
      guard isMissing || responseKey == key else { continue }
      fields.append(
        UnsetFields.Field(key: responseKey, sources: selected.sources, nilPlace: mock.nils[responseKey]))
    }
    return UnsetFields(
      type: mock.type, creation: creation, role: mock.defaultOf, key: key, fields: fields, variables: model.variables)
  }
}
