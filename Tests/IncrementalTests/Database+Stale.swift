@testable import Incremental

extension Database {
  /// Returns whether an answer is unknown, or values that it has read may have changed. Computes nothing.
  func isStale(_ id: some Hashable & Sendable) -> Bool {
    guard let root = roots.root(.answer(AnyHashable(id))), root.state == .clean else { return true }
    return arena.dependencies(of: root).contains { mayChange($0.table) }
  }
}
