import BuildGraph
import Fuzzing
import Incremental
import Source
import Testing

/// The declarations that are parsed and checked after each kind of edit of a test file with 100 functions.
struct FunctionInvalidationTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var old: String
    var new: String
    var parsed: [String]
    var checked: [String]

    init(_ description: String, _ old: String, _ new: String, parsed: [String] = [], checked: [String] = []) {
      testDescription = description
      self.old = old
      self.new = new
      self.parsed = parsed
      self.checked = checked
    }
  }

  static let rows = [
    Row("the body of a function", "print(50)", "print(51)", parsed: ["func test50()"], checked: ["func test50()"]),
    Row(
      "a line in a function", "print(50)", "print(50)\n    print(51)", parsed: ["func test50()"],
      checked: ["func test50()"]),
    Row("a line above all declarations", "import XCTest", "\nimport XCTest"),
    Row("a line above a function", "  func test50", "\n  func test50"),
    Row("a comment above a function", "  func test50", "  /// Reads a name.\n  func test50"),
    Row("a comment at the end", "// The end.", "// The very end."),
    Row("an import", "import XCTest", "import XCTest\nimport App"),
    Row(
      "another name", "func test50()", "func testName()", parsed: ["func testName()"], checked: ["func testName()"]),
    Row(
      "another function", "  func test50()", "  func testName() {}\n  func test50()", parsed: ["func testName()"],
      checked: ["func testName()"]),
    Row(
      "a read that crashes", "print(50)", "_ = PetDetails.from(Mock<Pet>()).name", parsed: ["func test50()"],
      checked: ["func test50()"]),
    Row(
      "a helper of two functions", "Mock<Pet>(name: \"Rex\")", "Mock<Pet>()", parsed: ["func makePet()"],
      checked: ["func makePet()", "func test7()", "func test70()"]),
    Row("a deleted function", "  func test50() {\n    print(50)\n  }\n", ""),
  ]

  @Test(arguments: rows) func anEditChecksOnlyDependentFunctions(row: Row) throws {
    let graph = ProjectGraph()
    PetProject.load(swift: [Self.path: Self.tests], into: graph)
    #expect(graph.testDiagnostics(after: graph.update().plan).map(\.location.file) == [Self.path])
    var runs: [String: [String]] = [:]
    graph.observe { event in
      guard event.outcome != .verified else { return }
      let key = event.key.replacing(Self.path + " ", with: "").replacing("class PetTests/", with: "")
      runs[event.query, default: []].append(key)
    }
    let edited = Self.tests.replacing(row.old, with: row.new)
    try #require(edited != Self.tests)
    PetProject.load(swift: [Self.path: edited], into: graph)
    let after = graph.testDiagnostics(after: graph.update().plan)
    #expect(runs["FactsOfDeclaration", default: []].sorted() == row.parsed)
    #expect(runs["ExaminedDeclaration", default: []].sorted() == row.checked)
    let fresh = ProjectGraph()
    PetProject.load(swift: [Self.path: edited], into: fresh)
    #expect(after == fresh.testDiagnostics(after: fresh.update().plan))
  }

  private static let path = "PetTests.swift"

  private static let tests: String = {
    var text = "import XCTest\n\nfinal class PetTests: XCTestCase {\n"
    for number in 0..<100 {
      var body = "print(\(number))"
      if number.isMultiple(of: 70) && 0 < number || number == 7 { body = "_ = PetDetails.from(makePet()).name" }
      if number == 30 { body = "_ = PetDetails.from(Mock<Pet>()).name" }
      text += "  func test\(number)() {\n    \(body)\n  }\n"
    }
    return text + "}\n\nfunc makePet() -> Mock<Pet> { Mock<Pet>(name: \"Rex\") }\n// The end.\n"
  }()
}
