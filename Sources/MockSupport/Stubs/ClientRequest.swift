import Foundation

/// A request under way.
// '@unchecked': `lock` guards the variables.
public final class ClientRequest: @unchecked Sendable {
  private let lock = NSLock()
  private var state = State.waiting
  private var hasBegun = false
  /// What is to be done where the request is cancelled.
  private var onCancel: [@Sendable () -> Void] = []

  private enum State {
    case waiting, completed, cancelled
  }

  init() {}

  public var isCancelled: Bool { lock.withLock { state == .cancelled } }

  /// Completes the request with ``ClientError/cancelled`` now, and gives up whatever is under way for it. Once it is
  /// completed or cancelled, this does nothing.
  public func cancel() {
    let actions: [@Sendable () -> Void]? = lock.withLock {
      guard state == .waiting else { return nil }
      state = .cancelled
      defer { onCancel = [] }
      return onCancel
    }
    for action in actions ?? [] { action() }
  }

  /// Whether the caller is the first that has a request to send, and it has not been cancelled before.
  func begin() -> Bool {
    lock.withLock {
      defer { hasBegun = true }
      return !hasBegun && state == .waiting
    }
  }

  /// Whether the caller is the one that completes the request: nobody has before, or cancelled it.
  func complete() -> Bool {
    lock.withLock {
      guard state == .waiting else { return false }
      state = .completed
      onCancel = []
      return true
    }
  }

  /// Has something done where the request is cancelled: at once, if it is already.
  func whenCancelled(_ action: @escaping @Sendable () -> Void) {
    let isLate = lock.withLock {
      if state == .waiting { onCancel.append(action) }
      return state == .cancelled
    }
    if isLate { action() }
  }
}
