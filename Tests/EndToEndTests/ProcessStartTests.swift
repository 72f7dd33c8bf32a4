#if os(Linux)
  import Dispatch
  import Foundation
  import Synchronization
  import TestSupport
  import Testing

  /// Processes that start at the same time.
  @Suite struct ProcessStartTests {
    /// A descriptor of another process would delay the end of its streams, and the notice of its end.
    @Test func noProcessInheritsDescriptorsOfAnother() throws {
      let runs = Mutex(0)
      let inherited = Mutex<[String]>([])
      DispatchQueue.concurrentPerform(iterations: 8) { _ in
        for _ in 0..<100 {
          guard let run = try? ProgramRun(URL(filePath: "/bin/ls"), ["-l", "/proc/self/fd"]) else { continue }
          runs.withLock { $0 += 1 }
          // The output, and the socket of Foundation.
          let isAlone = ["pipe:", "socket:"].allSatisfy { run.output.components(separatedBy: $0).count <= 2 }
          if !isAlone { inherited.withLock { $0.append(run.output) } }
        }
      }
      #expect(runs.withLock(\.self) == 800)
      let found = inherited.withLock { ($0.count, $0.first ?? "") }
      #expect(found.0 == 0, "\(found.1)")
    }
  }
#endif
