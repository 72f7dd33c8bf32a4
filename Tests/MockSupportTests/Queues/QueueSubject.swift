import Dispatch
import Foundation
import MockSupport
import Testing

/// A queue that the behaviour suite holds to what queues promise: the real ones, and the mock in each of its modes.
enum QueueSubject: CaseIterable, CustomTestStringConvertible {
  case realSerial, realConcurrent
  case immediateSerial, immediateConcurrent
  case firstInFirstOutSerial, firstInFirstOutConcurrent
  case manualSerial, manualConcurrent
  case virtualTimeSerial, virtualTimeConcurrent

  /// Where work runs one after the other.
  static let serial: [QueueSubject] = [
    .realSerial, .immediateSerial, .firstInFirstOutSerial, .manualSerial, .virtualTimeSerial,
  ]
  static let concurrent: [QueueSubject] = [
    .realConcurrent, .immediateConcurrent, .firstInFirstOutConcurrent, .manualConcurrent, .virtualTimeConcurrent,
  ]
  /// Where work never runs inside of other work.
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

/// What work has noted, in the order in which it did.
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

  /// What is noted once there are `count` entries, which a mock queue has after its run, and a real one soon.
  func entries(_ count: Int, from queue: any DispatchQueueType) -> [String] {
    guard let mock = queue as? MockDispatchQueue else { return awaitEntries(count) }
    mock.run()
    return entries
  }

  /// What is noted once there are `count` entries.
  func awaitEntries(_ count: Int) -> [String] {
    let end = Date(timeIntervalSinceNow: 20)
    condition.lock()
    defer { condition.unlock() }
    while noted.count < count, condition.wait(until: end) {}
    return noted
  }
}
