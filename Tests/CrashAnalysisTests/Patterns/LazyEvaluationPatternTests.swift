import Testing

/// Tests functions of other libraries and of the code under test that may not evaluate their arguments. Nothing
/// compiles the samples.
@Suite struct LazyEvaluationPatternTests {
  @Test func otherLibrariesMaySkipArguments() throws {
    try check(
      """
      final class OtterTests: XCTestCase {
        let model = OtterToy(from: Mock<Otter>())
        func testLogs() {
          logger.debug("\\(model.toy)")  // hint: unset-required-field
          Log.shared.verbose(model.toy)  // hint: unset-required-field
          os_log("%@", model.toy)  // hint: unset-required-field
        }
        func testNimble() {
          expect(self.model.toy).to(equal("ball"))  // error: unset-required-field
          expect(self.model.species).to(beOwn())  // hint: unset-required-field
        }
        func testDifference() {
          expectNoDifference("a", "a", model.toy)  // hint: unset-required-field
          expectNoDifference(model.toy, "ball")  // error: unset-required-field
        }
        func testReport() {
          reportIssue(model.toy)  // hint: unset-required-field
        }
        func testValue() {
          let call: (String) -> Void = Unknown.make()
          call(model.toy)  // hint: unset-required-field
        }
      }
      """)
  }

  /// Functions that run a trailing closure evaluate the arguments before it.
  @Test func argumentsBesideClosuresAreEvaluated() throws {
    try check(
      """
      final class OtterTests: XCTestCase {
        let empty = OtterToy(from: Mock<Otter>())
        func makeNamed() -> OtterToy {
          let mock = Mock<Otter>()
          mock.species = "Lutra"
          return OtterToy(from: mock)
        }
        func testActivity() {
          XCTContext.runActivity(named: empty.toy) { _ in }  // error: unset-required-field
        }
        func testActivityOfWhatIsSet() {
          let model = makeNamed()
          XCTContext.runActivity(named: model.species) { _ in
            _ = model.toy  // error: unset-required-field
          }
        }
        func testLifetime() {
          withExtendedLifetime(empty.toy) { _ = 1 }  // error: unset-required-field
        }
      }
      """)
  }

  @Test func codeUnderTestMaySkipArguments() throws {
    try check(
      """
      func test() {
        let model = OtterToy(from: Mock<Otter>())
        let other = OtterToy(from: Mock<Otter>())
        show(model.toy)  // error: unset-required-field
        trace(other.toy)  // hint: unset-required-field
        _ = Badge(text: model.toy)  // error: unset-required-field
        _ = Later(other.toy)  // hint: unset-required-field
        _ = Badge(text: "a").shows(model.toy)  // error: unset-required-field
        _ = Badge(text: "a").maybe(other.toy)  // hint: unset-required-field

        _ = Badge(text: "a") == other.toy
        handler(other.toy)  // hint: unset-required-field
      }
      """,
      codeUnderTest: """
        func show(_ text: String) {}
        func trace(_ text: @autoclosure () -> String) { if isTracing { print(text()) } }
        struct Badge {
          let text: String
          func shows(_ text: String) -> Bool { true }
          func maybe(_ text: @autoclosure () -> String) -> Bool { isTracing && text() == "ball" }
          static func == (a: Badge, b: @autoclosure () -> String) -> Bool { true }
        }
        struct Later { init(_ text: @autoclosure @escaping () -> String) { queue.add(text) } }
        let handler: (@autoclosure () -> String) -> Void = { _ in }
        """)
  }
}
