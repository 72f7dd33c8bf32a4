import MockSupport
import ZooAPI
import ZooMocks

let controlForms: [Sample] = [
  Sample("setOnOneWay", setOnOneWay), Sample("setOnBothWays", setOnBothWays), Sample("setOnNoWay", setOnNoWay),
  Sample("readOnOneWay", readOnOneWay), Sample("knownCondition", knownCondition), Sample("earlyReturn", earlyReturn),
  Sample("neverReached", neverReached), Sample("ternary", ternary), Sample("shortCircuit", shortCircuit),
  Sample("nilCoalescing", nilCoalescing), Sample("switchSets", switchSets), Sample("setInKnownLoop", setInKnownLoop),
  Sample("setInUnknownLoop", setInUnknownLoop), Sample("whileLoop", whileLoop), Sample("breakOut", breakOut),
  Sample("continues", continues), Sample("mayThrowBefore", mayThrowBefore), Sample("throwsBefore", throwsBefore),
  Sample("caughtError", caughtError), Sample("optionalTry", optionalTry), Sample("deferred", deferred),
  Sample("replacedVariable", replacedVariable), Sample("replacedOnOneWay", replacedOnOneWay),
  Sample("changedByClosure", changedByClosure), Sample("changedInOut", changedInOut),
  Sample("guardElse", guardElse), Sample("shadowed", shadowed), Sample("localFunction", localFunction),
  Sample("calledClosure", calledClosure), Sample("elseIf", elseIf), Sample("emptyLoop", emptyLoop),
  Sample("continueInSwitch", continueInSwitch), Sample("thrownAndCaught", thrownAndCaught),
  Sample("mayBeThrownAndCaught", mayBeThrownAndCaught),
]

func setOnOneWay() {
  let mock = Mock<Otter>()
  if decide(true) { mock.toy = "ball" }
  _ = OtterToy(from: mock).toy  // hint: unset-required-field
}

func setOnBothWays() {
  let mock = Mock<Otter>()
  if decide(true) { mock.toy = "ball" } else { mock.toy = "rope" }
  _ = OtterToy(from: mock).toy
}

func setOnNoWay() {
  let mock = Mock<Otter>()
  if decide(true) { mock.species = "Lutra" } else { mock.born = .defaultMockValue }
  _ = OtterToy(from: mock).toy  // error: unset-required-field
}

func readOnOneWay() {
  let mock = Mock<Otter>()
  if decide(false) {
    _ = OtterToy(from: mock).toy  // hint: unset-required-field
  }
}

func knownCondition() {
  let mock = Mock<Otter>()
  let sets = no()
  if sets { mock.toy = "ball" }
  if !sets {
    _ = OtterToy(from: mock).toy  // error: unset-required-field
  }
}

func earlyReturn() {
  let mock = Mock<Otter>()
  if decide(true) { return }
  _ = OtterToy(from: mock).toy  // hint: unset-required-field
}

func neverReached() {
  let model = OtterToy(from: Mock<Otter>())
  let isOver = yes()
  if isOver { return }
  _ = model.toy
}

func ternary() {
  let mock = decide(true) ? Mock<Otter>() : Mock<Otter>(toy: "ball")
  consume(mock)
  let isKnown = yes()
  let other = isKnown ? Mock<Otter>() : Mock<Otter>(toy: "ball")
  _ = OtterToy(from: other).toy  // error: unset-required-field
}

func shortCircuit() {
  let model = OtterToy(from: Mock<Otter>())
  let isKnown = no()
  consume(isKnown && model.toy == "ball")
  consume(decide(true) || model.toy == "ball")  // hint: unset-required-field
  consume(isKnown || model.toy == "ball")  // error: unset-required-field
}

func nilCoalescing() {
  let query = Mock<Query>(residents: [Mock<Otter>()])
  let resident = ResidentsQuery.Data(from: query).residents[0]
  consume(resident.nickname ?? "none")
  consume(resident.nickname ?? resident.species)  // error: unset-required-field
}

func switchSets() {
  let mock = Mock<Otter>()
  switch decide(true) {
  case true:
    mock.toy = "ball"
    mock.species = "Lutra"
  default: mock.toy = "rope"
  }
  _ = OtterToy(from: mock).toy
  _ = OtterToy(from: mock).species  // hint: unset-required-field
}

func setInKnownLoop() {
  let mocks = [Mock<Otter>(), Mock<Otter>()]
  for mock in mocks { mock.toy = "ball" }
  _ = OtterToy(from: mocks[1]).toy
  _ = OtterToy(from: mocks[1]).species  // error: unset-required-field
}

func setInUnknownLoop() {
  let mock = Mock<Otter>()
  for text in CommandLine.arguments { mock.toy = "a \(text)" }
  _ = OtterToy(from: mock).toy  // hint: unset-required-field
}

func whileLoop() {
  let mock = Mock<Otter>()
  var count = 0
  while count < 2 {
    mock.toy = "ball"
    count += 1
  }
  _ = OtterToy(from: mock).toy
}

