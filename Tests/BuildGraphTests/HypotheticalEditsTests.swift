import BuildGraph
import CrashAnalysis
import EditorFeatures
import Foundation
import Fuzzing
import Incremental
import Source
import TestSupport
import Testing

/// Hypothetical edits have no side effects: the next edit runs the same queries as in a project without them.
///
/// Edits concern GraphQL, tests, code under test and protocols. Every `interval` edits, a new build gives the same
/// results. `MOCKD_EDITS` makes the run longer, `MOCKD_SEED` repeats one.
struct HypotheticalEditsTests {
  private static let edits = ProcessInfo.processInfo.environment["MOCKD_EDITS"].flatMap { Int($0) } ?? 40
  /// A new build takes longer than everything else.
  private static let interval = 20

  @Test(arguments: SampleProject.all + [.petsWithSwift], StormOutputs.allCases)
  func theNextEditRunsTheSameQueries(sample: SampleProject, outputs: StormOutputs) {
    for seed in Seeds.all { run(sample, outputs, seed) }
  }

  private func run(_ sample: SampleProject, _ outputs: StormOutputs, _ seed: UInt64) {
    let start = WorkspaceContents(files: sample.files)
    var storm = EditStorm(start, settingsCount: ProjectStorm.settingsCount, seed: seed)
    var hypothetical = EditStorm(start, settingsCount: ProjectStorm.settingsCount, seed: seed &+ 1)
    let (graph, reference) = (Self.graph(start, outputs), Self.graph(start, outputs))
    var tried = 0
    let steps = Seeds.share(of: outputs == .mocks ? Self.edits : Self.edits / 2)
    for step in 0..<steps {
      let note = "MOCKD_SEED=\(seed), \(sample) with \(outputs.rawValue), step \(step)"
      let isCompared = step % Self.interval == 0 || step == steps - 1
      // Both projects answer for the current state, and only one of them for another state.
      let swiftFiles = storm.contents.files.keys.filter { $0.hasSuffix(".swift") }.sorted()
      let asked = swiftFiles.isEmpty ? [] : [swiftFiles[step % swiftFiles.count]]
      _ = Self.answers(reference.editorView, asked)
      _ = Self.answers(graph.editorView, asked)
      _ = hypothetical.next()
      let changes = Self.changes(from: storm.contents, to: hypothetical.contents)
      if !changes.isEmpty { tried += 1 }
      let trial = graph.editorView.withChanges(changes) { Self.answers($0, asked) }
      if isCompared {
        var contents = storm.contents
        for source in changes { contents.files[source.path] = String(decoding: source.bytes, as: UTF8.self) }
        let expected = Self.graph(contents, outputs).editorView.problems
        #expect(trial.problems == expected, "\(note): problems of a hypothetical state")
      }
      _ = storm.next()
      let (build, tests, events) = Self.update(graph, storm.contents, outputs)
      let (referenceBuild, referenceTests, referenceEvents) = Self.update(reference, storm.contents, outputs)
      #expect(events == referenceEvents, "\(note), after \(trial.problems.count) hypothetical problems")
      guard events == referenceEvents else { return }
      guard isCompared else { continue }
      #expect(tests == referenceTests && ProjectStorm.difference(build, referenceBuild) == nil, "\(note)")
      let fresh = ProjectGraph()
      ProjectStorm.load(storm.contents, into: fresh, outputs)
      let freshBuild = fresh.update()
      let difference = ProjectStorm.difference(build, freshBuild)
      #expect(difference == nil, "\(note): \(difference ?? "")")
      #expect(tests == fresh.testDiagnostics(after: freshBuild.plan), "\(note): diagnostics of tests")
      guard difference == nil else { return }
    }
    #expect(steps / 8 < tried)
  }

  private static func graph(_ contents: WorkspaceContents, _ outputs: StormOutputs) -> ProjectGraph {
    let graph = ProjectGraph()
    graph.noteUses()
    ProjectStorm.load(contents, into: graph, outputs)
    _ = graph.testDiagnostics(after: graph.update().plan)
    return graph
  }

  private static func answers(
    _ view: EditorView, _ paths: [String]
  ) -> (problems: [Diagnostic], tests: EditorAnswers, names: Int) {
    let names = paths.reduce(0) { $0 + (view.names(inSwiftFile: $1)?.named.count ?? 0) }
    return (view.problems, EditorAnswers(view, paths), names)
  }

  /// Returns the files that differ and exist in both states, since hypothetical changes can't add files.
  private static func changes(from present: WorkspaceContents, to other: WorkspaceContents) -> [SourceFile] {
    present.files.keys.sorted().compactMap { path in
      guard let text = other.files[path], text != present.files[path] else { return nil }
      return SourceFile(path: path, text: text)
    }
  }

  /// The results and the queries that ran for them. Their order depends on hashing, as does the order of pairs in
  /// relations.
  private static func update(
    _ graph: ProjectGraph, _ contents: WorkspaceContents, _ outputs: StormOutputs
  ) -> (ProjectBuild, [Diagnostic], [String]) {
    var events: [String] = []
    graph.observe { event in
      if event.outcome != .verified { events.append("\(event.query) \(event.key)") }
    }
    defer { graph.observe(nil) }
    ProjectStorm.load(contents, into: graph, outputs)
    let build = graph.update()
    let tests = graph.testDiagnostics(after: build.plan)
    return (build, tests, events.sorted())
  }
}
