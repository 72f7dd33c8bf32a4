import BuildGraph
import Configuration
import Foundation
import Fuzzing
import Source
import TestSupport
import Testing

/// While text is typed into GraphQL files, the diagnostics of tests stay. Tests that use only valid definitions have the
/// diagnostics of a new build, and the others have their last good ones.
///
/// `MOCKD_KEYSTROKES` lengthens a run, `MOCKD_SEED` repeats it.
struct KeystrokeTests {
  private static let keystrokes =
    ProcessInfo.processInfo.environment["MOCKD_KEYSTROKES"].flatMap { Int($0) } ?? 240

  @Test(arguments: Seeds.all) func diagnosticsStayWhileTextIsTyped(seed: UInt64) {
    var typist = Typist(seed: seed)
    let graph = ProjectGraph(isSession: true)
    typist.load(into: graph)
    var lastGood = DiagnosticsByTest(graph).byTest
    #expect(lastGood.count == Typist.testCount)
    var (hidden, broken) = (0, 0)
    for step in 0..<Seeds.share(of: Self.keystrokes) {
      let path = typist.press()
      graph.set(path, to: SourceFile(path: path, text: typist.text(of: path)))
      let shown = DiagnosticsByTest(graph)
      let fresh = ProjectGraph()
      typist.load(into: fresh)
      let expected = DiagnosticsByTest(fresh)
      if !expected.isComplete { broken += 1 }
      for test in Set(lastGood.keys).union(expected.byTest.keys).union(shown.byTest.keys) {
        var found = shown.byTest[test] ?? []
        let fresh = expected.byTest[test] ?? []
        if fresh.contains(where: { $0.code == .testsNotExamined }) {
          hidden += 1
          // A test without a last good result has a hint.
          found.removeAll { $0.code == .testsNotExamined }
        } else if expected.isComplete || typist.namesDefinition(of: test) || found != lastGood[test] {
          // Except for a broken definition whose name changes: it is the old one for a session, unknown for a new build.
          lastGood[test] = fresh
        }
        guard found == lastGood[test] ?? [] else {
          Issue.record(
            """
            MOCKD_SEED=\(seed), keystroke \(step) in \(path), \(test): \(found) instead of \(lastGood[test] ?? []); a \
            new build has \(fresh)
            \(typist.text(of: path))
            """)
          return
        }
      }
    }
    // Otherwise the comparison would prove little.
    let steps = Seeds.share(of: Self.keystrokes)
    #expect(steps / 8 < broken && 0 < hidden, "MOCKD_SEED=\(seed): \(broken) broken, \(hidden) hidden")
    print("typing: \(steps) keystrokes, \(broken) broken states, \(hidden) hidden results, MOCKD_SEED=\(seed)")
  }
}

/// The diagnostics of tests by the place of the test.
private struct DiagnosticsByTest {
  /// The parts of a diagnostic without related places and fixes.
  struct Shown: Hashable {
    var code: DiagnosticCode
    var severity: Diagnostic.Severity
    var message: String
    var location: Location
  }

  let isComplete: Bool
  /// The diagnostics of each line that has some. Each test has one line.
  private(set) var byTest: [String: [Shown]] = [:]

  init(_ graph: ProjectGraph) {
    let build = graph.update()
    isComplete = build.plan.isComplete
    for diagnostic in graph.testDiagnostics(after: build.plan) {
      let line = Typist.line(of: diagnostic.location)
      byTest["\(diagnostic.location.file):\(line)", default: []].append(
        Shown(
          code: diagnostic.code, severity: diagnostic.severity, message: diagnostic.message,
          location: diagnostic.location))
    }
  }
}

/// Types texts into the GraphQL files of a workspace with 30 failing tests, and deletes them again, one character at a
/// time.
private struct Typist {
  static let testCount = 3 * groups

  private static let groups = 10
  private var texts: [String: [Character]]
  private var random: SplitMix64
  private var task: Task?

