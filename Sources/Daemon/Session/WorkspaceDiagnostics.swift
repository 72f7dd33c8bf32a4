import BuildGraph
import Configuration
import Source

/// The diagnostics of a workspace by file, as shown to users. An update merges the changed files.
///
/// Severities follow the settings, and texts of secret files are redacted.
struct WorkspaceDiagnostics {
  private(set) var table = DiagnosticTable()
  /// The diagnostics of the configuration and of unreadable files.
  private var others = DiagnosticTable()
  /// The files whose text must not be quoted.
  private var unquotable: Set<String> = []
  /// Whether the next update must read all files.
  var isOutdated = true

  /// Replaces all diagnostics, while the state of projects is unknown.
  mutating func replaceAll(by diagnostics: [Diagnostic], redacting unquotable: Set<String>) {
    table = DiagnosticTable(Quotability.redact(diagnostics, unquotable))
    isOutdated = true
  }

  /// Sets the diagnostics that belong to no project. Returns the files whose diagnostics changed.
  ///
  /// - Complexity: linear in the number of these diagnostics, which is small.
  mutating func setOthers(_ diagnostics: [Diagnostic]) -> Set<String> {
    let new = DiagnosticTable(diagnostics)
    defer { others = new }
    return Set(others.files).union(new.files).filter { others[$0] != new[$0] }
  }

  /// Merges changed diagnostics.
  ///
  /// - Parameters:
  ///   - changed: the files whose diagnostics may have changed.
  ///   - unquotable: the files whose text must not be quoted.
  ///   - projects: the diagnostics of all projects. Only changed files are read.
  /// - Returns: the files whose diagnostics changed; nil if any may have.
  mutating func update(
    _ changed: Set<String>, redacting unquotable: Set<String>, _ projects: [ProjectDiagnostics]
  ) -> Set<String>? {
    // Diagnostics of any file may quote a secret file.
    let isOutdated = isOutdated || unquotable != self.unquotable
    self.unquotable = unquotable
    self.isOutdated = false
    var files = changed
    if isOutdated {
      files.formUnion(table.files)
      files.formUnion(others.files)
      for project in projects { files.formUnion(project.files) }
    }
    let different = files.filter { file in
      var found = others[file] + projects.flatMap { $0.diagnostics(in: file) }
      // Projects that generate types with the same names report the same diagnostics in a test.
      found += projects.flatMap { $0.testDiagnostics(in: file) }.joined
      return table.set(Quotability.redact(found, unquotable), of: file)
    }
    return isOutdated ? nil : different
  }
}

/// The diagnostics of one project, with the severities of its settings.
struct ProjectDiagnostics {
  let graph: ProjectGraph
  let overrides: [DiagnosticCode: SeverityOverride]
  /// Whether schema files are read. If not, the setting is reported instead of schema errors without a location.
  let hasSchema: Bool
  /// The diagnostics of requested tests; nil if all tests are examined.
  var requestedTests: DiagnosticTable?

  var files: Set<String> { graph.filesWithDiagnostics.union(requestedTests.map { Set($0.files) } ?? []) }

  func diagnostics(in file: String) -> [Diagnostic] {
    let found = graph.diagnostics(in: file)
    let shown = hasSchema || !file.isEmpty ? found : found.filter { $0.code != .schemaRootTypes }
    return shown.applying(overrides)
  }

  func testDiagnostics(in file: String) -> [Diagnostic] {
    (requestedTests?[file] ?? graph.testDiagnostics(in: file)).applying(overrides)
  }
}
