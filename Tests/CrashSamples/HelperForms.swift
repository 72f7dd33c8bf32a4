import MockSupport
import ZooAPI
import ZooMocks

let helperForms: [Sample] = [
  Sample("factory", factory), Sample("factoryWithParameter", factoryWithParameter),
  Sample("factoryWithDefault", factoryWithDefault), Sample("reader", reader), Sample("filler", filler),
  Sample("partialFiller", partialFiller), Sample("staticFactory", staticFactory),
  Sample("staticProperty", staticProperty), Sample("mockExtension", mockExtension),
  Sample("mockExtensionMethod", mockExtensionMethod), Sample("recursive", recursive),
  Sample("modelHelper", modelHelper), Sample("earlyReturningHelper", earlyReturningHelper),
  Sample("throwingHelper", throwingHelper), Sample("overloaded", overloaded), Sample("ownInitializer", ownInitializer),
  Sample("computedProperty", computedProperty), Sample("chainOfHelpers", chainOfHelpers),
]

func makeOtter() -> Mock<Otter> { Mock<Otter>() }

func factory() {
  let mock = makeOtter()
  _ = OtterToy(from: mock).toy  // error: unset-required-field
}

func makeOtter(toy: String?, born: Bool = false) -> Mock<Otter> {
  let mock = Mock<Otter>()
  mock.toy = toy
  if born { mock.born = .defaultMockValue }
  return mock
}

func factoryWithParameter() {
  _ = OtterToy(from: makeOtter(toy: "ball")).toy
  _ = OtterToy(from: makeOtter(toy: nil)).toy  // error: unset-required-field
}

func factoryWithDefault() {
  _ = OtterToy(from: makeOtter(toy: "ball", born: true)).born
  _ = OtterToy(from: makeOtter(toy: "ball")).born  // error: unset-required-field
}

func show(_ toy: OtterToy) {
  consume(toy.toy)  // error: unset-required-field
}

func reader() {  // crashes
  show(OtterToy(from: Mock<Otter>(toy: "ball")))
  show(OtterToy(from: Mock<Otter>()))
}

func fillOtter(_ mock: Mock<Otter>) {
  mock.toy = "ball"
}

func filler() {
  let mock = Mock<Otter>()
  fillOtter(mock)
  _ = OtterToy(from: mock).toy
}

func partialFiller() {
  let mock = Mock<Otter>()
  fillOtter(mock)
  _ = OtterToy(from: mock).species  // error: unset-required-field
}

enum Fixtures {
  static func otter(_ toy: String) -> Mock<Otter> { Mock<Otter>(toy: toy) }

  static var bare: Mock<Otter> {
    let mock = Mock<Otter>()
    mock.species = "Lutra"
    return mock
  }

  static func empty() -> Mock<Otter> { bare }
}

func staticFactory() {
  _ = DenDepth(from: Fixtures.otter("ball")).den
  _ = DenDepth(from: Fixtures.otter("ball")).den.depth  // error: unset-required-field
}

func staticProperty() {
  _ = OtterToy(from: Fixtures.bare).species
  _ = OtterToy(from: Fixtures.bare).toy  // error: unset-required-field
}

func chainOfHelpers() {
  _ = OtterToy(from: Fixtures.empty()).species
  _ = OtterToy(from: Fixtures.empty()).toy  // error: unset-required-field
}

extension Mock where O == Otter {
  static var stray: Mock<Otter> {
    let mock = Mock<Otter>()
    mock.species = "Lutra"
    return mock
  }

  func playing() -> Mock<Otter> {
    self.toy = "ball"
    return self
  }
}

func mockExtension() async {
  _ = await OtterToy.from(.stray).species
  _ = await OtterToy.from(.stray).toy  // error: unset-required-field
}

func mockExtensionMethod() {
  _ = OtterToy(from: Mock<Otter>().playing()).toy
  _ = OtterToy(from: Mock<Otter>().playing()).species  // error: unset-required-field
}

func fillAgain(_ mock: Mock<Otter>, _ count: Int) {
  if count == 0 { mock.toy = "ball" } else { fillAgain(mock, count - 1) }
}

func recursive() {
  let mock = Mock<Otter>()
  fillAgain(mock, 3)
  _ = OtterToy(from: mock).toy
}

func makeToy() -> OtterToy { OtterToy(from: Mock<Otter>()) }

func modelHelper() {
  _ = makeToy().toy  // error: unset-required-field
}

func maybeFill(_ mock: Mock<Otter>) {
  guard decide(true) else { return }
  mock.toy = "ball"
}

func earlyReturningHelper() {
  let mock = Mock<Otter>()
  maybeFill(mock)
  consume(mock.toy == nil)
  let model = OtterToy(from: mock)
  _ = model.toy  // hint: unset-required-field
  _ = model.species  // error: unset-required-field
}

func fillOrThrow(_ mock: Mock<Otter>) throws {
  if decide(false) { throw Failure() }
  mock.toy = "ball"
}

func throwingHelper() throws {  // crashes
  let mock = Mock<Otter>()
  try fillOrThrow(mock)
  _ = OtterToy(from: mock).toy
  _ = OtterToy(from: mock).species  // hint: unset-required-field
}

func makeAny(_ toy: String) -> Mock<Otter> { Mock<Otter>(toy: toy) }
func makeAny(_ count: Int) -> Mock<Otter> { Mock<Otter>() }

func overloaded() {
  _ = OtterToy(from: makeAny("ball")).toy
}

extension Mock where O == Parrot {
  convenience init(talking: String) {
    self.init()
    self.species = talking
    self.neighbors = []
  }
}

func ownInitializer() {
  let query = Mock<Query>(residents: [Mock<Parrot>(talking: "Ara")])
  _ = ResidentsQuery.Data(from: query).residents[0].species
}

var current: Mock<Otter> { Mock<Otter>(toy: "ball") }

func computedProperty() {
  _ = OtterToy(from: current).toy
  _ = DenDepth(from: current).den.depth  // error: unset-required-field
}
