import Source

/// The changes between two lists of diagnostics of a workspace.
package struct DiagnosticsChange: Equatable {
  /// The new diagnostics, sorted.
  package var appeared: [Diagnostic] = []
  package var resolved: [Diagnostic] = []
  /// The files with changes, including changes of places only; sorted by path.
  package var files: [String] = []

  package var isEmpty: Bool { appeared.isEmpty && resolved.isEmpty && files.isEmpty }

  /// Compares the diagnostics of some files. A diagnostic that only moved within its file, because text above it
  /// changed, is still the same.
  ///
  /// - Parameters:
  ///   - old: the former diagnostics of the files that may have changed.
  ///   - new: the present diagnostics of all files.
  package init(from old: [String: [Diagnostic]], to new: DiagnosticTable) {
    for (file, was) in old.sorted(by: { precedesByBytes($0.key, $1.key) }) where was != new[file] {
      files.append(file)
      appeared += Self.subtract(was, from: new[file])
      resolved += Self.subtract(new[file], from: was)
    }
  }

  /// The identity of a diagnostic at any place.
  private struct Identity: Hashable {
    var code: DiagnosticCode
    var severity: Diagnostic.Severity
    var message: String
  }

  /// Returns the elements of `all` that `known` lacks. If one occurs more often in `all`, the difference counts.
  private static func subtract(_ known: [Diagnostic], from all: [Diagnostic]) -> [Diagnostic] {
    let identity = { (diagnostic: Diagnostic) in
      Identity(code: diagnostic.code, severity: diagnostic.severity, message: diagnostic.message)
    }
    var counts: [Identity: Int] = [:]
    for diagnostic in known { counts[identity(diagnostic), default: 0] += 1 }
    return all.filter { diagnostic in
      let count = counts[identity(diagnostic)] ?? 0
      if 0 < count { counts[identity(diagnostic)] = count - 1 }
      return count == 0
    }
  }
}
