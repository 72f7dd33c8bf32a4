import CrashAnalysis
import GraphQLSchema
import GraphQLSyntax
import Source
import SwiftEmission

/// The data of a project that editor features need. Implementations keep results until an edit changes them.
package protocol EditorProject {
  /// The name of the project in its workspace; empty if it has none.
  var name: String { get }
  /// Whether a file belongs to the project.
  func contains(_ path: String) -> Bool
  /// The ordered errors and warnings about GraphQL files. Without errors in these, also those about generated code.
  var problems: [Diagnostic] { get }
  /// The schema, even if it has errors.
  var schema: Schema { get }
  var positions: SchemaPositions { get }
  /// The names of generated code.
  var swiftNames: ModelNames { get }
  /// Returns the document of a GraphQL file; nil if the file isn't in the project.
  ///
  /// - Parameter path: relative to the workspace.
  func document(at path: String) -> Document?
  /// Returns the first definition of a fragment or operation.
  func fragment(named name: Name) -> DefinitionPlace?
  func operation(named name: Name) -> DefinitionPlace?
  /// All fragments, ordered by name.
  var fragments: [FragmentSummary] { get }
  /// Returns the fragments that definitions in a file can spread, ordered by name.
  func fragments(visibleIn path: String) -> [FragmentSummary]
  /// Returns the operations that spread a fragment, directly or through others, ordered by place.
  func operations(reaching fragment: Name) -> [DefinitionPlace]
  /// Returns the fragments that a definition spreads, directly or through others.
  func fragments(reachedFrom definition: DefinitionPlace) -> [DefinitionPlace]
  /// The names of all operations, ordered.
  var operationNames: [Name] { get }
  /// Returns the files of the project with a name, even as part of a longer one, ordered by path.
  func files(mentioning name: Name) -> [String]
  /// The paths of all GraphQL files, ordered.
  var files: [String] { get }
  /// Computes `occurrences` of many files together, which is faster than one by one.
  func prepareOccurrences(in paths: [String])
  /// Returns the names in a file that refer to symbols.
  func occurrences(in path: String) -> [SymbolOccurrence]
  /// Returns the fields that conversions take from the mocks in a test file, in the order of the text.
  func mockUses(inFile path: String) -> [MockUse]
  /// Returns the tests that make models of a definition, ordered by place. While the GraphQL of the project has errors,
  /// returns the last known ones.
  func testConversions(of definition: DefinitionReference) -> [TestConversion]
  /// Returns the tests of a file with the models that they make, in the order of the text. While the GraphQL of the
  /// project has errors, returns the last known ones if the file hasn't changed since.
  func testConversions(inFile path: String) -> [TestConversion]
  /// Returns the tests that take a field from mocks of an object type, unordered. While the GraphQL of the project has
  /// errors, returns the last known ones.
  func tests(taking field: ElementMeaning.FieldName) -> [TestedField]
  /// Whether any definition selects a field on its type itself, by the last known state.
  func selects(_ field: ElementMeaning.FieldName) -> Bool
  /// Returns the definitions that last selected a field on its type itself, ordered.
  func definitions(selecting field: ElementMeaning.FieldName) -> [DefinitionPlace]
  /// Returns a new test of an operation, in addition to existing ones; nil while the GraphQL of the project has errors.
  ///
  /// - Parameter exists: whether the workspace has a file at a path.
  func newTest(ofOperation name: Name, exists: (String) -> Bool) -> NewTest?

  // Swift files: tests and code under test.

  /// Returns the names of generated code in a Swift file; nil if the file isn't in the project.
  func names(inSwiftFile path: String) -> SwiftFileNames?
  /// Returns the GraphQL source of a generated element; nil if it no longer exists.
  func meaning(of element: GeneratedElement) -> ElementMeaning?
  /// Returns the nesting of the models of a definition; nil if it has none.
  func shape(of definition: DefinitionReference) -> ModelShape?
  /// Returns the place of the field in an operation or fragment that a model's property comes from.
  func place(of origin: FieldOrigin) -> Location?
  func place(of condition: ConditionOrigin) -> Location?
  /// Returns the functions of the declaration at an offset of a Swift file, with their reads from models.
  func functionsWithModels(inSwiftFile path: String, at offset: Int) -> [FunctionReads]
  /// Returns the places where the code under test reads unset fields after the call at an offset of a test file.
  func readsInCodeUnderTest(ofTestsIn path: String, at offset: Int) -> [Location]
  /// Returns the Swift files that contain one of some words, ordered by path.
  func swiftFiles(containing words: Set<String>) -> [String]
  /// Returns the content of a file.
  func source(of path: String) -> SourceFile?
  /// Runs a closure on the project with changed files, then reverts the changes.
  func withChanges<Result>(_ changes: [SourceFile], _ body: (Self) -> Result) -> Result
}

/// A definition in its document.
package struct DefinitionPlace {
  package var document: Document
  /// The index in the document's `definitions`.
  package var index: Int

  package init(_ document: Document, _ index: Int) {
    self.document = document
    self.index = index
  }

  package var definition: Definition { document.definitions[index] }
}

/// The name and type of a fragment, for lists.
package struct FragmentSummary: Hashable, Sendable {
  package var name: Name
  package var type: Name

  package init(name: Name, type: Name) {
    self.name = name
    self.type = type
  }
}
