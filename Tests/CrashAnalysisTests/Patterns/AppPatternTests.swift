import Testing

/// Tests models that tests pass to the code under test, in forms that teams use. Nothing compiles the samples.
@Suite struct AppPatternTests {
  private static let app = """
    final class OtterViewModel { let model: OtterToy; var title: String { model.toy } }
    struct OtterView: View { let model: OtterToy; var body: some View { Text(model.toy) } }
    """

  @Test func viewModelsAreFollowed() throws {
    try check(
      """
      final class OtterViewModelTests: XCTestCase {
        var sut: OtterViewModel!

        override func setUp() async throws {
          sut = OtterViewModel(model: await OtterToy.from(Mock<Otter>()))  // warning: unset-required-field
        }

        func testTitle() { XCTAssertEqual(sut.title, "ball") }

        func testSet() async {
          let sut = makeSUT(await OtterToy.from(Mock<Otter>(toy: "ball")))
          XCTAssertEqual(sut.title, "ball")
        }

        func testUnset() async throws {
          let sut = makeSUT(await OtterToy.from(Mock<Otter>(born: .defaultMockValue)))
          sut.model = await OtterToy.from(Mock<Otter>())  // warning: unset-required-field
        }

        private func makeSUT(_ model: OtterToy) -> OtterViewModel { OtterViewModel(model: model) }
      }
      """, codeUnderTest: Self.app)
  }

  /// A model that a helper passes on has its diagnostic in the helper, with the call as related place.
  @Test func factoriesAreFollowed() throws {
    try check(
      """
      @Suite struct OtterViewModelTests {
        @Test func title() async {
          let sut = await makeSUT()
          #expect(sut.title == "ball")
        }

        private func makeSUT(toy: String? = nil) async -> OtterViewModel {
          let mock = Mock<Otter>()
          mock.toy = toy
          return OtterViewModel(model: await OtterToy.from(mock))  // warning: unset-required-field
        }
      }
      """, codeUnderTest: Self.app)
  }

  @Test func servicesAreFollowed() throws {
    try check(
      """
      final class ServiceTests: XCTestCase {
        let client = MockClient()

        func testFetch() async throws {
          let model = await OtterToy.from(Mock<Otter>())
          client.fetch = { _ in model }  // warning: unset-required-field
          let other = await OtterToy.from(Mock<Otter>())
          client.result = .success(other)  // warning: unset-required-field
          let third = await OtterToy.from(Mock<Otter>(toy: "ball"))
          client.result = .success(third)
        }

        func testDependencies() async {
          let model = await OtterToy.from(Mock<Otter>())
          await withDependencies {
            $0.client.fetch = { model }  // hint: unset-required-field
          } operation: {
            await OtterFeature().load()
          }
        }
      }
      """, codeUnderTest: Self.app)
  }

  @Test func snapshotTestsAreFollowed() throws {
    try check(
      """
      final class OtterViewTests: XCTestCase {
        func testView() async {
          let model = await OtterToy.from(Mock<Otter>())
          assertSnapshot(of: OtterView(model: model), as: .image)  // warning: unset-required-field
        }

        func testDump() async {
          assertSnapshot(of: await OtterToy.from(Mock<Otter>()), as: .dump)
          let model = await OtterToy.from(Mock<Otter>(toy: "ball"))
          assertSnapshot(of: OtterView(model: model), as: .image(precision: 0.9), named: "ball")
          assertSnapshot(of: model.toy, as: .lines)
          assertInlineSnapshot(of: await OtterToy.from(Mock<Otter>()).toy, as: .lines) {  // error: unset-required-field
            "ball"
          }
        }
      }
      """, codeUnderTest: Self.app)
  }

  @Test func previewsAreFollowed() throws {
    try check(
      """
      #Preview {
        OtterView(model: .mock())
      }

      #Preview("bare") {
        let mock = Mock<Otter>()
        return OtterView(model: OtterToy(from: mock))  // warning: unset-required-field
      }

      struct OtterView_Previews: PreviewProvider {
        static var previews: some View {
          Group {
            OtterView(model: OtterToy(from: Mock<Otter>()))  // hint: unset-required-field
            OtterView(model: .mock(toy: "rope"))
          }
          .previewLayout(.sizeThatFits)
        }
      }

      extension OtterToy {
        static func mock(toy: String = "ball") -> OtterToy { OtterToy(from: Mock<Otter>(toy: toy)) }
      }
      """, codeUnderTest: Self.app)
  }

  /// A call can mean a function of the code under test.
  @Test func callsMayReferToTheCodeUnderTest() throws {
    let test = """
      func makeOtter() -> Mock<Otter> { Mock<Otter>() }
      extension Fixtures { static func otter() -> Mock<Otter> { Mock<Otter>() } }
      func test() {
        _ = OtterToy(from: makeOtter()).toy  // error: unset-required-field
        _ = OtterToy(from: Fixtures.otter()).toy  // error: unset-required-field
      }
      """
    try check(test, codeUnderTest: "func makeOther() {}\nstruct Other { func makeOtter() {}; func otter() {} }")
    // Swift prefers functions that need no defaults.
    try check(
      test, codeUnderTest: "func makeOtter(_ a: Int = 1) {}\nenum Fixtures { static func otter(a: Int = 1) {} }")
    // Of these, only the functions of the test give mocks.
    try check(test, codeUnderTest: "func makeOtter() {}\nenum Fixtures { static func otter() {} }")
  }

  /// Tests `#if` around tests and helpers.
  @Test func conditionsAreFollowed() throws {
    try check(
      """
      #if os(iOS)
        final class OtterTests: XCTestCase {
          func testToy() { _ = OtterToy(from: Mock<Otter>()).toy }  // hint: unset-required-field
        }
        func makeOtter() -> Mock<Otter> { Mock<Otter>() }
      #else
        func makeOtter() -> Mock<Otter> { Mock<Otter>(toy: "ball") }
      #endif
      func test() {
        _ = OtterToy(from: makeOtter()).toy
      }
      """)
  }
}
