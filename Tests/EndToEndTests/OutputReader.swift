import Foundation
import Fuzzing
import Synchronization

/// Reads all outputs of a workspace again and again, as compilers and editors do, and looks whether each is whole.
final class OutputReader: Sendable {
  private struct State {
    var isStopped = false
    var reads = 0
    var complaints: Set<String> = []
  }

  private let state = Mutex(State())
  private let ended = DispatchSemaphore(value: 0)

  /// Begins to read on a thread of its own.
  init(_ root: String) {
    Thread.detachNewThread { [self] in
      while !state.withLock(\.isStopped) {
        for folder in StormWorkspace.outputFolders { read(root + "/" + folder) }
      }
      ended.signal()
    }
  }

  /// How many outputs were read, and which were not whole.
  func finish() -> (reads: Int, complaints: [String]) {
    state.withLock { $0.isStopped = true }
    ended.wait()
    return state.withLock { ($0.reads, $0.complaints.sorted()) }
  }

  private func read(_ folder: String) {
    for case let path as String in FileManager.default.enumerator(atPath: folder) ?? .init() {
      guard path.hasSuffix(".graphql.swift"), let data = FileManager.default.contents(atPath: folder + "/" + path)
      else { continue }
      let text = String(decoding: data, as: UTF8.self)
      // What a user has written does not begin like this.
      let isWhole = text.hasPrefix("// @generated") ? text.hasSuffix("}\n") : !text.contains("Mock<")
      state.withLock { state in
        state.reads += 1
        if !isWhole { state.complaints.insert("\(folder)/\(path): \(text.count) characters") }
      }
    }
  }
}
