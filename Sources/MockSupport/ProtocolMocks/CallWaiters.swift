import Foundation

/// Those who wait for a member to be called.
///
/// `@unchecked`: `lock` guards the variable.
final class CallWaiters: @unchecked Sendable {
  private let lock = NSLock()
  private var state = State()

  private struct State {
    var waiters: [UInt64: Waiter] = [:]
    /// Those who are about to wait, and whether their time is over before they have begun.
    var isEnded: [UInt64: Bool] = [:]
    var lastID: UInt64 = 0
  }

  private struct Waiter {
    var count: Int
    var continuation: CheckedContinuation<Bool, Never>
  }

  /// Lets go on who waits for that many calls or fewer.
  func resume(atCount count: Int) {
    let ready = lock.withLock { () -> [CheckedContinuation<Bool, Never>] in
      let ids = state.waiters.filter { $0.value.count <= count }.map(\.key)
      return ids.sorted().compactMap { state.waiters.removeValue(forKey: $0)?.continuation }
    }
    for continuation in ready { continuation.resume(returning: true) }
  }

  /// Waits until there are that many calls, for so many seconds at most, or until the task is cancelled.
  ///
  /// - Parameter current: says how many there are.
  /// - Returns: whether there are.
  func wait(for count: Int, seconds: Double, current: @Sendable () -> Int) async -> Bool {
    let id = lock.withLock {
      state.lastID += 1
      state.isEnded[state.lastID] = false
      return state.lastID
    }
    let timer = Task {
      try? await Task.sleep(nanoseconds: UInt64(max(0, min(seconds, 1e9)) * 1e9))
      end(id)
    }
    defer { timer.cancel() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isEnded = lock.withLock {
          let isEnded = state.isEnded.removeValue(forKey: id) ?? true
          if !isEnded { state.waiters[id] = Waiter(count: count, continuation: continuation) }
          return isEnded
        }
        // A call between asking for the number of calls and waiting for more is noticed here.
        if isEnded { continuation.resume(returning: count <= current()) } else { resume(atCount: current()) }
      }
    } onCancel: {
      end(id)
    }
  }

  private func end(_ id: UInt64) {
    let continuation = lock.withLock { () -> CheckedContinuation<Bool, Never>? in
      if state.isEnded[id] != nil { state.isEnded[id] = true }
      return state.waiters.removeValue(forKey: id)?.continuation
    }
    continuation?.resume(returning: false)
  }
}
