import BuildGraph
import Daemon
import Source

/// The counts that `mockd check --summary` prints.
struct CheckSummary {
  private let build: WorkspaceBuild
  private let diagnostics: [Diagnostic]

  init(_ build: WorkspaceBuild, _ diagnostics: [Diagnostic]) {
    self.build = build
    self.diagnostics = diagnostics
  }

  var text: String { (["Summary:"] + lines).joined(separator: "\n  ") + "\n" }

  private var lines: [String] {
    let operations = build.counts.map(\.operations).reduce(0, +)
    let fragments = build.counts.map(\.fragments).reduce(0, +)
    let outputs = build.plan.projects.map(\.artifacts.count).reduce(0, +)
    var lines = [
      "definitions: \(operations + fragments) (\(counted(operations, "operation")), \(counted(fragments, "fragment")))",
      "mocks: \(build.counts.map(\.mocks).reduce(0, +))",
      "outputs: \(outputs)",
    ]
    let examined = build.examinedTests
    lines.append("tests: \(examined.tests) in \(counted(build.testFiles, "file"))")
    let unexamined = diagnostics.count { $0.code == .testsNotExamined }
    if 0 < unexamined { lines.append("  not examined: \(unexamined)") }
    lines.append("conversions of mocks: \(examined.conversions)")
    lines.append("  followed to the end: \(examined.followed)")
    lines.append("  passed to code that is not followed: \(examined.escaped)")
    lines.append("  of unknown mocks: \(examined.unknown)")
    lines.append("diagnostics: \(diagnostics.count)")
    for (code, found) in Dictionary(grouping: diagnostics, by: \.code).sorted(by: { $0.key.rawValue < $1.key.rawValue })
    {
      let severities = [Diagnostic.Severity.error, .warning, .hint].compactMap { severity -> String? in
        let count = found.count { $0.severity == severity }
        return count == 0 ? nil : counted(count, "\(severity)")
      }
      lines.append("  \(code.rawValue): " + severities.joined(separator: ", "))
    }
    return lines
  }
}
