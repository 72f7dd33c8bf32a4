import Source

/// What has changed between two lists of findings about the same workspace.
package struct FindingsChange: Equatable {
  /// In order.
  package var appeared: [Diagnostic] = []
  package var resolved: [Diagnostic] = []
  /// The files whose findings are not what they were, be it only by their places; ordered by path.
  package var files: [String] = []

  package var isEmpty: Bool { appeared.isEmpty && resolved.isEmpty && files.isEmpty }

  /// A finding that has only moved within its file, because text above it has changed, is still the same.
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

  /// What makes a finding the same one wherever it stands.
  private struct Identity: Hashable {
    var code: DiagnosticCode
    var severity: Diagnostic.Severity
    var message: String
  }

  /// Those of `all` that are not in `known`; one that is there twice and was there once counts once.
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
