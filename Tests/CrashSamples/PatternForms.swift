import MockSupport
import ZooAPI
import ZooMocks

/// Patterns, and control flow that gives values.
let patternForms: [Sample] = [
  Sample("ifCaseOptional", ifCaseOptional), Sample("ifCaseOptionalUnset", ifCaseOptionalUnset),
  Sample("ifCaseSome", ifCaseSome), Sample("guardCase", guardCase), Sample("forCase", forCase),
  Sample("forCaseUnset", forCaseUnset), Sample("tupleSwitch", tupleSwitch),
  Sample("tupleSwitchUnset", tupleSwitchUnset), Sample("tupleSwitchOptional", tupleSwitchOptional),
  Sample("switchOnType", switchOnType), Sample("switchWhere", switchWhere), Sample("ifValue", ifValue),
  Sample("ifValueUnset", ifValueUnset), Sample("ifValueOfMocks", ifValueOfMocks),
  Sample("ifValueOneWay", ifValueOneWay), Sample("switchValue", switchValue),
  Sample("switchValueUnset", switchValueUnset), Sample("castToModel", castToModel),
  Sample("castToModelUnset", castToModelUnset), Sample("castFromAny", castFromAny), Sample("castFails", castFails),
  Sample("castToMock", castToMock), Sample("localAlias", localAlias),
  Sample("localAliasUnset", localAliasUnset), Sample("ternaryOfMocks", ternaryOfMocks),
  Sample("ternaryOfMocksUnset", ternaryOfMocksUnset), Sample("ternaryOneWay", ternaryOneWay),
  Sample("ternaryOfModels", ternaryOfModels), Sample("rightOfCoalescing", rightOfCoalescing),
  Sample("rightOfCoalescingUnset", rightOfCoalescingUnset), Sample("coalescingOfUnknown", coalescingOfUnknown),
  Sample("changedOnBothWays", changedOnBothWays), Sample("choiceThenSet", choiceThenSet),
  Sample("whileCase", whileCase), Sample("mapOfOptional", mapOfOptional),
  Sample("mapOfOptionalUnset", mapOfOptionalUnset), Sample("mapToUnknown", mapToUnknown),
  Sample("switchOnTypeSet", switchOnTypeSet),
  Sample("switchWhereUnset", switchWhereUnset),
  Sample("whileCaseUnset", whileCaseUnset),
]

private func bare() -> Mock<Otter> { Mock<Otter>() }

private func otter(_ toy: String) -> Mock<Otter> {
  let mock = Mock<Otter>()
  mock.toy = toy
  return mock
}

private func first(_ mocks: [Mock<Otter>]) -> OtterToy? { mocks.map { OtterToy(from: $0) }.first }

// Form: `if case let x?`, `guard case`, `.some(let x)`

func ifCaseOptional() {
  if case let model? = first([otter("rope")]) { consume(model.toy) }
  if case let model? = first([]) { consume(model.toy) }
}

func ifCaseOptionalUnset() {
  if case let model? = first([bare()]) { consume(model.toy) }  // error: unset-required-field
}

func ifCaseSome() {
  if case .some(let model) = first([bare()]) { consume(model.toy) }  // error: unset-required-field
}

func guardCase() {
  guard case let model? = first([bare()]) else { return }
  consume(model.toy)  // error: unset-required-field
}

// Form: `for case let x?`

func forCase() {
  let models: [OtterToy?] = [nil, OtterToy(from: otter("rope"))]
  for case let model? in models { consume(model.toy) }
}

func forCaseUnset() {
  let models: [OtterToy?] = [nil, OtterToy(from: bare())]
  for case let model? in models { consume(model.toy) }  // error: unset-required-field
}

// Form: `switch` over a tuple

func tupleSwitch() {
  switch (yes(), OtterToy(from: otter("rope"))) {
  case (true, let model): consume(model.toy)
  case (false, let model): consume(model.species)
  }
}

func tupleSwitchUnset() {
  switch (yes(), OtterToy(from: bare())) {
  case (true, let model): consume(model.toy)  // error: unset-required-field
  case (false, _): break
  }
}

func tupleSwitchOptional() {
  switch (first([bare()]), first([])) {
  case (let model?, nil): consume(model.toy)  // error: unset-required-field
  default: break
  }
}

// Form: `case let x as Type`

func switchOnType() {
  let value: Any = OtterToy(from: bare())
  switch value {
  case let model as OtterToy: consume(model.toy)  // error: unset-required-field
  default: break
  }
}

func switchOnTypeSet() {
  let value: Any = OtterToy(from: otter("rope"))
  switch value {
  case let text as String: consume(text)
  case let model as OtterToy: consume(model.toy)
  default: break
  }
}

// Form: `case let x where …`

func switchWhere() {
  switch OtterToy(from: otter("rope")) {
  case let model where model.toy == "ball": consume(model.species)
  default: break
  }
}

