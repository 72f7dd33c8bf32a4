import GraphQLSchema
import GraphQLSyntax
import Source

/// Renders a file for each operation or fragment, such as its placeholders. A value holds the options of one kind.
package protocol DefinitionRenderer: Hashable, Sendable {
  /// The suffix of file names. No other output has the same.
  static var suffix: String { get }

  /// Returns whether a definition with models has a file, without rendering it.
  static func hasFile(for definition: Definition, isLocalCacheMutation: Bool) -> Bool

  /// Renders the file; nil for definitions without one.
  ///
  /// The file depends on the same input as the models, and on the object types and enum values of field types.
  func render(_ source: DefinitionSource, schema: Schema) -> EmittedFile?

  /// Returns the problems of the file without its text.
  func problems(_ source: DefinitionSource, schema: Schema) -> [EmissionProblem]
}

extension DefinitionRenderer {
  /// Returns the name of the file of a definition; nil for a definition without one.
  package static func fileName(
    of definition: Definition, isLocalCacheMutation: Bool, models: ModelOptions
  ) -> String? {
    models.fileName(of: definition, isLocalCacheMutation: isLocalCacheMutation).flatMap {
      fileName(of: definition, isLocalCacheMutation: isLocalCacheMutation, models: $0)
    }
  }

  /// Returns the name of the file of a definition; nil for a definition without one.
  ///
  /// - Parameter models: the name of the file with the models.
  package static func fileName(
    of definition: Definition, isLocalCacheMutation: Bool, models: String
  ) -> String? {
    guard hasFile(for: definition, isLocalCacheMutation: isLocalCacheMutation) else { return nil }
    return models.dropLast(EmittedFile.suffix.utf8.count) + suffix
  }
}
