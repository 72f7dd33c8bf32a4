import Source

/// The diagnostics of one rule for one definition, up to the limit.
///
/// Diagnostics over the limit aren't created, since their messages may be expensive.
struct RuleDiagnostics {
  private(set) var diagnostics: [Diagnostic] = []

  /// Whether the limit is exceeded. The extra diagnostic shows that to `ErrorLimit`.
  var isFull: Bool { ErrorLimit.most < diagnostics.count }

  mutating func append(_ diagnostic: @autoclosure () -> Diagnostic) {
    if !isFull { diagnostics.append(diagnostic()) }
  }
}
