import Source

/// The lines of `mockd doctor`: the result of each check, and what to do about it.
struct HealthReport {
  enum Status: String {
    case ok, warning, error
  }

  private struct Line {
    let status: Status
    let subject: String
    let finding: String
    let solution: String?
  }

  private var lines: [Line] = []

  mutating func add(_ status: Status, _ subject: String, _ finding: String, _ solution: String? = nil) {
    lines.append(Line(status: status, subject: subject, finding: finding, solution: solution))
  }

  var hasErrors: Bool { lines.contains { $0.status == .error } }

  /// One line for each check, in columns.
  var text: String {
    lines.map { line in
      let status = line.status.rawValue.padded(to: 9)
      let solution = line.solution.map { "; \($0)" } ?? ""
      return status + visibleText("\(line.subject): \(line.finding)\(solution)") + "\n"
    }.joined()
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(1, width - count)) }
}
