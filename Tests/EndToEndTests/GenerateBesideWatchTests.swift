import Foundation
import Synchronization
import TestSupport
import Testing

/// `mockd generate` leaves writing to a watch, even while files are saved.
///
/// `MOCKD_ROUNDS` makes the runs longer.
@Suite struct GenerateBesideWatchTests {
  private static let rounds = ProcessInfo.processInfo.environment["MOCKD_ROUNDS"].flatMap { Int($0) } ?? 8
  private static let threads = 4

  /// Saves and generates in several threads at once; returns what runs with another status than 0 printed.
  private func saveAndGenerate(_ workspace: TemporaryWorkspace) -> [String] {
    let failures = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: Self.threads) { thread in
      for round in 0..<Self.rounds {
        let fields = ["id", "name", "friends { name }"].shuffled().prefix(1 + round % 3).joined(separator: " ")
        let text = "query Hero\(thread) { hero { __typename \(fields) } }"
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

  @Test func savesDoNotMakeItFail() throws {
    let watching = try Watching(try StarWars.workspace())
    #expect(saveAndGenerate(watching.workspace) == [])
    try watching.expectOutputsAreThoseOfACleanRun()
  }

  /// Runs without a watch wait for each other.
  @Test func runsWaitForEachOther() throws {
    let workspace = try StarWars.workspace()
    #expect(saveAndGenerate(workspace) == [])
    let run = try MockdProcess.run(["check"], in: workspace.root)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }
}
