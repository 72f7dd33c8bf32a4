import Foundation
import Fuzzing
import Synchronization

/// Reads all outputs of a workspace repeatedly, as compilers and editors do, and checks that each is complete.
final class OutputReader: Sendable {
  private struct State {
    var isStopped = false
    var reads = 0
    var violations: Set<String> = []
  }

  private let state = Mutex(State())
  private let ended = DispatchSemaphore(value: 0)

  /// Starts to read on a new thread.
  init(_ root: String) {
    Thread.detachNewThread { [self] in
      while !state.withLock(\.isStopped) {
        for folder in StormWorkspace.outputFolders { read(root + "/" + folder) }
      }
      ended.signal()
    }
  }

  /// Returns the number of outputs read, and the incomplete ones.
  func finish() -> (reads: Int, violations: [String]) {
    state.withLock { $0.isStopped = true }
    ended.wait()
    return state.withLock { ($0.reads, $0.violations.sorted()) }
  }

  private func read(_ folder: String) {
    for case let path as String in FileManager.default.enumerator(atPath: folder) ?? .init() {
      guard path.hasSuffix(".graphql.swift"), let data = FileManager.default.contents(atPath: folder + "/" + path)
      else { continue }
      let text = String(decoding: data, as: UTF8.self)
      // Files of a user don't begin like this.
      let isWhole = text.hasPrefix("// @generated") ? text.hasSuffix("}\n") : !text.contains("Mock<")
      state.withLock { state in
        state.reads += 1
        if !isWhole { state.violations.insert("\(folder)/\(path): \(text.count) characters") }
      }
    }
  }
}
