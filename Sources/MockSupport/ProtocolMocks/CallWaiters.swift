import Foundation

/// The tasks that wait for calls of a member.
///
/// `@unchecked`: `lock` guards the variable.
final class CallWaiters: @unchecked Sendable {
  private let lock = NSLock()
  private var state = State()

  /// The variables that `lock` guards.
  private struct State {
    var waiters: [UInt64: Waiter] = [:]
    /// The waits that have no continuation yet, and whether they have already timed out or been cancelled.
    var isEnded: [UInt64: Bool] = [:]
    var lastID: UInt64 = 0
  }

  /// A suspended task, and the number of calls that resumes it.
  private struct Waiter {
    var count: Int
    var continuation: CheckedContinuation<Bool, Never>
  }

  /// Resumes the tasks that wait for at most `count` calls.
  func resume(atCount count: Int) {
    let ready = lock.withLock { () -> [CheckedContinuation<Bool, Never>] in
      let ids = state.waiters.filter { $0.value.count <= count }.map(\.key)
      return ids.sorted().compactMap { state.waiters.removeValue(forKey: $0)?.continuation }
    }
    for continuation in ready { continuation.resume(returning: true) }
  }

  /// Waits until there are `count` calls, `seconds` have elapsed, or the task is cancelled.
  ///
  /// - Parameter current: returns the current number of calls.
  /// - Returns: whether there are enough calls.
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
        // Detects a call between the caller's check and the registration of the waiter.
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
