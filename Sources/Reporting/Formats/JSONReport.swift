import Source

extension Report {
  /// One object: `{"version": 1, "diagnostics": […], "summary": {…}}`. Lines and columns start at 1, columns count
  /// UTF-16 units; a place in a file that is not at hand is 1:1.
  func renderJSON() -> String {
    var places = Places(sources)
    let report: JSONOutput = [
      "version": 1,
      "diagnostics": .array(diagnostics.map { $0.json(&places) }),
      "summary": summary.json,
    ]
    return report.text() + "\n"
  }
}

extension Report.Summary {
  package var json: JSONOutput {
    ["errors": .number(errors), "warnings": .number(warnings), "hints": .number(hints), "files": .number(files)]
  }
}

extension Diagnostic {
  fileprivate func json(_ places: inout Places) -> JSONOutput {
    [
      "code": .string(code.rawValue),
      "severity": .string(severity.rawValue),
      "message": .string(message),
      "file": .string(location.file),
      "range": (places.span(location) ?? .unknown).json,
      "related": .array(related.map { $0.json(&places) }),
      "fixes": .array(fixes.map { $0.json(&places) }),
    ]
  }
}

extension Diagnostic.Related {
  fileprivate func json(_ places: inout Places) -> JSONOutput {
    [
      "message": .string(message),
      "file": .string(location.file),
      "range": (places.span(location) ?? .unknown).json,
    ]
  }
}

extension Diagnostic.Fix {
  fileprivate func json(_ places: inout Places) -> JSONOutput {
    ["title": .string(title), "edits": .array(edits.map { $0.json(&places) })]
  }
}

extension Diagnostic.Edit {
  fileprivate func json(_ places: inout Places) -> JSONOutput {
    [
      "file": .string(location.file),
      "range": (places.span(location) ?? .unknown).json,
      "replacement": .string(replacement),
    ]
  }
}

extension Span {
  fileprivate var json: JSONOutput { ["start": start.json, "end": end.json] }
}

extension Span.Position {
  fileprivate var json: JSONOutput { ["line": .number(line), "column": .number(column)] }
}
