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
  /// The files with comments about which there is something to say.
  private var remarked: Set<String> = []

  package init() {}

  /// The findings that no comment silences, and those about the comments themselves, in order.
  ///
  /// Costs the size of the files that have changed.
  ///
  /// - Parameters:
  ///   - changed: the files that may not be what they were in the last call, or be gone; nil for all.
  ///   - overrides: the severities that settings give to diagnostics about comments.
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
    // Arrays that share their storage are compared at once.
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
