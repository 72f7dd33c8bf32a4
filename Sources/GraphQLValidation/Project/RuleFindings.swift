import Source

/// The diagnostics of one rule for one definition: no more than can be reported.
///
/// Past the limit a diagnostic isn't even made. Its message may be expensive, since it looks for similar names.
struct RuleFindings {
  private(set) var diagnostics: [Diagnostic] = []

  /// One more than is reported, which shows that the limit has been reached.
  var isFull: Bool { ErrorLimit.most < diagnostics.count }

  mutating func append(_ diagnostic: @autoclosure () -> Diagnostic) {
    if !isFull { diagnostics.append(diagnostic()) }
  }
}
