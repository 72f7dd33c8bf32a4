import Source

extension Report {
  /// Returns JUnit XML with a test case for each diagnostic, which fails if the diagnostic fails the run, and a skipped
  /// one for each test that was not examined. A clean report has one passing case, because some CI systems reject files
  /// without cases.
  func renderJUnit(_ options: ReportOptions) -> String {
    var places = Places(sources)
    let skipped = unexamined.diagnostics.filter { !isFailure($0, options) }
    let diagnostics = diagnostics.filter { $0.code != .testsNotExamined || isFailure($0, options) }
    let failing = diagnostics.count { isFailure($0, options) }
    var counts = "tests=\"\(max(1, diagnostics.count + skipped.count))\" failures=\"\(failing)\" errors=\"0\""
    if !skipped.isEmpty { counts += " skipped=\"\(skipped.count)\"" }
    var output = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"mockd\" \(counts)>\n"
    output += "  <testsuite name=\"mockd\" \(counts)>\n"
    if diagnostics.isEmpty, skipped.isEmpty { output += "    <testcase classname=\"mockd\" name=\"check\"/>\n" }
    for diagnostic in diagnostics {
      output += testCase(diagnostic, isFailure(diagnostic, options) ? .failed : .passed, options, &places)
    }
    for diagnostic in skipped { output += testCase(diagnostic, .skipped, options, &places) }
    return output + "  </testsuite>\n</testsuites>\n"
  }

  private func isFailure(_ diagnostic: Diagnostic, _ options: ReportOptions) -> Bool {
    diagnostic.severity == .error || (options.strict && diagnostic.severity == .warning)
  }

  private enum Result {
    case passed, failed, skipped
  }

  private func testCase(
    _ diagnostic: Diagnostic, _ result: Result, _ options: ReportOptions, _ places: inout Places
  ) -> String {
    let file = options.inRepository(diagnostic.location.file)
    let span = places.span(diagnostic.location)
    let place = span.map { "\($0.start.line):\($0.start.column)" }
    let name = [diagnostic.code.rawValue, place].compactMap(\.self).joined(separator: " at ")
    var body = [line(file, place, diagnostic.message)]
    for related in diagnostic.related {
      let place = places.span(related.location).map { "\($0.start.line):\($0.start.column)" }
      body.append(line(options.inRepository(related.location.file), place, related.message))
    }
    var attributes = "classname=\"\(xmlAttribute(file.isEmpty ? "mockd" : file))\" name=\"\(xmlAttribute(name))\""
    if !file.isEmpty { attributes += " file=\"\(xmlAttribute(file))\"" }
    if let span { attributes += " line=\"\(span.start.line)\"" }
    let text = xmlText(body.joined(separator: "\n"))
    let type = "\(diagnostic.severity.rawValue): \(diagnostic.code.rawValue)"
    let message = xmlAttribute(diagnostic.message)
    let content =
      switch result {
      case .passed: "<system-out>\(text)</system-out>"
      case .failed: "<failure type=\"\(xmlAttribute(type))\" message=\"\(message)\">\(text)</failure>"
      case .skipped: "<skipped message=\"\(message)\"/>"
      }
    return "    <testcase \(attributes)>\n      \(content)\n    </testcase>\n"
  }
}

/// Returns one line of a body. Escapes line ends in paths and messages, since a new line could be a CI command.
private func line(_ file: String, _ place: String?, _ message: String) -> String {
  let parts = [visiblePath(file), place ?? ""].filter { !$0.isEmpty }
  return (parts + [" " + visibleText(message)]).joined(separator: ":")
}

/// Returns `text` as character data.
func xmlText(_ text: String) -> String {
  xmlEscaped(text) { scalar in
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    default: nil
    }
  }
}

/// Returns `text` as an attribute value. White space is escaped, since parsers normalize it.
func xmlAttribute(_ text: String) -> String {
  xmlEscaped(text) { scalar in
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "\t": "&#9;"
    case "\n": "&#10;"
    default: nil
    }
  }
}

/// Returns `text` with XML escapes. XML 1.0 can't represent most control characters
/// (https://www.w3.org/TR/xml/#charsets), so these become visible symbols.
private func xmlEscaped(_ text: String, _ escape: (Unicode.Scalar) -> String?) -> String {
  var result = ""
  var last: Unicode.Scalar?
  for scalar in text.unicodeScalars {
    defer { last = scalar }
    if let escaped = escape(scalar) {
      result += escaped
    } else if scalar == "#", last == "#" {
      // `##[` and `##vso[` are commands in the logs of CI systems.
      result += "&#35;"
    } else if scalar == "\n" || scalar == "\t" {
      result.unicodeScalars.append(scalar)
    } else if 0xFFFE <= scalar.value && scalar.value <= 0xFFFF {
      result += "\u{FFFD}"
    } else {
      result += visibleText(String(scalar))
    }
  }
  return result
}
