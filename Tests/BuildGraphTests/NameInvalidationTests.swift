import BuildGraph
import CrashAnalysis
import Incremental
import Source
import Testing

/// The declarations with names that are typed again, for each kind of edit of a Swift file.
struct NameInvalidationTests {
  static let rows = [
    TypingEdit("the body of a function", "print(50)", "_ = pet.name", typed: ["func test50()"]),
    TypingEdit("a line above all declarations", "import XCTest", "\nimport XCTest"),
    TypingEdit("a line above a function", "  func test50", "\n  func test50"),
    TypingEdit(
      "the body of a helper", "Mock<Pet>(name: \"Rex\")", "Mock<Pet>()", typed: ["func makePet()"]),
  ]

  /// In code under test, a rename changes the declarations that the file sees.
  @Test func aRenamedTestTypesOnlyItself() throws {
    let row = TypingEdit("another name", "func test50()", "func testName()", typed: ["func testName()"])
    try anEditTypesOnlyDependentDeclarations(row: row, isTest: true)
  }

  @Test(arguments: rows, [true, false]) func anEditTypesOnlyDependentDeclarations(row: TypingEdit, isTest: Bool) throws
  {
    let graph = ProjectGraph()
    PetProject.load(swift: [Self.path: Self.tests], areTests: isTest, into: graph)
    _ = graph.update()
    let before = try #require(graph.editorView.names(inSwiftFile: Self.path))
    #expect(5 < before.named.count)
    var typed: [String] = []
    graph.observe { event in
      guard event.outcome != .verified, event.query == "NamesInDeclaration" else { return }
      typed.append(event.key.replacing(Self.path + " ", with: "").replacing("class PetTests/", with: ""))
    }
    let edited = Self.tests.replacing(row.old, with: row.new)
    try #require(edited != Self.tests)
    PetProject.load(swift: [Self.path: edited], areTests: isTest, into: graph)
    _ = graph.update()
    let after = graph.editorView.names(inSwiftFile: Self.path)
    #expect(typed.sorted() == row.typed)
    let fresh = ProjectGraph()
    PetProject.load(swift: [Self.path: edited], areTests: isTest, into: fresh)
    _ = fresh.update()
    #expect(after == fresh.editorView.names(inSwiftFile: Self.path))
  }

  private static let path = "PetTests.swift"

  private static let tests: String = {
    var text = "import XCTest\n\nfinal class PetTests: XCTestCase {\n  let pet = Mock<Pet>()\n"
    for number in 0..<100 {
      var body = "print(\(number))"
      if number == 7 { body = "_ = PetDetails.from(pet).name" }
      if number == 30 { body = "_ = PetDetails.from(makePet()).name" }
      text += "  func test\(number)() {\n    \(body)\n  }\n"
    }
    return text + "}\n\nfunc makePet() -> Mock<Pet> { Mock<Pet>(name: \"Rex\") }\n"
  }()
}
