import Source

/// The page of a diagnostic code: its meaning, examples, a solution, its severity, and how to suppress it.
package struct Explanation: Sendable, Equatable {
  package let code: DiagnosticCode
  /// The mistake as a noun phrase, for lists and headings.
  package let title: String
  /// The meaning in one sentence.
  package let summary: String
  /// Further sentences on the meaning, or empty.
  package let details: String
  /// Code that causes the diagnostic.
  package let example: Example
  /// The example after the fix, if code can show it.
  package let fixed: Example?
  /// The steps to resolve the diagnostic.
  package let solution: String
  /// The default severity with its conditions, as a text after a colon.
  package let severity: String

  /// Code with its language.
  package struct Example: Sendable, Equatable {
    package let language: Language
    package let text: String

    package enum Language: String, Sendable {
      case graphql, swift, json, text
    }

    package static func graphql(_ text: String) -> Example { Example(language: .graphql, text: text) }
    package static func swift(_ text: String) -> Example { Example(language: .swift, text: text) }
    package static func json(_ text: String) -> Example { Example(language: .json, text: text) }
    package static func text(_ text: String) -> Example { Example(language: .text, text: text) }
  }

  package init(
    _ code: DiagnosticCode, _ title: String, _ summary: String, details: String = "", example: Example,
    fixed: String? = nil, solution: String, severity: String = "error."
  ) {
    self.code = code
    self.title = title
    self.summary = summary
    self.details = details
    self.example = example
    self.fixed = fixed.map { Example(language: example.language, text: $0) }
    self.solution = solution
    self.severity = severity
  }

  /// The summary and the details.
  package var meaning: String { details.isEmpty ? summary : summary + " " + details }

  /// The ways to suppress the diagnostic or to change its severity, as a text after a colon. The example is in the
  /// language of the files with the diagnostic, which may have no comments.
  package var suppression: String {
    if let reason = code.fixedSeverityReason { return "not possible, because \(reason)." }
    let setting =
      "set `\"diagnostics\": { \"\(code.rawValue)\": \"off\" }` in `.mockgen.json`. The values `error`, `warning` and "
      + "`hint` change the severity."
    let marker: String
    switch example.language {
    case .graphql: marker = "#"
    case .swift: marker = "//"
    case .json, .text: return setting
    }
    return "add `\(marker) mockd:ignore \(code.rawValue)` at the end of the line or on the line above. For the whole "
      + "project, \(setting)"
  }

  /// The page for a terminal, ending with a newline.
  package var text: String {
    var paragraphs = ["\(code.rawValue): \(title)", wrapped(meaning), "Example:\n\n" + indented(example)]
    if let fixed { paragraphs.append("Fixed:\n\n" + indented(fixed)) }
    paragraphs.append(wrapped("How to fix it: " + solution))
    paragraphs.append(wrapped("Severity: " + severity))
    paragraphs.append(wrapped("To suppress it: " + suppression))
    return paragraphs.joined(separator: "\n\n") + "\n"
  }

  /// The page for documents, without a heading, ending with a newline.
  package var markdown: String {
    let fixed = fixed.map { "Fixed:\n\n\(block($0))\n\n" } ?? ""
    return "**\(title).** \(meaning)\n\n\(block(example))\n\n\(fixed)**How to fix it:** \(solution)\n\n"
      + "**Severity:** \(severity)\n\n**To suppress it:** \(suppression)\n"
  }

  private func block(_ example: Example) -> String { "```\(example.language.rawValue)\n\(example.text)\n```" }

  private func indented(_ example: Example) -> String {
    example.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
  }

  /// Returns a text with lines of at most 80 columns, unless a word is longer.
  private func wrapped(_ text: String) -> String {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, 80 < line.count + 1 + word.count {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " " + word
    }
    return (lines + [line]).joined(separator: "\n")
  }
}

extension Explanation {
  /// All pages, by family in the order of the data flow, then by code. A test fails if a code has no page.
  package static let all: [Explanation] =
    syntaxPages + schemaPages + schemaDirectivePages + fieldPages + fragmentPages + argumentPages + variablePages
    + operationPages + apolloPages + configPages + projectPages + inputPages + outputPages
    + protocolMockPages + crashPages + reportPages

  private static let byCode = Dictionary(all.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })

  /// Returns the page of `code`, or nil if there is none.
  package static func of(_ code: DiagnosticCode) -> Explanation? { byCode[code] }
}

extension DiagnosticCode {
  package var explanation: Explanation? { Explanation.of(self) }
}
