import GraphQLSchema
import GraphQLSyntax
import ModelIR
import Source
import SwiftCode

/// The file with a `placeholder()` for each structure of an operation or fragment that an object can be; nil for
/// definitions without models, and for definitions that have too many.
///
/// It depends on what the models depend on and on which types of objects are possible where a type is abstract.
package func renderPlaceholders(
  _ source: DefinitionSource, schema: Schema, options: PlaceholderOptions
) -> EmittedFile? {
  guard let structures = source.structures(schema: schema, options: options.models), !structures.isTruncated,
    let context = PlaceholderContext(source, structures, schema: schema, options: options)
  else { return nil }
  let factories = structures.structures.filter { context.canExist($0) }.map { context.factory(for: $0) }
  let file = SwiftFile(
    header: SchemaFile.generatedHeader, imports: options.imports(with: source.importedModules),
    declarations: factories.map { [$0] }.joined(separator: [.blankLines(1)]).map { $0 })
  return EmittedFile(
    name: context.baseName + placeholderSuffix, contents: file.printed(), problems: context.problems())
}

/// How the names of files with placeholders end.
package let placeholderSuffix = "+Placeholder.graphql.swift"

extension PlaceholderOptions {
  /// What files import.
  func imports(with others: [String] = []) -> [SwiftFile.Import] {
    let runtime = SwiftFile.Import(
      models.emission.runtimeModule.api, spi: models.emission.runtime == .mockSupport ? .spiUnsafe : [])
    let isTestable = models.operationMemberAccess.isEmpty || models.schemaMemberAccess.isEmpty
    return [runtime] + modules.map { SwiftFile.Import($0, testable: isTestable) } + others.map { SwiftFile.Import($0) }
  }

  /// The modifiers of the method of a type.
  ///
  /// - Parameter type: the modifiers of its own members.
  func modifiers(in type: Modifiers) -> Modifiers {
    let isPublic = access == .public && type == .public && models.schemaMemberAccess == .public
    return models.isolation.union(isPublic ? [.public, .static] : .static)
  }
}

/// What the factories of one definition are made from.
struct PlaceholderContext {
  let model: ModelContext
  let options: PlaceholderOptions
  /// Nil where structures show everything that their objects have, and for Apollo's library, whose initializers take no more.
  let complete: CompleteStructures?
  /// The name of the file with the models, up to its suffix.
  let baseName: String
  /// The operation or fragment.
  let name: Name

  /// Nil for definitions without models.
  init?(
    _ source: DefinitionSource, _ structures: DefinitionStructures, schema: Schema, options: PlaceholderOptions
  ) {
    self.options = options
    let models = options.models
    let texts = FieldTexts(models)
    let names = texts.names
    let root: SwiftType
    let file: String
    switch source.definition {
    case .operation(let operation):
      guard let name = operation.name?.name else { return nil }
      let typeName = names.operation(name, operation.operation, isLocalCacheMutation: source.isLocalCacheMutation)
      self.name = name
      root = .member(models.definitionType(typeName), "Data")
      file = names.file(typeName)
    case .fragment(let fragment):
      name = fragment.name.name
      root = models.definitionType(names.fragment(name))
      file = names.fragmentFile(name)
    case .schema, .type, .directive: return nil
    }
    baseName = String(file.dropLast(EmittedFile.suffix.utf8.count))
    model = ModelContext(
      structures: structures, options: models, texts: texts, schema: schema, root: root,
      isMutable: source.isLocalCacheMutation, hasInitializers: true)
    // Without either of these, structures show everything that their objects have.
    let hidesFields =
      structures.selections.containsDeferral
      || structures.structures.contains { $0.type.kind != .object && !$0.inlineFragments.isEmpty }
    let isNeeded = hidesFields && models.emission.runtime == .mockSupport
    let whole = isNeeded ? source.completeStructures(schema: schema) : nil
    complete = whole.flatMap { $0.isTruncated ? nil : CompleteStructures($0) }
  }
}

extension ModelOptions {
  /// The type of an operation or fragment, as files outside of the models name it: with the namespace, which is an enum or
  /// a module, where that is known.
  func definitionType(_ name: String) -> SwiftType {
    operations == .schema ? .member(.named(emission.namespace), name) : .named(name)
  }
}
