import BuildGraph
import Foundation
import Fuzzing
import Source
import TestSupport
import Testing

@testable import Daemon

/// Writing only the outputs that may have changed gives the same files as writing all outputs.
@Suite struct ScopedWritingTests {
  private let directory: TestDirectory

  init() throws {
    directory = try TestDirectory()
  }

  /// Under one lock, as a watch writes.
  private struct Holder: ~Copyable {
    let store: OutputStore
    let lock: WorkspaceLock

    init(_ directory: TestDirectory, hook: @escaping (WriteStep) -> WriteFate = { _ in .happens }) throws {
      store = OutputStore(root: directory.path, hook: hook)
      lock = try WorkspaceLock.take(root: directory.path, for: .watch)
    }

    func apply(_ plan: ArtifactPlan, only scope: Set<String>? = nil) -> WriteOutcome {
      store.apply(plan, only: scope, holding: lock)
    }
  }

  private func scope(_ names: String...) -> Set<String> { Set(names.map { "Out/\($0).graphql.swift" }) }

  @Test func onlyTheScopeIsObserved() throws {
    let holder = try Holder(directory)
    _ = holder.apply(plan(["a.graphql.swift": "1", "b.graphql.swift": "1", "c.graphql.swift": "1"]))
    try directory.write("Out/b.graphql.swift", generated("edit"))
    let outcome = holder.apply(plan(["a.graphql.swift": "2", "b.graphql.swift": "1"]), only: scope("a", "c"))
    #expect(
      outcome == .init(written: ["Out/a.graphql.swift"], deleted: ["Out/c.graphql.swift"], unchanged: 1))
    #expect(directory.text("Out/b.graphql.swift") == generated("edit"))
    // The written files are known, although the manifest was only extended.
    #expect(Manifest(reading: Array((directory.text(".mockd/manifest") ?? "").utf8)).entries.count == 3)
    let last = holder.apply(plan(["a.graphql.swift": "3", "b.graphql.swift": "1"]), only: scope("a"))
    #expect(last.diagnostics.isEmpty)
  }

  @Test func editsAreBackedUp() throws {
    let holder = try Holder(directory)
    _ = holder.apply(plan(["a.graphql.swift": "1"]))
    try directory.write("Out/a.graphql.swift", generated("edit"))
    let outcome = holder.apply(plan(["a.graphql.swift": "2"]), only: scope("a"))
    #expect(outcome.diagnostics.map(\.code.rawValue) == ["output/replaced"])
    #expect(directory.text(".mockd/replaced/Out/a.graphql.swift") == generated("edit"))
  }

  /// All outputs are observed if a file is in the way or another process changed the manifest.
  @Test(arguments: ["file of others", "manifest removed", "manifest changed"])
  func faultsWidenTheScopeToAllOutputs(_ fault: String) throws {
    let holder = try Holder(directory)
    _ = holder.apply(plan(["a.graphql.swift": "1", "b.graphql.swift": "1"]))
    switch fault {
    case "file of others": try directory.write("Out/a.graphql.swift", "mine")
    case "manifest removed": try directory.remove(".mockd/manifest")
    default: try directory.write(".mockd/manifest", "mockd-manifest 1\n")
    }
    try directory.remove("Out/b.graphql.swift")
    let outcome = holder.apply(plan(["a.graphql.swift": "2", "b.graphql.swift": "1"]), only: scope("a"))
    if fault == "file of others" {
      #expect(outcome.diagnostics.map(\.code.rawValue) == ["output/not-ours"])
      #expect(directory.text("Out/a.graphql.swift") == "mine")
    } else {
      #expect(directory.outputs.count == 2)
      #expect(Manifest(reading: Array((directory.text(".mockd/manifest") ?? "").utf8)).entries.count == 2)
    }
  }

  /// Random plans: after each, the disk is what a writer leaves that looks at all.
  @Test(arguments: Seeds.all) func scopedWritesEqualCompleteWrites(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let other = try TestDirectory()
    let holder = try Holder(directory)
    var texts: [String: String] = [:]
    _ = holder.apply(plan(texts))
    for round in 0..<Seeds.share(of: 300) {
      var changed: Set<String> = []
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let name = "f\(Int.random(in: 0..<12, using: &random)).graphql.swift"
        texts[name] = Bool.random(using: &random) ? "\(Int.random(in: 0..<5, using: &random))" : nil
        changed.insert("Out/" + name)
      }
      let outcome = holder.apply(plan(texts), only: changed)
      _ = OutputStore(root: other.path).apply(plan(texts), prune: false)
      #expect(outcome.diagnostics.isEmpty, "seed \(seed), round \(round)")
      #expect(directory.outputs == other.outputs, "seed \(seed), round \(round)")
      let expected = outcome.written.count + outcome.unchanged
      #expect(expected == texts.count, "seed \(seed), round \(round)")
    }
    _ = consume holder
    // A new writer finds all outputs up to date, and knows them all.
    let last = OutputStore(root: directory.path).apply(plan([:]), prune: false)
    #expect(last.diagnostics.isEmpty, "seed \(seed)")
    #expect(directory.outputs.filter { $0.key.hasPrefix("Out/") } == [:], "seed \(seed)")
  }

  /// A process that dies before its manifest is in place leaves nothing, also where what it was to write is no longer
  /// wanted.
  @Test func aCrashBeforeTheManifestLeavesNoFiles() throws {
    let first = ["a.graphql.swift": "1"]
    _ = OutputStore(root: directory.path).apply(plan(first), prune: false)
    let dying = OutputStore(root: directory.path) { step in
      if case .rename(_, let to) = step, to.hasSuffix("manifest") { .dies } else { .happens }
    }
    _ = dying.apply(plan(["a.graphql.swift": "2"]), prune: false)
    #expect(directory.files(".mockd").keys.contains { $0.hasSuffix(".tmp") })
    _ = OutputStore(root: directory.path).apply(plan(first), prune: false)
    #expect(!directory.files(".mockd").keys.contains { $0.hasSuffix(".tmp") })
  }

  /// A process that dies at any step leaves whole files only, and the next one knows all of them.
  @Test(arguments: [WriteFate.dies, .tears]) func aCrashAtAnyStepLosesNoRecords(_ fate: WriteFate) throws {
    var step = 0
    var isOver = false
    while !isOver {
      let directory = try TestDirectory()
      let first = ["a": "1", "b": "1", "c": "1"].reduce(into: [:]) { $0[$1.key + ".graphql.swift"] = $1.value }
      let second = ["a.graphql.swift": "2", "b.graphql.swift": "1", "d.graphql.swift": "2"]
      var count = 0
      var isArmed = false
      let holder = try Holder(directory) { _ in
        guard isArmed else { return .happens }
        defer { count += 1 }
        return count == step ? fate : .happens
      }
      _ = holder.apply(plan(first))
      isArmed = true
      _ = holder.apply(plan(second), only: scope("a", "c", "d"))
      isOver = count <= step
      for (path, text) in directory.outputs where !path.hasSuffix(".tmp") {
        #expect([generated("1"), generated("2")].contains(text), "step \(step)")
      }
      _ = consume holder
      let outcome = OutputStore(root: directory.path).apply(plan(second), prune: false)
      #expect(outcome.diagnostics.isEmpty, "step \(step)")
      #expect(directory.outputs.count == 3, "step \(step)")
      step += 1
    }
    #expect(step > 7)
  }
}
