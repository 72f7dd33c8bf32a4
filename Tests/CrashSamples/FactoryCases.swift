import MockSupport
import ZooAPI
import ZooMocks

/// Factories, fixtures and builders.
let factoryCases: [Sample] = [
  Sample("factoryDefaults", factoryDefaults), Sample("factoryNil", factoryNil),
  Sample("factoryOtherField", factoryOtherField), Sample("factoryDen", factoryDen),
  Sample("factoryDenUnset", factoryDenUnset), Sample("factoryMany", factoryMany),
  Sample("factoryManyUnset", factoryManyUnset), Sample("factoryManyFirst", factoryManyFirst),
  Sample("factoryNone", factoryNone), Sample("factoryConfigured", factoryConfigured),
  Sample("factoryConfiguredUnset", factoryConfiguredUnset), Sample("factoryChangedLater", factoryChangedLater),
  Sample("factoryChangedTooLate", factoryChangedTooLate), Sample("recipeBuild", recipeBuild),
  Sample("recipeBuildUnset", recipeBuildUnset), Sample("recipeCopy", recipeCopy), Sample("recipeTags", recipeTags),
  Sample("recipeNoTags", recipeNoTags), Sample("builderAdd", builderAdd), Sample("builderSealed", builderSealed),
  Sample("builderUnsealed", builderUnsealed), Sample("completeFactory", completeFactory),
  Sample("completeFactoryUnset", completeFactoryUnset), Sample("scenarioPlaying", scenarioPlaying),
  Sample("scenarioAll", scenarioAll),
]

private typealias Resident = ResidentsQuery.Data.Resident

private enum OtterFixture {
  static func bare() -> Mock<Otter> { Mock<Otter>() }

  static func otter(toy: String? = "rope", species: String? = nil, isDeep: Bool = false) -> Mock<Otter> {
    let otter = Mock<Otter>()
    if let toy { otter.toy = toy }
    species.map { otter.species = $0 }
    otter.den = isDeep ? Mock<Den>(depth: 9) : Mock<Den>()
    return otter
  }

  static func many(_ count: Int, _ change: (Int, Mock<Otter>) -> Void = { _, _ in }) -> [Mock<Otter>] {
    (0..<count).map { index in
      let otter = bare()
      change(index, otter)
      return otter
    }
  }

  static func model(_ configure: (Mock<Otter>) -> Void) -> OtterToy {
    let otter = bare()
    configure(otter)
    return OtterToy(from: otter)
  }

  static func data(_ otters: [Mock<Otter>]) -> ResidentsQuery.Data {
    ResidentsQuery.Data(from: Mock<Query>(residents: otters))
  }
}

func factoryDefaults() {
  consume(OtterToy(from: OtterFixture.otter()).toy)
}

func factoryNil() {
  consume(OtterToy(from: OtterFixture.otter(toy: nil)).toy)  // error: unset-required-field
}

func factoryOtherField() {
  consume(OtterToy(from: OtterFixture.otter()).species)  // error: unset-required-field
}

func factoryDen() {
  consume(DenDepth(from: OtterFixture.otter(isDeep: true)).den.depth)
}

func factoryDenUnset() {
  consume(DenDepth(from: OtterFixture.otter()).den.depth)  // error: unset-required-field
}

func factoryMany() {
  let otters = OtterFixture.many(3) { index, otter in otter.species = "species \(index)" }
  consume(OtterFixture.data(otters).residents.map(\.species))
}

func factoryManyUnset() {  // crashes
  let otters = OtterFixture.many(3) { index, otter in if index < 2 { otter.species = "Lutra" } }
  consume(OtterFixture.data(otters).residents.map(\.species))  // error: unset-required-field
}

func factoryManyFirst() {
  let otters = OtterFixture.many(3) { index, otter in if index == 0 { otter.species = "Lutra" } }
  consume(OtterFixture.data(otters).residents.first?.species)
}

func factoryNone() {
  consume(OtterFixture.data(OtterFixture.many(0)).residents.map(\.species))
}

func factoryConfigured() {
  let model = OtterFixture.model { otter in
    otter.toy = "rope"
    otter.species = "Lutra"
  }
  consume((model.toy, model.species))
}

