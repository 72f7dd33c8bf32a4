import Dispatch
import Foundation
import MockSupport
import Testing

/// A queue under test in the behavior suite: the real ones, and the mock in each of its modes.
enum QueueSubject: CaseIterable, CustomTestStringConvertible {
  case realSerial, realConcurrent
  case immediateSerial, immediateConcurrent
  case firstInFirstOutSerial, firstInFirstOutConcurrent
  case manualSerial, manualConcurrent
  case virtualTimeSerial, virtualTimeConcurrent

  /// Queues that run one work item at a time.
  static let serial: [QueueSubject] = [
    .realSerial, .immediateSerial, .firstInFirstOutSerial, .manualSerial, .virtualTimeSerial,
  ]
  static let concurrent: [QueueSubject] = [
    .realConcurrent, .immediateConcurrent, .firstInFirstOutConcurrent, .manualConcurrent, .virtualTimeConcurrent,
  ]
  /// Queues that never run work within other work.
  static let orderly = serial.filter { $0 != .immediateSerial }

  var testDescription: String { "\(self)" }

  var isSerial: Bool { Self.serial.contains(self) }

  func makeQueue() -> any DispatchQueueType {
    let attributes: DispatchQueue.Attributes = isSerial ? [] : .concurrent
    guard let mode else { return DispatchQueue(label: "\(self)", attributes: attributes) }
    return MockDispatchQueue(mode, label: "\(self)", attributes: attributes)
  }

  private var mode: MockDispatchQueue.Mode? {
    switch self {
    case .realSerial, .realConcurrent: nil
    case .immediateSerial, .immediateConcurrent: .immediate
    case .firstInFirstOutSerial, .firstInFirstOutConcurrent: .firstInFirstOut
    case .manualSerial, .manualConcurrent: .manual
    case .virtualTimeSerial, .virtualTimeConcurrent: .virtualTime
    }
  }
}

/// The entries that work has noted, in order.
final class Trace: @unchecked Sendable {
  // '@unchecked': `condition` guards the variable.
  private let condition = NSCondition()
  private var noted: [String] = []

  var entries: [String] {
    condition.lock()
    defer { condition.unlock() }
    return noted
  }

  func note(_ entry: String) {
    condition.lock()
    noted.append(entry)
    condition.broadcast()
    condition.unlock()
  }

  /// Returns the entries once there are `count`. A mock queue has them after its run, a real one soon.
  func entries(_ count: Int, from queue: any DispatchQueueType) -> [String] {
    guard let mock = queue as? MockDispatchQueue else { return awaitEntries(count) }
    mock.run()
    return entries
  }

  /// Waits for `count` entries and returns all entries.
  func awaitEntries(_ count: Int) -> [String] {
    let end = Date(timeIntervalSinceNow: 20)
    condition.lock()
    defer { condition.unlock() }
    while noted.count < count, condition.wait(until: end) {}
    return noted
  }
}
