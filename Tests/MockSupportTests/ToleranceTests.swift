import Foundation
import MockSupport
import Testing
import ZooAPI
import ZooMocks

/// Missing or wrong values that are tolerated (part d.3).
struct ToleranceTests {
  typealias Resident = ResidentsQuery.Data.Resident

  @Test func optionalFieldsAreNil() {
    let model = Resident(from: Mock<Otter>())
    #expect(model.nickname == nil)
    #expect(model.keeper == nil)
    #expect(model.asSwimmer?.maxDepth == nil)
  }

  @Test func onlyReadFieldsMatter() {
    let query = Mock<Query>(residents: [Mock<Otter>(), Mock<Parrot>()])
    let (first, second) = (ResidentsQuery.Data(from: query), ResidentsQuery.Data(from: query))
    #expect(first == second)
    #expect(first.hashValue == second.hashValue)
    #expect(
      first.debugDescription
        == "ResidentsQuery.Data(residents: [(__typename: \"Otter\"), (__typename: \"Parrot\")])")
    #expect(first.residents[0].asOtter?.asRootEntityType == second.residents[0])
    #expect(first.residents[0] != second.residents[1])
  }

  @Test func mocksOfOtherTypesAreAccepted() {
    #expect(OtterToy(from: Mock<Parrot>(species: "Ara")).species == "Ara")
  }

  @Test func explicitNullIsNil() {
    let otter = Mock<Otter>()
    otter._data["nickname"] = NSNull()
    otter._data["keeper"] = NSNull()
    let model = Resident(from: otter)
    #expect(model.nickname == nil && model.keeper == nil)
    #expect(model == Resident(from: Mock<Otter>()))
  }

  @Test func customScalarsKeepTheirValues() {
    let instant = Instant(seconds: 0.1 + 0.2)
    #expect(OtterToy(from: Mock<Otter>(born: instant)).born == instant)
  }

  /// `Instant` rejects `""`, which Apollo's mocks would use as their default.
  @Test func scalarDefaultsDoNotTrap() {
    #expect(throws: JSONDecodingError.self) { try Instant(_jsonValue: "") }
    #expect(Mock<Otter>(toy: "ball").born == Instant(seconds: 0))
  }

  @Test func unknownEnumValuesPassThrough() {
    let model = Resident(from: Mock<Otter>(diet: .unknown("NUTS")))
    #expect(model.diet == .unknown("NUTS"))
    #expect(model.diet.rawValue == "NUTS")
    #expect(Resident(from: Mock<Otter>(diet: .unknown("FISH"))).diet == .case(.fish))
  }

  @Test func integersAreAcceptedForFloats() {
    let otter = Mock<Otter>()
    otter._data["heavy"] = 7
    #expect(ExhibitTitle(from: otter).asResident?.heavy == 7)
  }

  @Test func requiredFieldsOfOtherTypesAreIgnored() {
    let model = Resident(from: Mock<Parrot>(wingspan: 1))
    #expect(model.asFlier?.wingspan == 1)
    #expect(model.asOtter == nil)
  }
}
