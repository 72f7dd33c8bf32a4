import Source

/// Filters suppressed diagnostics repeatedly. Reads the comments of a file again only if it has changed.
package struct SilencingMemory {
  /// The suppressions of a file.
  private struct Entry {
    var file: SourceFile
    var suppressions: Suppressions
    /// The lines of the file, if it has suppressions.
    var lines: LineTable?
  }

  private var entries: [String: Entry] = [:]
  /// The files with diagnostics about their comments.
  private var remarked: Set<String> = []

  package init() {}

  /// Returns the diagnostics that no comment suppresses, and diagnostics about comments, sorted.
  ///
  /// - Parameters:
  ///   - changed: the files that may have changed since the last call, or may be deleted; nil for all.
  ///   - overrides: the severities that settings give to diagnostics about comments.
  /// - Complexity: linear in the size of the changed files.
  package mutating func filter(
    _ findings: [Diagnostic], sources: [String: SourceFile], changed: Set<String>? = nil,
    overrides: [DiagnosticCode: SeverityOverride] = [:]
  ) -> [Diagnostic] {
    for path in changed ?? Set(sources.keys).union(entries.keys) where !path.hasSuffix(".json") {
      update(path, sources[path])
    }
    let comments = remarked.flatMap { entries[$0]?.suppressions.diagnostics ?? [] }
    let shown = findings.filter { finding in
      guard let entry = entries[finding.location.file], sources[finding.location.file] != nil, let lines = entry.lines
      else { return true }
      return !entry.suppressions.silences(finding.code, line: lines.line(at: finding.location.range.lower))
    }
    return (shown + comments.applying(overrides)).sorted()
  }

  private mutating func update(_ path: String, _ file: SourceFile?) {
    // Comparing arrays with shared storage takes constant time.
    guard entries[path]?.file != file else { return }
    entries[path] = file.map(Self.read)
    if entries[path]?.suppressions.diagnostics.isEmpty ?? true { remarked.remove(path) } else { remarked.insert(path) }
  }

  private static func read(_ file: SourceFile) -> Entry {
    let suppressions = Suppressions(file)
    return Entry(
      file: file, suppressions: suppressions, lines: suppressions.isEmpty ? nil : LineTable(file.bytes))
  }
}
