import MockIR
import Source
import SwiftCode

/// Renders the declarations that connect models to their schema: protocols of selection sets, the table of object
/// types, and the enums that contain schema types.
///
/// - Parameters:
///   - objects: the object types that models refer to, ordered by name.
///   - description: the description of the schema.
package func renderSchemaMetadata(objects: [Name], description: String?, options: ModelOptions) -> EmittedFile {
  let kinds = ["Objects", "Interfaces", "Unions"].map { name in
    Declaration.type(
      TypeDeclaration(options.isolation.union(options.schemaTypeAccess), .enum, name, emptyBody: .closed))
  }
  let protocols = options.selectionSetProtocols()
  let names = options.isEmbedded ? options.selectionSetAliases() : protocols
  let file = SchemaFile(
    detached: options.isEmbedded ? protocols : [],
    declarations: names + [.blankLines(1)] + options.documentation(description)
      + [.type(metadata(objects, options: options)), .blankLines(1)] + kinds,
    endsWithNewline: true)
  return EmittedFile(name: ModelOptions.metadataFileName, contents: options.contents(of: file))
}

extension ModelOptions {
  /// The name of the file that ties models to their schema.
  package static let metadataFileName = "SchemaMetadata.graphql.swift"
}

private func metadata(_ objects: [Name], options: ModelOptions) -> TypeDeclaration {
  let object = options.runtimeType("Object")
  let namespace = SwiftType.member(.named(options.emission.namespace), "Objects")
  let map = objects.map { name in
    DictionaryElement(.string(name.text), .type(.member(namespace, options.emission.typeName(name, .object))))
  }
  let access = options.schemaMemberAccess
  return TypeDeclaration(
    options.isolation.union(options.schemaTypeAccess), .enum, "SchemaMetadata",
    inherits: [options.runtimeType("SchemaMetadata")],
    members: [
      .variable(
        VariableDeclaration(
          access.union(.static), .let, "configuration",
          type: .any(.member(options.runtimeType("SchemaConfiguration"), "Type")),
          .value(.member(.name("SchemaConfiguration"), "self")))),
      .blankLines(1),
      .variable(
        VariableDeclaration(
          [.private, .static], .let, "objectTypeMap", type: .dictionary(.named("String"), object),
          .value(.dictionary(map, .lines)))),
      .blankLines(1),
      .function(
        FunctionDeclaration(
          access.with(.spiExecution).union(.static), "objectType",
          [Parameter("forTypename", name: "typename", type: .named("String"))], returns: .optional(object),
          body: [.expression(.element(.name("objectTypeMap"), .name("typename")))])),
    ])
}

extension ModelOptions {
  private static let selectionSetKinds: [(name: String, refines: [String])] = [
    ("SelectionSet", ["SelectionSet", "RootSelectionSet"]), ("InlineFragment", ["SelectionSet", "InlineFragment"]),
    ("MutableSelectionSet", ["MutableRootSelectionSet"]),
    ("MutableInlineFragment", ["MutableSelectionSet", "InlineFragment"]),
  ]

  /// Returns the protocols of the schema's selection sets. Enums can't contain protocols, so a namespace enum becomes a
  /// prefix of their names.
  fileprivate func selectionSetProtocols() -> [Declaration] {
    let requirement = SameType("Schema", .member(.named(emission.namespace), "SchemaMetadata"))
    return separated(
      Self.selectionSetKinds.map { kind in
        .type(
          TypeDeclaration(
            isolation.union(schemaMemberAccess), .protocol, (isEmbedded ? emission.namespace + "_" : "") + kind.name,
            inherits: [.composition(kind.refines.map(runtimeType))], where: requirement, emptyBody: .closed))
      })
  }

  /// Returns aliases in the namespace enum for these protocols.
  fileprivate func selectionSetAliases() -> [Declaration] {
    separated(
      Self.selectionSetKinds.map { kind in
        .alias(TypeAliasDeclaration(schemaTypeAccess, kind.name, .named(emission.namespace + "_" + kind.name)))
      })
  }

  /// Separates declarations by blank lines.
  private func separated(_ declarations: [Declaration]) -> [Declaration] {
    Array(declarations.map { [$0] }.joined(separator: [.blankLines(1)]))
  }
}
