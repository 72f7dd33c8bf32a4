import Source

/// The lines of `mockd watch` for people, without line ends and times.
package struct WatchText {
  private let paint: Paint

  package init(color: Bool) {
    paint = Paint(isOn: color)
  }

  /// Returns the line of a round: “graphql/Hero.graphql changed: 2 written, 1 error (5 ms)”.
  package func line(_ round: RoundSummary, _ diagnostics: Report.Summary) -> String {
    var results = [result(round)]
    if 0 < diagnostics.errors { results.append(paint(.error, counted(diagnostics.errors, "error"))) }
    if 0 < diagnostics.warnings { results.append(paint(.warning, counted(diagnostics.warnings, "warning"))) }
    return subject(round) + ": " + results.joined(separator: ", ") + paint(.faint, " (\(round.milliseconds) ms)")
  }

  /// Returns lines such as “resolved: graphql/Hero.graphql: error[graphql-syntax]: …”, or one line with counts.
  package func resolved(_ diagnostics: [Diagnostic]) -> [String] {
    if diagnostics.isEmpty { return [] }
    guard diagnostics.count <= Self.maximumResolved else {
      let files = Set(diagnostics.map(\.location.file))
      return [
        paint(.good, "resolved:") + " \(counted(diagnostics.count, "diagnostic")) in \(counted(files.count, "file"))"
      ]
    }
    return diagnostics.map { diagnostic in
      let file = visibleText(diagnostic.location.file)
      let place = file.isEmpty ? "" : file + ": "
      return paint(.good, "resolved:") + " \(place)\(diagnostic.severity.rawValue)[\(diagnostic.code.rawValue)]: "
        + visibleText(diagnostic.message)
    }
  }

  /// Returns the message that errors keep outputs from being written. Names the projects if there are several.
  ///
  /// - Parameters:
  ///   - hasOutputs: whether the projects have earlier outputs.
  ///   - suppressed: the errors, if users see none.
  package func kept(_ projects: [String], hasOutputs: Bool = true, suppressed: String? = nil) -> String {
    let names = projects.filter { !$0.isEmpty }.map { visibleText($0) }
    let what = hasOutputs ? "keeping the last good outputs" : "no outputs"
    return paint(.warning, names.isEmpty ? what : "\(what) of \(listed(names))")
      + " until the \(suppressed ?? "errors") are fixed"
  }

  /// The message that outputs are written again.
  package var goodAgain: String { paint(.good, "outputs are up to date again") }

  /// Returns the line about the tests that are not examined now.
  ///
  /// - Parameter report: the diagnostics of these tests.
  package func unexamined(_ report: Report) -> String {
    report.unexaminedTests.map { paint(.warning, $0) } ?? paint(.good, "all tests are examined again")
  }

  package func warning(_ message: String) -> String { paint(.warning, "warning:") + " " + visibleText(message) }

  package func notice(_ diagnostic: Diagnostic) -> String {
    "\(visibleText(diagnostic.location.file)): " + warning(diagnostic.message)
  }

  /// Returns the time at the start of a line.
  package func time(_ text: String) -> String { paint(.faint, text) }

  private static let maximumResolved = 5
  private static let maximumNames = 3

  private func subject(_ round: RoundSummary) -> String {
    if round.isFirst { return "watching \(counted(round.inputs, "file"))" }
    if !round.changed.isEmpty {
      let isGone = round.changed.allSatisfy { round.removed.contains($0) }
      return names(round.changed) + (isGone ? " deleted" : " changed")
    }
    if !round.repaired.isEmpty {
      let isGone = round.repaired.allSatisfy { round.removed.contains($0) }
      return names(round.repaired) + (isGone ? " deleted" : " changed") + " by another process"
    }
    return round.rescanned.isEmpty ? "all files" : names(round.rescanned) + " scanned again"
  }

  private func result(_ round: RoundSummary) -> String {
    switch round.writes {
    case .configurationBroken: return "nothing written because of errors in the configuration"
    case .notWanted: return "nothing to write, because no outputs are configured"
    case .elsewhere: return "checked, not written"
    case .possible, .kept: break
    }
    var parts: [String] = []
    if !round.written.isEmpty { parts.append("\(round.written.count) written") }
    if !round.deleted.isEmpty { parts.append("\(round.deleted.count) deleted") }
    if !parts.isEmpty { return paint(.bold, parts.joined(separator: ", ")) }
    if round.writes == .kept || round.hasFailed { return "nothing written" }
    return round.isFirst ? "\(counted(round.unchanged, "output")) up to date" : "nothing to write"
  }

  private func names(_ paths: [String]) -> String { listed(paths.map { visibleText($0) }) }

  private func listed(_ names: [String]) -> String {
    guard Self.maximumNames < names.count else { return names.joined(separator: ", ") }
    return names.prefix(Self.maximumNames - 1).joined(separator: ", ")
      + " and \(names.count - Self.maximumNames + 1) more"
  }
}
