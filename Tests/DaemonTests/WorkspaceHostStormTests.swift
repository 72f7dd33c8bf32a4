import BuildGraph
import Daemon
import Foundation
import Fuzzing
import Source
import TestSupport
import Testing

/// After any edits on disk, an incrementally updated workspace equals a newly read one.
///
/// `MOCKD_EDITS` makes the run longer, `MOCKD_SEED` repeats one.
@Suite struct WorkspaceHostStormTests {
  static let edits = environment("MOCKD_EDITS").flatMap { Int($0) } ?? 80

  private static func environment(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }

  @Test(arguments: SampleProject.all(corpora: Corpora.directory) + [.services])
  func theLiveHostEqualsACleanBuild(sample: SampleProject) throws {
    for seed in Seeds.all { try run(sample, seed) }
  }

  private func run(_ sample: SampleProject, _ seed: UInt64) throws {
    let start = StormWorkspace(sample)
    var storm = EditStorm(start.contents, settingsCount: start.configurations.count, seed: seed)
    var edits: [[WorkspaceEdit]] = []
    for _ in 0..<Seeds.share(of: Self.edits) { edits.append(storm.next()) }
    guard let (step, difference) = try LiveStorm(start, seed: seed).difference(edits) else {
      return print("\(sample): \(Self.edits) steps, MOCKD_SEED=\(seed)")
    }
    let small = try Shrinker.shrink(Array(edits[...step]), attempts: 200) {
      try LiveStorm(start, seed: seed).difference($0) != nil
    }
    let again = try LiveStorm(start, seed: seed).difference(small)?.1 ?? "nothing, in a second run"
    let steps = small.map { "\($0)" }.joined(separator: "\n")
    Issue.record("MOCKD_SEED=\(seed), \(sample), step \(step): \(difference)\nshrunk: \(again)\n\(steps)")
  }
}

/// A workspace on disk to which edits happen.
private final class LiveStorm {
  private let directory: TestDirectory
  private let workspace: Workspace
  private let host: WorkspaceHost
  private var disk: EditedFolder
  private var latest: WorkspaceBuild
  /// The artifacts when there was nothing wrong the last time, which is when all are written.
  private var complete: [String: [UInt8]]
  /// The artifacts that updates reported since then; nil for all.
  private var announced: Set<String>? = []
  /// The changes of the next update.
  private var changes: [WorkspaceHost.Change] = []

  init(_ start: StormWorkspace, seed: UInt64) throws {
    directory = try TestDirectory()
    disk = EditedFolder(directory.path, configurations: start.configurations, seed: seed)
    disk.fill(start.contents)
    workspace = try Workspace.find(configuration: directory.path)
    host = WorkspaceHost(workspace)
    latest = host.update([.everything]).build
    complete = Self.artifacts(latest)
  }

  /// The first step after which the workspace is not what a new one is, if any.
  func difference(_ batches: [[WorkspaceEdit]]) throws -> (Int, String)? {
    for (step, batch) in batches.enumerated() {
      for edit in batch {
        disk.apply(edit)
        changes += reportedChanges(of: edit)
        if case .paths(let paths)? = changes.last, looksAhead(after: edit) { host.lookAhead(Set(paths)) }
      }
      // Edits between two updates are applied together.
      if batch.count == 3, step + 1 < batches.count { continue }
      if let difference = update() { return (step, difference) }
    }
    return nil
  }

  /// Returns the changes that a watcher reports for an edit.
  private func reportedChanges(of edit: WorkspaceEdit) -> [WorkspaceHost.Change] {
    switch edit {
    case .write(let path, let text):
      // Sometimes a watcher can't name the changed files.
      text.utf8.count % 16 == 0 ? [.below(directory.path)] : [.paths([directory.absolute(path)])]
    case .remove(let path): [.paths([directory.absolute(path)])]
    case .move(let from, let to): [.paths([directory.absolute(from), directory.absolute(to)])]
    case .moveFolder(let from, let to): [.below(directory.absolute(from)), .below(directory.absolute(to))]
    case .settings: [.paths([directory.absolute(StormWorkspace.configurationPath)])]
    }
  }

  /// Which edits these are follows from them.
  private func looksAhead(after edit: WorkspaceEdit) -> Bool {
    switch edit {
    case .write(_, let text): text.utf8.count % 3 == 0
    case .remove, .move, .moveFolder: true
    case .settings: false
    }
  }

  private func update() -> String? {
    let update = host.update(changes)
    changes = []
    let fresh = WorkspaceHost(workspace)
    let build = fresh.update([.everything]).build
    defer { latest = update.build }
    if !build.isConfigurationBroken, host.watchPlan != fresh.watchPlan { return "another plan of watching" }
    return Self.difference(update.build, build) ?? unannounced(update)
  }

  private static func difference(_ a: WorkspaceBuild, _ b: WorkspaceBuild) -> String? {
    if a.diagnostics != b.diagnostics {
      let added = a.diagnostics.filter { !b.diagnostics.contains($0) }
      let missing = b.diagnostics.filter { !a.diagnostics.contains($0) }
      return "diagnostics: too many \(added.prefix(3)), missing \(missing.prefix(3))"
    }
    if a.isConfigurationBroken != b.isConfigurationBroken { return "configuration broken: \(a.isConfigurationBroken)" }
    if a.isConfigurationBroken { return nil }
    if a.counts != b.counts { return "counts: \(a.counts), not \(b.counts)" }
    if a.plan != b.plan { return "plans: \(names(a.plan)), not \(names(b.plan))" }
    if a.sources != b.sources { return "sources: \(a.sources.keys.sorted()), not \(b.sources.keys.sorted())" }
    return nil
  }

  private static func names(_ plan: ArtifactPlan) -> [String] {
    plan.projects.map { "\($0.name) \($0.isComplete) \($0.artifacts.map(\.path))" }
  }

  /// Artifacts and sources that have changed without the update saying so.
  private func unannounced(_ update: WorkspaceUpdate) -> String? {
    if let announced = update.changedSources {
      let (before, after) = (latest.sources, update.build.sources)
      let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
      let silent = changed.subtracting(announced)
      if !silent.isEmpty { return "read without being said to be: \(silent.sorted())" }
    }
    if let announced = update.changedDiagnostics {
      let (before, after) = (latest.diagnosticTable, update.build.diagnosticTable)
      let changed = Set(before.files).union(after.files).filter { before[$0] != after[$0] }
      if changed != announced {
        return "changed diagnostics of \(changed.sorted()), said to be of \(announced.sorted())"
      }
    }
    if case .paths(let dirty) = update.dirtyOutputs { announced?.formUnion(dirty) } else { announced = nil }
    let after = update.build
    guard !after.isConfigurationBroken, after.plan.projects.allSatisfy(\.isComplete) else { return nil }
    defer { (complete, announced) = (Self.artifacts(after), []) }
    guard let announced else { return nil }
    let now = Self.artifacts(after)
    let changed = Set(complete.keys).union(now.keys).filter { complete[$0] != now[$0] }
    let silent = changed.subtracting(announced)
    return silent.isEmpty ? nil : "changed without being said to be: \(silent.sorted())"
  }

  private static func artifacts(_ build: WorkspaceBuild) -> [String: [UInt8]] {
    let all = build.plan.projects.flatMap(\.artifacts)
    return Dictionary(all.map { ($0.path, $0.bytes) }) { first, _ in first }
  }
}
