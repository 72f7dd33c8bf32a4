import MockSupport
import ZooAPI
import ZooMocks

let builderForms: [Sample] = [
  Sample("structBuilder", structBuilder), Sample("structBuilderUnset", structBuilderUnset),
  Sample("builderCopies", builderCopies), Sample("classBuilder", classBuilder),
  Sample("mutatingBuilder", mutatingBuilder), Sample("builderInBuilder", builderInBuilder),
  Sample("unknownBuilder", unknownBuilder), Sample("configured", configured),
  Sample("configuredForAll", configuredForAll), Sample("pageObject", pageObject),
  Sample("pageObjectSet", pageObjectSet),
  Sample("modelFactory", modelFactory), Sample("modelFactoryInContext", modelFactoryInContext),
  Sample("modelExtension", modelExtension), Sample("sharedModel", sharedModel), Sample("sharedMock", sharedMock),
  Sample("sharedVariable", sharedVariable), Sample("globalModel", globalModel),
  Sample("ownConvenience", ownConvenience),
  Sample("protocolHelper", protocolHelper), Sample("nestedTypes", nestedTypes),
  Sample("functionAsValue", functionAsValue), Sample("keptInArray", keptInArray),
  Sample("handedOnObject", handedOnObject), Sample("genericHelper", genericHelper),
]

struct OtterBuilder {
  var toy: String?
  var species: String? = "Lutra"
  var den: DenBuilder?

  func with(toy: String?) -> Self {
    var copy = self
    copy.toy = toy
    return copy
  }

  func with(species: String?) -> OtterBuilder {
    var copy = self
    copy.species = species
    return copy
  }

  func with(den: DenBuilder) -> Self {
    var copy = self
    copy.den = den
    return copy
  }

  func build() -> Mock<Otter> {
    let mock = Mock<Otter>()
    mock.toy = toy
    mock.species = species
    if let den { mock.den = den.build() }
    return mock
  }
}

struct DenBuilder {
  var depth: Int?

  func build() -> Mock<Den> {
    let mock = Mock<Den>()
    mock.depth = depth
    return mock
  }
}

func structBuilder() {
  let mock = OtterBuilder().with(toy: "ball").build()
  _ = OtterToy(from: mock).toy
  _ = OtterToy(from: mock).species
  _ = OtterToy(from: mock).born  // error: unset-required-field
}

func structBuilderUnset() {
  let mock = OtterBuilder()
    .with(toy: "ball")
    .with(species: nil)
    .build()
  _ = OtterToy(from: mock).species  // error: unset-required-field
}

func builderCopies() {
  let bare = OtterBuilder()
  let filled = bare.with(toy: "ball")
  _ = OtterToy(from: filled.build()).toy
  _ = OtterToy(from: bare.build()).toy  // error: unset-required-field
}

final class ParrotBuilder {
  private let mock: Mock<Parrot>

  init(species: String) {
    mock = Mock<Parrot>()
    mock.species = species
  }

  @discardableResult
  func with(wingspan: Double) -> ParrotBuilder {
    mock.wingspan = wingspan
    return self
  }

  func build() -> Mock<Parrot> { mock }
}

func classBuilder() {
  let builder = ParrotBuilder(species: "Ara")
  builder.with(wingspan: 2).with(wingspan: 3)
  let query = Mock<Query>(residents: [builder.build()])
  let resident = ResidentsQuery.Data(from: query).residents[0]
  _ = resident.asFlier?.wingspan
  _ = resident.species
  _ = resident.id  // error: unset-required-field
}

struct Counter {
  var mock = Mock<Otter>()
  var count = 0

  mutating func next(_ toy: String?) {
    count += 1
    mock = Mock<Otter>()
    mock.toy = toy
  }
}

func mutatingBuilder() {
  var counter = Counter()
  counter.next("ball")
  _ = OtterToy(from: counter.mock).toy
  let old = counter
  counter.next(nil)
  _ = OtterToy(from: old.mock).toy
  _ = OtterToy(from: counter.mock).toy  // error: unset-required-field
}

func builderInBuilder() {
  let builder = OtterBuilder(den: DenBuilder(depth: 3))
  _ = DenDepth(from: builder.build()).den.depth
  _ = DenDepth(from: builder.with(den: DenBuilder()).build()).den.depth  // error: unset-required-field
}

extension OtterBuilder {
  func setting<T>(_ path: WritableKeyPath<OtterBuilder, T>, to value: T) -> Self {
    var copy = self
    copy[keyPath: path] = value
    return copy
  }
}

/// The analysis does not follow writes through key paths.
func unknownBuilder() {
  let mock = OtterBuilder().with(species: nil).setting(\.species, to: "Lutra").build()
  _ = OtterToy(from: mock).species
}

extension Mock where O == Otter {
  func configured(_ change: (Mock<Otter>) -> Void) -> Mock<Otter> {
    change(self)
    return self
  }

  static func playing(with toy: String?) -> Mock<Otter> {
    let mock = Mock<Otter>()
    mock.toy = toy
    return mock
  }
}

extension Mock {
  func also(_ change: (Mock<O>) -> Void) -> Mock<O> {
    change(self)
    return self
  }
}

func configured() {
  let mock = Mock<Otter>().configured { $0.toy = "ball" }
  _ = OtterToy(from: mock).toy
  _ = OtterToy(from: mock).species  // error: unset-required-field
}

