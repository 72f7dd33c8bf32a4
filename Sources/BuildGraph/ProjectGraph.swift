import Configuration
import CrashAnalysis
import Incremental
import Source
import SwiftLowering

/// An incrementally updated project. Its inputs are sources and settings, its results are diagnostics and outputs.
///
/// The database determines all results, so after any sequence of changes they equal the results of a new graph. A
/// session adds its history to the inputs: the last valid documents, and the last good results of tests.
package final class ProjectGraph {
  let database: Database
  /// The results of the last update. The next one merges its changes.
  private var results = ProjectResults()
  var lastGood = LastGoodAnswers()
  /// The history of a session; nil without one.
  private var lastValid: LastValidDocuments?
  private var lastGoodTests: LastGoodTests?
  /// The stages of a single build with a cache.
  private(set) var stages: CachedStages?

  /// - Parameters:
  ///   - isIncremental: false for a single update, which is then faster.
  ///   - isSession: whether tests keep their last good results while definitions have errors. Then the results also
  ///     depend on former inputs.
  package init(isIncremental: Bool = true, isSession: Bool = false) {
    database = Database(isIncremental: isIncremental)
    guard isIncremental, isSession else { return }
    lastValid = LastValidDocuments()
    lastGoodTests = LastGoodTests()
  }

  /// Lets a single build take results from a cache, and save new ones. Must be called before the first question.
  package func use(_ cache: any StageCache) {
    if !database.isIncremental { stages = CachedStages(cache, database) }
  }

  /// Reports each query that ran to an observer, with its time in nanoseconds if there is a clock.
  package func observe(clock: (() -> UInt64)? = nil, _ observer: ((QueryEvent) -> Void)?) {
    database.trace.observer = observer
    database.trace.clock = clock
  }

  // MARK: Inputs

  /// Records how tests use mocks when they are examined, since editors show it.
  package func noteUses() { database.set(RecordsUsesInput.self, Single(), to: true) }

  /// Sets the files that the projects of the workspace share; nil for a single project.
  package func set(shared: SharedSwiftFiles?) { database.set(SharedSwiftFilesInput.self, Single(), to: shared) }

  package func set(settings: Project) { database.set(SettingsInput.self, Single(), to: settings) }

  /// Sets the modules of files with operations and fragments, by their indices. Other files belong to the project with
  /// the schema.
  package func set(modulesOfFiles: [String: Int]) {
    let modules = Dictionary(modulesOfFiles.map { (Name($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
    database.set(ModulesOfFilesInput.self, Single(), to: modules)
  }

  /// Sets the lists of files. Removes the contents of files that are in no list anymore.
  package func set(
    schemaFiles: some Sequence<String>, operationFiles: some Sequence<String>, testFiles: some Sequence<String> = [],
    codeFiles: some Sequence<String> = [], protocolFiles: some Sequence<String> = []
  ) {
    let former = Set(database.fileLists.joined())
    database.set(SchemaFilesInput.self, Single(), to: Self.sorted(schemaFiles))
    database.set(OperationFilesInput.self, Single(), to: Self.sorted(operationFiles))
    database.set(TestFilesInput.self, Single(), to: Self.sorted(testFiles))
    database.set(CodeFilesInput.self, Single(), to: Self.sorted(codeFiles))
    database.set(ProtocolFilesInput.self, Single(), to: Self.sorted(protocolFiles))
    for path in former.subtracting(database.fileLists.joined()) { database.set(FileInput.self, path, to: nil) }
  }

  private static func sorted(_ files: some Sequence<String>) -> [Name] { Set(files.map { Name($0) }).sorted() }

  /// Sets the contents of a file, or nil if it is missing or unreadable.
  ///
  /// - Returns: whether the contents changed.
  @discardableResult
  package func set(_ path: String, to source: SourceFile?) -> Bool {
    let file = Name(path)
    let former = lastValid == nil ? nil : database.input(FileInput.self, file)
    guard database.set(FileInput.self, file, to: source) else { return false }
    if isOfOperations(file) { lastValid?.willChange(file, from: former) }
    return true
  }

  private func isOfOperations(_ file: Name) -> Bool {
    database.input(OperationFilesInput.self, Single())?.isSortedListContaining(file) == true
  }

  /// Returns whether the project reads a file.
  package func contains(_ path: String) -> Bool {
    database.fileLists.contains { $0.isSortedListContaining(Name(path)) }
  }

  /// Returns whether a file is read for the schema.
  package func isSchema(_ path: String) -> Bool {
    database.input(SchemaFilesInput.self, Single())?.isSortedListContaining(Name(path)) == true
  }

  // MARK: Results

  /// Brings everything but tests up to date.
  ///
  /// Operations aren't checked against a broken schema, and mocks aren't generated from broken operations. The
  /// database keeps the results of the last good state, so returning to that state costs nothing.
  package func update() -> ProjectBuild {
    defer { database.sweep() }
    let settings = database.input(SettingsInput.self, Single()) ?? Project()
    var build = ProjectBuild(
      plan: ArtifactPlan.Project(
        name: settings.name ?? "", artifacts: [], directories: ProjectBuilder.outputDirectories(of: settings),
        isComplete: false))
    if let stages {
      build = update(stages, build)
      build.plan.errorCodes = build.diagnosticTable.errorCodes
      results.set(build.diagnosticTable)
      return build
    }
    let steps = database.reportedSteps()
    build.counts.operations = database.items(of: DefinitionsByName.self, .kind(.operation)).count
    build.counts.fragments = database.items(of: DefinitionsByName.self, .kind(.fragment)).count
    if !steps.haveErrors {
      build.changedArtifacts = results.updateArtifacts(database)
      if database.value(HasTestMocks.self, Single()) {
        build.counts.mocks = database.value(AllMockedTypes.self, Single()).objects.count
      }
      // An error in a Swift file affects only the protocol mocks of that file.
      build.plan.isComplete = !database.outputsHaveErrors()
    }
    if build.plan.isComplete { build.plan.artifacts = results.artifacts.all }
    build.changedFiles = results.updateDiagnostics(database, steps)
    build.diagnosticTable = results.diagnostics
    build.plan.errorCodes = results.diagnostics.errorCodes
    // Setting inputs would drop the results of a single build.
    if database.isIncremental { updateHistory(haveErrors: steps.haveErrors) }
    return build
  }

  /// Notes the valid documents of a session, which later updates may need.
  private func updateHistory(haveErrors: Bool) {
    var isCurrent = !haveErrors
    if lastValid != nil, database.value(HasModels.self, Single()), !database.testFiles.isEmpty {
      lastValid?.update(database)
      if haveErrors { isCurrent = lastValid?.isComplete(database) ?? false }
    }
    database.set(IsCurrentInput.self, Single(), to: isCurrent)
  }

  /// Returns the diagnostics of a file at the last update, in order. Diagnostics of tests are left out.
  package func diagnostics(in file: String) -> [Diagnostic] { results.diagnostics[file] }

  /// Returns the diagnostics of tests in a file at the last examination, in order.
  package func testDiagnostics(in file: String) -> [Diagnostic] { results.testDiagnostics[file] }

  /// The files with diagnostics.
  package var filesWithDiagnostics: Set<String> {
    Set(results.diagnostics.files).union(results.testDiagnostics.files)
  }

  /// Returns the language and rule diagnostics of an edited operation or schema file.
  ///
  /// - Returns: nil if `update` would report more of them because another file is broken.
  /// - Complexity: linear in the file and what it reaches, or in the schema.
  package func diagnostics(inEdited path: String) -> [Diagnostic]? {
    let file = Name(path)
    let isSchema = isSchema(path)
    let isOperations = isOfOperations(file)
    guard isSchema != isOperations else { return nil }
    if isSchema { return Array(database.items(of: SchemaDiagnostics.self, .file(file))) }
    guard !database.value(HasErrors<SchemaDiagnostics>.self, Single()) else { return nil }
    let lacksDefinitions = database.value(HasErrors<SyntaxDiagnostics>.self, Single())
    let rules = database.definitionGroups(of: file)
      .flatMap { database.diagnostics(of: OperationDiagnostics.self, statedBy: .group($0)) }
    let projectRules = OperationDiagnostics.sourcesOfProject
      .flatMap { database.diagnostics(of: OperationDiagnostics.self, statedBy: $0) }
    return Array(database.items(of: SyntaxDiagnostics.self, .file(file)))
      + (rules + projectRules.filter { $0.location.file == path })
      .filter { !lacksDefinitions || !$0.needsAllDefinitions }
  }

  /// Computes results that depend on single definitions, while other inputs are still changing.
  package func lookAhead() {
    defer { database.sweep() }
    guard !database.reportedSteps().haveErrors, database.value(HasTestMocks.self, Single()) else { return }
    database.prepare(CollectedFields.self)
  }

  /// Examines the tests that use no broken definition. The others have a hint, or in a session their last good
  /// diagnostics.
  ///
  /// - Parameter plan: the result of the last update, which must come before.
  /// - Returns: all diagnostics of tests, and the files whose diagnostics changed since the last call.
  package func updateTests(after plan: ArtifactPlan.Project) -> (
    diagnostics: DiagnosticTable, changedFiles: Set<String>
  ) {
    defer { database.sweep() }
    if let stages {
      let changed = results.set(tests: DiagnosticTable(stages.allTests().diagnostics().sorted().joined))
      return (results.testDiagnostics, changed)
    }
    let changed = results.updateTestDiagnostics(database, &lastGoodTests)
    return (results.testDiagnostics, changed)
  }

  /// Returns the diagnostics of all tests, in order. See `updateTests`.
  package func testDiagnostics(after plan: ArtifactPlan.Project) -> [Diagnostic] {
    updateTests(after: plan).diagnostics.all
  }

  /// Returns the diagnostics of some test files, in order. Other files are not examined.
  package func testDiagnostics(after plan: ArtifactPlan.Project, in files: [String]) -> [Diagnostic] {
    if let tests = stages?.knownTests() { return tests.diagnostics(in: Set(files)).sorted().joined }
    guard database.value(HasModels.self, Single()) else { return [] }
    defer { database.sweep() }
    return files.flatMap { database.diagnostics(of: TestDiagnostics.self, statedBy: Name($0)) }.sorted().joined
  }

  /// Returns the paths of the examined test files. Omits files that exceed the parser's limits.
  package func examinedTestFiles(after plan: ArtifactPlan.Project, in files: [String]? = nil) -> [String] {
    if let tests = stages?.knownTests() {
      let wanted = files.map { Set($0) }
      return tests.files.filter { $0.isExamined && wanted?.contains($0.path) ?? true }.map(\.path)
    }
    guard database.value(HasModels.self, Single()) else { return [] }
    return (files?.map { Name($0) } ?? database.testFiles)
      .filter { !database.value(TestFileTraits.self, $0).exceedsLimits }.map(\.text)
  }

  /// The view of the project for editor features, valid until the next input is set.
  package var editorView: EditorView { EditorView(self) }
}
