import Source

/// The changes between two lists of diagnostics of a workspace.
package struct FindingsChange: Equatable {
  /// The new diagnostics, sorted.
  package var appeared: [Diagnostic] = []
  package var resolved: [Diagnostic] = []
  /// The files with changes, including changes of places only; sorted by path.
  package var files: [String] = []

  package var isEmpty: Bool { appeared.isEmpty && resolved.isEmpty && files.isEmpty }

  /// Compares two lists. Diagnostics that moved within their file are unchanged.
  package init(from old: [Diagnostic], to new: [Diagnostic]) {
    if old == new { return }
    var (before, after) = (Self.byFile(old), Self.byFile(new))
    for file in Set(before.keys).union(after.keys).sorted(by: precedesByBytes) {
      let (was, now) = (before.removeValue(forKey: file) ?? [], after.removeValue(forKey: file) ?? [])
      if was == now { continue }
      files.append(file)
      appeared += Self.subtract(was, from: now)
      resolved += Self.subtract(now, from: was)
    }
  }

  private static func byFile(_ findings: [Diagnostic]) -> [String: [Diagnostic]] {
    Dictionary(grouping: findings.sorted()) { $0.location.file }
  }

  /// The properties that identify a diagnostic independently of its place.
  private struct Identity: Hashable {
    var code: DiagnosticCode
    var severity: Diagnostic.Severity
    var message: String
  }

  /// Returns the elements of `all` that `known` lacks. If one occurs more often in `all`, the difference counts.
  private static func subtract(_ known: [Diagnostic], from all: [Diagnostic]) -> [Diagnostic] {
    let identity = { (finding: Diagnostic) in
      Identity(code: finding.code, severity: finding.severity, message: finding.message)
    }
    var counts: [Identity: Int] = [:]
    for finding in known { counts[identity(finding), default: 0] += 1 }
    return all.filter { finding in
      let count = counts[identity(finding)] ?? 0
      if 0 < count { counts[identity(finding)] = count - 1 }
      return count == 0
    }
  }
}