func configuredForAll() async {
  let mock = Mock<Otter>().also { $0.toy = "ball" }.also { $0.species = "Lutra" }
  _ = OtterToy(from: mock).species
  _ = await OtterToy.from(.playing(with: "rope")).toy
  _ = await OtterToy.from(.playing(with: nil)).toy  // error: unset-required-field
}

struct OtterPage {
  let model: OtterToy

  init(_ mock: Mock<Otter>) { model = OtterToy(from: mock) }

  var title: String { model.species }

  func checkToy() {
    consume(model.toy)  // error: unset-required-field
  }
}

func pageObject() {  // crashes
  let page = OtterPage(Mock<Otter>())
  page.checkToy()
}

func pageObjectSet() {
  let mock = Mock<Otter>(toy: "ball")
  let page = OtterPage(mock)
  page.checkToy()
  consume(page.title)
}

extension OtterToy {
  static func mock(toy: String? = "ball") -> OtterToy {
    let mock = Mock<Otter>()
    mock.toy = toy
    return OtterToy(from: mock)
  }

  static let sample = OtterToy(from: Mock<Otter>(toy: "ball"))
  static let bare = OtterToy(from: Mock<Otter>())

  var shout: String { toy + "!" }  // error: unset-required-field

  func isNamed(_ name: String) -> Bool { species == name }
}

func modelFactory() {
  _ = OtterToy.mock().toy
  _ = OtterToy.mock(toy: nil).toy  // error: unset-required-field
}

func modelFactoryInContext() {
  let model: OtterToy = .mock()
  _ = model.toy
  let other: OtterToy = .bare
  _ = other.species  // error: unset-required-field
}

func modelExtension() {  // crashes
  _ = OtterToy.mock().shout
  consume(OtterToy.sample.isNamed("Lutra"))
  _ = OtterToy.mock(toy: nil).shout
}

func sharedModel() {
  _ = OtterToy.sample.toy
  _ = OtterToy.bare.toy  // error: unset-required-field
}

enum Shared {
  static let otter = Mock<Otter>()
  nonisolated(unsafe) static var other = Mock<Otter>()
}

/// Another test may have set the field.
func sharedMock() {  // crashes
  _ = OtterToy(from: Shared.otter).toy  // hint: unset-required-field
}

func sharedVariable() {
  Shared.other = Mock<Otter>(toy: "ball")
  _ = OtterToy(from: Shared.other).toy
}

private let globalToy = OtterToy(from: Mock<Otter>(toy: "ball"))
private let bareToy = OtterToy(from: Mock<Otter>())

func globalModel() {
  _ = globalToy.toy
  _ = bareToy.toy  // error: unset-required-field
}

extension Mock where O == Otter {
  convenience init(named species: String, toy: String? = nil) {
    self.init()
    self.species = species
    self.toy = toy
  }
}

func ownConvenience() {
  _ = OtterToy(from: Mock<Otter>(named: "Lutra", toy: "ball")).toy
  let mock = Mock<Otter>(named: "Lutra")
  _ = OtterToy(from: mock).species
  _ = OtterToy(from: mock).toy  // error: unset-required-field
}

protocol MakesOtters {}

extension MakesOtters {
  func makeAnOtter() -> Mock<Otter> {
    let mock = Mock<Otter>()
    mock.species = "Lutra"
    return mock
  }
}

struct Keepers: MakesOtters {
  func model() -> OtterToy { OtterToy(from: makeAnOtter()) }
}

func protocolHelper() {
  _ = Keepers().model().species
  _ = OtterToy(from: Keepers().makeAnOtter()).toy  // error: unset-required-field
}

enum Scene {
  struct Options {
    var toy: String?
  }

  static let standard = Options(toy: "ball")

  static func otter(_ options: Options = standard) -> Mock<Otter> {
    let mock = Mock<Otter>()
    mock.toy = options.toy
    return mock
  }
}

func nestedTypes() {
  _ = OtterToy(from: Scene.otter()).toy
  _ = OtterToy(from: Scene.otter(.init(toy: "rope"))).toy
  _ = OtterToy(from: Scene.otter(Scene.Options())).toy  // error: unset-required-field
}

func named(_ species: String) -> Mock<Otter> {
  let mock = Mock<Otter>()
  mock.species = species
  return mock
}

func functionAsValue() {
  let mocks = ["a", "b"].map(named)
  _ = OtterToy(from: mocks[1]).species
  _ = OtterToy(from: mocks[0]).toy  // error: unset-required-field
}

func keptInArray() {
  let pages = [OtterPage(Mock<Otter>(toy: "ball")), OtterPage(Mock<Otter>())]
  consume(pages[0].title)
  _ = pages[0].model.toy
  _ = pages[1].model.born  // error: unset-required-field
}

final class Holder {
  var otter = Mock<Otter>()
}

/// Code that gets the object can change its contents.
func handedOnObject() {
  let holder = Holder()
  let fill: (Holder) -> Void = decide(true) ? { $0.otter.toy = "ball" } : { _ in }
  fill(holder)
  _ = OtterToy(from: holder.otter).toy
}

func wrapped<T>(_ value: T, _ change: (inout T) -> Void) -> T {
  var copy = value
  change(&copy)
  return copy
}

func genericHelper() {
  let builder = wrapped(OtterBuilder()) { $0.species = nil }
  _ = OtterToy(from: OtterBuilder().build()).species
  _ = OtterToy(from: builder.build()).species  // error: unset-required-field
}
