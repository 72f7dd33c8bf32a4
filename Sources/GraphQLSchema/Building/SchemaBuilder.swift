import GraphQLSyntax
import Source

/// What a schema is built with.
package struct SchemaOptions: Hashable, Sendable {
  /// Whether Apollo's client directives are added (rules a.1).
  package var apolloClientDirectives = false
  /// Whether the rules for schemas are run. Without them, only types that are not defined are reported.
  package var validates = true

  package init(apolloClientDirectives: Bool = false, validates: Bool = true) {
    self.apolloClientDirectives = apolloClientDirectives
    self.validates = validates
  }
}

/// A schema, where its parts are written, and what is wrong with it.
package struct SchemaResult: Sendable {
  package var schema: Schema
  package var positions: SchemaPositions
  /// In the order of their places.
  package var diagnostics: [Diagnostic]
}

/// Makes a schema from documents in the schema definition language.
package enum SchemaBuilder {
  /// Builds a schema from definitions and extensions, which may stand in any order and in any of the documents.
  ///
  /// A schema always comes out. Of definitions that repeat, the first one counts; extensions that do not fit are left
  /// out; what refers to an undefined type refers to a type that `isMissing`. Executable definitions are passed over.
  ///
  /// - Complexity: linear in the size of the documents.
  package static func build(_ documents: [Document], options: SchemaOptions = SchemaOptions()) -> SchemaResult {
    build(documents, introspection: [], options: options)
  }

  /// A rule that is about to be run.
  package typealias Check = @Sendable () -> [Diagnostic]

  /// Builds a schema from introspection results (rarely more than one) and from documents, which may extend it.
  ///
  /// - Parameter run: runs the rules, which do not depend on each other, and gives what all of them found.
  package static func build(
    _ documents: [Document] = [], introspection: [SourceFile], options: SchemaOptions = SchemaOptions(),
    run: ([Check]) -> [Diagnostic] = { $0.flatMap { $0() } }
  ) -> SchemaResult {
    let read = introspection.map(IntrospectionReader.read)
    var result = assemble(read.map(\.document) + documents, options: options)
    result.diagnostics += read.flatMap(\.diagnostics)
    // A result that could not be read at all leaves nothing to be judged.
    if options.validates, !read.contains(where: { $0.document.definitions.isEmpty }) {
      // Definitions in JSON have been judged while they were read.
      let base = read.isEmpty ? nil : assemble(read.map(\.document), options: options).schema
      let definitions = DefinitionContext(documents: documents, schema: result.schema, base: base)
      result.diagnostics += run(
        DefinitionRules.checks(definitions) + SchemaRules.checks(result.schema, result.positions))
    } else if !options.validates {
      let context = DefinitionContext(documents: documents, schema: result.schema, base: nil)
      result.diagnostics += context.unknownTypes().map {
        Diagnostic(.schemaKnownTypeNames, "Unknown type: \"\($0.name)\".", at: $0.place)
      }
    }
    result.diagnostics.sort()
    return result
  }

  /// Builds a schema without looking for mistakes.
  static func assemble(_ documents: [Document], options: SchemaOptions) -> SchemaResult {
    var assembler = SchemaAssembler(documents, options: options)
    assembler.assemble()
    return SchemaResult(
      schema: assembler.schema, positions: assembler.positions, diagnostics: assembler.diagnostics)
  }
}
