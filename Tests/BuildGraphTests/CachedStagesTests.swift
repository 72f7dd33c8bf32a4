import BuildGraph
import Foundation
import Fuzzing
import Source
import TestSupport
import Testing

/// Single builds with a cache give the results of builds without one.
///
/// `MOCKD_EDITS` makes the run longer, `MOCKD_SEED` repeats one.
struct CachedStagesTests {
  @Test(arguments: SampleProject.all + [.petsWithSwift], StormOutputs.allCases)
  func cachedEqualsClean(sample: SampleProject, outputs: StormOutputs) {
    for seed in Seeds.all { run(sample, outputs, seed) }
  }

  private func run(_ sample: SampleProject, _ outputs: StormOutputs, _ seed: UInt64) {
    let start = WorkspaceContents(files: sample.files)
    var storm = EditStorm(start, settingsCount: ProjectStorm.settingsCount, seed: seed)
    let cache = MemoryCache()
    let edits = IncrementalEqualsCleanTests.edits
    let steps = Seeds.share(of: outputs == .mocks ? edits : edits / 2)
    var complete = 0
    for step in 0..<steps {
      let edit = storm.next()
      let expected = ProjectStorm.fresh(storm.contents, outputs)
      if expected.plan.isComplete { complete += 1 }
      let place = "MOCKD_SEED=\(seed), \(sample), step \(step), \(edit)"
      for run in 0..<2 {
        cache.begin()
        let graph = ProjectGraph(isIncremental: false)
        graph.use(cache)
        ProjectStorm.load(storm.contents, into: graph, outputs)
        _ = graph.prepare { false }
        if let difference = ProjectStorm.difference(graph.update(), expected) {
          Issue.record("\(place): \(difference)")
          return
        }
        guard run == 0 || cache.misses.isEmpty else {
          Issue.record("\(place): an unchanged build misses results")
          return
        }
      }
    }
    #expect(steps / 20 < complete, "MOCKD_SEED=\(seed), \(sample): \(complete) of \(steps) complete")
    #expect(0 < cache.hits)
  }

  @Test(arguments: Seeds.all) func cachedTestsEqualCleanOnes(seed: UInt64) throws {
    let steps = Seeds.share(of: IncrementalEqualsCleanTests.edits / 2)
    var storm = try TestStorm(seed: seed)
    let cache = MemoryCache()
    var found = 0
    var isComplete = true
    for step in 0..<steps {
      let edit = storm.next(isComplete: isComplete)
      let fresh = ProjectGraph(isIncremental: false)
      storm.load(into: fresh)
      let expected = TestAnswers(fresh)
      isComplete = expected.isComplete
      if !expected.diagnostics.isEmpty { found += 1 }
      for _ in 0..<2 {
        cache.begin()
        let graph = ProjectGraph(isIncremental: false)
        graph.use(cache)
        storm.load(into: graph)
        let answers = TestAnswers(graph)
        guard answers == expected else {
          Issue.record("MOCKD_SEED=\(seed), step \(step), \(edit): \(answers) instead of \(expected)")
          return
        }
      }
      #expect(cache.misses.isEmpty, "MOCKD_SEED=\(seed), step \(step): an unchanged build misses results")
    }
    #expect(steps / 40 < found, "MOCKD_SEED=\(seed): \(found) with findings")
  }

  /// An edit of a test computes neither documents nor the mocks of protocols again.
  @Test func aStageDependsOnItsOwnFiles() {
    let cache = MemoryCache()
    var files = SampleProject.petsWithSwift.files
    func build() -> [StageKey] {
      cache.begin()
      let graph = ProjectGraph(isIncremental: false)
      graph.use(cache)
      ProjectStorm.load(WorkspaceContents(files: files), into: graph)
      _ = graph.updateTests(after: graph.update().plan)
      return cache.saved
    }
    #expect(build().count == 3)
    #expect(build().isEmpty)
    for (suffix, count) in [(".graphql", 2), (".graphqls", 2)] {
      for path in files.keys.filter({ $0.hasSuffix(suffix) }).prefix(1) { files[path]? += "\n# A comment.\n" }
      #expect(build().count == count, "\(suffix)")
    }
    files["Tests/MoreTests.swift"] = "import XCTest\n"
    #expect(build().count == 1)
    files["Sources/App/More.swift"] = "struct More {}\n"
    #expect(build().count == 2)
  }

