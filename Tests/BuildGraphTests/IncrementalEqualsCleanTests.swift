import BuildGraph
import Foundation
import Fuzzing
import Source
import TestSupport
import Testing

/// After any edits, an incremental build equals a new one: the same diagnostics, and files with the same bytes.
///
/// `MOCKD_EDITS` makes the run longer, `MOCKD_SEED` repeats one.
struct IncrementalEqualsCleanTests {
  static let edits = environment("MOCKD_EDITS").flatMap { Int($0) } ?? 60

  private static func environment(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }

  @Test(arguments: SampleProject.all + [.petsWithSwift], StormOutputs.allCases)
  func incrementalEqualsClean(sample: SampleProject, outputs: StormOutputs) {
    for seed in Seeds.all { run(sample, outputs, seed) }
  }

  private func run(_ sample: SampleProject, _ outputs: StormOutputs, _ seed: UInt64) {
    let start = WorkspaceContents(files: sample.files)
    var storm = EditStorm(start, settingsCount: ProjectStorm.settingsCount, seed: seed)
    let graph = ProjectGraph()
    ProjectStorm.load(start, into: graph, outputs)
    var edits: [[WorkspaceEdit]] = []
    var complete = 0
    #expect(graph.update().plan.isComplete, "\(sample): \(graph.update().diagnostics)")
    // Models take longer, and their edits have mostly the same effects.
    let steps = Seeds.share(of: outputs == .mocks ? Self.edits : Self.edits / 2)
    for step in 0..<steps {
      edits.append(storm.next())
      ProjectStorm.load(storm.contents, into: graph, outputs)
      let build = graph.update()
      if build.plan.isComplete { complete += 1 }
      guard let difference = ProjectStorm.difference(build, ProjectStorm.fresh(storm.contents, outputs))
      else { continue }
      let small = Shrinker.shrink(edits, attempts: 300) {
        ProjectStorm.difference(start, $0, outputs) != nil
      }
      let again = ProjectStorm.difference(start, small, outputs) ?? "nothing, in a second run"
      let steps = small.map { "\($0)" }.joined(separator: "\n")
      Issue.record("MOCKD_SEED=\(seed), \(sample), step \(step): \(difference)\nshrunk: \(again)\n\(steps)")
      return
    }
    // If most states are broken, few outputs are compared.
    #expect(steps / 20 < complete, "MOCKD_SEED=\(seed), \(sample): \(complete) of \(steps) complete")
    print(
      "\(sample) with \(outputs.rawValue): \(steps) steps, \(complete) of them complete, MOCKD_SEED=\(seed)"
    )
  }
}