  /// A text that is being typed or deleted.
  private struct Task {
    var path: String
    /// The place of the next character.
    var offset: Int
    var rest: [Character]
    /// The number of characters to delete afterwards.
    var typed = 0
  }

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    texts = Self.documents.mapValues { Array($0) }
  }

  private static let documents: [String: String] = {
    var schema = "type Query {\n"
    for group in 0..<groups { schema += "  item\(group): Item\(group)!\n" }
    schema += "}\n\ninterface Named {\n  name: String!\n}\n\n"
    schema += "type Part implements Named {\n  name: String!\n  size: Int\n}\n"
    for group in 0..<groups {
      schema += """

        type Item\(group) implements Named {
          name: String!
          note: String
          part: Part!
          size: Int
        }

        """
    }
    var files = ["schema.graphqls": schema, "ops/PartName.graphql": "fragment PartName on Part {\n  name\n}\n"]
    for group in 0..<groups {
      files["ops/Items\(group).graphql"] = """
        query Plain\(group) {
          item\(group) {
            name
          }
        }

        query Spread\(group) {
          item\(group) {
            ...Details\(group)
          }
        }

        query Wide\(group) {
          item\(group) { size name part { ...PartName } }
        }

        fragment Details\(group) on Item\(group) { name size }

        """
    }
    return files
  }()

  private static let tests: [String: String] = {
    var files: [String: String] = [:]
    for group in 0..<groups {
      files["Tests/Item\(group)Tests.swift"] = """
        @Test func testPlain() { _ = Plain\(group)Query.Data.Item\(group).from(Mock<Item\(group)>()).name }
        @Test func testSpread() { _ = Spread\(group)Query.Data.Item\(group).from(Mock<Item\(group)>()).name }
        @Test func testWide() { _ = Wide\(group)Query.Data.Item\(group).from(Mock<Item\(group)>(size: 1)).name }

        """
    }
    return files
  }()

  /// Returns the number of the line of a place in a test.
  static func line(of location: Location) -> Int {
    (tests[location.file] ?? "").utf8.prefix(Int(location.range.lower)).count { $0 == UInt8(ascii: "\n") }
  }

  /// Returns whether the name of the definition that a test uses is in the text of its file.
  ///
  /// - Parameter test: the path of the test file and the number of the line.
  func namesDefinition(of test: String) -> Bool {
    let numbers = test.split { !$0.isNumber }
    guard let group = numbers.first, let line = numbers.last.flatMap({ Int($0) }) else { return true }
    let name = ["Plain", "Spread", "Wide"][line] + group
    return text(of: "ops/Items\(group).graphql").split { !$0.isLetter && !$0.isNumber }.contains { $0 == name }
  }

  private static let snippets = [
    "query New($id: ID!) {\n  item0 { name }\n}\n", "{ item1 { name } }", "fragment More on Item2 { name }\n",
    "# A comment.\n", "size ", "...PartName ", "copy: name ", "@include(if: true) ", "\"\"\" ", "% ", "part { size } ",
    "(first: 1) ", "} ", "type New { name: String! }\n", "extra: Int ", "extra(first: Int = 1): [Part!]! ",
    "interface Other { name: String! }\n", "\"A description.\" ", "@deprecated ", "{ ", "x", "$id: ID ",
    "... on Named { name } ",
  ]

  func text(of path: String) -> String { String(texts[path] ?? []) }

  func load(into graph: ProjectGraph) {
    var project = Project()
    project.namespace = "API"
    project.outputs.testMocks = TestMocksOutput()
    project.options.requireNonOptionalMockFields = false
    graph.set(settings: project)
    graph.set(
      schemaFiles: ["schema.graphqls"], operationFiles: texts.keys.filter { $0.hasSuffix(".graphql") },
      testFiles: Self.tests.keys)
    for path in texts.keys { graph.set(path, to: SourceFile(path: path, text: text(of: path))) }
    for (path, text) in Self.tests { graph.set(path, to: SourceFile(path: path, text: text)) }
  }

  /// Types or deletes one character. Returns the path of the file.
  mutating func press() -> String {
    var task = self.task ?? newTask()
    if task.rest.isEmpty {
      task.offset -= 1
      task.typed -= 1
      texts[task.path]?.remove(at: task.offset)
    } else {
      texts[task.path]?.insert(task.rest.removeFirst(), at: task.offset)
      task.offset += 1
      task.typed += 1
    }
    self.task = task.rest.isEmpty && task.typed == 0 ? nil : task
    return task.path
  }

  /// Chooses a text and a place at the start of a line or word.
  private mutating func newTask() -> Task {
    let paths = texts.keys.sorted()
    // The schema is one file of many.
    let isSchema = Int.random(in: 0..<4, using: &random) == 0
    let path = isSchema ? "schema.graphqls" : paths.randomElement(using: &random) ?? ""
    let text = texts[path] ?? []
    let offsets = [0] + text.indices.filter { text[$0].isWhitespace }.map { $0 + 1 }
    return Task(
      path: path, offset: offsets.randomElement(using: &random) ?? 0,
      rest: Array(Self.snippets.randomElement(using: &random) ?? ""))
  }
}
