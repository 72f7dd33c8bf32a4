import JSONSyntax
import Source

extension Baseline {
  /// The version of the file format.
  private static let version = 1

  /// The text of the file. It is equal for equal baselines, with one diagnostic per line to simplify merges.
  package var text: String {
    let findings = counts.sorted { $0.key < $1.key }.map { finding, count in
      let object: JSONTree = [
        "file": .string(finding.file), "code": .string(finding.code), "message": .string(finding.message),
        "line": .string(finding.line), "count": .integer(count),
      ]
      return "    " + object.compactText
    }
    let list = findings.isEmpty ? "[]" : "[\n" + findings.joined(separator: ",\n") + "\n  ]"
    return "{\n  \"version\": \(Self.version),\n  \"findings\": \(list)\n}\n"
  }

  /// Reads a baseline file. For an invalid one, returns an empty baseline and diagnostics.
  package static func read(_ file: SourceFile) -> (baseline: Baseline, diagnostics: [Diagnostic]) {
    let document = JSONDocument(file, code: .baselineUnreadable)
    guard let root = document.root else { return (Baseline(counts: [:]), document.diagnostics) }
    guard let version = root["version"], version.int == Self.version else {
      return (Baseline(counts: [:]), [.notABaseline(root["version"] ?? root)])
    }
    guard let findings = root["findings"], findings.kind == .array else {
      return (Baseline(counts: [:]), [.notABaseline(root["findings"] ?? root)])
    }
    var counts: [Finding: Int] = [:]
    var diagnostics = document.diagnostics
    for element in findings.elements {
      if let (finding, count) = read(element) {
        let (sum, overflow) = counts[finding, default: 0].addingReportingOverflow(count)
        counts[finding] = overflow ? Int.max : sum
      } else {
        diagnostics.append(.notAFinding(element))
      }
    }
    return diagnostics.isEmpty ? (Baseline(counts: counts), []) : (Baseline(counts: [:]), diagnostics.sorted())
  }

  private static func read(_ value: JSONValue) -> (Finding, Int)? {
    guard let file = value["file"]?.string, let code = value["code"]?.string, let message = value["message"]?.string,
      let line = value["line"]?.string, let count = value["count"]?.int, 0 < count
    else { return nil }
    return (Finding(code: code, file: file, message: message, line: line), count)
  }
}

extension Diagnostic {
  fileprivate static func notABaseline(_ value: JSONValue) -> Diagnostic {
    Diagnostic(
      .baselineUnreadable, "Expected a baseline of version 1; write a new one with `--write-baseline`",
      at: value.location)
  }

  fileprivate static func notAFinding(_ value: JSONValue) -> Diagnostic {
    Diagnostic(
      .baselineUnreadable,
      "Expected a diagnostic with the strings 'file', 'code', 'message' and 'line' and a 'count'",
      at: value.location)
  }
}
