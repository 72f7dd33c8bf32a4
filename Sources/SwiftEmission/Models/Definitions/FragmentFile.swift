import GraphQLSchema
import GraphQLSyntax
import ModelIR
import Source
import SwiftCode

/// Renders a fragment: the structure of its object, which is the fragment's type.
func renderFragment(
  _ source: DefinitionSource, _ structures: DefinitionStructures, schema: Schema, options: ModelOptions
) -> EmittedFile? {
  guard case .fragment(let fragment) = source.definition, let root = structures.structures.first else { return nil }
  let texts = source.texts ?? FieldTexts(options)
  let names = texts.names
  let name = names.fragment(fragment.name.name)
  let context = ModelContext(
    structures: structures, options: options, texts: texts, schema: schema,
    root: .named(name), isMutable: source.isLocalCacheMutation,
    hasInitializers: options.hasInitializers(
      fragment.name.name, isFragment: true, isLocalCacheMutation: source.isLocalCacheMutation))
  var inherits = [context.selectionSetType(isInlineFragment: false), .named("Fragment")]
  // The fragment itself must select the field under its own name. Apollo's generator also accepts aliases and fields
  // that are never included, which does not compile.
  let isCorrected = options.emission.correctsKnownBugs
  let showsID = !isCorrected || root.accessors.contains { $0.field.responseKey == ModelContext.id }
  let selectsID = source.document[fragment.selectionSet.selections].contains { selection in
    guard case .field(let field) = selection else { return false }
    return field.name.name == ModelContext.id && (!isCorrected || field.responseKey == ModelContext.id)
  }
  if showsID, selectsID, context.isIdentifiable(root.type) { inherits.append(.named("Identifiable")) }
  let type = TypeDeclaration(
    options.isolation.union(options.operationTypeAccess), .struct, name, inherits: inherits)
  let contents = options.definitionFile(modules: source.importedModules) { writer in
    writer.type(type) { writer in
      if options.documentFormat.contains(.definition) { writer.part([context.fragmentDefinition(source)]) }
      context.writeBody(of: root, to: &writer)
    }
  }
  return EmittedFile(
    name: names.fragmentFile(fragment.name.name), contents: contents,
    problems: structures.nameClashes(names, in: name, hasInitializers: context.hasInitializers))
}

extension ModelContext {
  /// Returns the property with the text of a fragment.
  fileprivate func fragmentDefinition(_ source: DefinitionSource) -> Declaration {
    let text = DocumentPrinter.requestText(
      of: source.definition, in: source.document, isLegacy: options.printsLegacyDocuments)
    return .variable(
      VariableDeclaration(
        access.union(.static), .var, "fragmentDefinition", type: .named("StaticString"),
        .body([.expression(.rawString(text))])))
  }
}
