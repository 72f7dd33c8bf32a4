import Synchronization

/// Counts the finished elements of one running step for progress lines.
///
/// The process has one counter, since a step runs on all cores.
package enum WorkCounter {
  private struct Step {
    var id: Int
    var name: String
    var done = 0
    var total: Int
  }

  private static let state = Mutex<(step: Step?, count: Int)>((nil, 0))

  /// Begins to count a step, unless another one is counted.
  ///
  /// - Parameter name: the work and its objects: “checking definitions”.
  /// - Returns: the id of the step, or nil if it is not counted.
  static func begin(_ name: StaticString, of total: Int) -> Int? {
    state.withLock { state in
      guard state.step == nil else { return nil }
      state.count += 1
      state.step = Step(id: state.count, name: "\(name)", total: total)
      return state.count
    }
  }

  static func add(_ count: Int, to id: Int) {
    state.withLock { if $0.step?.id == id { $0.step?.done += count } }
  }

  static func end(_ id: Int) {
    state.withLock { if $0.step?.id == id { $0.step = nil } }
  }

  /// “checking definitions, 1,200 of 3,000”; nil while nothing is counted.
  package static var text: String? {
    state.withLock { state in
      state.step.map { "\($0.name), \(grouped($0.done)) of \(grouped($0.total))" }
    }
  }

  /// A number with commas between groups of three digits.
  static func grouped(_ number: Int) -> String {
    var text = ""
    for (index, digit) in String(number).reversed().enumerated() {
      if 0 < index, index % 3 == 0, digit != "-" { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }
}
