import BuildGraph
import Fuzzing
import Source
import TestSupport
import Testing

/// Random splits of projects into modules.
///
/// `MOCKD_SEED` repeats a run.
struct ModuleSplitTests {
  private static let splits = 30

  /// A split gives the same mocks and models as the whole project, up to imports, and emits no type twice.
  @Test(arguments: SampleProject.all)
  func splitsGiveTheSameFiles(sample: SampleProject) throws {
    for seed in Seeds.all {
      var random = SplitMix64(seed: seed)
      var places: Set<[String]> = []
      for number in 0..<Seeds.share(of: Self.splits) {
        let split = ModuleSplit(sample.files, &random)
        let comment = Comment(rawValue: "MOCKD_SEED=\(seed), \(sample), split \(number): \(split.modules)")
        let (whole, parts) = (split.build(isSplit: false), split.build(isSplit: true))
        #expect(parts.diagnostics == whole.diagnostics, comment)
        try #require(whole.plan.isComplete && parts.plan.isComplete, comment)
        let (expected, found) = (whole.plan.artifacts.map(Part.init), parts.plan.artifacts.map(Part.init))
        // Equal numbers of files, so no type is in two of them.
        #expect(found.sorted() == expected.sorted(), comment)
        checkImports(parts.plan.artifacts, split, comment)
        places.insert(parts.plan.artifacts.map(\.path))
      }
      print("\(sample): \(places.count) different splits, MOCKD_SEED=\(seed)")
      #expect(1 < places.count)
    }
  }

  /// A file without its folder and imports.
  private struct Part: Comparable {
    var name: String
    var text: String

    init(_ artifact: Artifact) {
      name = fileName(artifact.path)
      text = String(decoding: artifact.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.contains(#/^(?:@testable |public )?import /#) }.joined(separator: "\n")
    }

    static func < (a: Part, b: Part) -> Bool { (a.name, a.text) < (b.name, b.text) }
  }

  /// Files import the modules of the fragments and mocks that they name, and only modules that they may use.
  private func checkImports(_ artifacts: [Artifact], _ split: ModuleSplit, _ comment: Comment) {
    var homes: [Substring: Int] = [:]
    let files = artifacts.map { artifact in
      (path: artifact.path, text: String(decoding: artifact.bytes, as: UTF8.self), module: module(of: artifact.path))
    }
    for file in files where file.path.hasSuffix("+Mock.graphql.swift") {
      homes[fileName(file.path).prefix { $0 != "+" }] = file.module
    }
    for file in files {
      let imported = file.text.matches(of: #/(?m)^(?:@testable |public )?import M(\d)(TestMocks)?$/#)
      for match in imported {
        let other = Int(match.1) ?? -1
        #expect(other != file.module && split.visible[file.module].contains(other), "\(comment): \(file.path)")
      }
      let mocks = Set(imported.filter { $0.2 != nil }.compactMap { Int($0.1) })
      let named = file.path.contains("/Mocks/") ? file.text.matches(of: #/Mock<(\w+)>/#).compactMap { homes[$0.1] } : []
      #expect(Set(named).subtracting([file.module]).isSubset(of: mocks), "\(comment): \(file.path)")
      // A fragment imports the modules of all fragments that it reaches, even if its models don't name them.
      let models = Set(imported.filter { $0.2 == nil }.compactMap { Int($0.1) })
      let spread = file.path.contains("/Definitions/") ? fragments(in: file.text, files.map(\.path)) : []
      #expect(spread.subtracting([file.module]).isSubset(of: models), "\(comment): \(file.path)")
    }
  }

  /// Returns the modules of the fragments that a file of models names.
  private func fragments(in text: String, _ paths: [String]) -> Set<Int> {
    Set(
      paths.filter { $0.contains("/Fragments/") }.filter { path in
        let name = String(fileName(path).prefix { $0 != "." })
        return text.matches(of: #/\w+/#).contains { $0.0 == name }
      }.map { module(of: $0) })
  }

  private func module(of path: String) -> Int { Int(String(path.dropFirst().prefix { $0.isNumber })) ?? -1 }

  /// After any edits, an incremental build of a split project equals a new one.
  @Test(arguments: SampleProject.all)
  func incrementalEqualsClean(sample: SampleProject) {
    for seed in Seeds.all {
      var random = SplitMix64(seed: seed)
      let split = ModuleSplit(sample.files, &random)
      var storm = EditStorm(WorkspaceContents(files: sample.files), settingsCount: 1, seed: seed)
      let graph = ProjectGraph()
      split.load(sample.files, isSplit: true, into: graph)
      _ = graph.update()
      var complete = 0
      let steps = Seeds.share(of: IncrementalEqualsCleanTests.edits)
      for step in 0..<steps {
        let edits = storm.next()
        split.load(storm.contents.files, isSplit: true, into: graph)
        let fresh = ProjectGraph()
        split.load(storm.contents.files, isSplit: true, into: fresh)
        let build = graph.update()
        if build.plan.isComplete { complete += 1 }
        if let difference = ProjectStorm.difference(build, fresh.update()) {
          Issue.record("MOCKD_SEED=\(seed), \(sample), step \(step), \(edits): \(difference)")
          return
        }
      }
      print("\(sample) in modules: \(steps) steps, \(complete) of them complete, MOCKD_SEED=\(seed)")
    }
  }
}

private func fileName(_ path: String) -> String { String(path.split(separator: "/").last ?? "") }
