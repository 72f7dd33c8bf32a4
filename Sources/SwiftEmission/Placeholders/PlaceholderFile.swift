import GraphQLSchema
import GraphQLSyntax
import ModelIR
import Source
import SwiftCode

/// A `placeholder()` for each structure of an operation or fragment that an object can have. Definitions with too many
/// structures have no file.
extension PlaceholderOptions: DefinitionRenderer {
  package static var suffix: String { placeholderSuffix }

  package static func hasFile(for definition: Definition, isLocalCacheMutation: Bool) -> Bool { true }

  package func render(_ source: DefinitionSource, schema: Schema) -> EmittedFile? {
    guard let structures = source.structures(schema: schema, options: models), !structures.isTruncated,
      let context = PlaceholderContext(source, structures, schema: schema, options: self)
    else { return nil }
    let possible = structures.structures.filter { context.canExist($0) }
    let factories = possible.map { context.factory(for: $0) }
    var interface = PlaceholderInterface(isPublic: modifiers(in: models.operationMemberAccess).contains(.public))
    interface.usesRuntime = possible.contains { context.usesRuntime(in: $0) }
    interface.usesFragments = possible.contains { context.usesFragments(in: $0) }
    let file = SwiftFile(
      header: SchemaFile.generatedHeader, imports: imports(for: interface, with: source.importedModules),
      declarations: factories.map { [$0] }.joined(separator: [.blankLines(1)]).map { $0 })
    return EmittedFile(
      name: context.baseName + placeholderSuffix, contents: file.printed(), problems: context.problems())
  }

  package func problems(_ source: DefinitionSource, schema: Schema) -> [EmissionProblem] {
    guard let structures = source.structures(schema: schema, options: models), !structures.isTruncated,
      let context = PlaceholderContext(source, structures, schema: schema, options: self)
    else { return [] }
    return context.problems()
  }
}

/// The suffix of files with placeholders.
let placeholderSuffix = "+Placeholder.graphql.swift"

/// The uses of other modules in the declarations of placeholders.
struct PlaceholderInterface {
  /// Whether the placeholders are public.
  var isPublic: Bool
  /// Whether a parameter has a type or a default of the runtime.
  var usesRuntime = false
  /// Whether a parameter has the type of another fragment.
  var usesFragments = false
}

extension PlaceholderOptions {
  /// Returns the imports of files.
  func imports(for interface: PlaceholderInterface, with others: [String] = []) -> [SwiftFile.Import] {
    let runtime = SwiftFile.Import(
      models.emission.runtimeModule.api, isPublic: interface.isPublic && interface.usesRuntime,
      spi: models.emission.runtime == .mockSupport ? .spiUnsafe : [])
    let isTestable = models.operationMemberAccess.isEmpty || models.schemaMemberAccess.isEmpty
    return [runtime]
      + modules.map { SwiftFile.Import($0, testable: isTestable, isPublic: interface.isPublic) }
      + others.map { SwiftFile.Import($0, isPublic: interface.isPublic && interface.usesFragments) }
  }

  /// Returns the modifiers of a type's method.
  ///
  /// - Parameter type: the modifiers of the type's own members.
  func modifiers(in type: Modifiers) -> Modifiers {
    let isPublic = access == .public && type == .public && models.schemaMemberAccess == .public
    return models.isolation.union(isPublic ? [.public, .static] : .static)
  }
}

/// Creates the `placeholder()` methods of one definition's structures.
struct PlaceholderContext {
  let model: ModelContext
  let options: PlaceholderOptions
  /// Nil if structures show all fields of their objects, and for Apollo's library: its initializers take no others.
  let complete: CompleteStructures?
  let chosenObjects: ChosenObjects
  /// The name of the models' file without its suffix.
  let baseName: String
  /// The name of the operation or fragment.
  let name: Name

  /// Creates the context; nil for definitions without models.
  init?(
    _ source: DefinitionSource, _ structures: DefinitionStructures, schema: Schema, options: PlaceholderOptions
  ) {
    self.options = options
    chosenObjects = ChosenObjects(schema)
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
    // Without deferral and abstract types, structures show all fields of their objects.
    let hidesFields =
      structures.selections.containsDeferral
      || structures.structures.contains { $0.type.kind != .object && !$0.inlineFragments.isEmpty }
    let isNeeded = hidesFields && models.emission.runtime == .mockSupport
    let whole = isNeeded ? source.completeStructures(schema: schema) : nil
    complete = whole.flatMap { $0.isTruncated ? nil : CompleteStructures($0) }
  }
}

extension ModelOptions {
  /// Returns the type of an operation or fragment for other files, qualified by the namespace if that is known.
  func definitionType(_ name: String) -> SwiftType {
    operations == .schema ? .member(.named(emission.namespace), name) : .named(name)
  }
}
