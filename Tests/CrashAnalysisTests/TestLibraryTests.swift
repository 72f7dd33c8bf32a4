import Testing

/// Tests reads in the arguments of XCTest and Swift Testing. These tests can't run in separate processes, unlike
/// `Tests/CrashSamples`.
@Suite struct TestLibraryTests {
  @Test func argumentsOfSwiftTestingAreRead() throws {
    try check(
      """
      @Suite struct OtterTests {
        @Test func toy() async throws {
          let model = await OtterToy.from(Mock<Otter>())
          #expect(model.toy == "ball")  // error: unset-required-field
          #expect("\\(model.species)" == "Lutra", "why")  // error: unset-required-field
        }

        @Test func required() async throws {
          let query = Mock<Query>(residents: [Mock<Otter>(keeper: Mock<Keeper>())])
          let data = await ResidentsQuery.Data.from(query)
          let resident = try #require(data.residents.first)
          let keeper = try #require(resident.keeper)
          #expect(keeper.name == "Ada")  // error: unset-required-field
        }

        @Test func requiredNothing() async throws {
          let query = Mock<Query>(residents: [Mock<Otter>(toy: "ball")])
          let resident = try #require(await ResidentsQuery.Data.from(query).residents.first)
          let keeper = try #require(resident.keeper)
          #expect(resident.den.width == 1)
          _ = keeper
        }

        @Test func requiresWhatMayFail() async throws {
          let model = await OtterToy.from(Mock<Otter>())
          try #require(isReady())
          #expect(model.toy == "ball")  // hint: unset-required-field
        }

        /// It is meant to end.
        @Test func exits() async {
          await #expect(processExitsWith: .failure) {
            _ = OtterToy(from: Mock<Otter>()).toy
          }
        }

        @Test(arguments: ["a", "b"]) func parameterized(toy: String) async {
          let mock = Mock<Otter>(toy: toy)
          #expect(await OtterToy.from(mock).toy == toy)
          #expect(await DenDepth.from(mock).den.depth == 1)  // error: unset-required-field
        }
      }
      """)
  }

  @Test func argumentsOfXCTestAreRead() throws {
    try check(
      """
      final class OtterTests: XCTestCase {
        func testToy() async throws {
          let model = await OtterToy.from(Mock<Otter>())
          XCTAssertEqual(model.toy, "ball")  // error: unset-required-field
          XCTAssertTrue(model.species.isEmpty)  // error: unset-required-field
        }

        func testUnwrap() async throws {
          let query = Mock<Query>(residents: [Mock<Otter>(keeper: Mock<Keeper>())])
          let resident = try XCTUnwrap(await ResidentsQuery.Data.from(query).residents.first)
          XCTAssertEqual(try XCTUnwrap(resident.keeper).name, "Ada")  // error: unset-required-field
        }

        func testGuard() async {
          let query = Mock<Query>(residents: [])
          guard let resident = await ResidentsQuery.Data.from(query).residents.first else { return XCTFail("none") }
          XCTAssertEqual(resident.species, "Lutra")
        }

        private func makeOtter() -> Mock<Otter> { Mock<Otter>() }

        func testHelper() async {
          XCTAssertEqual(await OtterToy.from(makeOtter()).toy, "ball")  // error: unset-required-field
          XCTAssertEqual(await OtterToy.from(self.makeOtter()).toy, "ball")  // error: unset-required-field
        }
      }
      """)
  }

  /// A failed assertion ends the test, so later statements may not be reached.
  @Test func failingAssertionsEndTests() throws {
    try check(
      """
      final class OtterTests: XCTestCase {
        override func setUp() { continueAfterFailure = false }

        func testToy() async throws {
          let model = await OtterToy.from(Mock<Otter>())
          XCTAssertEqual(count(), 1)
          XCTAssertEqual(model.toy, "ball")  // hint: unset-required-field
        }
      }
      """)
  }

  /// Each test has an instance of its own.
  @Test func storedPropertiesBelongToOneTest() throws {
    try check(
      """
      final class OtterTests: XCTestCase {
        var otter: Mock<Otter>!
        let other = Mock<Otter>()

        override func setUp() {
          otter = Mock<Otter>()
          otter.toy = "ball"
        }

        func testToy() async {
          XCTAssertEqual(await OtterToy.from(otter).toy, "ball")
          XCTAssertEqual(await OtterToy.from(other).toy, "ball")  // error: unset-required-field
        }
      }
      """)
  }

  /// Helpers of other files count if exactly one fits.
  @Test func helpersInOtherFilesAreFollowed() throws {
    try check(
      """
      func testToy() async {
        _ = await OtterToy.from(Fixtures.otter()).species
        _ = await OtterToy.from(Fixtures.otter()).toy  // error: unset-required-field
        _ = await OtterToy.from(Fixtures.ambiguous()).toy
      }
      """,
      """
      enum Fixtures {
        static func otter() -> Mock<Otter> {
          let mock = Mock<Otter>()
          mock.species = "Lutra"
          return mock
        }
        static func ambiguous() -> Mock<Otter> { Mock<Otter>() }
      }
      """,
      """
      extension Fixtures {
        static func ambiguous() -> Mock<Otter> { Mock<Otter>(toy: "ball") }
      }
      """)
  }
}
