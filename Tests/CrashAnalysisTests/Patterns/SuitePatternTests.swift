import Testing

/// Suites with superclasses, members or helpers outside of the file. The analysis reads the samples; nothing compiles
/// them.
@Suite struct SuitePatternTests {
  /// An unknown superclass may call the overrides of its subclasses.
  @Test func unknownSuperclassesMayCallOverrides() throws {
    try check(
      """
      final class OtterTests: SnapshotTestCase {
        let otter = Mock<Otter>()
        func testToy() { _ = OtterToy(from: otter).toy }  // error: unset-required-field
      }
      final class OtherTests: SnapshotTestCase {
        let otter = Mock<Otter>()
        override func configure() { otter.toy = "ball" }
        func testToy() { _ = OtterToy(from: otter).toy }
      }
      """)
  }

  /// Superclasses may be named with their modules.
  @Test func qualifiedSuperclassesAreResolved() throws {
    try check(
      """
      final class OtterSpec: Quick.QuickSpec {
        override class func spec() {
          it("reads") { _ = OtterToy(from: Mock<Otter>()).toy }  // error: unset-required-field
        }
      }
      final class OtterTests: XCTest.XCTestCase {
        let otter = Mock<Otter>()
        func testToy() {
          wait(for: [], timeout: 1)
          _ = OtterToy(from: otter).toy  // error: unset-required-field
        }
      }
      """)
  }

  /// Another example may have run before.
  @Test func flagsSetByExamplesAreUncertain() throws {
    try check(
      """
      final class OtterSpec: QuickSpec {
        override class func spec() {
          var isFull = false
          var isOpen = false
          it("sets") { isFull = true }
          it("reads") {
            if !isFull { _ = OtterToy(from: Mock<Otter>()).toy }  // hint: unset-required-field
            if !isOpen { _ = OtterToy(from: Mock<Otter>()).toy }  // error: unset-required-field
          }
        }
      }
      """)
  }

  /// An alias of a composition counts by its own name.
  @Test func composedSuperclassesAreResolved() throws {
    try check(
      """
      protocol Helping {}
      enum Kit {
        typealias QuickSpec = Quick.QuickSpec & Helping
      }
      final class OtterSpec: Kit.QuickSpec {
        override class func spec() {
          it("reads") { _ = OtterToy(from: Mock<Otter>()).toy }  // error: unset-required-field
        }
      }
      """)
  }

  /// The analysis skips files without mocks, so an unknown function can be a method that they declare.
  @Test func unknownMethodsMayChangeState() throws {
    try check(
      """
      final class OtterTests: XCTestCase {
        let otter = Mock<Otter>()
        func testToy() {
          prepare()
          _ = OtterToy(from: otter).toy
        }
        func testOther() {
          let expectation = expectation(description: "done")
          wait(for: [expectation], timeout: 1)
          _ = OtterToy(from: otter).toy  // error: unset-required-field
        }
      }
      """,
      """
      extension OtterTests { func prepare() { otter.toy = "ball" } }
      """)
  }

  /// A method that is no test starts with unknown properties of its suite.
  @Test func helpersInOtherFilesAreFollowed() throws {
    try check(
      """
      final class OtterTests: XCTestCase {
        var otter = Mock<Otter>()
        func read() { _ = OtterToy(from: otter).toy }
        func testSet() {
          otter.toy = "ball"
          read()
        }
        static func testStatic() { _ = OtterToy(from: Mock<Otter>()).toy }  // error: unset-required-field
        func testArguments(_ toy: String) { _ = OtterToy(from: otter).toy }
      }
      """)
  }

  /// Methods in extensions, in other files, and properties with wrappers.
  @Test func extensionsInOtherFilesAreFollowed() throws {
    try check(
      """
      final class OtterTests: XCTestCase {
        private(set) var otter: Mock<Otter>!
        @Wrapped var wrapped = Mock<Otter>()
        @MainActor var other = Mock<Otter>()
        weak var gone: Holder?

        override func setUpWithError() throws {
          try super.setUpWithError()
          continueAfterFailure = false
          otter = makeOtter()
        }
      }
      """,
      """
      extension OtterTests {
        func makeOtter() -> Mock<Otter> { Mock<Otter>(named: "Lutra") }
        func testToy() {
          _ = OtterToy(from: otter).species
          _ = OtterToy(from: otter).toy  // error: unset-required-field
        }
        func testWrapped() {
          _ = OtterToy(from: wrapped).toy
          _ = OtterToy(from: other).toy  // error: unset-required-field
        }
        func testGone() { _ = gone?.otter.toy }
      }
      extension Mock where O == Otter {
        convenience init(named name: String) {
          self.init()
          species = name
          self.species = name
        }
      }
      """)
  }

  /// Static properties can be changed by other tests.
  @Test func staticPropertiesMayChangeInOtherTests() throws {
    try check(
      """
      final class OtterTests: XCTestCase {
        static let otter = Mock<Otter>()
        static var other = Mock<Otter>()
        static let model = OtterToy(from: Mock<Otter>())
        override class func setUp() { otter.toy = "ball" }
        func testMocks() {
          _ = OtterToy(from: Self.otter).toy  // hint: unset-required-field
          _ = OtterToy(from: OtterTests.other).toy
        }
        func testModel() {
          _ = Self.model.toy  // error: unset-required-field
        }
      }
      """)
  }
}
