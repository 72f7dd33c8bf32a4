import MockSupport
import Testing
import ZooAPI
import ZooMocks

/// Equality, hashing and value semantics of models.
struct EqualityTests {
  typealias Resident = ResidentsQuery.Data.Resident

  @Test func equalityComparesSelectedFields() {
    let first = OtterToy(from: Mock<Otter>(born: Instant(seconds: 1), species: "Lutra lutra", toy: "ball", weight: 1))
    let second = OtterToy(from: Mock<Otter>(born: Instant(seconds: 1), species: "Lutra lutra", toy: "ball", weight: 2))
    #expect(first == second)
    #expect(Set([first, second]).count == 1)
    #expect(first != OtterToy(from: Mock<Otter>(born: Instant(seconds: 1), species: "Lutra lutra", toy: "stone")))
  }

  @Test func equalityComparesInlineFragments() {
    let first = Resident(from: Mock<Otter>(toy: "ball"))
    let second = Resident(from: Mock<Otter>(toy: "stone"))
    #expect(first != second)
    #expect(first.asOtter != second.asOtter)
    #expect(first.asOtter == Resident(from: Mock<Otter>(toy: "ball")).asOtter)
  }

  @Test func equalityComparesObjectsInLists() {
    let first = ExhibitsQuery.Data(from: Mock<Query>(map: [[Mock<Statue>(title: "Lion"), nil]]))
    let same = ExhibitsQuery.Data(from: Mock<Query>(map: [[Mock<Statue>(title: "Lion"), nil]]))
    let other = ExhibitsQuery.Data(from: Mock<Query>(map: [[Mock<Statue>(title: "Bear"), nil]]))
    let shorter = ExhibitsQuery.Data(from: Mock<Query>(map: [[Mock<Statue>(title: "Lion")]]))
    #expect(first == same && first.hashValue == same.hashValue)
    #expect(first != other)
    #expect(first != shorter)
  }

  @Test func fragmentsOfEqualModelsAreEqual() {
    let first = Resident(from: Mock<Otter>(den: Mock<Den>(depth: 1, width: 1)))
    let second = Resident(from: Mock<Otter>(den: Mock<Den>(depth: 1, width: 2)))
    #expect(first != second)
    #expect(first.fragments.denDepth == second.fragments.denDepth)
  }

  @Test func aConversionEqualsTheInitializer() {
    let mock = Mock<Otter>(born: Instant(seconds: 5), species: "Lutra lutra", toy: "ball")
    #expect(OtterToy(from: mock) == OtterToy(species: "Lutra lutra", toy: "ball", born: Instant(seconds: 5)))
  }

  @Test func changingACopyLeavesTheOriginal() {
    let mock = Mock<Query>(residents: [Mock<Otter>(den: Mock<Den>(width: 1), nickname: "Nemo", toy: "ball")])
    let original = RenameResidentsLocalCacheMutation.Data(from: mock)
    var copy = original
    copy.residents[0].nickname = "Dory"
    copy.residents[0].den.width = 2
    #expect(original.residents[0].nickname == "Nemo")
    #expect(original.residents[0].den.width == 1)
    #expect(copy.residents[0].nickname == "Dory")
    #expect(copy.residents[0].den.width == 2)
    #expect(copy != original)
  }

  @Test func changesThroughFragmentsAreKept() {
    let mock = Mock<Query>(residents: [Mock<Otter>(species: "?", toy: "ball"), Mock<Parrot>()])
    var model = RenameResidentsLocalCacheMutation.Data(from: mock)
    #expect(model.residents[0].mutateIfFulfilled(\.asOtter) { $0.toy = "stone" })
    #expect(!model.residents[1].mutateIfFulfilled(\.asOtter) { $0.toy = "stone" })
    model.residents[0].fragments.nameChange.species = "Lutra lutra"
    #expect(model.residents[0].asOtter?.toy == "stone")
    #expect(model.residents[0].fragments.nameChange.species == "Lutra lutra")
    #expect(model.residents[1].asOtter == nil)
  }
}
