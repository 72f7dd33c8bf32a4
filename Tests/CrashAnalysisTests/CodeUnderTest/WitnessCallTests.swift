import Testing

/// Tests calls of protocol requirements on values that are not known.
@Suite struct WitnessCallTests {
  private static let presenter = """
    protocol Presenter { func present(_ model: OtterToy) }
    struct Container { static func resolve<T>() -> T { registry.first(T.self) } }
    final class ToyViewModel {
      let presenter: any Presenter = Container.resolve()
      func show(_ model: OtterToy) { presenter.present(model) }
    }
    """

  private static let test = """
    func testToy() async {
      let model = await OtterToy.from(Mock<Otter>())
      ToyViewModel().show(model)
    }
    """

  private func check(test: String = test, _ code: String) throws {
    try CrashAnalysisTests.check(test, codeUnderTest: Self.presenter + "\n" + code)
  }

  /// The method of the only conforming type may be called, so its reads are warnings.
  @Test(arguments: [
    "final class Screen: Presenter { func present(_ model: OtterToy) { print(model.toy) } }",
    "final class Screen { }\nextension Screen: Presenter { func present(_ model: OtterToy) { print(model.toy) } }",
    "protocol Shower: Presenter { }\nstruct Screen: Shower { func present(_ model: OtterToy) { print(model.toy) } }",
  ])
  func theOnlyWitnessMayBeCalled(code: String) throws {
    try check(
      test: """
        func testToy() async {
          let model = await OtterToy.from(Mock<Otter>())
          ToyViewModel().show(model)  // warning: unset-required-field
        }
        """, code)
  }

  /// Fields that the only conforming type doesn't read need no values, even if other code reads fields of the name.
  @Test func otherReadsDoNotCount() throws {
    try check(
      """
      final class Screen: Presenter { func present(_ model: OtterToy) { print("an otter") } }
      func show(_ model: OtterToy) { print(model.toy) }
      """)
  }

  /// With several conforming types, the model escapes: any code that reads a field of the name may get it.
  @Test func severalWitnessesAreNotFollowed() throws {
    try check(
      test: """
        func testToy() async {
          let model = await OtterToy.from(Mock<Otter>())
          ToyViewModel().show(model)  // warning: unset-required-field
        }
        """,
      """
      final class Screen: Presenter { func present(_ model: OtterToy) { print("an otter") } }
      final class Log: Presenter { func present(_ model: OtterToy) { print("a log") } }
      func show(_ model: OtterToy) { print(model.toy) }
      """)
  }

  /// Arguments are evaluated, whatever is called.
  @Test func argumentsAreEvaluated() throws {
    try check(
      test: """
        func testToy() async {
          let model = await OtterToy.from(Mock<Otter>())
          ToyLogger().log(model)
        }
        """,
      """
      final class Screen: Presenter { func present(_ model: OtterToy) { } }
      protocol Log { func write(_ text: String) }
      struct File: Log { func write(_ text: String) { } }
      struct ToyLogger {
        let log: any Log = Container.resolve()
        func log(_ model: OtterToy) { log.write(model.toy) }  // error: unset-required-field
      }
      """)
  }

  /// A model that the only conforming type makes may be the result.
  @Test func resultsAreUncertain() throws {
    try check(
      test: """
        func testToy() async { _ = ToyLoader().title() }
        """,
      """
      final class Screen: Presenter { func present(_ model: OtterToy) { } }
      protocol Service { func toy() -> OtterToy }
      struct Stub: Service { func toy() -> OtterToy { OtterToy(from: Mock<Otter>()) } }
      struct ToyLoader {
        let service: any Service = Container.resolve()
        func title() -> String { service.toy().toy }
      }
      """)
  }
}
