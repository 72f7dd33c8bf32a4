import Source

/// Silences findings by comments, again and again: the comments of a file are read anew only when it has changed.
package struct SilencingMemory {
  private struct Entry {
    var file: SourceFile
    var suppressions: Suppressions
    /// Nil where nothing is silenced.
    var lines: LineTable?
  }

  private var entries: [String: Entry] = [:]

  package init() {}

  /// The findings that no comment silences, and those about the comments themselves, in order.
  ///
  /// Costs the size of the files that have changed, and little for each of the others.
  package mutating func filter(_ findings: [Diagnostic], sources: [String: SourceFile]) -> [Diagnostic] {
    if sources.count < entries.count { entries = entries.filter { sources[$0.key] != nil } }
    var comments: [Diagnostic] = []
    for (path, file) in sources where !path.hasSuffix(".json") {
      // Arrays that share their storage are compared at once.
      if entries[path]?.file != file { entries[path] = Self.read(file) }
      if let found = entries[path]?.suppressions.diagnostics, !found.isEmpty { comments += found }
    }
    let shown = findings.filter { finding in
      guard let entry = entries[finding.location.file], sources[finding.location.file] != nil, let lines = entry.lines
      else { return true }
      return !entry.suppressions.silences(finding.code, line: lines.line(at: finding.location.range.lower))
    }
    return (shown + comments).sorted()
  }

  private static func read(_ file: SourceFile) -> Entry {
    let suppressions = Suppressions(file)
    return Entry(
      file: file, suppressions: suppressions, lines: suppressions.isEmpty ? nil : LineTable(file.bytes))
  }
}