  /// The keys of results cover all kinds of inputs. A new kind must be added to the keys, or have no effect on results.
  @Test func theKindsOfInputsAreKnown() throws {
    let inKeys = [
      "CodeFilesInput", "FileInput", "ModulesOfFilesInput", "OperationFilesInput", "ProtocolFilesInput",
      "SchemaFilesInput", "SettingsInput", "TestFilesInput",
    ]
    // Sessions and editors set most of them. The others are caches.
    let others = [
      "DocumentsAreValidInput", "IsCurrentInput", "KeptFilesInput", "LastGoodResultInput", "LastValidSchemaInput",
      "RecordsUsesInput", "SharedSwiftFilesInput",
    ]
    let folder = Repository.root.appending(path: "Sources/BuildGraph")
    var found: [String] = []
    for case let path as String in FileManager.default.enumerator(atPath: folder.path) ?? .init()
    where path.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      found += text.matches(of: /enum (\w+): Input {/).map { String($0.output.1) }
    }
    #expect(found.sorted() == (inKeys + others).sorted())
  }

  /// A later build with a damaged value computes it again.
  @Test(arguments: Seeds.all) func damagedValuesAreIgnored(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let contents = WorkspaceContents(files: SampleProject.petsWithSwift.files)
    let expected = ProjectStorm.fresh(contents, .models)
    let cache = MemoryCache()
    for _ in 0..<Seeds.share(of: IncrementalEqualsCleanTests.edits) {
      let graph = ProjectGraph(isIncremental: false)
      graph.use(cache)
      ProjectStorm.load(contents, into: graph, .models)
      let difference = ProjectStorm.difference(graph.update(), expected)
      #expect(difference == nil, "MOCKD_SEED=\(seed)")
      // A cache must not give other bytes than saved. Truncated ones are noticed nevertheless.
      cache.truncate(&random)
    }
  }
}

/// The results of a build that concern tests.
private struct TestAnswers: Equatable {
  var isComplete: Bool
  var diagnostics: [Diagnostic]
  var files: [String]
  var someFiles: [Diagnostic]
  var counts: [Int]

  init(_ graph: ProjectGraph) {
    let build = graph.update()
    isComplete = build.plan.isComplete
    diagnostics = graph.testDiagnostics(after: build.plan)
    files = graph.examinedTestFiles(after: build.plan)
    someFiles = graph.testDiagnostics(after: build.plan, in: Array(files.prefix(1)))
    let examined = graph.examinedTests(after: build.plan)
    counts = [examined.tests, examined.conversions, examined.followed, examined.escaped, examined.unknown]
  }
}

/// A cache in memory.
private final class MemoryCache: StageCache {
  private var values: [StageKey: [UInt8]] = [:]
  private(set) var hits = 0
  private(set) var misses: [StageKey] = []
  private(set) var saved: [StageKey] = []

  /// Forgets what the last build did.
  func begin() { (misses, saved) = ([], []) }

  func digests(of files: [SourceFile]) -> [SHA256] { files.map { SHA256($0.bytes) } }

  func value(of key: StageKey) -> ByteReader? {
    guard let bytes = values[key] else {
      misses.append(key)
      return nil
    }
    hits += 1
    return ByteReader(bytes)
  }

  func save(_ bytes: [UInt8], for key: StageKey) {
    values[key] = bytes
    saved.append(key)
    misses.removeAll { $0 == key }
  }

  func truncate(_ random: inout SplitMix64) {
    for (key, bytes) in values { values[key] = Array(bytes.prefix(Int.random(in: 0..<bytes.count, using: &random))) }
  }
}
