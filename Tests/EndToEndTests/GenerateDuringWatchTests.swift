import Foundation
import Fuzzing
import Synchronization
import TestSupport
import Testing

/// `mockd generate` leaves writing to a watch, even while files are saved.
///
/// `MOCKD_ROUNDS` lengthens the runs.
@Suite struct GenerateDuringWatchTests {
  private static let rounds = ProcessInfo.processInfo.environment["MOCKD_ROUNDS"].flatMap { Int($0) } ?? 8
  private static let threads = 4

  /// Saves and generates in several threads at once. Returns the output of runs with a nonzero status.
  private func saveAndGenerate(_ workspace: TemporaryWorkspace) -> [String] {
    let failures = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: Self.threads) { thread in
      var random = SplitMix64(seed: Seeds.first &+ UInt64(thread))
      for round in 0..<Self.rounds {
        let fields = ["id", "name", "friends { name }"].shuffled(using: &random)
        let selected = fields.prefix(1 + round % 3).joined(separator: " ")
        let text = "query Hero\(thread) { hero { __typename \(selected) } }"
        do {
          try workspace.write("graphql/Hero\(thread).graphql", text)
          let run = try MockdProcess.run(["generate"], in: workspace.root)
          if run.status != 0 { failures.withLock { $0.append("\(run.status): \(run.output)\(run.errors)") } }
        } catch {
          failures.withLock { $0.append("\(error)") }
        }
      }
    }
    return failures.withLock { $0 }
  }

  @Test func savesDoNotFailGenerate() throws {
    let watching = try Watching(try StarWars.workspace())
    #expect(saveAndGenerate(watching.workspace) == [])
    try watching.expectOutputsOfACleanRun()
  }

  /// Runs without a watch wait for each other.
  @Test func concurrentRunsWaitForEachOther() throws {
    let workspace = try StarWars.workspace()
    #expect(saveAndGenerate(workspace) == [])
    let run = try MockdProcess.run(["check"], in: workspace.root)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }

  /// Another process, perhaps another version of mockd, reports completion and writes nothing.
  @Test(arguments: ["watch", "lsp"]) func anotherWriterOfOtherOutputsIsReported(use: String) throws {
    let workspace = try StarWars.workspace()
    try workspace.write(".mockd/lock", "\(getpid())\n\(use)\n")
    let lock = open(workspace.root.appending(path: ".mockd/lock").path, O_RDWR)
    defer { close(lock) }
    try #require(flock(lock, LOCK_EX | LOCK_NB) == 0)
    try workspace.write(".mockd/standing", "errors 0\nwarnings 0\nkept 0\nheld \(use == "lsp" ? 1 : 0)\n")
    let answering = MarkerRemover(workspace.root.appending(path: ".mockd").path)
    defer { answering.stop() }
    let run = try MockdProcess.run(["generate"], in: workspace.root)
    #expect(run.status == 1)
    let reason =
      use == "lsp"
      ? "writes them when all open files are saved"
      : "writes other outputs than this `mockd`; restart it"
    #expect(
      run.output.contains("Outputs were not written: `mockd \(use)` (process \(getpid())) \(reason)"),
      "\(run.output)")
    #expect(try workspace.contents().keys.allSatisfy { !$0.hasPrefix("Mocks/") })
  }
}

/// Removes the files by which `mockd sync` asks whether all changes are handled.
private final class MarkerRemover: Sendable {
  private let isStopped = Mutex(false)
  private let ended = DispatchSemaphore(value: 0)

  init(_ folder: String) {
    Thread.detachNewThread { [self] in
      while !isStopped.withLock({ $0 }) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        where name.hasPrefix("cookie-") {
          try? FileManager.default.removeItem(atPath: folder + "/" + name)
        }
        poll(nil, 0, 1)
      }
      ended.signal()
    }
  }

  func stop() {
    isStopped.withLock { $0 = true }
    ended.wait()
  }
}