func factoryConfiguredUnset() {
  consume(OtterFixture.model { _ in }.toy)  // error: unset-required-field
}

func factoryChangedLater() {
  let otter = OtterFixture.otter(toy: nil)
  otter.toy = "ball"
  consume(OtterToy(from: otter).toy)
}

func factoryChangedTooLate() {
  let otter = OtterFixture.otter(toy: nil)
  let model = OtterToy(from: otter)
  otter.toy = "ball"
  consume(model.toy)  // error: unset-required-field
}

private struct OtterRecipe {
  private var toy: String?
  private var species: String?
  private var tags: [String] = []

  func with(toy: String) -> Self {
    var copy = self
    copy.toy = toy
    return copy
  }
  func with(species: String) -> Self {
    var copy = self
    copy.species = species
    return copy
  }
  mutating func tag(_ tag: String) { tags.append(tag) }
  mutating func untag() { tags.removeAll() }

  func build() -> Mock<Otter> {
    let otter = Mock<Otter>()
    if let toy { otter.toy = toy }
    if let species { otter.species = species }
    if !tags.isEmpty { otter.tags = tags }
    return otter
  }
}

func recipeBuild() {
  consume(OtterToy(from: OtterRecipe().with(toy: "rope").build()).toy)
}

func recipeBuildUnset() {
  consume(OtterToy(from: OtterRecipe().with(species: "Lutra").build()).toy)  // error: unset-required-field
}

func recipeCopy() {
  let first = OtterRecipe().with(species: "Lutra")
  let second = first.with(toy: "rope")
  consume(OtterToy(from: second.build()).toy)
  consume(OtterToy(from: first.build()).toy)  // error: unset-required-field
}

func recipeTags() {
  var recipe = OtterRecipe()
  recipe.tag("rescued")
  consume(Resident(from: recipe.build()).asOtter?.tags.sorted())
}

func recipeNoTags() {
  var recipe = OtterRecipe()
  recipe.tag("rescued")
  recipe.untag()
  consume(Resident(from: recipe.build()).asOtter?.tags)  // error: unset-required-field
}

private final class ZooBuilder {
  private var residents: [any AnyMock] = []
  private var isSealed = false

  @discardableResult
  func add(_ resident: any AnyMock) -> ZooBuilder {
    if !isSealed { residents.append(resident) }
    return self
  }
  @discardableResult
  func seal() -> ZooBuilder {
    isSealed.toggle()
    return self
  }
  func build() -> ResidentsQuery.Data { ResidentsQuery.Data(from: Mock<Query>(residents: residents)) }
}

func builderAdd() {
  let data = ZooBuilder().add(Mock<Otter>(species: "Lutra")).add(Mock<Parrot>()).build()
  consume(data.residents.map(\.species))  // error: unset-required-field
}

func builderSealed() {
  let data = ZooBuilder().add(Mock<Otter>(species: "Lutra")).seal().add(Mock<Parrot>()).build()
  consume(data.residents.map(\.species))
}

func builderUnsealed() {
  let builder = ZooBuilder()
  builder.seal()
  builder.seal()
  builder.add(Mock<Parrot>())
  consume(builder.build().residents.map(\.species))  // error: unset-required-field
}

private protocol Stubbed {
  static func stub() -> Mock<Otter>
}

private struct Complete: Stubbed {
  static func stub() -> Mock<Otter> { Mock<Otter>(toy: "rope") }
}

private struct Incomplete: Stubbed {
  static func stub() -> Mock<Otter> { Mock<Otter>() }
}

private func stubbed<S: Stubbed>(_ type: S.Type) -> OtterToy { OtterToy(from: S.stub()) }

func completeFactory() {
  consume(stubbed(Complete.self).toy)
}

func completeFactoryUnset() {
  consume(stubbed(Incomplete.self).toy)  // error: unset-required-field
}

private enum Scenario: CaseIterable {
  case empty
  case playing

  var otter: Mock<Otter> {
    let otter = Mock<Otter>()
    if self == .playing { otter.toy = "rope" }
    return otter
  }
}

func scenarioPlaying() {
  consume(OtterToy(from: Scenario.playing.otter).toy)
}

func scenarioAll() {
  for scenario in Scenario.allCases { consume(OtterToy(from: scenario.otter).toy) }  // error: unset-required-field
}
