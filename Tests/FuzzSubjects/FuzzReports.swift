import Reporting
import Source

/// Renders all diagnostics and checks them.
enum FuzzReports {
  /// Returns the first violation in diagnostics that leave a module.
  static func violation(in diagnostics: [Diagnostic], files: [String: SourceFile]) -> String? {
    for diagnostic in diagnostics {
      if diagnostic.message.isEmpty { return "a diagnostic has no message" }
      for location in [diagnostic.location] + diagnostic.related.map(\.location) {
        if location.file.isEmpty { return "a diagnostic names no file: \(diagnostic.message)" }
        let range = location.range
        let isInside = files[location.file].map { Int(range.upper) <= $0.bytes.count } ?? true
        if range.upper < range.lower || !isInside {
          return "a diagnostic is out of the text: \(diagnostic.message) \(range)"
        }
      }
    }
    if zip(diagnostics, diagnostics.dropFirst()).contains(where: { $1 < $0 }) { return "diagnostics are not in order" }
    return rendered(Array(diagnostics.prefix(50)), files: files)
  }

  /// Renders diagnostics in every format, with suppressed ones and a baseline.
  private static func rendered(_ diagnostics: [Diagnostic], files: [String: SourceFile]) -> String? {
    let sources: SourceLookup = { files[$0] }
    let shown = diagnostics.removingSuppressed(sources: sources)
    let report = Report(shown, showsHints: true, sources: sources)
    let paths = ReportPaths(workspace: "/repo/app", repository: "/repo")
    for format in ReportFormat.allCases {
      let text = report.render(format, ReportOptions(color: true, width: 80, paths: paths, version: "1"))
      if !shown.isEmpty, text.isEmpty { return "nothing is said in \(format)" }
    }
    let baseline = Baseline(accepting: shown, sources: sources)
    return baseline.new(in: shown, sources: sources).isEmpty ? nil : "a baseline reports diagnostics that it accepts"
  }
}
