import GraphQLSchema
import GraphQLSyntax
import ModelIR
import Source
import SwiftCode

private typealias Argument = SwiftCode.Argument

/// Renders an operation or local cache mutation: its document, variables and the structures of its data.
func renderOperation(
  _ operation: OperationDefinition, _ source: DefinitionSource, _ structures: DefinitionStructures, schema: Schema,
  options: ModelOptions
) -> EmittedFile? {
  guard let name = operation.name?.name, let root = structures.structures.first else { return nil }
  let isLocal = source.isLocalCacheMutation
  let texts = source.texts ?? FieldTexts(options)
  let names = texts.names
  let typeName = names.operation(name, operation.operation, isLocalCacheMutation: isLocal)
  let context = ModelContext(
    structures: structures, options: options, texts: texts, schema: schema,
    root: .member(.named(typeName), "Data"), isMutable: isLocal,
    hasInitializers: options.hasInitializers(name, isFragment: false, isLocalCacheMutation: isLocal))
  let variables = OperationVariables(operation.variables, of: source.document, schema: schema, names: names)
  let data = TypeDeclaration(
    options.isolation.union(context.access), .struct, "Data",
    inherits: [context.selectionSetType(isInlineFragment: false)])
  let type = TypeDeclaration(
    options.isolation.union(options.operationTypeAccess), .struct, typeName,
    inherits: [.named(isLocal ? "LocalCacheMutation" : operation.operation.protocolName)])
  let contents = options.definitionFile(modules: source.importedModules) { writer in
    writer.type(type) { writer in
      writer.part(isLocal ? context.operationType(operation.operation) : context.document(name, source))
      writer.part(variables.properties)
      writer.part([variables.initializer])
      writer.part(variables.accessor(isLocalCacheMutation: isLocal))
      writer.beginPart()
      writer.type(data) { context.writeBody(of: root, to: &$0) }
      if !isLocal { writer.part(context.deferredMetadata()) }
    }
  }
  return EmittedFile(
    name: names.file(typeName), contents: contents,
    problems: structures.nameClashes(names, in: typeName, hasInitializers: context.hasInitializers)
      + variables.problems(in: name))
}

extension OperationType {
  fileprivate var protocolName: String {
    switch self {
    case .query: "GraphQLQuery"
    case .mutation: "GraphQLMutation"
    case .subscription: "GraphQLSubscription"
    }
  }
}

extension ModelContext {
  fileprivate func operationType(_ type: OperationType) -> [Declaration] {
    [
      .variable(
        VariableDeclaration(
          access.union(.static), .let, "operationType", type: .named("GraphQLOperationType"),
          .value(.implicitMember(type.rawValue))))
    ]
  }

  /// Returns the name and the document of an operation.
  fileprivate func document(_ name: Name, _ source: DefinitionSource) -> [Declaration] {
    let text = DocumentPrinter.requestText(
      of: source.definition, in: source.document, isLegacy: options.printsLegacyDocuments)
    var arguments: [Argument] = []
    if options.documentFormat.contains(.identifier) {
      arguments.append(Argument("operationIdentifier", .string(identifier(text, source))))
    }
    let hasDefinition = options.documentFormat.contains(.definition)
    if hasDefinition {
      var definition = [Argument(nil, .rawString(text))]
      let fragments = selections.reachedFragments()
      if !fragments.isEmpty {
        definition.append(Argument("fragments", .array(fragments.map { metatype(.named(names.fragment($0))) })))
      }
      arguments.append(Argument("definition", .call(.implicitMember("init"), definition, .lines)))
    }
    let modifiers = access.union(.static)
    return [
      .variable(
        VariableDeclaration(
          modifiers, .let, "operationName", type: .named("String"), .value(.string(name.text)))),
      .variable(
        VariableDeclaration(
          modifiers, .let, "operationDocument", type: api("OperationDocument"),
          .value(.call(.implicitMember("init"), arguments, hasDefinition ? .hanging : .lines)))),
    ]
  }

  /// Returns the SHA-256 of the request's text: the operation and its fragments, separated by newlines.
  private func identifier(_ text: String, _ source: DefinitionSource) -> String {
    let fragments = source.sortedFragments.map {
      DocumentPrinter.requestText(
        of: $0.located.definition, in: $0.located.document, isLegacy: options.printsLegacyDocuments)
    }
    return SHA256(Array(([text] + fragments).joined(separator: "\n").utf8)).text
  }
}

extension ModelNames {
  /// Returns the file name for a type.
  func file(_ name: String) -> String { name.withIdentifierCharactersOnly + EmittedFile.suffix }

  /// Returns the file name for a fragment, without the suffix of a reserved type name.
  func fragmentFile(_ name: Name) -> String { file(definitionName(name.text)) }
}
