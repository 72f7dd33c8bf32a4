import BuildGraph
import Foundation
import Fuzzing
import Source
import TestSupport
import Testing

/// After any edits of Swift tests, a new build gives the same diagnostics.
///
/// `MOCKD_SEED` repeats a run, `MOCKD_EDITS` lengthens it.
struct EditedSwiftFilesTests {
  @Test(arguments: Seeds.all, [false, true]) func diagnosticsEqualThoseOfANewBuild(seed: UInt64, isShared: Bool) {
    var random = SplitMix64(seed: seed)
    let total = ProcessInfo.processInfo.environment["MOCKD_EDITS"].flatMap { Int($0) } ?? 60
    var files = ["ATests.swift": Self.declarations, "BTests.swift": Array(Self.declarations.prefix(4))]
    let graph = ProjectGraph()
    if isShared { graph.set(shared: SharedSwiftFiles()) }
    var found = 0
    for number in 0..<Seeds.share(of: total) {
      let path = Bool.random(using: &random) ? "ATests.swift" : "BTests.swift"
      files[path] = Self.edited(files[path] ?? [], &random)
      Self.load(files, into: graph)
      let diagnostics = graph.testDiagnostics(after: graph.update().plan)
      found += diagnostics.count
      let fresh = ProjectGraph(isIncremental: false)
      Self.load(files, into: fresh)
      #expect(
        diagnostics == fresh.testDiagnostics(after: fresh.update().plan),
        "MOCKD_SEED=\(seed), edit \(number) of \(files)")
    }
    #expect(0 < found)
  }

  /// Hashing orders sets differently in each build. The diagnostics must not depend on it.
  @Test func repeatedBuildsAreEqual() {
    var random = SplitMix64(seed: 83_063)
    var files = ["ATests.swift": Self.declarations, "BTests.swift": Array(Self.declarations.prefix(4))]
    for _ in 0..<60 {
      let path = Bool.random(using: &random) ? "ATests.swift" : "BTests.swift"
      files[path] = Self.edited(files[path] ?? [], &random)
      let builds = (0..<4).map { _ in
        let graph = ProjectGraph()
        Self.load(files, into: graph)
        return graph.testDiagnostics(after: graph.update().plan)
      }
      #expect(builds.allSatisfy { $0 == builds[0] }, "\(files)")
    }
  }

  private static let declarations = [
    "import XCTest", "", "// A comment.",
    "func makePet() -> Mock<Pet> { Mock<Pet>() }",
    "private func makePet() -> Mock<Pet> {\n  Mock<Pet>(name: \"Rex\")\n}",
    "func makePet(name: String? = nil) -> Mock<Pet> { Mock<Pet>(name: name) }",
    "final class PetTests: XCTestCase {\n  let pet = makePet()\n  func testName() { _ = PetDetails.from(pet).name }\n}",
    "final class MoreTests: PetTests {\n  override func setUp() { pet.name = \"a\" }\n  func testMore() { read(pet) }\n}",
    "extension PetTests {\n  func testRead() { read(makePet()) }\n  static let shared = Mock<Pet>()\n}",
    "private struct Box { var pet: Mock<Pet>; var name: String { PetDetails.from(pet).name } }",
    "struct Box { let pet = Mock<Pet>(name: \"b\"); var name: String { PetDetails.from(pet).name } }",
    "func read(_ pet: Mock<Pet>) { _ = PetDetails.from(pet).name }",
    "#if DEBUG\nfunc read(_ pet: Mock<Pet>) {}\n#endif",
    "func testBox() { print(Box(pet: makePet()).name) }", "typealias Details = PetDetails", "let global = Mock<Pet>()",
    "func testGlobal() { _ = Details.from(global).name }", "@Suite(.disabled()) struct Suites {",
    "  @Test func disabled() { _ = PetDetails.from(Mock<Pet>()).name }", "}", "func open() { (",
    "extension Mock where O == Pet { static func rex() -> Mock<Pet> { Mock<Pet>(name: \"Rex\") } }",
    "func testRex() { _ = PetDetails.from(Mock<Pet>.rex()).name }", "#Preview { PetView(PetDetails.from(makePet())) }",
  ]

  /// Inserts, removes, replaces or moves a part.
  private static func edited(_ parts: [String], _ random: inout SplitMix64) -> [String] {
    var parts = parts
    let place = Int.random(in: 0...parts.count, using: &random)
    let part = declarations.randomElement(using: &random) ?? ""
    switch Int.random(in: 0..<5, using: &random) {
    case 0, 1: parts.insert(part, at: place)
    case 2 where place < parts.count: parts[place] = part
    case 3 where place < parts.count: parts.remove(at: place)
    default: if 1 < parts.count { parts.swapAt(0, Int.random(in: 0..<parts.count, using: &random)) }
    }
    return parts
  }

  private static func load(_ tests: [String: [String]], into graph: ProjectGraph) {
    PetProject.load(swift: tests.mapValues { $0.joined(separator: "\n") }, into: graph)
  }
}
