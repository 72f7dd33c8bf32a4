import JSONSyntax
import Source

extension Baseline {
  /// The version of the file format.
  private static let version = 1

  /// The text of the file. It is equal for equal baselines, with one diagnostic per line to simplify merges.
  package var text: String {
    let entries = counts.sorted { $0.key < $1.key }.map { entry, count in
      let object: JSONTree = [
        "file": .string(entry.file), "code": .string(entry.code), "message": .string(entry.message),
        "line": .string(entry.line), "count": .integer(count),
      ]
      return "    " + object.compactText
    }
    let list = entries.isEmpty ? "[]" : "[\n" + entries.joined(separator: ",\n") + "\n  ]"
    return "{\n  \"version\": \(Self.version),\n  \"findings\": \(list)\n}\n"
  }

  /// Reads a baseline file. For an invalid one, returns an empty baseline and diagnostics.
  package static func read(_ file: SourceFile) -> (baseline: Baseline, diagnostics: [Diagnostic]) {
    let document = JSONDocument(file, code: .baselineUnreadable)
    guard let root = document.root else { return (Baseline(counts: [:]), document.diagnostics) }
    guard let version = root["version"], version.int == Self.version else {
      return (Baseline(counts: [:]), [.notABaseline(root["version"] ?? root)])
    }
    guard let entries = root["findings"], entries.kind == .array else {
      return (Baseline(counts: [:]), [.notABaseline(root["findings"] ?? root)])
    }
    var counts: [Entry: Int] = [:]
    var diagnostics = document.diagnostics
    for element in entries.elements {
      if let (entry, count) = read(element) {
        let (sum, overflow) = counts[entry, default: 0].addingReportingOverflow(count)
        counts[entry] = overflow ? Int.max : sum
      } else {
        diagnostics.append(.notAnEntry(element))
      }
    }
    return diagnostics.isEmpty ? (Baseline(counts: counts), []) : (Baseline(counts: [:]), diagnostics.sorted())
  }

  private static func read(_ value: JSONValue) -> (Entry, Int)? {
    guard let file = value["file"]?.string, let code = value["code"]?.string, let message = value["message"]?.string,
      let line = value["line"]?.string, let count = value["count"]?.int, 0 < count
    else { return nil }
    return (Entry(code: code, file: file, message: message, line: line), count)
  }
}

extension Diagnostic {
  fileprivate static func notABaseline(_ value: JSONValue) -> Diagnostic {
    Diagnostic(
      .baselineUnreadable, "Expected a baseline of version 1; write a new one with `--write-baseline`",
      at: value.location)
  }

  fileprivate static func notAnEntry(_ value: JSONValue) -> Diagnostic {
    Diagnostic(
      .baselineUnreadable,
      "Expected a diagnostic with the strings 'file', 'code', 'message' and 'line' and a 'count'",
      at: value.location)
  }
}
