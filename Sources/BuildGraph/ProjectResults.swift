import Incremental
import Source

/// The sorted results of a project. Each update merges its changes.
///
/// The database holds the same facts unsorted. Sorting them for each edit would take time linear in the project.
struct ProjectResults {
  /// The outputs of the last state that had any.
  private(set) var artifacts = ArtifactList()
  /// The diagnostics of everything but tests.
  private(set) var diagnostics = DiagnosticTable()
  /// The diagnostics of tests.
  private(set) var testDiagnostics = DiagnosticTable()
  /// The steps whose diagnostics are in the table.
  private var steps = StepTimes()

  /// Merges changed outputs. Returns the paths of outputs that may have changed.
  mutating func updateArtifacts(_ database: Database) -> Set<String> {
    let changes = database.changes(of: Artifacts.self)
    artifacts.replace(at: changes) { path in
      database.items(of: Artifacts.self, path).sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    }
    return changes
  }

  /// Merges changed diagnostics. Returns the files whose diagnostics changed.
  mutating func updateDiagnostics(_ database: Database, _ steps: StepTimes) -> Set<String> {
    let files = database.takeChangedFiles(steps, after: self.steps)
    self.steps = steps
    return Self.merge(files, into: &diagnostics) { database.diagnostics(in: $0, steps) }
  }

  /// Merges changed diagnostics of tests. Returns the files whose diagnostics changed.
  ///
  /// - Parameter lastGood: the last good results of tests; nil if none are shown.
  mutating func updateTestDiagnostics(_ database: Database, _ lastGood: inout LastGoodTests?) -> Set<String> {
    var changed = database.changes(of: TestDiagnostics.self)
    let tests = Set(changed.compactMap { if case .test(let name) = $0 { name } else { nil } })
    if lastGood?.update(tests, database) == true { changed.formUnion(database.changes(of: TestDiagnostics.self)) }
    let files = Set(changed.compactMap { if case .file(let name) = $0 { name } else { nil } })
    return Self.merge(files, into: &testDiagnostics) {
      database.items(of: TestDiagnostics.self, .file($0)).sorted().joined
    }
  }

  /// Takes the diagnostics of a single build.
  mutating func set(_ diagnostics: DiagnosticTable) { self.diagnostics = diagnostics }

  /// Takes the diagnostics of tests of a single build. Returns the files that have or had some.
  mutating func set(tests: DiagnosticTable) -> Set<String> {
    defer { testDiagnostics = tests }
    return Set(testDiagnostics.files).union(tests.files)
  }

  private static func merge(
    _ files: Set<Name>, into table: inout DiagnosticTable, _ diagnostics: (Name) -> [Diagnostic]
  ) -> Set<String> {
    Set(files.filter { table.set(diagnostics($0), of: $0.text) }.map(\.text))
  }
}
