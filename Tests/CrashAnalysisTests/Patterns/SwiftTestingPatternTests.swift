import Testing

/// Tests forms of Swift Testing that teams use. The analysis only reads the samples, because a test can't run them in
/// separate processes.
@Suite struct SwiftTestingPatternTests {
  @Test func suitesInitializeTheirProperties() throws {
    try check(
      """
      @Suite struct OtterTests {
        let otter = Mock<Otter>()
        var den: Mock<Den>

        init() async throws {
          den = Mock<Den>()
          den.depth = 3
          otter.toy = "ball"
          otter.den = den
        }

        @Test func toy() async {
          #expect(await OtterToy.from(otter).toy == "ball")
          #expect(await DenDepth.from(otter).den.depth == 3)
        }

        @Test("has a name") func name() async {
          #expect(await OtterToy.from(otter).species == "Lutra")  // error: unset-required-field
        }

        @Test mutating func replaced() async {
          den = Mock<Den>()
          otter.den = den
          #expect(await DenDepth.from(otter).den.depth == 3)  // error: unset-required-field
        }
      }

      @MainActor final class ParrotTests {
        private var parrot: Mock<Parrot>
        init() { parrot = Mock<Parrot>(species: "Ara") }
        deinit { print("done") }

        @Test @MainActor func wings() async throws {
          let query = Mock<Query>(residents: [parrot])
          let resident = try #require(await ResidentsQuery.Data.from(query).residents.first)
          #expect(resident.asFlier?.wingspan == 0)
          #expect(resident.den.depth == 1)  // error: unset-required-field
        }
      }
      """)
  }

  @Test func argumentsOfTestsAreFollowed() throws {
    try check(
      """
      enum Cases { static let toys = ["ball", "rope"] }

      @Suite struct OtterTests {
        @Test(arguments: ["ball", "rope"]) func all(toy: String) async {
          let mock = Mock<Otter>()
          mock.toy = toy
          #expect(await OtterToy.from(mock).toy == toy)
          #expect(await OtterToy.from(mock).species == "Lutra")  // error: unset-required-field
        }

        @Test("toys", .tags(.fast), arguments: ["ball", nil]) func some(toy: String?) async {
          let mock = Mock<Otter>()
          mock.toy = toy
          #expect(await OtterToy.from(mock).toy == toy)  // error: unset-required-field
        }

        @Test(arguments: [true, false], ["ball", "rope"]) func product(isSet: Bool, toy: String) async {
          let mock = Mock<Otter>()
          if isSet { mock.toy = toy }
          _ = await OtterToy.from(mock).toy  // error: unset-required-field
        }

        @Test(arguments: zip(["ball", "rope"], [true, true])) func pairs(toy: String, isSet: Bool) async {
          let mock = Mock<Otter>()
          if isSet { mock.toy = toy }
          _ = await OtterToy.from(mock).toy
        }

        @Test(arguments: [("ball", 1), (nil, 2)]) func tuples(toy: String?, count: Int) async {
          let mock = Mock<Otter>()
          mock.toy = toy
          _ = await OtterToy.from(mock).toy  // error: unset-required-field
        }

        @Test(arguments: Cases.toys) func constants(toy: String) async {
          let mock = Mock<Otter>(toy: toy)
          _ = await OtterToy.from(mock).toy
          _ = await DenDepth.from(mock).den.depth  // error: unset-required-field
        }

        @Test(arguments: Diet.allCases, 0..<3) func unknown(diet: Diet, count: Int) async {
          let mock = Mock<Otter>()
          if count == 2 { mock.toy = "ball" }
          _ = await OtterToy.from(mock).toy  // hint: unset-required-field
        }

        @Test(arguments: 1...3) func single(count: Int) async {
          let mock = Mock<Otter>(toy: "ball")
          for _ in 0..<count { mock.toy = nil }  // error: null-for-required
          _ = await OtterToy.from(mock).toy
        }
      }
      """)
  }

  @Test func confirmationsRunTheirClosures() throws {
    try check(
      """
      @Test func confirmed() async throws {
        let mock = Mock<Otter>()
        await confirmation { confirm in
          mock.toy = "ball"
          confirm()
        }
        _ = await OtterToy.from(mock).toy
        await confirmation("reads", expectedCount: 2) { _ in
          _ = await OtterToy.from(mock).species  // error: unset-required-field
        }
      }

      @Test func known() async {
        withKnownIssue {
          _ = OtterToy(from: Mock<Otter>()).toy  // hint: unset-required-field
        }
      }

      @Test func tasksRunTheirClosures() async {
        let mock = Mock<Otter>()
        let model = await Task { await OtterToy.from(mock) }.value
        async let other = OtterToy.from(mock)
        _ = await other.species  // error: unset-required-field
        let onMain = await MainActor.run { OtterToy(from: mock) }
        _ = onMain.toy  // error: unset-required-field
        print(model)
      }
      """)
  }
}
