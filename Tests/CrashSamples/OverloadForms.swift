import MockSupport
import ZooAPI
import ZooMocks

let overloadForms: [Sample] = [
  Sample("overloadedByLabel", overloadedByLabel), Sample("overloadedByType", overloadedByType),
  Sample("overloadedByDefault", overloadedByDefault), Sample("overloadedUnclear", overloadedUnclear),
  Sample("memberBeforeGlobal", memberBeforeGlobal), Sample("overloadedByProperty", overloadedByProperty),
  Sample("overloadedByElement", overloadedByElement), Sample("overloadedByText", overloadedByText),
  Sample("requiredProperty", requiredProperty), Sample("requiredPropertySet", requiredPropertySet),
  Sample("requiredPropertyOfProtocol", requiredPropertyOfProtocol),
  Sample("staticMethodOfParameter", staticMethodOfParameter), Sample("staticMethodThatFills", staticMethodThatFills),
  Sample("staticMethodOfExtension", staticMethodOfExtension),
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

// Form: overloads for an element of a list, or of lists with `+`

private func caption(_ number: Int) -> String { "\(number)" }
private func caption(_ model: OtterToy) -> String { model.toy }  // error: unset-required-field

func overloadedByElement() {  // crashes
  let models = [OtterToy(from: Mock<Otter>())]
  consume(caption(models[0]))
  let more = ([OtterToy(from: Mock<Otter>())] + models)[1]
  consume(caption(more))
}

func overloadedByText() {
  let models = [OtterToy(from: Mock<Otter>(toy: "ball"))]
  consume(caption((models + [models[0]])[1]))
}

// Form: computed properties that a protocol requires

protocol Captioned {
  var caption: String { get }
}

extension Captioned {
  var caption: String { "" }
}

struct CaptionedModel: Captioned {
  let model: OtterToy
  var caption: String { model.toy }  // error: unset-required-field
}

func requiredProperty() {  // crashes
  let item = CaptionedModel(model: OtterToy(from: Mock<Otter>()))
  consume(item.caption)
}

func requiredPropertySet() {
  let item = CaptionedModel(model: OtterToy(from: Mock<Otter>(toy: "ball")))
  consume(item.caption)
}

func requiredPropertyOfProtocol() {  // crashes
  let item: any Captioned = CaptionedModel(model: OtterToy(from: Mock<Otter>()))
  consume(item.caption)
}

protocol StaticFilling {
  static func fill(_ mock: Mock<Otter>)
}

extension StaticFilling {
  static func leave(_ mock: Mock<Otter>) {}
}

enum ToyFilling: StaticFilling {
  static func fill(_ mock: Mock<Otter>) { mock.toy = "ball" }
  static func leave(_ mock: Mock<Otter>) { mock.toy = "ball" }
}

enum NoFilling: StaticFilling {
  static func fill(_ mock: Mock<Otter>) {}
}

func fill<F: StaticFilling>(_ mock: Mock<Otter>, by type: F.Type) { F.fill(mock) }
func leave<F: StaticFilling>(_ mock: Mock<Otter>, by type: F.Type) { F.leave(mock) }

// Form: static methods of generic parameters

func staticMethodOfParameter() {
  let mock = Mock<Otter>()
  fill(mock, by: NoFilling.self)
  consume(OtterToy(from: mock).toy)  // error: unset-required-field
}

func staticMethodThatFills() {
  let mock = Mock<Otter>()
  fill(mock, by: ToyFilling.self)
  consume(OtterToy(from: mock).toy)
}

func staticMethodOfExtension() {
  let mock = Mock<Otter>()
  leave(mock, by: ToyFilling.self)
  consume(OtterToy(from: mock).toy)  // error: unset-required-field
}
