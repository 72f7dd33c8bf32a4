import BuildGraph
import Fuzzing
import Incremental
import Source
import Testing

/// A second revision of a project, with the files that its build writes and the queries that run.
struct Revision: Sendable, CustomStringConvertible {
  var description: String
  var edits: [WorkspaceEdit]
  /// The changed files, without folder and suffix. A minus precedes removed files.
  var writes: [String]
  /// The queries that ran, one per line, with their keys. `=` after a key marks an equal result. Other queries and
  /// keys did not run.
  var runs: String

  init(_ description: String, _ edits: [WorkspaceEdit], writes: [String] = [], runs: String) {
    self.description = description
    self.edits = edits
    self.writes = writes
    self.runs = runs
  }

  /// Replaces a text in a file.
  static func replace(_ old: String, _ new: String, in path: String) -> WorkspaceEdit {
    .write(path: path, text: (SampleProject.pets.files[path] ?? "").replacing(old, with: new))
  }
}

/// The effects of a revision.
struct RevisionChange {
  /// The files that changed, named as in `Revision.writes`.
  var written: [String] = []
  /// The queries that ran, as in `Revision.runs`.
  var runs: [String]
  /// The difference between the build and a new one, if any.
  var difference: String?
  /// Whether the previous state had no errors.
  var wasComplete: Bool

  init(_ revision: Revision, _ outputs: StormOutputs = .mocks) {
    var contents = WorkspaceContents(files: SampleProject.pets.files)
    let graph = ProjectGraph()
    ProjectStorm.load(contents, into: graph, outputs)
    let before = graph.update()
    wasComplete = before.plan.isComplete
    var runs: [String: [String]] = [:]
    graph.observe { event in
      guard event.outcome != .verified else { return }
      runs[event.query, default: []].append(Self.shortened(event.key) + (event.outcome == .unchanged ? "=" : ""))
    }
    for edit in revision.edits { contents.apply(edit) }
    ProjectStorm.load(contents, into: graph, outputs)
    let after = graph.update()
    self.runs = runs.map { Self.line($0.key, $0.value) }.sorted()
    written = Self.written(before, after)
    difference = ProjectStorm.difference(after, ProjectStorm.fresh(contents, outputs))
  }

  private static func written(_ before: ProjectBuild, _ after: ProjectBuild) -> [String] {
    let old = Dictionary(uniqueKeysWithValues: before.plan.artifacts.map { ($0.path, $0.bytes) })
    let new = Dictionary(uniqueKeysWithValues: after.plan.artifacts.map { ($0.path, $0.bytes) })
    guard after.plan.isComplete else { return [] }
    let changed = new.keys.filter { new[$0] != old[$0] } + old.keys.filter { new[$0] == nil }.map { "-" + $0 }
    return changed.map { path in
      let name = path.split(separator: "/").last.map(String.init) ?? path
      return (path.hasPrefix("-") ? "-" : "") + name.replacing(".graphql.swift", with: "")
    }.sorted()
  }

  private static func line(_ query: String, _ keys: [String]) -> String {
    let keys = keys.sorted().joined(separator: ", ")
    return query + (keys.isEmpty || keys == "=" ? keys : ": " + keys)
  }

  /// Returns a short but still unique form of a key.
  private static func shortened(_ key: String) -> String {
    key.replacing(/DefinitionID\(file: [^,]*, name: (\w*), kind: [^,]*, occurrence: 0\)/) { "\($0.output.1)" }
      .replacing(/DefinitionOutputID\(kind: [\w.]*\.(\w+), definition: (?:\w+\.)?(\w*)\)/) {
        "\($0.output.1) \($0.output.2)"
      }
      .replacing(/ModuleOutput\(kind: [\w.]*\.(\w+), module: (?:\w+\.)?ModuleID\(index: 0\)\)/) { "\($0.output.1)" }
      .replacing("ModuleID(index: 0)", with: "")
      .replacing(/DefinitionName\(kind: [\w.]*\.(\w+), name: (\w*)\)/) { "\($0.output.1) \($0.output.2)" }
      .replacing(/MockKey\(parent: (\w+), responseKey: (\w+)\)/) { "\($0.output.1).\($0.output.2)" }
      .replacing(/(object|parent)\((\w+)\)/) { "\($0.output.2)" }
      .replacing(/^file\((.*)\)$/) { "\($0.output.1)" }
  }
}

extension Revision {
  /// The lines of `runs`, sorted.
  var lines: [String] { runs.split(separator: "\n").map(String.init).sorted() }
}

/// The files that are written and the queries that run, for each kind of edit. Unnecessary queries are failures.
struct QueryInvalidationTests {
  @Test(arguments: Revision.all)
  func anEditRunsOnlyDependentQueries(revision: Revision) {
    let change = RevisionChange(revision)
    #expect(change.wasComplete)
    #expect(change.written == revision.writes)
    #expect(change.runs.sorted() == revision.lines)
    #expect(change.difference == nil)
  }

  /// A rename is checked through the paths and problems of its outputs. Nothing is rendered.
  @Test(arguments: StormOutputs.allCases) func aHypotheticalRenameRendersNothing(outputs: StormOutputs) {
    let graph = ProjectGraph()
    ProjectStorm.load(WorkspaceContents(files: SampleProject.petsWithSwift.files), into: graph, outputs)
    #expect(graph.update().plan.isComplete && graph.editorView.problems == [])
    var queries: Set<String> = []
    graph.observe { queries.insert($0.query) }
    let path = "ops/AnyQuery.graphql"
    let renamed = (SampleProject.pets.files[path] ?? "").replacing("query AnyQuery", with: "query petQuery")
    let problems = graph.editorView.withChanges([SourceFile(path: path, text: renamed)]) { $0.problems }
    graph.observe(nil)
    // Both names lead to the same file name.
    let conflicts = problems.filter { $0.code == .outputConflict }
    #expect(conflicts.count == [.mocks: 0, .models: 1, .placeholders: 3][outputs], "\(problems)")
    #expect(queries.contains("OutputsByPath") || outputs == .mocks)
    #expect(queries.filter { $0.hasPrefix("Rendered") || $0.hasPrefix("Printed") || $0 == "Artifacts" } == [])
  }
}
