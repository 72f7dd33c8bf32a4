import MockSupport
import ZooAPI
import ZooMocks

/// Enumerations with payloads, `Result`, and enumerations that make mocks.
let enumForms: [Sample] = [
  Sample("payload", payload), Sample("payloadUnset", payloadUnset), Sample("payloadOfOtherCase", payloadOfOtherCase),
  Sample("payloadByMethod", payloadByMethod), Sample("payloadByMethodUnset", payloadByMethodUnset),
  Sample("sharedBody", sharedBody), Sample("sharedBodyUnset", sharedBodyUnset),
  Sample("sharedBodyOfOneOfTwo", sharedBodyOfOneOfTwo),
  Sample("labeledPayload", labeledPayload), Sample("ifCasePayload", ifCasePayload),
  Sample("resultGet", resultGet), Sample("resultGetUnset", resultGetUnset), Sample("resultSwitch", resultSwitch),
  Sample("resultSwitchUnset", resultSwitchUnset), Sample("resultFailure", resultFailure),
  Sample("resultMap", resultMap), Sample("resultMapUnset", resultMapUnset),
  Sample("resultByExpectation", resultByExpectation), Sample("resultOptionalTry", resultOptionalTry),
  Sample("allCasesSet", allCasesSet), Sample("allCasesUnset", allCasesUnset), Sample("mockOfCase", mockOfCase),
  Sample("mockOfCaseUnset", mockOfCaseUnset), Sample("mutatedState", mutatedState),
  Sample("nestedPayload", nestedPayload), Sample("equalCases", equalCases), Sample("mockFactory", mockFactory),
  Sample("mockFactoryUnset", mockFactoryUnset), Sample("setterOfSelf", setterOfSelf),
  Sample("setterOfSelfUnset", setterOfSelfUnset), Sample("rawValues", rawValues),
  Sample("valueAsPattern", valueAsPattern),
  Sample("mutatedStateSet", mutatedStateSet),
  Sample("unequalCases", unequalCases),
  Sample("rawValueUnset", rawValueUnset),
  Sample("factoryOfType", factoryOfType), Sample("factoryOfTypeUnset", factoryOfTypeUnset),
  Sample("factoryOfAlias", factoryOfAlias), Sample("factoryAsValue", factoryAsValue),
  Sample("factoryOfFactory", factoryOfFactory), Sample("factoryOfFactoryUnset", factoryOfFactoryUnset),
]

private func bare() -> Mock<Otter> { Mock<Otter>() }

private func otter(_ toy: String) -> Mock<Otter> {
  let mock = Mock<Otter>()
  mock.toy = toy
  return mock
}

private enum LoadState {
  case idle
  case loaded(OtterToy)
  case named(name: String, toy: OtterToy)
  indirect case again(LoadState)

  var text: String {
    switch self {
    case .idle: return "idle"
    case .loaded(let model): return model.toy  // error: unset-required-field
    case .named(let name, let toy): return name + toy.species  // error: unset-required-field
    case .again(let inner): return inner.text
    }
  }

  func toy() -> String? {
    guard case .loaded(let model) = self else { return nil }
    return model.toy
  }
}

// Form: payloads of enumerations, in `switch` and `if case`

func payload() {
  let state = LoadState.loaded(OtterToy(from: otter("rope")))
  switch state {
  case .idle, .again: break
  case .loaded(let model): consume(model.toy)
  case .named(_, let toy): consume(toy.species)
  }
}

func payloadUnset() {
  let state = LoadState.loaded(OtterToy(from: bare()))
  switch state {
  case .loaded(let model): consume(model.toy)  // error: unset-required-field
  default: break
  }
}

func payloadOfOtherCase() {
  let state: LoadState = .idle
  if case .loaded(let model) = state { consume(model.toy) }
  consume(state.text)
}

func payloadByMethod() {
  consume(LoadState.loaded(OtterToy(from: otter("rope"))).toy())
}

