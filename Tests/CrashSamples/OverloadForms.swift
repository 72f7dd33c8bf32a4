import MockSupport
import ZooAPI
import ZooMocks

let overloadForms: [Sample] = [
  Sample("overloadedByLabel", overloadedByLabel), Sample("overloadedByType", overloadedByType),
  Sample("overloadedByDefault", overloadedByDefault), Sample("overloadedUnclear", overloadedUnclear),
  Sample("memberBeforeGlobal", memberBeforeGlobal), Sample("overloadedByProperty", overloadedByProperty),
]

func makeOne(toy: String) -> Mock<Otter> { Mock<Otter>(toy: toy) }
func makeOne(species: String) -> Mock<Otter> {
  let mock = Mock<Otter>()
  mock.species = species
  return mock
}

func overloadedByLabel() {
  _ = OtterToy(from: makeOne(toy: "ball")).toy
  _ = OtterToy(from: makeOne(species: "Lutra")).toy  // error: unset-required-field
}

func makeTwo(_ toy: String) -> Mock<Otter> { Mock<Otter>(toy: toy) }
func makeTwo(_ isEmpty: Bool) -> Mock<Otter> { Mock<Otter>() }
func makeTwo(_ other: Mock<Otter>) -> Mock<Otter> { other }

func overloadedByType() {
  _ = OtterToy(from: makeTwo("ball")).toy
  _ = OtterToy(from: makeTwo(Mock<Otter>(toy: "ball"))).toy
  _ = OtterToy(from: makeTwo(true)).toy  // error: unset-required-field
}

func makeThree(_ toy: String) -> Mock<Otter> { Mock<Otter>() }
func makeThree(_ toy: String, species: String = "Lutra") -> Mock<Otter> { Mock<Otter>(species: species, toy: toy) }

func overloadedByDefault() {
  _ = OtterToy(from: makeThree("ball", species: "Lutra")).toy
  _ = OtterToy(from: makeThree("ball")).toy  // error: unset-required-field
}

func makeFour(_ number: Int) -> Mock<Otter> { Mock<Otter>() }
func makeFour(_ number: Double) -> Mock<Otter> { Mock<Otter>(toy: "ball") }

func overloadedUnclear() {
  let number = 1.5
  _ = OtterToy(from: makeFour(number)).toy
}

func makeFifth() -> Mock<Otter> { Mock<Otter>() }

struct Own {
  func makeFifth() -> Mock<Otter> { Mock<Otter>(toy: "ball") }
  func read() { _ = OtterToy(from: makeFifth()).toy }
  func readSpecies() { _ = DenDepth(from: makeFifth()).den.depth }  // error: unset-required-field
}

func memberBeforeGlobal() {  // crashes
  Own().read()
  _ = OtterToy(from: Own().makeFifth()).toy
  Own().readSpecies()
}

func empty(_ otter: Mock<Otter>) {
  otter.toy = nil  // error: null-for-required
}
func empty(_ den: Mock<Den>) {
  den.depth = nil  // warning: null-for-required
}

final class Fixture {
  var otter = Mock<Otter>(toy: "ball")
  let den = Mock<Den>(depth: 2)
  lazy var other = Otter.mock(toy: "ball")

  func read() {
    empty(den)
    _ = OtterToy(from: otter).toy
    empty(self.otter)
    _ = OtterToy(from: otter).toy
    empty(other)
    _ = OtterToy(from: other).toy
  }
}

func overloadedByProperty() {  // crashes
  Fixture().read()
}
