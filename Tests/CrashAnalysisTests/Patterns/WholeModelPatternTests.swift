import Testing

/// Tests models that tests pass on without reading them. The code under test reads a property of each name.
@Suite struct WholeModelPatternTests {
  private static let app = """
    struct OtterView: View { let model: OtterToy; var body: some View { Text(model.toy + model.species) } }
    """

  @Test func librariesReadNoFields() throws {
    try check(
      """
      @Suite struct OtterTests {
        let model = OtterToy(from: Mock<Otter>())
        let other = OtterToy(from: Mock<Otter>(toy: "ball"))

        @Test func compared() {
          #expect(model == other)
          XCTAssertEqual(model, other, "otters")
          _ = [model].contains(other)
          _ = [model].firstIndex(of: other)
        }

        @Test func collected() {
          _ = Set([model, other])
          _ = [model: 1]
          _ = Array([model])
        }

        @Test func shown() {
          print(model)
          dump(model)
          _ = String(describing: model)
          _ = "\\(model)"
          _ = model.debugDescription
          _ = Mirror(reflecting: model)
        }

        @Test func hashed() {
          var hasher = Hasher()
          model.hash(into: &hasher)
          _ = model.hashValue
          _ = AnyHashable(model)
        }

        @Test func shownByTheApp() {
          _ = OtterView(model: model)  // warning: unset-required-field
        }
      }
      """, codeUnderTest: Self.app)
  }

  @Test func dynamicMembersReadFields() throws {
    try check(
      """
      @dynamicMemberLookup struct Lookup {
        let model: OtterToy
        subscript(dynamicMember name: String) -> String { "ball" }
      }
      @Test func lookedUp() {
        let model = OtterToy(from: Mock<Otter>())
        _ = Lookup(model: model).species
        _ = Lookup(model: model).model.species  // error: unset-required-field
      }
      """, codeUnderTest: Self.app)
  }

  @Test func viewModelsInTestsAreFollowed() throws {
    try check(
      """
      final class Silent {
        let model: OtterToy
        init(model: OtterToy) { self.model = model }
        func show() -> String? {
          guard model == OtterToy(from: Mock<Otter>(toy: "ball")) else { return nil }
          return model.toy  // hint: unset-required-field
        }
      }
      @Test func stored() { _ = Silent(model: OtterToy(from: Mock<Otter>())) }
      @Test func asked() { _ = Silent(model: OtterToy(from: Mock<Otter>())).show() }
      @Test func otherType() {
        let resident = ResidentsQuery.Data.Resident(from: Mock<Parrot>(species: "Ara"))
        if let otter = resident.asOtter { _ = OtterView(model: otter.toy) }
      }
      """, codeUnderTest: Self.app)
  }
}
