import CrashAnalysis
import GraphQLSchema
import GraphQLSyntax
import Source
import SwiftEmission

/// What features for editors ask of a project. Whoever answers keeps what it has found out until an edit changes it.
package protocol EditorProject {
  /// What tells the project from others of its workspace; empty where it has none.
  var name: String { get }
  /// Whether a file is one of the project's.
  func contains(_ path: String) -> Bool
  /// The errors and warnings about GraphQL files, and where these have no errors, about what is generated from them; in
  /// order.
  var problems: [Diagnostic] { get }
  /// Also one that is not in order.
  var schema: Schema { get }
  var positions: SchemaPositions { get }
  /// How things are called in Swift.
  var swiftNames: ModelNames { get }
  /// A file with definitions of GraphQL; nil for one that is none of the project's.
  ///
  /// - Parameter path: relative to the workspace.
  func document(at path: String) -> Document?
  /// The definition of a fragment or operation; the first of several.
  func fragment(named name: Name) -> DefinitionPlace?
  func operation(named name: Name) -> DefinitionPlace?
  /// All fragments, ordered by name.
  var fragments: [FragmentSummary] { get }
  /// The operations that spread a fragment, directly or through others, ordered by place.
  func operations(reaching fragment: Name) -> [DefinitionPlace]
  /// The fragments that a definition spreads, directly or through others.
  func fragments(reachedFrom definition: DefinitionPlace) -> [DefinitionPlace]
  /// All operations with a name, ordered by it.
  var operationNames: [Name] { get }
  /// The files of the project in which a name, or a part of a longer one, stands anywhere, ordered by path.
  func files(mentioning name: Name) -> [String]
  /// All files with GraphQL, ordered by path.
  var files: [String] { get }
  /// Makes ready for `occurrences` of many files, which takes less time than one after the other.
  func prepareOccurrences(in paths: [String])
  /// The names in a file that stand for something.
  func occurrences(in path: String) -> [SymbolOccurrence]
  /// What is taken from the mocks that a file of tests makes, in the order of the text.
  func mockUses(inFile path: String) -> [MockUse]
  /// The tests that make models of a definition, in the order of their places. While there are errors in the GraphQL of
  /// the project, those that were known last.
  func testConversions(of definition: DefinitionReference) -> [TestConversion]
  /// The tests of a file with the models that they make, in the order of the text. While there are errors in the GraphQL
  /// of the project, those that were known last, if the file has not changed since.
  func testConversions(inFile path: String) -> [TestConversion]
  /// The tests that take a field from mocks of an object type, in no particular order. While there are errors in the
  /// GraphQL of the project, those that were known last.
  func tests(taking field: ElementMeaning.FieldName) -> [TestedField]
  /// Whether any definition selects a field on its type itself, as far as was known last.
  func selects(_ field: ElementMeaning.FieldName) -> Bool
  /// The definitions that select a field on its type itself, in order; those that were known last.
  func definitions(selecting field: ElementMeaning.FieldName) -> [DefinitionPlace]
  /// A new test of an operation, beside those that there are; nil while there are errors in the GraphQL of the project.
  ///
  /// - Parameter exists: whether there is a file at a path in the workspace.
  func newTest(ofOperation name: Name, exists: (String) -> Bool) -> NewTest?

  // Swift files: tests, and the code under test.

  /// What a Swift file names of generated code; nil for a file that is none of the project's.
  func names(inSwiftFile path: String) -> SwiftFileNames?
  /// What something generated comes from; nil for what is not there any more.
  func meaning(of element: GeneratedElement) -> ElementMeaning?
  /// How the models of a definition stand in each other; nil where there are none.
  func shape(of definition: DefinitionReference) -> ModelShape?
  /// Where the field that makes a property of a model stands in its operation or fragment.
  func place(of origin: FieldOrigin) -> Location?
  func place(of condition: ConditionOrigin) -> Location?
  /// The Swift files in which one of some words stands anywhere, ordered by path.
  func swiftFiles(containing words: Set<String>) -> [String]
  /// What a file holds.
  func source(of path: String) -> SourceFile?
  /// What the project would be with other texts in some files. Nothing is changed for good.
  func trying<Result>(_ changes: [SourceFile], _ body: (Self) -> Result) -> Result
}

/// Where a definition is.
package struct DefinitionPlace {
  package var document: Document
  /// In the document's `definitions`.
  package var index: Int

  package init(_ document: Document, _ index: Int) {
    self.document = document
    self.index = index
  }

  package var definition: Definition { document.definitions[index] }
}

/// A fragment as lists show it.
package struct FragmentSummary: Hashable, Sendable {
  package var name: Name
  package var type: Name

  package init(name: Name, type: Name) {
    self.name = name
    self.type = type
  }
}
