import Source
import SwiftEmission
import Testing

/// Tests which fields initializers of mocks set, by the version of the generator (rules b.13 and d.1).
@Suite struct VersionTests {
  private static func apollo(_ version: ApolloVersion) -> (inout ModelOptions) -> Void {
    { options in
      options.emission.runtime = .apollo
      options.emission.version = version
    }
  }

  /// Only passed arguments are set. Every parameter accepts nil.
  @Test(arguments: [ApolloVersion(1, 15), ApolloVersion(1, 22)]) func versionsWithoutDefaultsSetOnlyArguments(
    version: ApolloVersion
  ) throws {
    try check(
      """
      import ZooTestMocks
      func test() {
        let otter = Mock<Otter>(toy: "ball")
        _ = OtterToy.from(otter).toy
        _ = OtterToy.from(otter).species  // error: unset-required-field
        _ = OtterToy.from(Mock<Otter>(species: nil, toy: "rope")).species  // error: null-for-required
        let query = Mock<Query>(residents: [Mock<Tapir>(id: "1")])
        let data = ResidentsQuery.Data.from(query)
        _ = data.residents[0].id
        _ = data.residents[0].den  // error: unset-required-field
      }
      """, options: Self.apollo(version))
  }

  /// Required fields have defaults, but the fields of default mocks don't.
  @Test(arguments: [ApolloVersion(1, 23), ApolloVersion(1, 25), ApolloVersion(2, 4)])
  func versionsWithDefaultsSetRequiredFields(version: ApolloVersion) throws {
    let wait = version < ApolloVersion(2, 0) ? "" : "await "
    try check(
      """
      import ZooTestMocks
      func test() async {
        let otter = Mock<Otter>(toy: "ball")
        _ = \(wait)OtterToy.from(otter).species
        let den = \(wait)DenDepth.from(otter).den
        _ = den.depth  // error: unset-required-field
        _ = \(wait)OtterToy.from(Mock<Otter>()).species  // error: unset-required-field
      }
      """, options: Self.apollo(version))
  }

  /// Tests the option that makes parameters optional again.
  @Test func anOptionDisablesDefaults() throws {
    try check(
      """
      func test() async {
        _ = await OtterToy.from(Mock<Otter>(toy: "ball")).species  // error: unset-required-field
      }
      """
    ) { options in
      options.emission.runtime = .apollo
      options.emission.requiresNonOptionalFields = false
    }
  }

  /// Apollo has no function that makes mocks, so a function with this name belongs to the tests.
  @Test func mockFactoriesExistOnlyInMockSupport() throws {
    let text = """
      func test() async {
        _ = await DenDepth.from(Otter.mock()).den.depth\("  // error: unset-required-field")
      }
      """
    try check(text)
    try check(text.replacing("  // error: unset-required-field", with: ""), options: Self.apollo(ApolloVersion(2, 4)))
  }

  /// Apollo compares the schema's name of an object with Swift names, so that an interface may not match an object
  /// whose names differ.
  @Test func renamedObjectsKeepSchemaNames() throws {
    let text = """
      func test() async {
        let exhibit = await ExhibitsQuery.Data.from(Mock<Query>(map: [[Mock<Tapir>()]])).map?[0][0]  // warning: wrong-mock-type
        _ = exhibit?.asResident?.species  // error: unset-required-field
      }
      """
    try check(text)
    try check(text.replacing("error:", with: "hint:"), options: Self.apollo(ApolloVersion(2, 4)))
  }
}