func payloadByMethodUnset() {  // crashes
  consume(LoadState.loaded(OtterToy(from: bare())).text)
}

func labeledPayload() {  // crashes
  consume(LoadState.named(name: "a", toy: OtterToy(from: bare())).text)
}

func ifCasePayload() {
  let state: LoadState = .loaded(OtterToy(from: bare()))
  if case .loaded(let model) = state {
    consume(model.toy)  // error: unset-required-field
  }
}

// Form: several patterns in one `case`

private func text(of state: LoadState) -> String {
  switch state {
  case .loaded(let model), .named(_, let model): model.toy  // error: unset-required-field
  case .idle, .again: "none"
  }
}

func sharedBody() {
  consume(text(of: .loaded(OtterToy(from: otter("rope")))))
  consume(text(of: .named(name: "Ada", toy: OtterToy(from: otter("rope")))))
}

func sharedBodyUnset() {  // crashes
  consume(text(of: .named(name: "Ada", toy: OtterToy(from: bare()))))
}

func sharedBodyOfOneOfTwo() {
  let state = LoadState.loaded(OtterToy(from: otter("rope")))
  switch state {
  case .loaded(let model) where model.toy == "ball", .named(_, let model): consume(model.toy)
  case .loaded(let model): consume(model.toy)
  default: break
  }
}

// Form: `Result`: `get`, `switch`, `map`

func resultGet() throws {
  let result: Result<OtterToy, any Error> = .success(OtterToy(from: otter("rope")))
  consume(try result.get().toy)
}

func resultGetUnset() throws {
  let result: Result<OtterToy, any Error> = .success(OtterToy(from: bare()))
  consume(try result.get().toy)  // error: unset-required-field
}

func resultSwitch() {
  let result = Result<OtterToy, Failure>.success(OtterToy(from: otter("rope")))
  switch result {
  case .success(let model): consume(model.toy)
  case .failure(let error): consume(error)
  }
}

func resultSwitchUnset() {
  let result = Result<OtterToy, Failure>.success(OtterToy(from: bare()))
  switch result {
  case .success(let model): consume(model.toy)  // error: unset-required-field
  case .failure(let error): consume(error)
  }
}

func resultFailure() {
  let result = Result<OtterToy, Failure>.failure(Failure())
  if case .success(let model) = result { consume(model.toy) }
  guard let model = try? result.get() else { return }
  consume(model.toy)
}

func resultMap() throws {
  let result = Result<OtterToy, Failure>.success(OtterToy(from: otter("rope")))
  consume(try result.map(\.toy).get())
  consume(try result.map { $0.toy }.get())
}

func resultMapUnset() {
  let result = Result<OtterToy, Failure>.success(OtterToy(from: bare()))
  consume(result.map { $0.toy })  // error: unset-required-field
}

private func load(_ result: Result<OtterToy, any Error>) throws -> OtterToy { try result.get() }

func resultByExpectation() throws {
  consume(try load(.success(OtterToy(from: bare()))).toy)  // error: unset-required-field
}

func resultOptionalTry() {
  consume((try? load(.success(OtterToy(from: bare()))))?.toy)  // error: unset-required-field
}

private enum Kind: String, CaseIterable {
  case rope, ball

  var mock: Mock<Otter> {
    switch self {
    case .rope: return otter("rope")
    case .ball: return otter("ball")
    }
  }

  func make() -> Mock<Otter> { self == .rope ? otter(rawValue) : bare() }
}

// Form: `allCases`

func allCasesSet() {
  for kind in Kind.allCases { consume(OtterToy(from: kind.mock).toy) }
}

func allCasesUnset() {
  for kind in Kind.allCases { consume(OtterToy(from: kind.make()).toy) }  // error: unset-required-field
}

// Form: methods of enumerations that make mocks

func mockOfCase() {
  consume(OtterToy(from: Kind.rope.make()).toy)
}

