/// Returns a count with its noun: `1 file`, `2 files`.
package func counted(_ count: Int, _ noun: String, plural: String? = nil) -> String {
  "\(count) " + (count == 1 ? noun : plural ?? noun + "s")
}

/// Returns the name of errors that settings or comments hide, for messages: `suppressed errors of CODE, CODE`.
package func suppressedErrors(_ codes: [DiagnosticCode]) -> String {
  let names = Set(codes.map(\.rawValue)).sorted(by: precedesByBytes)
  if names.isEmpty { return "suppressed errors" }
  let most = 3
  let rest = most < names.count ? " and \(names.count - most) more" : ""
  return "suppressed errors of " + names.prefix(most).joined(separator: ", ") + rest
}

extension [String] {
  /// The strings as a choice: `a`, `a or b`, `a, b or c`.
  package var joinedAsChoice: String {
    guard let last, 1 < count else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
