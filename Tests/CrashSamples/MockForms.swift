import MockSupport
import ZooAPI
import ZooMocks

let mockForms: [Sample] = [
  Sample("bareMock", bareMock), Sample("bareMockSet", bareMockSet), Sample("argument", argument),
  Sample("argumentFillsDefaults", argumentFillsDefaults), Sample("defaultsAreShallow", defaultsAreShallow),
  Sample("defaultListIsEmpty", defaultListIsEmpty), Sample("mockFunction", mockFunction),
  Sample("emptyMockFunction", emptyMockFunction), Sample("contextualInit", contextualInit),
  Sample("contextualMock", contextualMock), Sample("implicitArgument", implicitArgument),
  Sample("setToNil", setToNil), Sample("alias", alias), Sample("chainedSet", chainedSet),
  Sample("chainedSetOfNothing", chainedSetOfNothing), Sample("laterChange", laterChange),
  Sample("sharedChild", sharedChild), Sample("append", append), Sample("appendToUnset", appendToUnset),
  Sample("elementOfList", elementOfList), Sample("replacedElement", replacedElement), Sample("typeAlias", typeAlias),
  Sample("moduleQualified", moduleQualified), Sample("handedOn", handedOn),
]

func bareMock() {
  let mock = Mock<Otter>()
  mock.toy = "ball"
  _ = OtterToy(from: mock).species  // error: unset-required-field
}

func bareMockSet() {
  let mock = Mock<Otter>()
  mock.species = "Lutra lutra"
  _ = OtterToy(from: mock).species
}

func argument() {
  let mock = Mock<Otter>(species: "Lutra lutra")
  _ = OtterToy(from: mock).species
}

func argumentFillsDefaults() {
  let mock = Mock<Otter>(species: "Lutra lutra")
  _ = OtterToy(from: mock).toy
}

func defaultsAreShallow() {
  let mock = Mock<Otter>(species: "Lutra lutra")
  _ = DenDepth(from: mock).den.depth  // error: unset-required-field
}

func defaultListIsEmpty() {
  let query = Mock<Query>(search: [])
  for resident in ResidentsQuery.Data(from: query).residents { _ = resident.species }
}

func mockFunction() {
  let mock = Otter.mock(toy: "ball")
  _ = OtterToy(from: mock).species
}

func emptyMockFunction() {
  let mock = Otter.mock()
  _ = OtterToy(from: mock).species
  _ = DenDepth(from: mock).den.depth  // error: unset-required-field
}

func contextualInit() {
  let mock: Mock<Otter> = .init()
  let filled: Mock<Otter> = .init(toy: "ball")
  _ = OtterToy(from: filled).species
  _ = OtterToy(from: mock).species  // error: unset-required-field
}

func contextualMock() {
  let mock: Mock<Otter> = Mock()
  _ = OtterToy(from: mock).toy  // error: unset-required-field
}

func implicitArgument() {
  let mock = Mock<Otter>(den: .init())
  _ = DenDepth(from: mock).den.depth  // error: unset-required-field
}

func setToNil() {
  let mock = Mock<Otter>(toy: "ball")
  mock.toy = nil  // error: null-for-required
  _ = OtterToy(from: mock).toy
}

func alias() {
  let mock = Mock<Otter>()
  let other = mock
  other.toy = "ball"
  _ = OtterToy(from: mock).toy
  _ = OtterToy(from: other).species  // error: unset-required-field
}

func chainedSet() {
  let mock = Mock<Otter>(den: Mock<Den>())
  mock.den?.depth = 3
  _ = DenDepth(from: mock).den.depth
  mock.den!.depth = nil  // error: null-for-required
  _ = DenDepth(from: mock).den.depth
}

func chainedSetOfNothing() {
  let mock = Mock<Otter>()
  mock.den?.depth = 3
  _ = DenDepth(from: mock).den  // error: unset-required-field
}

func laterChange() {
  let mock = Mock<Otter>()
  let model = OtterToy(from: mock)
  mock.toy = "ball"
  _ = model.toy  // error: unset-required-field
}

func sharedChild() {
  let den = Mock<Den>()
  let first = Mock<Otter>(den: den)
  let second = Mock<Parrot>(den: den)
  den.depth = 2
  _ = DenDepth(from: first).den.depth
  first.den?.depth = nil  // error: null-for-required
  _ = DenDepth(from: second).den.depth
}

func append() {
  let query = Mock<Query>(residents: [])
  query.residents?.append(Mock<Otter>())
  _ = ResidentsQuery.Data(from: query).residents[0].id  // error: unset-required-field
}

func appendToUnset() {
  let query = Mock<Query>()
  query.residents?.append(Mock<Otter>())
  _ = ResidentsQuery.Data(from: query).residents  // error: unset-required-field
}

func elementOfList() {
  let otters = [Mock<Otter>(), Mock<Otter>()]
  otters[1].toy = "ball"
  _ = OtterToy(from: otters[1]).toy
  _ = OtterToy(from: otters[0]).toy  // error: unset-required-field
}

func replacedElement() {
  var otters = [Mock<Otter>(), Mock<Otter>()]
  otters[0] = Mock<Otter>(toy: "ball")
  _ = OtterToy(from: otters[0]).toy
  _ = OtterToy(from: otters[1]).toy  // error: unset-required-field
}

typealias OtterMock = Mock<Otter>
typealias Toy = OtterToy

func typeAlias() {
  let mock = OtterMock()
  _ = Toy(from: mock).toy  // error: unset-required-field
}

func moduleQualified() async {
  let mock = MockSupport.Mock<ZooMocks.Otter>()
  _ = await ZooAPI.OtterToy.from(mock).toy  // error: unset-required-field
}

/// Code that gets the mock may set the missing fields.
func handedOn() {
  let mock = Mock<Otter>()
  fill(mock)
  _ = OtterToy(from: mock).toy
}

private let fill: @Sendable (Mock<Otter>) -> Void = { $0.toy = "ball" }
