import Source

/// The limit of diagnostics for one definition, or for one project-wide rule.
///
/// The reference implementation stops after the same number of errors. A hostile document has one error per token.
package enum ErrorLimit {
  /// The maximum number of diagnostics of each severity.
  package static let most = 100

  private static let message = "Too many validation errors, error limit reached. Validation aborted."

  /// Returns sorted diagnostics up to the limit. A notice replaces the first omitted one.
  package static func apply(to diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard most < diagnostics.count else { return diagnostics }
    var result: [Diagnostic] = []
    var counts: [Diagnostic.Severity: Int] = [:]
    for diagnostic in diagnostics {
      counts[diagnostic.severity, default: 0] += 1
      let count = counts[diagnostic.severity] ?? 0
      if count <= most {
        result.append(diagnostic)
      } else if count == most + 1 {
        result.append(notice(instead: diagnostic))
      }
    }
    return result
  }

  fileprivate static func notice(instead diagnostic: Diagnostic) -> Diagnostic {
    Diagnostic(.tooManyErrors, diagnostic.severity, message, at: diagnostic.location)
  }
}

extension [Diagnostic] {
  /// Adds a diagnostic, or a notice if it is the first one over the limit.
  ///
  /// - Parameter number: the number of earlier diagnostics of its kind.
  mutating func append(number: Int, _ diagnostic: @autoclosure () -> Diagnostic) {
    if number < ErrorLimit.most {
      append(diagnostic())
    } else if number == ErrorLimit.most {
      append(ErrorLimit.notice(instead: diagnostic()))
    }
  }
}
