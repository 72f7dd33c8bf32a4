import MockSupport
import Testing
import ZooAPI

/// Models made by their initializers (part e).
struct InitializerTests {
  typealias Resident = ResidentsQuery.Data.Resident

  static let parrot = Resident.AsFlier(
    __typename: "Parrot", wingspan: 0.5, den: .init(plaque: .init(text: "Ara"), width: 3, height: 2, depth: 1), id: "1",
    species: "Ara",
    diet: .case(.plants), neighbors: [])

  @Test func fulfilledFragmentsAreMarked() {
    let resident = Self.parrot.asRootEntityType
    #expect(resident.asFlier?.wingspan == 0.5)
    #expect(resident.asFlier?.den.plaque?.text == "Ara")
    #expect(resident.asOtter == nil)
    #expect(resident.fragments.denDepth.den.depth == 1)
    #expect(Resident(Self.parrot) == resident)
  }

  @Test func initializersEqualConversionsOfTheSameData() {
    let model = OtterToy(species: "Lutra lutra", toy: "ball", born: Instant(seconds: 5))
    #expect(model.__typename == "Otter")
    #expect(model.species == "Lutra lutra" && model.toy == "ball" && model.born == Instant(seconds: 5))
  }

  @Test func absentOptionalsAreNil() {
    let keeper = ExhibitsQuery.Data.Keeper(name: "Ida", required: true, residents: [])
    #expect(keeper.hash == nil)
    #expect(keeper.residents.isEmpty)
    let query = ExhibitsQuery.Data(map: [[nil]], keepers: [nil, keeper])
    #expect(query.keepers == [nil, keeper])
    #expect(query.map == [[nil]])
    #expect(query.exhibits == nil)
  }
}