func switchWhereUnset() {
  switch OtterToy(from: bare()) {
  case let model where model.toy == "ball": consume("ball")  // error: unset-required-field
  default: break
  }
}

// Form: `if` as a value

func ifValue() {
  let model = OtterToy(from: otter("rope"))
  let text = if decide(true) { model.toy } else { "none" }
  consume(text)
}

func ifValueUnset() {
  let model = OtterToy(from: bare())
  let text = if yes() { model.toy } else { "none" }  // error: unset-required-field
  consume(text)
}

func ifValueOfMocks() {
  let mock = if decide(true) { bare() } else { Mock<Otter>() }
  consume(OtterToy(from: mock).toy)  // error: unset-required-field
}

func ifValueOneWay() {
  let mock = if decide(false) { bare() } else { otter("rope") }
  consume(OtterToy(from: mock).toy)  // hint: unset-required-field
}

// Form: `switch` as a value

func switchValue() {
  let model = OtterToy(from: otter("rope"))
  let text =
    switch decide(true) {
    case true: model.toy
    case false: model.species  // hint: unset-required-field
    }
  consume(text)
}

func switchValueUnset() {
  let model = OtterToy(from: bare())
  let text =
    switch decide(true) ? 3 : 3 {
    case 1: "one"
    default: model.toy  // error: unset-required-field
    }
  consume(text)
}

// Form: `as?`

func castToModel() {
  let value: Any = OtterToy(from: otter("rope"))
  consume((value as? OtterToy)?.toy)
}

func castToModelUnset() {
  let value: Any = OtterToy(from: bare())
  if let model = value as? OtterToy { consume(model.toy) }  // error: unset-required-field
}

func castFromAny() {
  let values: [Any] = [OtterToy(from: bare())]
  consume(values.compactMap { $0 as? OtterToy }.map(\.toy))  // error: unset-required-field
}

func castFails() {
  let value: Any = OtterToy(from: bare())
  if let model = value as? ResidentsQuery.Data { consume(model.residents) }
  if let text = value as? String { consume(text) }
}

func castToMock() {
  let value: Any = bare()
  guard let mock = value as? Mock<Otter> else { return }
  consume(OtterToy(from: mock).toy)  // error: unset-required-field
}

// Form: aliases in functions

func localAlias() {
  typealias Toy = OtterToy
  consume(Toy(from: otter("rope")).toy)
}

func localAliasUnset() {
  typealias Toy = OtterToy
  consume(Toy(from: bare()).toy)  // error: unset-required-field
}

// Form: ternary expressions between mocks or models

func ternaryOfMocks() {
  let mock = decide(true) ? otter("rope") : otter("ball")
  consume(OtterToy(from: mock).toy)
}

func ternaryOfMocksUnset() {
  let mock = decide(true) ? otter("rope") : otter("ball")
  consume(OtterToy(from: mock).species)  // error: unset-required-field
}

func ternaryOneWay() {
  let mock = decide(false) ? bare() : otter("ball")
  consume(OtterToy(from: mock).toy)  // hint: unset-required-field
}

func ternaryOfModels() {
  let model = decide(true) ? OtterToy(from: bare()) : OtterToy(from: bare())
  consume(model.toy)  // error: unset-required-field
}

// Form: the right side of `??`

func rightOfCoalescing() {
  let model = first([]) ?? OtterToy(from: otter("rope"))
  consume(model.toy)
}

func rightOfCoalescingUnset() {
  let model = first([]) ?? OtterToy(from: bare())
  consume(model.toy)  // error: unset-required-field
}

func coalescingOfUnknown() {
  let given: Mock<Otter>? = decide(true) ? otter("rope") : nil
  consume(OtterToy(from: given ?? bare()).species)  // error: unset-required-field
}

func changedOnBothWays() {
  let mock = bare()
  if decide(true) { mock.toy = "rope" } else { mock.toy = "ball" }
  consume(OtterToy(from: mock).toy)
}

func choiceThenSet() {
  let mock = decide(true) ? bare() : Mock<Otter>()
  mock.toy = "rope"
  consume(OtterToy(from: mock).toy)  // hint: unset-required-field
}

// Form: `while case let x?`

func whileCase() {
  var models = [OtterToy(from: otter("rope")), OtterToy(from: otter("ball"))]
  while case let model? = models.popLast() { consume(model.toy) }
}

func whileCaseUnset() {
  var models = [OtterToy(from: bare())]
  while case let model? = models.popLast() { consume(model.toy) }  // error: unset-required-field
}

// Form: `map` of an optional

func mapOfOptional() {
  consume(first([otter("rope")]).map { $0.toy })
  consume(first([]).map { $0.toy })
}

func mapOfOptionalUnset() {
  consume(first([bare()]).map { $0.toy })  // error: unset-required-field
}

func mapToUnknown() {
  let query = Mock<Query>()
  query.resident = bare()
  let data = SearchQuery.Data(from: query)
  _ = data.resident.map(String.init(describing:))
  consume(data.resident?.id)  // error: unset-required-field
}
