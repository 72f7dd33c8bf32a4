import Source

/// The page of a diagnostic code: its meaning, an example, and a solution.
package struct Explanation: Sendable, Equatable {
  package let code: DiagnosticCode
  /// The meaning in one sentence.
  package let summary: String
  /// Further sentences on the meaning, or empty.
  package let details: String
  /// The conditions for each severity, as a text after a colon; may be empty.
  package let severity: String
  package let example: Example
  /// The steps to resolve the diagnostic.
  package let wayOut: String
  /// The ways to suppress an unwanted diagnostic, as a text after a colon; may be empty.
  package let silencing: String

  /// Code that causes the diagnostic.
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
    _ code: DiagnosticCode, _ summary: String, details: String = "", severity: String = "", example: Example,
    wayOut: String, silencing: String = ""
  ) {
    self.code = code
    self.summary = summary
    self.details = details
    self.severity = severity
    self.example = example
    self.wayOut = wayOut
    self.silencing = silencing
  }

  /// The summary and the details.
  package var meaning: String { details.isEmpty ? summary : summary + " " + details }

  /// A sentence for codes with a fixed severity.
  private var settings: String? {
    code.fixedSeverityReason.map { "the key `diagnostics` cannot change the severity, because \($0)." }
  }

  /// The page for a terminal, ending with a newline.
  package var text: String {
    let indented = example.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    var paragraphs = [code.rawValue, wrapped(meaning)]
    if !severity.isEmpty { paragraphs.append(wrapped("Severity: " + severity)) }
    paragraphs += ["Example:\n\n" + indented, wrapped("What to do: " + wayOut)]
    if !silencing.isEmpty { paragraphs.append(wrapped("To silence it: " + silencing)) }
    if let settings { paragraphs.append(wrapped("Settings: " + settings)) }
    return paragraphs.joined(separator: "\n\n") + "\n"
  }

  /// The page for documents, without a heading, ending with a newline.
  package var markdown: String {
    let severity = severity.isEmpty ? "" : "**Severity:** \(severity)\n\n"
    let silencing = silencing.isEmpty ? "" : "\n**To silence it:** \(silencing)\n"
    return "\(meaning)\n\n\(severity)```\(example.language.rawValue)\n\(example.text)\n```\n\n"
      + "**What to do:** \(wayOut)\n\(silencing)" + (settings.map { "\n**Settings:** \($0)\n" } ?? "")
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
    + operationPages + apolloPages + configPages + inputPages + outputPages
    + protocolMockPages + crashPages + reportPages

  private static let byCode = Dictionary(all.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })

  /// Returns the page of `code`, or nil if there is none.
  package static func of(_ code: DiagnosticCode) -> Explanation? { byCode[code] }
}

extension DiagnosticCode {
  package var explanation: Explanation? { Explanation.of(self) }
}
