import Foundation

/// The state of a request, which can be cancelled until it is complete.
// '@unchecked': `lock` guards the variables.
public final class ClientRequest: @unchecked Sendable {
  private let lock = NSLock()
  private var state = State.waiting
  private var hasBegun = false
  /// The actions to run on cancellation.
  private var onCancel: [@Sendable () -> Void] = []

  private enum State {
    case waiting, completed, cancelled
  }

  init() {}

  /// Whether the request was cancelled before it was complete.
  public var isCancelled: Bool { lock.withLock { state == .cancelled } }

  /// Cancels the request and completes it with ``ClientError/cancelled`` immediately. Does nothing if the request is
  /// already completed or cancelled.
  public func cancel() {
    let actions: [@Sendable () -> Void]? = lock.withLock {
      guard state == .waiting else { return nil }
      state = .cancelled
      defer { onCancel = [] }
      return onCancel
    }
    for action in actions ?? [] { action() }
  }

  /// Starts the request. Returns false if it was started or cancelled before.
  func begin() -> Bool {
    lock.withLock {
      defer { hasBegun = true }
      return !hasBegun && state == .waiting
    }
  }

  /// Completes the request. Returns false if it was completed or cancelled before.
  func complete() -> Bool {
    lock.withLock {
      guard state == .waiting else { return false }
      state = .completed
      onCancel = []
      return true
    }
  }

  /// Runs an action on cancellation, or immediately if the request is already cancelled.
  func whenCancelled(_ action: @escaping @Sendable () -> Void) {
    let isLate = lock.withLock {
      if state == .waiting { onCancel.append(action) }
      return state == .cancelled
    }
    if isLate { action() }
  }
}
