import BuildGraph
import Configuration
import Foundation
import Fuzzing
import Source
import TestSupport
import Testing

/// After any edits of tests, operations, schema and settings, a new build gives the same diagnostics of tests and the
/// same editor results.
///
/// `MOCKD_EDITS` lengthens a run, `MOCKD_SEED` repeats it.
struct CrashDiagnosticsStormTests {
  @Test(arguments: Seeds.all) func incrementalEqualsClean(seed: UInt64) throws {
    let steps = Seeds.share(of: IncrementalEqualsCleanTests.edits * 2 / 3)
    var storm = try TestStorm(seed: seed)
    let graph = ProjectGraph()
    storm.load(into: graph)
    var isComplete = true
    var (complete, found, changed, shown) = (0, 0, 0, 0)
    var last: [Diagnostic] = []
    for step in 0..<steps {
      let edit = storm.next(isComplete: isComplete)
      storm.load(into: graph)
      let build = graph.update()
      let diagnostics = graph.testDiagnostics(after: build.plan)
      let fresh = ProjectGraph()
      storm.load(into: fresh)
      let expected = fresh.testDiagnostics(after: fresh.update().plan)
      // Editors don't send requests after each edit.
      if build.plan.isComplete, step.isMultiple(of: 3) {
        let answers = EditorAnswers(graph.editorView, storm.paths)
        if answers != EditorAnswers(fresh.editorView, storm.paths) {
          Issue.record("MOCKD_SEED=\(seed), step \(step), \(edit): editors show something else")
          return
        }
        shown += answers.count
      }
      if diagnostics != expected {
        let added = diagnostics.filter { !expected.contains($0) }.prefix(2)
        let missing = expected.filter { !diagnostics.contains($0) }.prefix(2)
        Issue.record("MOCKD_SEED=\(seed), step \(step), \(edit): too many \(added), missing \(missing)")
        return
      }
      isComplete = build.plan.isComplete
      if isComplete { complete += 1 }
      if !diagnostics.isEmpty { found += 1 }
      if diagnostics != last { changed += 1 }
      last = diagnostics
    }
    // Without diagnostics, the comparison would be empty.
    #expect(
      steps / 40 < found && steps / 60 < changed, "MOCKD_SEED=\(seed): \(found) with findings, \(changed) changes")
    #expect(steps / 40 < shown, "MOCKD_SEED=\(seed): \(shown) shown")
    print(
      "tests: \(steps) steps, \(shown) shown, \(complete) complete, \(found) with findings, \(changed) changes, MOCKD_SEED=\(seed)"
    )
  }
}

/// Random edits of a workspace with tests of crashes.
struct TestStorm {
  private var documents: EditStorm
  private let original: [String: String]
  private var tests: [String: String]
  private var random: SplitMix64
  /// Words of the tests, used as replacements for each other.
  private let words: [Substring]

  init(seed: UInt64) throws {
    let folder = Repository.root.appending(path: "Examples/Zoo/graphql")
    var files: [String: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      files["graphql/" + name] = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    documents = EditStorm(WorkspaceContents(files: files), settingsCount: 5, seed: seed)
    var tests: [String: String] = [:]
    for name in ["HelperForms.swift", "MockForms.swift"] {
      let file = Repository.root.appending(path: "Tests/CrashSamples").appending(path: name)
      tests["Tests/" + name] = try String(contentsOf: file, encoding: .utf8)
    }
    tests["Sources/Screen.swift"] = Self.screen
    tests["Tests/ScreenTests.swift"] = Self.screenTests
    original = tests
    self.tests = tests
    words = tests.values.sorted().joined().split { !$0.isLetter }.filter { 2 < $0.count }
    random = SplitMix64(seed: seed)
  }

  private static let screen = """
    struct Screen {
      let otter: OtterToy
      var title: String { otter.species }
      var subtitle: String {
        "\\(otter.toy)"
      }
    }
    """

  private static let screenTests = """
    func testScreen() {
      let otter = Mock<Otter>()
      _ = Screen(otter: OtterToy.from(otter))
      otter.species = "Sea otter"
      _ = Screen(otter: OtterToy.from(otter))
    }
    """

  private func settings() -> Project {
    var project = Project()
    project.namespace = "ZooAPI"
    project.runtime = .mocksupport
    project.tests = ["Tests/*.swift"]
    project.outputs.testMocks = documents.contents.settings == 1 ? nil : TestMocksOutput()
    switch documents.contents.settings {
    case 2: project.options.requireNonOptionalMockFields = false
    case 3: project.options.reduceGeneratedSchemaTypes = true
    case 4: project.namespace = "Other"
    default: break
    }
    return project
  }

  /// The paths of all files.
  var paths: [String] { (Array(documents.contents.files.keys) + Array(tests.keys)).sorted() }

  func load(into graph: ProjectGraph) {
    let files = documents.contents.files.map { SourceFile(path: $0.key, text: $0.value) }
    let tests = tests.map { SourceFile(path: $0.key, text: $0.value) }
    graph.set(settings: settings())
    graph.set(
      schemaFiles: files.map(\.path).filter { $0.hasSuffix(".graphqls") },
      operationFiles: files.map(\.path).filter { $0.hasSuffix(".graphql") },
      testFiles: tests.map(\.path).filter { $0.hasPrefix("Tests") },
      codeFiles: tests.map(\.path).filter { $0.hasPrefix("Sources") })
    for file in files + tests { graph.set(file.path, to: file) }
  }

  /// Makes a random edit and returns its description. It soon repairs broken documents, since they hide the
  /// diagnostics of tests.
  mutating func next(isComplete: Bool) -> String {
    if Int.random(in: 0..<6, using: &random) < (isComplete ? 2 : 5) { return "\(documents.next())" }
    let path = original.keys.sorted().randomElement(using: &random) ?? ""
    var lines = (tests[path] ?? original[path] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    let index = Int.random(in: 0..<max(lines.count, 1), using: &random)
    let edit = Int.random(in: 0..<9, using: &random)
    switch edit {
    case 0: tests[path] = original[path]
    case 1: tests[path] = nil
    case 2: tests["Tests/Copy.swift"] = tests["Tests/Copy.swift"] == nil ? original[path] : nil
    case 3: lines.insert("", at: min(index, lines.count))
    case 4 where index < lines.count: lines.remove(at: index)
    case 5 where index < lines.count: lines.insert(lines[index], at: index)
    default:
      guard index < lines.count, let word = lines[index].split(whereSeparator: { !$0.isLetter }).last else { break }
      let other = words.randomElement(using: &random) ?? word
      lines[index] = Substring(lines[index].replacing(word, with: other))
    }
    if 2 < edit { tests[path] = lines.joined(separator: "\n") }
    return "edit \(edit) of \(path), line \(index + 1)"
  }
}

enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
}
