import BuildGraph
import EditorFeatures
import Source
import Testing

/// The hints after mocks with unset required fields.
@Suite struct MockHintsTests {
  static let operations = """
    query Cat { animal(id: 1) { ...Head ... on Cat { friends { name } } } }
    query Owner { owner { id name pets { id kind } } }
    fragment Head on Animal { id name kind }
    fragment Tail on Dog { owner { name } kind @include(if: $kind) }
    query Dogs($kind: Boolean!) { animals { ...Tail } }

    """

  /// Swift code with the expected hints.
  struct Row: CustomTestStringConvertible {
    let title: String
    /// The text with hints between `«` and `»`.
    let text: String

    init(_ title: String, _ text: String) {
      self.title = title
      self.text = text
    }

    var testDescription: String { title }
  }

  static let rows = [
    Row(
      "unset fields are counted where the mock is made",
      """
      func test() { _ = CatQuery.Data.Animal.from(Mock<Cat>(name: "Tom") «2 of 3 required fields unset for CatQuery») }
      """),
    Row(
      "fields may be set later",
      """
      func test() {
        let cat = Mock<Cat>(name: "Tom") «1 of 3 required fields unset for Head»
        cat.id = "1"
        _ = Head.from(cat)
      }
      """),
    Row(
      "nothing is shown of a mock that has all",
      """
      func test() {
        _ = Head.from(Mock<Cat>(id: "1", kind: .case(.cat), name: "Tom"))
      }
      """),
    Row(
      "mocks in mocks are counted as their places ask",
      """
      func test() {
        let query = Mock<Query>(animal: Mock<Cat>(friends: [Mock<Dog>() «1 of 1 required fields unset for CatQuery»], \
      id: "1", kind: .case(.cat), name: "Tom"))
        _ = CatQuery.Data.from(query)
      }
      """),
    Row(
      "one mock in two conversions",
      """
      func test() {
        let owner = Mock<Person>() «2 of 2 required fields unset for OwnerQuery, 1 of 1 for Tail»
        _ = OwnerQuery.Data.Owner.from(owner)
        _ = Tail.from(Mock<Dog>(owner: owner))
      }
      """),
    Row(
      "a mock that a helper makes",
      """
      func makeCat() -> Mock<Cat> {
        let cat = Mock<Cat>(name: "Tom") «1 of 3 required fields unset for Head»
        cat.id = "1"
        return cat
      }
      func test() { _ = Head.from(makeCat()) }
      """),
    Row(
      "tests that do not do the same with what a helper makes",
      """
      func makeCat() -> Mock<Cat> { Mock<Cat>(name: "Tom") }
      func test() { _ = Head.from(makeCat()) }
      func other() {
        let cat = makeCat()
        cat.id = "1"
        _ = Head.from(cat)
      }
      """),
    Row(
      "the same in every round of a loop",
      """
      func test() {
        for name in ["Tom", "Felix"] {
          _ = Head.from(Mock<Cat>(name: name) «2 of 3 required fields unset for Head»)
        }
      }
      """),
    Row(
      "not the same in every round",
      """
      func test() {
        for isNamed in [true, false] {
          let cat = Mock<Cat>()
          if isNamed { cat.name = "Tom" }
          _ = Head.from(cat)
        }
      }
      """),
    Row(
      "what may be set",
      """
      func test(_ id: String?) {
        let cat = Mock<Cat>(id: id)
        _ = Head.from(cat)
      }
      """),
    Row(
      "fields that other code can set",
      """
      func test() {
        let cat = Mock<Cat>()
        fill(cat)
        _ = Head.from(cat)
      }
      """),
    Row(
      "conditional fields are not required",
      """
      func test() {
        _ = Tail.from(Mock<Dog>() «1 of 1 required fields unset for Tail», withVariables: ["kind": true])
      }
      """),
    Row("a mock that is not converted", "func test() { print(Mock<Cat>()) }"),
    Row(
      "tests with arguments, each case",
      """
      @Test(arguments: ["Tom", "Felix"]) func test(name: String) {
        let cat = Mock<Cat>(name: name) «2 of 3 required fields unset for Head»
        _ = Head.from(cat)
      }
      """),
    Row("text that is half typed", "func test() { _ = Head.from(Mock<Cat>(name: "),
  ]

  @Test(arguments: rows) func hintsCountUnsetFields(row: Row) {
    let source = Self.source(row.text)
    let fixture = Self.fixture(source)
    let hints = fixture.project.mockHints("Tests.swift", in: TextRange(0, UInt32(source.utf8.count)))
    var bytes = Array(source.utf8)
    for hint in hints.reversed() { bytes.insert(contentsOf: " «\(hint.text)»".utf8, at: Int(hint.offset)) }
    #expect(String(decoding: bytes, as: UTF8.self) == row.text)
  }

  @Test func hintsNameTheFieldsAndSetThem() throws {
    let source = #"func test() { _ = Head.from(Mock<Cat>(name: "Tom")) }"#
    let project = Self.fixture(source).project
    let hint = try #require(project.mockHints("Tests.swift", in: TextRange(0, 60)).first)
    #expect(hint.tooltip == "Head requires id, kind")
    var text = Array(source.utf8)
    for edit in hint.edits.reversed() {
      let range = edit.location.range
      text.replaceSubrange(Int(range.lower)..<Int(range.upper), with: edit.replacement.utf8)
    }
    #expect(
      String(decoding: text, as: UTF8.self)
        == #"func test() { _ = Head.from(Mock<Cat>(id: "1", kind: .case(.cat), name: "Tom")) }"#)
    // Only the requested range.
    #expect(project.mockHints("Tests.swift", in: TextRange(0, 20)).isEmpty)
    #expect(project.mockHints("Other.swift", in: TextRange(0, 60)).isEmpty)
  }

  /// Only a definition that is gone hides hints.
  @Test func brokenGraphQLKeepsHints() {
    let fixture = Self.fixture("func test() { _ = Head.from(Mock<Cat>()) }", isSession: true)
    let hints = fixture.project.mockHints("Tests.swift", in: TextRange(0, 60))
    #expect(hints.count == 1)
    fixture.set("A.graphql", "fragment Head on Animal { id name kind nothing }")
    _ = fixture.graph.update()
    #expect(fixture.project.mockHints("Tests.swift", in: TextRange(0, 60)) == hints)
    fixture.set("A.graphql", "query Cat { nothing }")
    _ = fixture.graph.update()
    #expect(fixture.project.mockHints("Tests.swift", in: TextRange(0, 60)).isEmpty)
    fixture.set("A.graphql", "fragment Head on Animal { id }")
    _ = fixture.graph.update()
    #expect(
      fixture.project.mockHints("Tests.swift", in: TextRange(0, 60)).map(\.text) == [
        "1 of 1 required fields unset for Head"
      ])
  }

  private static func source(_ text: String) -> String {
    text.replacing(#/ «[^»]*»/#, with: "")
  }

  private static func fixture(_ source: String, isSession: Bool = false) -> Fixture {
    let fixture = Fixture(operations + "# file: Tests.swift\n" + source, isSession: isSession)
    _ = fixture.graph.update()
    return fixture
  }
}
