import Testing

/// Tests calls that lead from tests into the code under test.
@Suite struct FollowedCodeTests {
  /// A certain read in the code under test is an error at the read.
  @Test(arguments: [
    (
      "model.shownToy()",
      "extension OtterToy { func shownToy() -> String { toy } }  // error: unset-required-field"
    ),
    (
      "ToyMapper.title(of: model)",
      "enum ToyMapper { static func title(of model: OtterToy) -> String { model.toy } }  // error: unset-required-field"
    ),
    (
      "ToyViewModel(model).title",
      """
      struct ToyViewModel {
        let title: String
        init(_ model: OtterToy) {
          title = model.toy  // error: unset-required-field
        }
      }
      """
    ),
    (
      "ToyViewModel(model: model).title",
      """
      struct ToyViewModel {
        let model: OtterToy
        var title: String { model.toy }  // error: unset-required-field
      }
      """
    ),
    (
      "ToyStore(model).load()",
      """
      final class ToyStore {
        private let model: OtterToy
        init(_ model: OtterToy) { self.model = model }
        func load() { show(model) }
        private func show(_ model: OtterToy) { print(model.toy) }  // error: unset-required-field
      }
      """
    ),
    (
      "[model].map { ToyRow(model: $0) }",
      """
      struct ToyRow {
        let title: String
        init(model: OtterToy) { title = model.toy }  // error: unset-required-field
      }
      """
    ),
    (
      "(model as OtterToy?).map(title)",
      "func title(_ model: OtterToy) -> String { model.toy }  // error: unset-required-field"
    ),
    (
      "[model].titles",
      """
      extension Collection where Element == OtterToy {
        var titles: [String] { map { $0.toy } }  // error: unset-required-field
      }
      """
    ),
    (
      "[model].shown()",
      """
      extension [OtterToy] {
        func shown() -> String? { first?.toy }  // error: unset-required-field
      }
      """
    ),
    (
      "let panel: Panel = ToyPanel(); panel.show(model)",
      """
      class Panel { func show(_ a: OtterToy) { print(a.toy) } }  // error: unset-required-field
      class ToyPanel: Panel { func show(_ a: Any, isWide: Bool = true) {} }
      """
    ),
    (
      "let row: any Row = ToyRow(); row.show(model)",
      """
      protocol Row {}
      extension Row { func show(_ a: OtterToy) { print(a.toy) } }  // error: unset-required-field
      struct ToyRow: Row { func show(_ a: OtterToy) {} }
      """
    ),
  ])
  func certainReadsAreErrors(call: String, code: String) throws {
    try check(
      """
      func testToy() async {
        let model = await OtterToy.from(Mock<Otter>())
        _ = \(call)
      }
      """, codeUnderTest: code)
  }

  /// A read that may not happen is a warning where the test calls the code.
  @Test(arguments: [
    "extension OtterToy { func shownToy() -> String { isShown ? toy : \"\" } }",
    "extension OtterToy { func shownToy() throws -> String { try validate(); return toy } }",
  ])
  func possibleReadsAreWarnings(code: String) throws {
    try check(
      """
      func testToy() async throws {
        let model = await OtterToy.from(Mock<Otter>())
        _ = try model.shownToy()  // warning: unset-required-field
      }
      """, codeUnderTest: code)
  }

  /// A member possibly runs if the type is not known by which code knows the value.
  @Test func membersOfUnknownTypesAreWarnings() throws {
    let call = "let row: LibraryRow = ToyRow(); row.show(model)"
    let code = """
      extension LibraryRow { func show(_ a: Any) {} }
      struct ToyRow: LibraryRow { func show(_ a: OtterToy) { print(a.toy) } }
      """
    try check(
      """
      func testToy() async {
        let model = await OtterToy.from(Mock<Otter>())
        \(call)  // warning: unset-required-field
      }
      """, codeUnderTest: code)
  }

  /// Fields that the called code doesn't read need no values, even if other code reads fields of the name.
  @Test(arguments: [
    "extension OtterToy { func shownToy() -> String { \"Otto\" } }; func show(_ model: OtterToy) { print(model.toy) }",
    "extension OtterToy { func shownToy() -> String { \"toy\" } }; func show(_ model: OtterToy) { print(model.toy) }",
  ])
  func fieldsThatAreNotReadNeedNoValues(code: String) throws {
    try check(
      """
      func testToy() async {
        let model = await OtterToy.from(Mock<Otter>())
        _ = model.shownToy()
      }
      """, codeUnderTest: code)
  }

  /// A model that the called code passes on to unknown code has a diagnostic where the test calls the code.
  @Test func modelsThatCodePassesOnAreReportedInTheTest() throws {
    try check(
      """
      func testToy() async {
        let model = await OtterToy.from(Mock<Otter>())
        Presenter().present(model)  // warning: unset-required-field
      }
      """,
      codeUnderTest: """
        struct Presenter {
          func present(_ model: OtterToy) { analytics.track(model) }
        }
        let titles = models.map(\\.toy)
        """)
  }

  /// If several modules declare a function, none of them is followed.
  @Test func ambiguousCallsAreNotFollowed() throws {
    try check(
      """
      func testToy() async {
        let model = await OtterToy.from(Mock<Otter>())
        show(model)  // warning: unset-required-field
      }
      """,
      codeUnderTest: """
        func show(_ model: OtterToy) { print(model.toy) }
        func show(_ model: OtterToy) {}
        """)
  }
}
