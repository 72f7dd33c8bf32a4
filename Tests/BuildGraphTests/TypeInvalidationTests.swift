import BuildGraph
import Fuzzing
import Incremental
import Source
import Testing

/// The declarations that are typed after each kind of edit of a test file. Only tests that call an overloaded function
/// need types.
struct TypeInvalidationTests {
  static let rows = [
    TypingEdit("the body of a function", "print(1)", "print(10)", typed: ["func test1()"]),
    TypingEdit("the body of a function without overloads", "print(3)", "print(30)"),
    TypingEdit("the body of a helper", "Mock<Pet>(name: \"Rex\")", "Mock<Pet>()"),
    TypingEdit(
      "the signature of a helper", "func makePet()", "func makePet(_ count: Int = 1)",
      typed: ["func test1()", "func test2()"]),
    TypingEdit("the signature of an overload", "a: Any)", "a: Any?)", typed: ["func test1()", "func test2()"]),
    TypingEdit("a line above all declarations", "import XCTest", "\nimport XCTest"),
    TypingEdit("a line above a function", "  func test2", "\n  func test2"),
    TypingEdit("a comment above a function", "  func test2", "  /// Reads a name.\n  func test2"),
  ]

  @Test(arguments: rows) func anEditTypesOnlyDependentFunctions(row: TypingEdit) throws {
    let graph = ProjectGraph()
    PetProject.load(swift: [Self.path: Self.tests], into: graph)
    var runs: Set<String> = []
    graph.observe { event in
      guard event.outcome != .verified, event.query == "TypesOfDeclaration" else { return }
      runs.insert(event.key.replacing(Self.path + " ", with: "").replacing("class PetTests/", with: ""))
    }
    _ = graph.testDiagnostics(after: graph.update().plan)
    #expect(runs == ["func test1()", "func test2()"])
    runs = []
    let edited = Self.tests.replacing(row.old, with: row.new)
    try #require(edited != Self.tests)
    PetProject.load(swift: [Self.path: edited], into: graph)
    let after = graph.testDiagnostics(after: graph.update().plan)
    #expect(runs.sorted() == row.typed)
    let fresh = ProjectGraph()
    PetProject.load(swift: [Self.path: edited], into: fresh)
    #expect(after == fresh.testDiagnostics(after: fresh.update().plan))
  }

  private static let path = "PetTests.swift"

  private static let tests = """
    import XCTest

    func show(_ a: Any) {}
    func show(_ a: PetDetails) { _ = a.name }
    func makePet() -> Mock<Pet> { Mock<Pet>(name: "Rex") }

    final class PetTests: XCTestCase {
      func test1() {
        print(1)
        show(PetDetails.from(makePet()))
      }
      func test2() {
        show(PetDetails.from(makePet()))
      }
      func test3() {
        print(3)
      }
    }
    """
}
