import BuildGraph
import Foundation
import Fuzzing
import Incremental
import Source
import TestSupport
import Testing

/// Hypothetical edits leave nothing behind: the next edit runs the same queries as in a project without them, and a new
/// build gives the same results.
///
/// `MOCKD_EDITS` makes the run longer, `MOCKD_SEED` repeats one.
struct HypotheticalEditsTests {
  private static let edits = ProcessInfo.processInfo.environment["MOCKD_EDITS"].flatMap { Int($0) } ?? 60

  @Test(arguments: SampleProject.all, StormOutputs.allCases)
  func theNextEditRunsTheSameQueries(sample: SampleProject, outputs: StormOutputs) {
    for seed in Seeds.all { run(sample, outputs, seed) }
  }

  private func run(_ sample: SampleProject, _ outputs: StormOutputs, _ seed: UInt64) {
    let start = WorkspaceContents(files: sample.files)
    var storm = EditStorm(start, settingsCount: ProjectStorm.settingsCount, seed: seed)
    var hypothetical = EditStorm(start, settingsCount: ProjectStorm.settingsCount, seed: seed &+ 1)
    let (graph, twin) = (ProjectGraph(), ProjectGraph())
    for graph in [graph, twin] {
      ProjectStorm.load(start, into: graph, outputs)
      _ = graph.update()
    }
    var tried = 0
    let steps = Seeds.share(of: outputs == .mocks ? Self.edits : Self.edits / 2)
    for step in 0..<steps {
      // Both projects answer for their present state, and only one for another state.
      _ = twin.editorView.problems
      _ = graph.editorView.problems
      _ = hypothetical.next()
      let changes = Self.changes(from: storm.contents, to: hypothetical.contents)
      if !changes.isEmpty { tried += 1 }
      let problems = graph.editorView.trying(changes) { $0.problems }
      _ = storm.next()
      ProjectStorm.load(storm.contents, into: graph, outputs)
      ProjectStorm.load(storm.contents, into: twin, outputs)
      let (build, events) = Self.update(graph)
      let (twinBuild, twinEvents) = Self.update(twin)
      #expect(
        events == twinEvents,
        "MOCKD_SEED=\(seed), \(sample), step \(step), after \(problems.count) hypothetical problems")
      let difference = ProjectStorm.difference(build, ProjectStorm.fresh(storm.contents, outputs))
      #expect(difference == nil, "MOCKD_SEED=\(seed), \(sample), step \(step): \(difference ?? "")")
      #expect(ProjectStorm.difference(build, twinBuild) == nil)
      guard events == twinEvents, difference == nil else { return }
    }
    #expect(steps / 8 < tried)
  }

  /// The files of both states that differ, as hypothetical changes can't add files.
  private static func changes(from present: WorkspaceContents, to other: WorkspaceContents) -> [SourceFile] {
    present.files.keys.sorted().compactMap { path in
      guard let text = other.files[path], text != present.files[path] else { return nil }
      return SourceFile(path: path, text: text)
    }
  }

  /// The build and the queries that ran for it. Their order depends on hashing, as does the order of pairs in relations.
  private static func update(_ graph: ProjectGraph) -> (ProjectBuild, [String]) {
    var events: [String] = []
    graph.observe { event in
      if event.outcome != .verified { events.append("\(event.query) \(event.key)") }
    }
    defer { graph.observe(nil) }
    let build = graph.update()
    return (build, events.sorted())
  }
}
