import Configuration
import CrashAnalysis
import EditorFeatures
import GraphQLSchema
import GraphQLSyntax
import Incremental
import Source
import SwiftEmission

/// A project as features for editors read it, valid until the next input is set. The database keeps the results.
package struct EditorView: EditorProject {
  private let graph: ProjectGraph
  private let built: BuiltSchema
  package let schema: Schema
  /// A document that is no input of the project.
  private var guest: Document?

  init(_ graph: ProjectGraph) {
    self.graph = graph
    built = graph.database.value(SchemaBuild.self, Single())
    schema = graph.database.value(EditorSchema.self, Single()).schema
  }

  var database: Database { graph.database }

  /// Whether answers about tests miss nothing because of errors. Otherwise lenses show the last good answers.
  private var isCurrent: Bool { database.input(IsCurrentInput.self, Single()) ?? false }

  package var positions: SchemaPositions { built.result.positions }

  package var name: String { database.input(SettingsInput.self, Single())?.name ?? "" }

  /// Returns a view that also has a document that is no input of the project.
  package func reading(_ document: Document) -> EditorView {
    var view = self
    view.guest = document
    return view
  }

  package func contains(_ path: String) -> Bool {
    guest?.source.path == path || database.input(FileInput.self, Name(path)) != nil
  }

  /// The errors and warnings, in order. Computed without rendering outputs.
  package var problems: [Diagnostic] {
    let steps = database.reportedSteps()
    let all = database.diagnostics(steps) + (steps.haveErrors ? [] : pathConflicts)
    let overrides = database.input(SettingsInput.self, Single())?.severityOverrides ?? [:]
    return all.applying(overrides).filter { $0.severity != .hint }.sorted()
  }

  /// Outputs that have the same path.
  private var pathConflicts: [Diagnostic] {
    database.entries(of: OutputsByPath.self).compactMap { path in
      guard 1 < database.items(of: OutputsByPath.self, path).count else { return nil }
      return Diagnostic(.outputConflict, "Two outputs have this path", at: Location(path, TextRange(at: 0)))
    }
  }

  package var swiftNames: ModelNames { database.value(SwiftNames.self, Single()).names }

  package func document(at path: String) -> Document? {
    if let guest, guest.source.path == path { return guest }
    let name = Name(path)
    guard !path.hasSuffix(".json"), database.input(FileInput.self, name) != nil, isGraphQL(name) else { return nil }
    return database.value(ParsedFile.self, name).document
  }

  private func isGraphQL(_ path: Name) -> Bool {
    lists.contains { $0.isSortedListContaining(path) }
  }

  package func fragment(named name: Name) -> DefinitionPlace? {
    database.value(FragmentNamed.self, name).flatMap { place(of: $0) }
  }

  package func operation(named name: Name) -> DefinitionPlace? {
    database.items(of: DefinitionsByName.self, .name(DefinitionName(kind: .operation, name: name))).min()
      .flatMap { place(of: $0) }
  }

  package func operations(reaching fragment: Name) -> [DefinitionPlace] {
    database.value(OperationsReaching.self, fragment).compactMap { place(of: $0) }
  }

  package func fragments(reachedFrom definition: DefinitionPlace) -> [DefinitionPlace] {
    let source = database.value(ParsedFile.self, Name(definition.document.source.path))
    guard let id = source.outlines.first(where: { source.index(of: $0.id) == definition.index })?.id else { return [] }
    return database.value(FragmentClosure.self, id).dropFirst().compactMap { place(of: $0) }
  }

  package var fragments: [FragmentSummary] { database.value(FragmentSummaries.self, Single()) }

  package func fragments(visibleIn path: String) -> [FragmentSummary] {
    let all = fragments
    guard 1 < database.value(AllModules.self, Single()).count else { return all }
    let visible = database.value(VisibleModules.self, database.value(ModuleOfFile.self, Name(path)))
    return all.filter { fragment in
      guard let id = database.value(FragmentNamed.self, fragment.name) else { return false }
      return visible.contains(database.value(ModuleOfFile.self, id.file))
    }
  }

  package var operationNames: [Name] { database.value(OperationNames.self, Single()) }

  package func files(mentioning name: Name) -> [String] {
    files(lists, containing: [name.text]).filter { !$0.hasSuffix(".json") }
  }

  package func prepareOccurrences(in paths: [String]) {
    database.prepare(FileOccurrences.self, paths.map { Name($0) })
  }

  package var files: [String] {
    Set(lists.flatMap { $0 }).sorted().map(\.text).filter { !$0.hasSuffix(".json") }
  }

  /// The paths of files with GraphQL, each list sorted.
  private var lists: [[Name]] {
    [database.input(SchemaFilesInput.self, Single()), database.input(OperationFilesInput.self, Single())]
      .map { $0 ?? [] }
  }

  package func occurrences(in path: String) -> [SymbolOccurrence] { database.value(FileOccurrences.self, Name(path)) }

  package func mockUses(inFile path: String) -> [MockUse] {
    uses(inFile: path).mocks
  }

  package func testConversions(of definition: DefinitionReference) -> [TestConversion] {
    graph.lastGood.conversions(of: definition, isCurrent: isCurrent) {
      database.items(of: ConversionsOfDefinition.self, definition)
    }
  }

  package func testConversions(inFile path: String) -> [TestConversion] {
    uses(inFile: path).conversions
  }

  private func uses(inFile path: String) -> UsesInTests {
    let name = Name(path)
    guard database.value(IsTestFile.self, name), let source = database.input(FileInput.self, name) else {
      return UsesInTests()
    }
    return graph.lastGood.uses(in: source, isCurrent: isCurrent) {
      database.value(HasModels.self, Single()) ? database.value(UsesInTestFile.self, name) : UsesInTests()
    }
  }

  package func tests(taking field: ElementMeaning.FieldName) -> [TestedField] {
    graph.lastGood.tests(of: field, isCurrent: isCurrent) { database.items(of: TestsOfField.self, field) }
  }

  package func selects(_ field: ElementMeaning.FieldName) -> Bool {
    selections(on: field.type)[field.name] != nil
  }

  package func definitions(selecting field: ElementMeaning.FieldName) -> [DefinitionPlace] {
    let ids = (selections(on: field.type)[field.name] ?? []).map { $0.inFile($0.file.originalFile ?? $0.file) }
    return Set(ids).sorted().compactMap { place(of: $0) }
  }

  private func selections(on type: Name) -> [Name: [DefinitionID]] {
    graph.lastGood.selections(on: type, isCurrent: isCurrent) { database.value(SelectionsOnType.self, type) }
  }

  package func newTest(ofOperation name: Name, exists: (String) -> Bool) -> NewTest? {
    let ids = database.items(of: DefinitionsByName.self, .name(DefinitionName(kind: .operation, name: name)))
    guard database.value(HasTestMocks.self, Single()), !ids.contains(where: isBroken),
      let place = database.value(PlaceOfNewTests.self, Single()),
      let operation = database.value(SwiftNameOfDefinition.self, DefinitionReference(name: name, isFragment: false))
    else { return nil }
    let globs = GlobSet(place.globs)
    for number in 1...Self.numberLimit {
      let suite = "\(operation)Tests" + (number == 1 ? "" : "\(number)")
      let path = (place.folder.isEmpty ? "" : place.folder + "/") + suite + ".swift"
      // The analysis reads only files of tests.
      guard globs.matches(path) else { return nil }
      guard !exists(path), database.items(of: TestDeclarations.self, .type([Name(suite)])).isEmpty else { continue }
      return database.value(TextOfNewTest.self, TextOfNewTest.Key(operation: operation, suite: suite)).map {
        NewTest(operation: operation.text, path: path, text: $0)
      }
    }
    return nil
  }

  private func isBroken(_ id: DefinitionID) -> Bool { !database.items(of: BrokenDefinitions.self, id).isEmpty }

  private static let numberLimit = 99

  // MARK: Swift

  package func names(inSwiftFile path: String) -> SwiftFileNames? {
    let isSwift = swiftLists.contains { $0.isSortedListContaining(Name(path)) }
    return isSwift ? database.value(NamesInSwiftFile.self, Name(path)) : nil
  }

  package func meaning(of element: GeneratedElement) -> ElementMeaning? {
    database.value(MeaningOfElement.self, element)
  }

  package func shape(of definition: DefinitionReference) -> ModelShape? {
    database.value(ShapeOfDefinition.self, definition)
  }

  package func place(of origin: FieldOrigin) -> Location? { database.value(PlaceOfField.self, origin) }

  package func place(of condition: ConditionOrigin) -> Location? {
    database.value(PlaceOfCondition.self, condition)
  }

  package func swiftFiles(containing words: Set<String>) -> [String] {
    files(swiftLists, containing: words)
  }

  /// Returns the files that contain one of some words, ordered by path.
  private func files(_ lists: [[Name]], containing words: Set<String>) -> [String] {
    let searched = words.map { BytePattern(Array($0.utf8)) }
    return Set(lists.flatMap { $0 }).filter { path in
      database.input(FileInput.self, path).map { source in
        searched.contains { $0.occurs(in: source.bytes) }
      } ?? false
    }.sorted().map(\.text)
  }

  package func source(of path: String) -> SourceFile? { database.input(FileInput.self, Name(path)) }

  package func withChanges<Result>(_ changes: [SourceFile], _ body: (EditorView) -> Result) -> Result {
    let lastGood = graph.lastGood
    defer { graph.lastGood = lastGood }
    return database.withChanges {
      for source in changes { database.set(FileInput.self, Name(source.path), to: source) }
      return body(EditorView(graph))
    }
  }

  /// The paths of Swift files, each list sorted.
  private var swiftLists: [[Name]] {
    [database.input(TestFilesInput.self, Single()), database.input(CodeFilesInput.self, Single())].map { $0 ?? [] }
  }

  private func place(of id: DefinitionID) -> DefinitionPlace? {
    let source = database.value(ParsedFile.self, id.file)
    return source.index(of: id).map { DefinitionPlace(source.document, $0) }
  }
}
