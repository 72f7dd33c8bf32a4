import Source

extension Report {
  /// Returns one line for each diagnostic and each of its related places, in the form that Xcode shows as issues of a
  /// build: `/PATH:LINE:COLUMN: SEVERITY: MESSAGE`. A last line says which tests were not examined. Xcode calls hints
  /// notes, and puts notes below the issue before them.
  /// See https://developer.apple.com/documentation/xcode/running-custom-scripts-during-a-build
  func renderXcode(_ options: ReportOptions) -> String {
    var places = Places(sources)
    var output = ""
    for diagnostic in diagnostics {
      let message = "\(diagnostic.message) [\(diagnostic.code.rawValue)]"
      output += line(level(diagnostic.severity), message, at: diagnostic.location, options, &places)
      for related in diagnostic.related {
        output += line("note", related.message, at: related.location, options, &places)
      }
    }
    if let line = unexamined.line(&places, showsHints: showsHints) { output += "note: \(line)\n" }
    return output
  }

  /// Returns one line. Line ends are escaped, since the next line would be an issue of its own.
  private func line(
    _ level: String, _ message: String, at location: Location, _ options: ReportOptions, _ places: inout Places
  ) -> String {
    let path = options.paths?.absolute(location.file) ?? location.file
    var place = visiblePath(path)
    if let span = places.span(location) { place += ":\(span.start.line):\(span.start.column)" }
    return (place.isEmpty ? "" : place + ": ") + "\(level): \(visibleText(message))\n"
  }

  private func level(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .hint: "note"
    }
  }
}
