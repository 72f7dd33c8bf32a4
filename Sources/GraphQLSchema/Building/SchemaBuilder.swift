import GraphQLSyntax
import Source

/// The options for building a schema.
package struct SchemaOptions: Hashable, Sendable {
  /// Whether to add Apollo's client directives (rules a.1).
  package var apolloClientDirectives = false
  /// The version of Apollo whose generator decides which directives exist and which rules have errors.
  package var apolloVersion = ApolloVersion.latest
  /// Whether to run the rules for schemas. Otherwise, only undefined types are reported.
  package var validates = true

  package init(
    apolloClientDirectives: Bool = false, apolloVersion: ApolloVersion = .latest, validates: Bool = true
  ) {
    self.apolloClientDirectives = apolloClientDirectives
    self.apolloVersion = apolloVersion
    self.validates = validates
  }
}

/// A schema with its positions and diagnostics.
package struct SchemaResult: Sendable {
  package var schema: Schema
  package var positions: SchemaPositions
  /// The diagnostics, sorted by place.
  package var diagnostics: [Diagnostic]
}

/// Builds schemas from SDL documents and introspection results.
package enum SchemaBuilder {
  /// Builds a schema from definitions and extensions, in any order and in any of the documents.
  ///
  /// Always returns a schema. The first of several definitions with one name wins. Extensions that don't fit and
  /// executable definitions are ignored. References to undefined types lead to a type with `isMissing` set.
  ///
  /// - Complexity: linear in the size of the documents.
  package static func build(_ documents: [Document], options: SchemaOptions = SchemaOptions()) -> SchemaResult {
    build(documents, introspection: [], options: options)
  }

  /// A rule with its input, ready to run.
  package typealias Check = @Sendable () -> [Diagnostic]

  /// Builds a schema from introspection results (rarely more than one) and from documents, which may extend it.
  ///
  /// - Parameter run: runs the rules, which are independent of each other, and returns all their diagnostics.
  package static func build(
    _ documents: [Document] = [], introspection: [SourceFile], options: SchemaOptions = SchemaOptions(),
    run: ([Check]) -> [Diagnostic] = { $0.flatMap { $0() } }
  ) -> SchemaResult {
    let read = introspection.map(IntrospectionReader.read)
    var result = assemble(introspected: read.map(\.document), documents, options: options)
    result.diagnostics += read.flatMap(\.diagnostics)
    // If a result is unreadable, rules would report only consequences.
    if options.validates, !read.contains(where: { $0.document.definitions.isEmpty }) {
      // The reader has already checked definitions in JSON.
      let base = read.isEmpty ? nil : assemble(introspected: read.map(\.document), [], options: options).schema
      let definitions = SchemaDocumentContext(
        documents: documents, schema: result.schema, base: base, apolloVersion: options.apolloVersion)
      result.diagnostics += run(
        DefinitionRules.checks(definitions) + SchemaRules.checks(result.schema, result.positions))
    } else if !options.validates {
      let context = SchemaDocumentContext(documents: documents, schema: result.schema, base: nil)
      result.diagnostics += context.unknownTypes().map {
        Diagnostic(.schemaKnownTypeNames, "Unknown type: \"\($0.name)\".", at: $0.place)
      }
    }
    result.diagnostics.sort()
    return result
  }

  /// Builds a schema without running the rules.
  ///
  /// - Parameter introspected: the definitions in introspection results.
  static func assemble(
    introspected: [Document] = [], _ documents: [Document], options: SchemaOptions
  ) -> SchemaResult {
    var assembler = SchemaAssembler(introspected: introspected, documents, options: options)
    assembler.assemble()
    return SchemaResult(
      schema: assembler.schema, positions: assembler.positions, diagnostics: assembler.diagnostics)
  }
}
