import MockSupport
import Testing
import ZooAPI
import ZooMocks

/// Conversions of mocks to models (part d.2).
struct ConversionTests {
  typealias Resident = ResidentsQuery.Data.Resident

  @Test func laterChangesOfTheMockAreIgnored() {
    let den = Mock<Den>(width: 3)
    let otter = Mock<Otter>(den: den, species: "Lutra lutra")
    let query = Mock<Query>(residents: [otter])
    let model = ResidentsQuery.Data(from: query)
    let copy = model
    den.width = 4
    otter.species = "?"
    otter.den = nil
    query.residents = []
    #expect(model.residents[0].species == "Lutra lutra")
    #expect(model.residents[0].den.width == 3)
    #expect(model == copy)
    #expect(ResidentsQuery.Data(from: query).residents.isEmpty)
  }

  @Test func theTypenameChoosesInlineFragments() throws {
    let query = Mock<Query>(residents: [
      Mock<Otter>(maxDepth: 9, toy: "ball", weight: 7), Mock<Parrot>(wingspan: 0.5), Mock<Tapir>(),
    ])
    let residents = ResidentsQuery.Data(from: query).residents
    #expect(residents.map { $0.asOtter != nil } == [true, false, false])
    #expect(residents.map { $0.asFlier != nil } == [false, true, false])
    #expect(residents.map { $0.asSwimmer != nil } == [true, false, false])
    #expect(residents[0].asOtter?.toy == "ball")
    #expect(residents[0].asSwimmer?.maxDepth == 9)
    #expect(residents[1].asFlier?.wingspan == 0.5)
    #expect(residents.map(\.__typename) == ["Otter", "Parrot", "tapir"])
  }

  /// Apollo does not find these types, since its interfaces list Swift names and its objects have schema names.
  @Test func renamedTypesFulfillTheirInterfaces() {
    let query = Mock<Query>(map: [[Mock<Tapir>(species: "Tapirus indicus")]])
    #expect(ExhibitsQuery.Data(from: query).map?[0][0]?.asResident?.species == "Tapirus indicus")
  }

  @Test func anUnknownTypeFulfillsNoCondition() {
    let stranger = Mock<Otter>(species: "?")
    stranger._data["__typename"] = "Stranger"
    let model = ResidentsQuery.Data(from: Mock<Query>(residents: [stranger])).residents[0]
    #expect(model.asOtter == nil && model.asFlier == nil && model.asSwimmer == nil)
    #expect(model.species == "?")
    #expect(model.__typename == "Stranger")
  }

  @Test func membersFulfillTheirUnion() {
    let query = Mock<Query>(exhibits: [Mock<Statue>(title: "Lion"), Mock<Parrot>(words: ["hello"])])
    let exhibits = ExhibitsQuery.Data(from: query).exhibits
    #expect(exhibits?[0].asStatue?.title == "Lion")
    #expect(exhibits?[0].asParrot == nil)
    #expect(exhibits?[1].asParrot?.words == ["hello"])
    #expect(exhibits?[1].fragments.exhibitTitle.asFlier != nil)
  }

  @Test func fragmentsShareTheData() {
    let den = Mock<Den>(depth: 5, width: 3)
    let model = ResidentsQuery.Data(from: Mock<Query>(residents: [Mock<Otter>(den: den)])).residents[0]
    #expect(model.fragments.denDepth.den.depth == 5)
    #expect(model.den.depth == 5)
    #expect(model.den.width == 3)
  }

  @Test func aMockConvertsToAFragment() {
    let fragment = DenDepth(from: Mock<Parrot>(den: Mock<Den>(depth: 5, plaque: Mock<Plaque>(text: "Ara"))))
    #expect(fragment.den.depth == 5)
    #expect(fragment.den.plaque?.text == "Ara")
  }

  @Test func mergedFieldsAreFilledThroughTheParent() {
    let den = Mock<Den>(depth: 7, width: 1)
    let model = Resident(from: Mock<Otter>(den: den))
    #expect(model.den.depth == 7)
    #expect(model.asOtter?.den.width == 1)
    #expect(model.asOtter?.den.depth == 7)
  }

  @Test func optionalMergedFieldsAreNilInADirectConversion() {
    let den = Mock<Den>(plaque: Mock<Plaque>(text: "Ara"), width: 1)
    #expect(Resident.Den(from: den).plaque == nil)
    #expect(Resident(from: Mock<Otter>(den: den)).den.plaque?.text == "Ara")
  }

  /// The model selects nothing itself.
  @Test func aMergedOnlyModelIsNotFilledDirectly() {
    let den = Resident.AsOtter.Den(from: Mock<Den>(height: 2, width: 1))
    #expect(den.__typename == nil)
    #expect(den.height == nil)
  }

  @Test func selectionsWithOneKeyAreMerged() {
    let neighbors: [any AnyMock] = [Mock<Parrot>(species: "Ara", wingspan: 1)]
    let model = ResidentsQuery.Data(from: Mock<Query>(residents: [Mock<Otter>(neighbors: neighbors)])).residents[0]
    #expect(model.neighbors[0].species == "Ara")
    #expect(model.neighbors[0].asFlier?.wingspan == 1)
  }

  @Test func aliasesAreResponseKeys() {
    let model = ExhibitTitle(from: Mock<Otter>(heavy: 7.5))
    #expect(model.asResident?.heavy == 7.5)
  }

  @Test func cyclicMocksConvert() {
    let parrot = Mock<Parrot>(species: "Ara")
    parrot.neighbors = [parrot]
    let model = Resident(from: parrot)
    #expect(model.neighbors[0].species == "Ara")
  }

  @Test func nullableElementsKeepNull() {
    let query = Mock<Query>(keepers: [nil, Mock<Keeper>(name: "Ida")], map: [[nil, Mock<Statue>(title: "Lion")], []])
    let model = ExhibitsQuery.Data(from: query)
    #expect(model.keepers?.map { $0?.name } == [nil, "Ida"])
    #expect(model.map?.map { $0.map { $0?.asStatue?.title } } == [[nil, "Lion"], []])
  }
}
