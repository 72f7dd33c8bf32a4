import Source

/// The limit of the diagnostics that are reported for one definition, or for one rule about the whole project.
///
/// The reference implementation stops after as many errors. A hostile document has one for each of its tokens.
package enum ErrorLimit {
  /// How many errors, and how many diagnostics of other severities, are reported.
  package static let most = 100

  private static let message = "Too many validation errors, error limit reached. Validation aborted."

  /// Cuts sorted diagnostics off at the limit. A diagnostic in the place of the first omitted one says so.
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
  /// Adds a diagnostic, unless there are too many of its kind.
  ///
  /// - Parameter number: how many of its kind came before.
  mutating func append(number: Int, _ diagnostic: @autoclosure () -> Diagnostic) {
    if number < ErrorLimit.most {
      append(diagnostic())
    } else if number == ErrorLimit.most {
      append(ErrorLimit.notice(instead: diagnostic()))
    }
  }
}
