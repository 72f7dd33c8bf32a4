import GraphQLSchema
import GraphQLSyntax
import ModelIR
import Source
import SwiftCode

/// Renders an operation or fragment; nil for other definitions and for those with an unknown type. The file depends
/// only on the definition, the fragments that it reaches, and the selected parts of the schema.
package func renderDefinition(
  _ source: DefinitionSource, schema: Schema, options: ModelOptions
) -> EmittedFile? {
  guard let structures = source.structures(schema: schema, options: options) else { return nil }
  if structures.isTruncated { return tooLarge(structures.selections, source, options) }
  switch source.definition {
  case .operation(let operation):
    return renderOperation(operation, source, structures, schema: schema, options: options)
  case .fragment: return renderFragment(source, structures, schema: schema, options: options)
  case .schema, .type, .directive: return nil
  }
}

/// Returns the problems of the file of a definition without its text.
package func definitionProblems(
  _ source: DefinitionSource, schema: Schema, options: ModelOptions
) -> [EmissionProblem] {
  guard let structures = source.structures(schema: schema, options: options) else { return [] }
  if structures.isTruncated { return [tooLarge(structures.selections.name)] }
  guard !structures.structures.isEmpty else { return [] }
  let names = ModelNames(options)
  switch source.definition {
  case .operation(let operation):
    guard let name = operation.name?.name else { return [] }
    let isLocal = source.isLocalCacheMutation
    let variables = OperationVariables(operation.variables, of: source.document, schema: schema, names: names)
    return structures.nameClashes(
      names, in: names.operation(name, operation.operation, isLocalCacheMutation: isLocal),
      hasInitializers: options.hasInitializers(name, isFragment: false, isLocalCacheMutation: isLocal))
      + variables.problems(in: name)
  case .fragment(let fragment):
    let name = fragment.name.name
    return structures.nameClashes(
      names, in: names.fragment(name),
      hasInitializers: options.hasInitializers(
        name, isFragment: true, isLocalCacheMutation: source.isLocalCacheMutation))
  case .schema, .type, .directive: return []
  }
}

extension ModelOptions {
  /// Returns the name of the file of a definition; nil for a definition without models.
  package func fileName(of definition: Definition, isLocalCacheMutation: Bool) -> String? {
    ModelNames(self).occupied(by: definition, isLocalCacheMutation: isLocalCacheMutation)?.file
  }
}

extension ModelNames {
  /// Returns the names that the models of a definition occupy; nil for a definition without models.
  package func occupied(by definition: Definition, isLocalCacheMutation: Bool) -> OccupiedNames? {
    switch definition {
    case .operation(let operation):
      return operation.name.map {
        let type = self.operation($0.name, operation.operation, isLocalCacheMutation: isLocalCacheMutation)
        return OccupiedNames(type: type, file: file(type))
      }
    case .fragment(let fragment):
      return OccupiedNames(type: self.fragment(fragment.name.name), file: fragmentFile(fragment.name.name))
    case .schema, .type, .directive: return nil
    }
  }
}

extension DefinitionSource {
  /// Returns the models of the definition; nil if it has none.
  package func structures(schema: Schema, options: ModelOptions) -> DefinitionStructures? {
    var structures = structures(
      schema: schema, merging: isLocalCacheMutation ? .all : options.fieldMerging,
      isCorrected: options.emission.correctsKnownBugs, areComplete: false)
    if options.emission.correctsKnownBugs {
      let names = ModelNames(options)
      structures?.qualifyShadowedReferences { names.structure($0) }
    }
    return structures
  }

  /// Returns the structures with all fields of their objects. For abstract types, these are the fields of the chosen
  /// object type.
  func completeStructures(schema: Schema) -> DefinitionStructures? {
    structures(schema: schema, merging: .all, isCorrected: true, areComplete: true)
  }

  private func structures(
    schema: Schema, merging strategy: MergingStrategy, isCorrected: Bool, areComplete: Bool
  ) -> DefinitionStructures? {
    selections(schema: schema, mergesFragments: strategy.contains(.namedFragments)).map {
      DefinitionStructures.build(
        $0, schema: schema, strategy: strategy, isCorrected: isCorrected, followsDeferral: areComplete,
        narrowsTypes: areComplete)
    }
  }
}

/// Returns an empty file with an error, instead of an incomplete file.
private func tooLarge(
  _ selections: DefinitionSelections, _ source: DefinitionSource, _ options: ModelOptions
) -> EmittedFile {
  let name = options.fileName(of: source.definition, isLocalCacheMutation: source.isLocalCacheMutation)
  return EmittedFile(name: name ?? "", contents: [], problems: [tooLarge(selections.name)])
}

private func tooLarge(_ name: Name) -> EmissionProblem {
  EmissionProblem(
    .modelTooLarge, .error, typeName: name,
    message: "No models were generated for '\(name)', because they would be too many or nested too deeply")
}

extension ModelOptions {
  /// Returns the text of the file of an operation or fragment, whose declaration `write` writes.
  func definitionFile(modules: [String], _ write: (inout DeclarationWriter) -> Void) -> [UInt8] {
    let api = emission.runtimeModule.api
    var imports: [SwiftFile.Import] = [
      .init(api, exported: true), .init(api, spi: [.spiExecution, .spiUnsafe]),
    ]
    if operations != .schema { imports.append(.init(emission.schemaModule)) }
    imports += modules.map { .init($0) }
    let isInNamespace = operations == .schema && isEmbedded
    var file = SwiftFile(header: SchemaFile.generatedHeader, imports: imports, declarations: [])
    guard isInNamespace else { return file.printed(write) }
    file.endsWithNewline = false
    let namespace = ExtensionDeclaration(schemaMemberAccess, .named(emission.namespace), members: [])
    return file.printed { writer in
      writer.extension(namespace) { writer in
        write(&writer)
        writer.write([.blankLines(1)])
      }
    }
  }

  /// Returns whether the structures of a definition have initializers.
  func hasInitializers(_ name: Name, isFragment: Bool, isLocalCacheMutation: Bool) -> Bool {
    if isLocalCacheMutation { return true }
    guard fieldMerging == .all else { return false }
    return (isFragment ? initializers.fragments : initializers.operations) || initializers.named.contains(name)
  }
}