func breakOut() {
  let mock = Mock<Otter>()
  for number in [1, 2, 3] {
    if decide(number == 2) { break }
    mock.toy = "ball"
  }
  _ = OtterToy(from: mock).toy  // hint: unset-required-field
}

func continues() {
  let mock = Mock<Otter>()
  let skips = yes()
  for _ in [1, 2] {
    if skips { continue }
    mock.toy = "ball"
  }
  consume(mock.toy == nil)
  _ = OtterToy(from: mock).toy  // error: unset-required-field
}

func mayThrowBefore() throws {  // crashes
  let model = OtterToy(from: Mock<Otter>())
  try mayFail()
  _ = model.toy  // hint: unset-required-field
}

func throwsBefore() throws {
  let model = OtterToy(from: Mock<Otter>())
  let fails = yes()
  if fails { throw Failure() }
  _ = model.toy
}

func caughtError() {
  let mock = Mock<Otter>()
  do {
    try mayFail()
    mock.toy = "ball"
  } catch {
    mock.toy = "rope"
  }
  _ = OtterToy(from: mock).toy
}

func optionalTry() {
  let model = OtterToy(from: Mock<Otter>())
  try? mayFail()
  _ = model.toy  // error: unset-required-field
}

/// A `defer` has no effect before the end.
func deferred() {
  let mock = Mock<Otter>()
  defer { mock.toy = "ball" }
  consume(mock.toy == nil)
  _ = OtterToy(from: mock).toy  // error: unset-required-field
  mock.toy = "rope"
}

func replacedVariable() {
  var mock = Mock<Otter>(toy: "ball")
  _ = OtterToy(from: mock).toy
  mock = Mock<Otter>()
  _ = OtterToy(from: mock).toy  // error: unset-required-field
}

func replacedOnOneWay() {
  var mock = Mock<Otter>()
  if decide(true) { mock = Mock<Otter>(toy: "ball") }
  _ = OtterToy(from: mock).toy  // hint: unset-required-field
}

func changedByClosure() {
  var mock = Mock<Otter>()
  let change = { mock = Mock<Otter>(toy: "ball") }
  run(change)
  _ = OtterToy(from: mock).toy
}

func run(_ body: () -> Void) { body() }

func changedInOut() {
  var mock = Mock<Otter>()
  replace(&mock)
  _ = OtterToy(from: mock).toy
}

func replace(_ mock: inout Mock<Otter>) { mock = Mock<Otter>(toy: "ball") }

func guardElse() {
  let query = Mock<Query>(residents: [Mock<Otter>()])
  guard let keeper = ResidentsQuery.Data(from: query).residents[0].keeper else {
    _ = ResidentsQuery.Data(from: query).residents[0].id  // error: unset-required-field
    return
  }
  _ = keeper.name
}

func shadowed() {
  let mock = Mock<Otter>(toy: "ball")
  if decide(true) {
    let mock = Mock<Otter>()
    consume(mock.toy == nil)
  }
  _ = OtterToy(from: mock).toy
}

func localFunction() {
  let mock = Mock<Otter>()
  func fill(_ text: String) { mock.toy = text }
  fill("ball")
  _ = OtterToy(from: mock).toy
  _ = OtterToy(from: mock).species  // error: unset-required-field
}

func calledClosure() {
  let make = { (toy: String) in Mock<Otter>(toy: toy) }
  let empty = { Mock<Otter>() }
  _ = OtterToy(from: make("ball")).toy
  _ = OtterToy(from: empty()).toy  // error: unset-required-field
}

func elseIf() {
  let mock = Mock<Otter>()
  if decide(false) {
    mock.toy = "a"
  } else if decide(false) {
    mock.toy = "b"
  } else {
    mock.toy = "c"
  }
  _ = OtterToy(from: mock).toy
}

func emptyLoop() {
  let model = OtterToy(from: Mock<Otter>())
  let numbers: [Int] = []
  for _ in numbers { _ = model.toy }
}

func continueInSwitch() {
  let model = OtterToy(from: Mock<Otter>())
  for _ in [1] {
    switch decide(true) {
    case true: continue
    default: consume(1)
    }
    _ = model.toy  // hint: unset-required-field
  }
}

func thrownAndCaught() {
  let mock = Mock<Otter>()
  do {
    if yes() { throw Failure() }
    mock.toy = "ball"
  } catch {
    mock.species = "Lutra"
  }
  _ = OtterToy(from: mock).species
  _ = OtterToy(from: mock).toy  // error: unset-required-field
}

func mayBeThrownAndCaught() {
  let mock = Mock<Otter>()
  do {
    if decide(false) { throw Failure() }
    mock.toy = "ball"
  } catch {
    mock.species = "Lutra"
  }
  _ = OtterToy(from: mock).species  // hint: unset-required-field
  _ = OtterToy(from: mock).born  // error: unset-required-field
}
