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
  let configuration = Declaration.variable(
    VariableDeclaration(
      options.schemaMemberAccess.union(.static), .let, "configuration",
      type: .any(.member(options.runtimeType("SchemaConfiguration"), "Type")),
      .value(.member(.name("SchemaConfiguration"), "self"))))
  let isMapped = options.emission.version.mapsObjectTypes
  let lookup = isMapped ? mappedTypes(objects, options) : switchedTypes(objects, options)
  return TypeDeclaration(
    options.isolation.union(options.schemaTypeAccess), .enum, "SchemaMetadata",
    inherits: [options.runtimeType("SchemaMetadata")], members: [configuration, .blankLines(1)] + lookup)
}

/// Returns a dictionary of the object types, and the function that finds a type in it.
private func mappedTypes(_ objects: [Name], _ options: ModelOptions) -> [Declaration] {
  let map = objects.map { DictionaryElement(.string($0.text), options.objectType($0)) }
  return [
    .variable(
      VariableDeclaration(
        [.private, .static], .let, "objectTypeMap",
        type: .dictionary(.named("String"), options.runtimeType("Object")), .value(.dictionary(map, .lines)))),
    .blankLines(1),
    options.objectTypeFunction([.expression(.element(.name("objectTypeMap"), .name("typename")))]),
  ]
}

/// Returns the function that finds an object type in a `switch`.
private func switchedTypes(_ objects: [Name], _ options: ModelOptions) -> [Declaration] {
  let cases = objects.map { SwitchCase(.string($0.text), .return(options.objectType($0))) }
  return [options.objectTypeFunction([.switch(.name("typename"), cases + [SwitchCase(nil, .return(.nil))])])]
}

extension ModelOptions {
  /// Returns the value that describes an object type.
  fileprivate func objectType(_ name: Name) -> Expression {
    .type(.member(.member(.named(emission.namespace), "Objects"), emission.typeName(name, .object)))
  }

  /// Returns the function that finds the object type with a name.
  fileprivate func objectTypeFunction(_ body: [Statement]) -> Declaration {
    .function(
      FunctionDeclaration(
        schemaMemberAccess.with(.spiExecution).union(.static), "objectType",
        [Parameter("forTypename", name: "typename", type: .named("String"))],
        returns: .optional(runtimeType("Object")), body: body))
  }
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
