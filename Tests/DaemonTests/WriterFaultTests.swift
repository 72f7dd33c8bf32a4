import BuildGraph
import Daemon
import Foundation
import Source
import TestSupport
import Testing

/// The process dies, or the disk fails, at any step of the writer.
@Suite struct WriterFaultTests {
  /// A workspace in the state before a run that creates, replaces, replaces an edit, deletes, and deletes an edit.
  private func prepare() throws -> TestDirectory {
    let directory = try TestDirectory()
    let before = ["same": "1", "replaced": "1", "edited": "1", "deleted": "1", "edited-and-deleted": "1"]
    _ = OutputStore(root: directory.path).apply(plan(before.withSuffixes), prune: false)
    try directory.write("Out/edited.graphql.swift", generated("my edit"))
    try directory.write("Out/edited-and-deleted.graphql.swift", generated("my other edit"))
    try directory.write("Out/hand-written.graphql.swift", "mine")
    try directory.write("Out/orphan.graphql.swift", generated("orphan"))
    return directory
  }

  private let wanted = plan(["same": "1", "replaced": "2", "edited": "2", "new": "2", "deep/new": "2"].withSuffixes)

  /// The files of a finished run.
  private let finished = [
    "Out/same.graphql.swift": generated("1"), "Out/replaced.graphql.swift": generated("2"),
    "Out/edited.graphql.swift": generated("2"), "Out/new.graphql.swift": generated("2"),
    "Out/deep/new.graphql.swift": generated("2"), "Out/hand-written.graphql.swift": "mine",
    "Out/orphan.graphql.swift": generated("orphan"),
  ]

  /// Expects that each text of the user is in some file.
  private func expectNothingLost(_ directory: TestDirectory, _ comment: Comment) {
    let texts = Set(directory.files().values)
    for text in [generated("my edit"), generated("my other edit"), "mine", generated("orphan")] {
      #expect(texts.contains(text), comment)
    }
  }

  /// Every output is as it was or as it is to be.
  private func expectWhole(_ directory: TestDirectory, _ before: [String: String], _ comment: Comment) {
    for (path, text) in directory.outputs where !path.hasSuffix(".tmp") {
      #expect(text == before[path] || text == finished[path], comment)
    }
  }

  private func stepCount() throws -> Int {
    let directory = try prepare()
    var count = 0
    let writer = OutputStore(
      root: directory.path,
      hook: { _ in
        count += 1
        return .happens
      })
    _ = writer.apply(wanted, prune: false)
    #expect(directory.outputs == finished)
    return count
  }

  private func run(_ directory: TestDirectory, fateAt step: Int, _ fate: WriteFate) -> WriteOutcome {
    var count = 0
    let writer = OutputStore(
      root: directory.path,
      hook: { _ in
        defer { count += 1 }
        return count == step ? fate : .happens
      })
    return writer.apply(wanted, prune: false)
  }

  @Test(arguments: [WriteFate.dies, .tears])
  func aKilledRunIsFinishedByTheNext(fate: WriteFate) throws {
    let count = try stepCount()
    #expect(20 < count)
    for step in 0..<count {
      let comment: Comment = "killed at step \(step) of \(count)"
      let directory = try prepare()
      let before = directory.outputs
      _ = run(directory, fateAt: step, fate)
      expectWhole(directory, before, comment)
      expectNothingLost(directory, comment)
      let outcome = OutputStore(root: directory.path).apply(wanted, prune: false)
      #expect(directory.outputs == finished, comment)
      #expect(outcome.diagnostics.allSatisfy { $0.severity != .error }, comment)
      expectNothingLost(directory, comment)
      #expect(OutputStore(root: directory.path).apply(plan([:]), prune: false).deleted.count == 5, comment)
    }
  }