func mockOfCaseUnset() {
  consume(OtterToy(from: Kind.ball.make()).toy)  // error: unset-required-field
}

// Form: a state that is an enumeration

func mutatedState() {
  var state = LoadState.idle
  state = .loaded(OtterToy(from: bare()))
  if case .loaded(let model) = state { consume(model.toy) }  // error: unset-required-field
}

func nestedPayload() {  // crashes
  consume(LoadState.again(.loaded(OtterToy(from: bare()))).text)
}

func mutatedStateSet() {
  var state = LoadState.loaded(OtterToy(from: bare()))
  state = .loaded(OtterToy(from: otter("rope")))
  if case .loaded(let model) = state { consume(model.toy) }
}

// Form: `==` of cases

func equalCases() {
  if Kind.rope == Kind.ball { consume(OtterToy(from: bare()).toy) }
  if Kind.rope == .rope { consume(OtterToy(from: bare()).toy) }  // error: unset-required-field
}

func unequalCases() {
  if Kind.rope != .rope { consume(OtterToy(from: bare()).toy) }
}

extension Mock where O == Otter {
  fileprivate static var bareOtter: Mock<Otter> { Mock<Otter>() }

  fileprivate static func named(_ toy: String) -> Mock<Otter> {
    let mock = Mock<Otter>()
    mock.toy = toy
    return mock
  }

  fileprivate static var bareOfSelf: Mock { Self() }

  fileprivate static func friend(of toy: String?) -> Mock {
    let mock = Mock()
    mock.toy = toy
    mock.neighbors = [bareOtter, Self.named("ball")]
    return toy == nil ? bareOfSelf : mock
  }

  fileprivate func toy(_ toy: String) -> Self {
    self.toy = toy
    return self
  }
}

// Form: static factories in extensions of `Mock`

func mockFactory() {
  consume(OtterToy(from: .named("rope")).toy)
}

func mockFactoryUnset() {
  consume(OtterToy(from: .bareOtter).toy)  // error: unset-required-field
}

// Form: `Mock<Type>.name` and `Mock<Type>.name(…)` of the program

func factoryOfType() {
  consume(OtterToy(from: Mock<Otter>.named("rope")).toy)
}

func factoryOfTypeUnset() {
  consume(OtterToy(from: Mock<Otter>.bareOtter).toy)  // error: unset-required-field
}

private typealias OtterDouble = Mock<Otter>

func factoryOfAlias() {
  consume(OtterToy(from: OtterDouble.named("rope")).species)  // error: unset-required-field
}

func factoryAsValue() {
  let mocks = ["rope", "ball"].map(Mock<Otter>.named)
  consume(OtterToy(from: mocks[1]).toy)
  consume(OtterToy(from: mocks[0]).species)  // error: unset-required-field
}

func factoryOfFactory() {
  consume(OtterToy(from: Mock<Otter>.friend(of: "rope")).toy)
}

func factoryOfFactoryUnset() {
  consume(OtterToy(from: Mock<Otter>.friend(of: nil)).toy)  // error: unset-required-field
}

// Form: methods that return `Self`

func setterOfSelf() {
  consume(OtterToy(from: bare().toy("rope")).toy)
}

func setterOfSelfUnset() {
  consume(OtterToy(from: bare().toy("rope")).species)  // error: unset-required-field
}

// Form: raw values

/// The pattern is a value, and no case.
func valueAsPattern() {
  let expected = (kind: Kind.ball, count: 1)
  switch Kind.ball {
  case expected.kind: consume(OtterToy(from: otter("rope")).toy)
  default: consume(OtterToy(from: bare()).toy)  // hint: unset-required-field
  }
}

func rawValues() {
  if Kind(rawValue: "rope") == .rope { consume(OtterToy(from: otter("rope")).toy) }
}

func rawValueUnset() {
  if Kind.ball.rawValue == "ball" { consume(OtterToy(from: bare()).toy) }  // error: unset-required-field
}
