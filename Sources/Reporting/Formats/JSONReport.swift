import JSONSyntax
import Source

extension Report {
  /// Returns one object: `{"version": 1, "diagnostics": […], "summary": {…}}`. Lines and columns start at 1, and
  /// columns count UTF-16 units. Places in unavailable files are 1:1. `notExamined` has the diagnostics of tests that
  /// were not examined, if there are any.
  func renderJSON() -> String {
    var members: [JSONTree.Member] = [.init("version", 1), .init("diagnostics", diagnosticsJSON)]
    if !unexamined.isEmpty { members.append(.init("notExamined", unexaminedJSON)) }
    members.append(.init("summary", summary.json))
    return JSONTree.object(members).text + "\n"
  }

  /// The diagnostics as an array.
  package var diagnosticsJSON: JSONTree {
    var places = Places(sources)
    return .array(diagnostics.map { $0.json(&places) })
  }

  /// The diagnostics of tests that were not examined as an array.
  var unexaminedJSON: JSONTree {
    var places = Places(sources)
    return .array(unexamined.diagnostics.map { $0.json(&places) })
  }
}

extension Report.Summary {
  package var json: JSONTree {
    ["errors": .integer(errors), "warnings": .integer(warnings), "hints": .integer(hints), "files": .integer(files)]
  }
}

extension Diagnostic {
  fileprivate func json(_ places: inout Places) -> JSONTree {
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
  fileprivate func json(_ places: inout Places) -> JSONTree {
    [
      "message": .string(message),
      "file": .string(location.file),
      "range": (places.span(location) ?? .unknown).json,
    ]
  }
}

extension Diagnostic.Fix {
  fileprivate func json(_ places: inout Places) -> JSONTree {
    ["title": .string(title), "edits": .array(edits.map { $0.json(&places) })]
  }
}

extension Diagnostic.Edit {
  fileprivate func json(_ places: inout Places) -> JSONTree {
    [
      "file": .string(location.file),
      "range": (places.span(location) ?? .unknown).json,
      "replacement": .string(replacement),
    ]
  }
}

extension Span {
  fileprivate var json: JSONTree { ["start": start.json, "end": end.json] }
}

extension Span.Position {
  fileprivate var json: JSONTree { ["line": .integer(line), "column": .integer(column)] }
}
