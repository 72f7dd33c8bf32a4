import Source

extension Report {
  /// Returns the report for people: each diagnostic with a clickable place, source lines with carets, related places
  /// and fixes, a line about tests that were not examined, and a summary line.
  func renderText(_ options: ReportOptions) -> String {
    var places = Places(sources)
    let unexamined = unexamined.line(&places, showsHints: showsHints).map { $0 + "\n" } ?? ""
    return diagnosticsText(options, separator: "\n") + unexamined + (diagnostics.isEmpty ? "" : summary.text + "\n")
  }

  /// Returns the report without the summary line.
  ///
  /// - Parameter separator: follows each diagnostic.
  package func diagnosticsText(_ options: ReportOptions, separator: String = "") -> String {
    var printer = TextPrinter(places: Places(sources), paint: Paint(isOn: options.color), width: options.width)
    for diagnostic in diagnostics {
      printer.print(diagnostic)
      printer.output += separator
    }
    return printer.output
  }
}

extension Report.Summary {
  /// The counts with the number of files: “2 errors, 1 warning in 3 files” or “no diagnostics”.
  package var text: String {
    let counts = countsText
    return counts.isEmpty ? "no diagnostics" : counts + " in " + counted(files, "file")
  }

  /// The counts: “2 errors, 1 warning”. Empty without diagnostics.
  package var countsText: String {
    let counts = [(errors, "error"), (warnings, "warning"), (hints, "hint")].filter { 0 < $0.0 }
    return counts.map { counted($0.0, $0.1) }.joined(separator: ", ")
  }
}

/// Prints diagnostics as text.
private struct TextPrinter {
  var places: Places
  let paint: Paint
  let width: Int
  var output = ""

  mutating func print(_ diagnostic: Diagnostic) {
    let label = "\(diagnostic.severity.rawValue)[\(diagnostic.code.rawValue)]:"
    let message = paint(.bold, visibleText(diagnostic.message))
    print(paint(.of(diagnostic.severity), label), message, at: diagnostic.location, .of(diagnostic.severity))
    for related in diagnostic.related {
      print(paint(.note, "note:"), visibleText(related.message), at: related.location, .note)
    }
    for fix in diagnostic.fixes {
      output += "  " + paint(.gutter, "=") + " fix: " + visibleText(fix.title) + "\n"
    }
  }

  private mutating func print(_ label: String, _ message: String, at location: Location, _ style: Paint.Style) {
    let path = visiblePath(location.file)
    guard let span = places.span(location), let text = places.text(location.file) else {
      output += (path.isEmpty ? "" : path + ": ") + label + " " + message + "\n"
      return
    }
    output += "\(path):\(span.start.line):\(span.start.column): \(label) \(message)\n"
    let digits = max(3, String(span.end.line).count)
    // The gutter has the digits, a bar and two blanks. A clipped line may have an ellipsis at either end.
    let lines = excerpt(text, location.range, width: max(10, width - digits - 5))
    for line in lines {
      let number = line.number.map(String.init) ?? ""
      let gutter = String(repeating: " ", count: digits - number.count) + number + " |"
      output += paint(.gutter, gutter) + (line.text.isEmpty ? "" : " " + line.text) + "\n"
      guard !line.marker.isEmpty else { continue }
      let indent = String(repeating: " ", count: digits) + " |"
      output += paint(.gutter, indent) + " " + paint(style, line.marker) + "\n"
    }
  }
}

/// Colors text for terminals, if enabled.
struct Paint {
  let isOn: Bool

  /// A text style with its ANSI code.
  enum Style: String {
    case error = "1;31"
    case warning = "1;33"
    case hint = "1;36"
    case note = "1;34"
    case bold = "1"
    case gutter = "34"
    case good = "32"
    case faint = "2"

    static func of(_ severity: Diagnostic.Severity) -> Style {
      switch severity {
      case .error: .error
      case .warning: .warning
      case .hint: .hint
      }
    }
  }

  func callAsFunction(_ style: Style, _ text: String) -> String {
    isOn ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
