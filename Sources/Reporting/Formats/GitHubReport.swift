import Source

extension Report {
  /// Returns workflow commands, one line per diagnostic. GitHub Actions shows them at the lines of a pull request.
  /// Another line is about tests that were not examined, unless hints are shown.
  /// See https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
  func renderGitHub(_ options: ReportOptions) -> String {
    var places = Places(sources)
    var output = ""
    for diagnostic in diagnostics {
      var properties: [String] = []
      if !diagnostic.location.file.isEmpty {
        properties.append("file=" + escapedProperty(options.inRepository(diagnostic.location.file)))
        properties += position(places.span(diagnostic.location))
      }
      properties.append("title=" + escapedProperty(diagnostic.code.rawValue))
      var message = diagnostic.message
      for related in diagnostic.related {
        let line = places.span(related.location).map { ":\($0.start.line)" } ?? ""
        message += "\n" + options.inRepository(related.location.file) + line + ": " + related.message
      }
      let command = command(diagnostic.severity)
      output += "::\(command) \(properties.joined(separator: ","))::\(escapedData(message))\n"
    }
    if !showsHints, let line = unexamined.line(&places, showsHints: false) {
      let title = escapedProperty(DiagnosticCode.testsNotExamined.rawValue)
      output += "::notice title=\(title)::\(escapedData(line))\n"
    }
    return output
  }

  /// Returns the properties for a place. GitHub supports columns only within one line.
  private func position(_ span: Span?) -> [String] {
    guard let span else { return [] }
    let lines = ["line=\(span.start.line)", "endLine=\(span.end.line)"]
    guard span.start.line == span.end.line else { return lines }
    return lines + ["col=\(span.start.column)", "endColumn=\(span.end.column)"]
  }

  private func command(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .hint: "notice"
    }
  }
}

/// Percent-encodes line ends and `%`. Other control characters and commands of other CI systems become visible text.
private func escapedData(_ text: String) -> String {
  escaped(text) { scalar in
    switch scalar {
    case "%": "%25"
    case "\r": "%0D"
    case "\n": "%0A"
    default: nil
    }
  }
}

/// Escapes text like `escapedData`, and the separators of properties.
private func escapedProperty(_ text: String) -> String {
  escaped(text) { scalar in
    switch scalar {
    case "%": "%25"
    case "\r": "%0D"
    case "\n": "%0A"
    case ":": "%3A"
    case ",": "%2C"
    default: nil
    }
  }
}

private func escaped(_ text: String, _ escape: (Unicode.Scalar) -> String?) -> String {
  var result = ""
  for scalar in text.unicodeScalars { result += escape(scalar) ?? visibleText(String(scalar)) }
  return withoutLogCommands(result)
}
