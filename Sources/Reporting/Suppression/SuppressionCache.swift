import Source

/// Filters suppressed diagnostics repeatedly. Reads the comments of a file again only if it has changed.
package struct SuppressionCache {
  /// The suppressions of a file.
  private struct Entry {
    var file: SourceFile
    var suppressions: Suppressions
    /// The lines of the file, if it has suppressions.
    var lines: LineTable?
  }

  private var entries: [String: Entry] = [:]
  /// The diagnostics of outputs at the last update.
  private var outputs = DiagnosticTable()
  /// The severities that settings gave to diagnostics about comments at the last update.
  private var overrides: [DiagnosticCode: SeverityOverride] = [:]
  /// The diagnostics that no comment suppresses, and the diagnostics about comments.
  package private(set) var shown = DiagnosticTable()

  package init() {}

  /// The inputs of an update.
  package struct Update {
    /// The diagnostics of sources.
    package var diagnostics: DiagnosticTable
    /// The files whose diagnostics may have changed since the last update; nil for all.
    package var changed: Set<String>?
    /// The diagnostics of outputs.
    package var outputs: [Diagnostic]
    package var sources: [String: SourceFile]
    /// The sources that may have changed or gone since the last update; nil for all.
    package var changedSources: Set<String>?
    /// The severities that settings give to diagnostics about comments.
    package var overrides: [DiagnosticCode: SeverityOverride]

    package init(
      _ diagnostics: DiagnosticTable, changed: Set<String>? = nil, outputs: [Diagnostic] = [],
      sources: [String: SourceFile], changedSources: Set<String>? = nil,
      overrides: [DiagnosticCode: SeverityOverride] = [:]
    ) {
      self.diagnostics = diagnostics
      self.changed = changed
      self.outputs = outputs
      self.sources = sources
      self.changedSources = changedSources
      self.overrides = overrides
    }
  }

  /// Brings the shown diagnostics up to date. Returns the files whose shown diagnostics changed.
  ///
  /// - Complexity: linear in the diagnostics and texts of the changed files, and in the number of diagnostics of
  ///   outputs.
  package mutating func update(_ update: Update) -> Set<String> {
    let changedSources = update.changedSources ?? Set(update.sources.keys).union(entries.keys)
    for path in changedSources { read(path, update.sources[path]) }
    let outputs = DiagnosticTable(update.outputs)
    var files = changedSources.union(
      Set(self.outputs.files).union(outputs.files).filter { self.outputs[$0] != outputs[$0] })
    self.outputs = outputs
    if let changed = update.changed, overrides == update.overrides {
      files.formUnion(changed)
    } else {
      files.formUnion(shown.files)
      files.formUnion(update.diagnostics.files)
      files.formUnion(entries.keys)
    }
    overrides = update.overrides
    return files.filter { file in
      let found = unsuppressed(update.diagnostics[file] + outputs[file], in: file)
      return shown.set(found + comments(in: file).applying(overrides), of: file)
    }
  }

  /// Returns the diagnostics of an edited file that no comment suppresses, and the ones about its comments, in order.
  package mutating func filter(_ diagnostics: [Diagnostic], inEdited file: SourceFile) -> [Diagnostic] {
    read(file.path, file)
    return (unsuppressed(diagnostics, in: file.path) + comments(in: file.path)).sorted()
  }

  private func unsuppressed(_ diagnostics: [Diagnostic], in file: String) -> [Diagnostic] {
    guard let entry = entries[file], let lines = entry.lines else { return diagnostics }
    return diagnostics.filter {
      !entry.suppressions.suppresses($0.code, line: lines.line(at: $0.location.range.lower))
    }
  }

  private func comments(in file: String) -> [Diagnostic] { entries[file]?.suppressions.diagnostics ?? [] }

  private mutating func read(_ path: String, _ file: SourceFile?) {
    // Arrays that share their storage are compared at once.
    guard !path.hasSuffix(".json"), entries[path]?.file != file else { return }
    entries[path] = file.map { file in
      let suppressions = Suppressions(file)
      return Entry(
        file: file, suppressions: suppressions, lines: suppressions.isEmpty ? nil : LineTable(file.bytes))
    }
  }
}
