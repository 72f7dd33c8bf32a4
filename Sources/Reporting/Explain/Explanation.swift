import Source

/// The page of a diagnostic code: what it means, what it looks like, and the way out.
package struct Explanation: Sendable, Equatable {
  package let code: DiagnosticCode
  /// One sentence.
  package let summary: String
  /// Sentences that say more; may be empty.
  package let details: String
  package let example: Example
  /// What to do about it.
  package let wayOut: String

  /// Code that gives the finding.
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
    _ code: DiagnosticCode, _ summary: String, details: String = "", example: Example, wayOut: String
  ) {
    self.code = code
    self.summary = summary
    self.details = details
    self.example = example
    self.wayOut = wayOut
  }

  /// The summary and the details.
  package var meaning: String { details.isEmpty ? summary : summary + " " + details }

  /// The page for a terminal, ending with a newline.
  package var text: String {
    let indented = example.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    return [code.rawValue, wrapped(meaning), "Example:\n\n" + indented, wrapped("What to do: " + wayOut)]
      .joined(separator: "\n\n") + "\n"
  }

  /// The page for documents, without a heading, ending with a newline.
  package var markdown: String {
    "\(meaning)\n\n```\(example.language.rawValue)\n\(example.text)\n```\n\n**What to do:** \(wayOut)\n"
  }

  /// Breaks lines at blanks so that they hold 80 columns where words allow.
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
  /// All pages: the families in the order in which data flows, the codes of a family by name. A code without a page
  /// here fails a test.
  package static let all: [Explanation] =
    syntaxPages + schemaPages + schemaDirectivePages + fieldPages + fragmentPages + argumentPages + variablePages
    + operationPages + apolloPages + configPages + inputPages + outputPages
    + crashPages + reportPages

  private static let byCode = Dictionary(all.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })

  /// The page of `code`, or nil where it is missing.
  package static func of(_ code: DiagnosticCode) -> Explanation? { byCode[code] }
}

extension DiagnosticCode {
  package var explanation: Explanation? { Explanation.of(self) }
}
