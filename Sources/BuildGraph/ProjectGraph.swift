import Configuration
import CrashAnalysis
import Incremental
import Source

/// One project, kept up to date: sources and settings in, findings and files out.
///
/// It has no memory but that of the database, so what it gives after any sequence of changes is what a new one gives.
package final class ProjectGraph {
  let database: Database
  private var files: Set<Name> = []
  /// The files of the last state in which there were any to be made, in order of paths.
  private var artifacts = ArtifactList()
  private let tests = TestMemory()
  /// The number of times that an input was set.
  private(set) var inputRevision: UInt64 = 0
  /// The number of changes between current and remembered results of `tests`.
  private(set) var shownState = 0

  /// - Parameter isIncremental: false for a graph that is updated once, which takes less time then.
  package init(isIncremental: Bool = true) { database = Database(isIncremental: isIncremental) }

  /// Hears of every query that ran, with its time if there is a clock (in nanoseconds).
  package func observe(clock: (() -> UInt64)? = nil, _ observer: ((QueryEvent) -> Void)?) {
    database.observer = observer
    database.clock = clock
  }

  // MARK: In

  /// Records how tests use mocks when they are examined, since editors show it.
  package func noteUses() {
    inputRevision += 1
    database.set(NotesUsesInput.self, Single(), to: true)
  }

  /// Sets the files that the projects of the workspace share; nil where the project is the only one.
  package func set(shared: SharedSwiftFiles?) { database.set(SharedSwiftFilesInput.self, Single(), to: shared) }

  package func set(settings: Project) {
    inputRevision += 1
    database.set(SettingsInput.self, Single(), to: settings)
  }

  /// Says which files there are. Contents of files that are in no list any more are forgotten.
  package func set(
    schemaFiles: some Sequence<String>, operationFiles: some Sequence<String>, testFiles: some Sequence<String> = [],
    codeFiles: some Sequence<String> = [], protocolFiles: some Sequence<String> = []
  ) {
    inputRevision += 1
    let schema = Set(schemaFiles.map { Name($0) })
    let operations = Set(operationFiles.map { Name($0) })
    let tests = Set(testFiles.map { Name($0) })
    let code = Set(codeFiles.map { Name($0) })
    let protocols = Set(protocolFiles.map { Name($0) })
    database.set(SchemaFilesInput.self, Single(), to: schema.sorted())
    database.set(OperationFilesInput.self, Single(), to: operations.sorted())
    database.set(TestFilesInput.self, Single(), to: tests.sorted())
    database.set(CodeFilesInput.self, Single(), to: code.sorted())
    database.set(ProtocolFilesInput.self, Single(), to: protocols.sorted())
    let all = schema.union(operations).union(tests).union(code).union(protocols)
    for path in files.subtracting(all) { database.set(FileInput.self, path, to: nil) }
    files = all
  }

  /// Says what a file holds; nil where it is not there or cannot be read.
  ///
  /// - Returns: whether that is new.
  @discardableResult
  package func set(_ path: String, to source: SourceFile?) -> Bool {
    inputRevision += 1
    return database.set(FileInput.self, Name(path), to: source)
  }

  /// Whether a file is one of the project's.
  package func contains(_ path: String) -> Bool { files.contains(Name(path)) }

  /// Whether a file is read for the schema.
  package func isSchema(_ path: String) -> Bool {
    database.input(SchemaFilesInput.self, Single())?.contains(Name(path)) == true
  }

  // MARK: Out

  /// Brings everything up to date.
  ///
  /// Operations are not checked against a broken schema, and mocks are not made from broken operations. So the database
  /// keeps the results of the last good state, and returning to it costs nothing.
  package func update() -> ProjectBuild {
    defer { database.sweep() }
    let settings = database.input(SettingsInput.self, Single()) ?? Project()
    var findings = database.documentFindings()
    var build = ProjectBuild(
      plan: ArtifactPlan.Project(
        name: settings.name ?? "", artifacts: [], directories: ProjectBuilder.outputDirectories(of: settings),
        isComplete: false),
      diagnostics: [], counts: counts)
    if !findings.hasErrors {
      build.changedArtifacts = updateArtifacts()
      if database.value(TestMocksFolder.self, Single()) != nil {
        build.counts.mocks = database.value(AllMockedTypes.self, Single()).objects.count
      }
      findings += database.outputFindings()
      build.plan.isComplete = !findings.hasErrors
    }
    if build.plan.isComplete { build.plan.artifacts = artifacts.all }
    // An error in a Swift file keeps the mocks of that file only.
    build.diagnostics = (findings + Array(database.items(of: ProtocolMockFindings.self, Single()))).sorted()
    if tests.isCurrent != build.plan.isComplete { shownState += 1 }
    tests.isCurrent = build.plan.isComplete
    return build
  }

  /// Returns the diagnostics of the language and its rules in an edited file of operations or of the schema.
  ///
  /// - Returns: nil if `update` would find more of these, because another file is broken.
  /// - Complexity: that of the file and what it reaches, or of the schema, whatever reaches the file.
  package func findings(inEdited path: String) -> [Diagnostic]? {
    let path = Name(path)
    let isSchema = isSchema(path.text)
    let isOperations = database.input(OperationFilesInput.self, Single())?.contains(path) == true
    guard isSchema != isOperations else { return nil }
    if isSchema {
      return database.value(SchemaBuild.self, Single()).diagnostics.filter { $0.location.file == path.text }
    }
    guard !database.value(SchemaBuild.self, Single()).diagnostics.hasErrors else { return nil }
    let syntax = Array(database.items(of: SyntaxFindings.self, Single()))
    let found = database.pairs(of: OperationFindings.self, path).map(\.item)
    return syntax.filter { $0.location.file == path.text } + found.besides(syntax: syntax)
  }

  /// Computes what an update needs of each definition alone, while other inputs are still changing.
  package func lookAhead() {
    defer { database.sweep() }
    guard !database.documentFindings().hasErrors, database.value(TestMocksFolder.self, Single()) != nil else { return }
    database.prepare(CollectedFields.self)
  }

  /// What tests do that ends them, or may; nothing while there are errors in what their mocks and models come from.
  ///
  /// - Parameters:
  ///   - plan: what came of the last update.
  ///   - files: the files of tests that are examined; nil for all.
  package func testFindings(after plan: ArtifactPlan.Project, in files: [String]? = nil) -> [Diagnostic] {
    guard examinesTests(after: plan) else { return [] }
    defer { database.sweep() }
    if let files {
      return files.flatMap { database.pairs(of: TestFindings.self, Name($0)).map(\.item) }.sorted()
    }
    return Array(database.items(of: TestFindings.self, Single())).sorted()
  }

  /// The paths of the test files that `testFindings` examines: none while there are errors, and no file that is too much
  /// for the parser.
  package func examinedTestFiles(after plan: ArtifactPlan.Project, in files: [String]? = nil) -> [String] {
    guard examinesTests(after: plan) else { return [] }
    let all = files?.map { Name($0) } ?? Array(database.input(TestFilesInput.self, Single()) ?? [])
    return all.filter { !database.value(TestFileTraits.self, $0).exceedsLimits }.map(\.text)
  }

  func examinesTests(after plan: ArtifactPlan.Project) -> Bool {
    guard plan.isComplete, database.value(KnowsModels.self, Single()) else { return false }
    return database.usesGraphQL || !database.findingsInDocuments().hasErrors
  }

  /// What features for editors see, until the next input is set.
  package var editorView: EditorView { EditorView(database, tests) }

  private var counts: ProjectBuild.Counts {
    var counts = ProjectBuild.Counts()
    counts.operations = database.items(of: DefinitionsByName.self, .kind(.operation)).count
    counts.fragments = database.items(of: DefinitionsByName.self, .kind(.fragment)).count
    return counts
  }

  /// Brings the artifacts up to date. Returns the paths of artifacts that may have changed.
  private func updateArtifacts() -> Set<String> {
    let changes = database.changes(of: Artifacts.self)
    artifacts.replace(at: changes) { path in
      database.items(of: Artifacts.self, path).sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    }
    return changes
  }
}

extension Sequence<Diagnostic> {
  package var hasErrors: Bool { contains { $0.severity == .error } }
}