  /// The manifest is written ahead, so the next run knows the outputs of a killed run, whatever its plan is.
  @Test func aKilledRunRecordsItsWrites() throws {
    for step in 0..<(try stepCount()) {
      let comment: Comment = "killed at step \(step)"
      let directory = try prepare()
      _ = run(directory, fateAt: step, .dies)
      _ = OutputStore(root: directory.path).apply(plan(["new": "3", "replaced": "3"].withSuffixes), prune: false)
      #expect(
        directory.outputs.keys.sorted() == [
          "Out/hand-written.graphql.swift", "Out/new.graphql.swift", "Out/orphan.graphql.swift",
          "Out/replaced.graphql.swift",
        ], comment)
      let copies = Set(directory.files(".mockd/replaced").values)
      #expect(copies == [generated("my edit"), generated("my other edit")], comment)
    }
  }

  /// Runs that are killed after they have recorded what they will write, again and again, don't make the file that is
  /// there unknown.
  @Test(arguments: [false, true]) func repeatedKillsKeepEarlierRecords(isFailing: Bool) throws {
    let directory = try TestDirectory()
    _ = OutputStore(root: directory.path).apply(plan(["a.graphql.swift": "0"]), prune: false)
    for version in 1...30 {
      let writer = OutputStore(
        root: directory.path,
        hook: { step in
          if case .create(let path) = step, path.contains("/Out/") {
            isFailing ? .fails(ENOSPC) : .dies
          } else {
            .happens
          }
        })
      _ = writer.apply(plan(["a.graphql.swift": "\(version)"]), prune: false)
    }
    #expect(directory.outputs["Out/a.graphql.swift"] == generated("0"))
    let outcome = OutputStore(root: directory.path).apply(plan(["a.graphql.swift": "31"]), prune: false)
    #expect(outcome == .init(written: ["Out/a.graphql.swift"]))
    #expect(directory.files(".mockd/replaced") == [:])
  }

  @Test(arguments: [ENOSPC, EACCES, EXDEV, EIO])
  func aFailedStepRestoresTheOutputs(code: Int32) throws {
    let count = try stepCount()
    for step in 0..<count {
      let comment: Comment = "error \(code) at step \(step) of \(count)"
      let directory = try prepare()
      let before = directory.outputs
      let outcome = run(directory, fateAt: step, .fails(code))
      expectWhole(directory, before, comment)
      expectNothingLost(directory, comment)
      #expect(!directory.files().keys.contains { $0.hasPrefix("Out/") && $0.hasSuffix(".tmp") }, comment)
      if outcome.diagnostics.contains(where: { $0.severity == .error }) {
        #expect(outcome.diagnostics.contains { $0.code == .outputUnwritable }, comment)
      } else {
        #expect(directory.outputs == finished, comment)
      }
      _ = OutputStore(root: directory.path).apply(wanted, prune: false)
      #expect(directory.outputs == finished, comment)
    }
  }

  @Test func concurrentEditsAreKept() throws {
    let directory = try prepare()
    let path = directory.absolute("Out/replaced.graphql.swift")
    let writer = OutputStore(
      root: directory.path,
      hook: { step in
        if case .create(let path) = step, path.contains("/Out/"), directory.text("Out/replaced.graphql.swift") != "late"
        {
          try? directory.write("Out/replaced.graphql.swift", "late")
        }
        return .happens
      })
    let outcome = writer.apply(wanted, prune: false)
    #expect(outcome.diagnostics.contains { $0.code == .outputUnwritable && path.hasSuffix($0.location.file) })
    #expect(directory.text("Out/replaced.graphql.swift") == "late")
  }

  /// An edit that comes while a copy of the file is kept is neither replaced nor deleted.
  @Test(arguments: ["edited", "edited-and-deleted"])
  func editsDuringTheBackupAreKept(name: String) throws {
    let directory = try prepare()
    let output = "Out/\(name).graphql.swift"
    let store = OutputStore(root: directory.path) { step in
      if case .sync(let path) = step, path.contains("/.mockd/replaced/") {
        try? directory.write(output, generated("a later edit"))
      }
      return .happens
    }
    let outcome = store.apply(wanted, prune: false)
    #expect(outcome.diagnostics.contains { $0.code == .outputUnwritable && $0.location.file == output })
    #expect(directory.text(output) == generated("a later edit"))
  }
}

extension [String: String] {
  fileprivate var withSuffixes: [String: String] {
    Dictionary(uniqueKeysWithValues: map { ($0.key + ".graphql.swift", $0.value) })
  }
}
