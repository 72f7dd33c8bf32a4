import GraphQLSchema
import GraphQLSyntax
import MockIR
import ModelIR
import Source
import SwiftCode
import SwiftEmission

/// Everything that generated code declares, as far as tests can name it: mocks by their Swift names, and models.
///
/// All of it is asked for by name, so that what is not used need not be there, and so that whoever answers can note what
/// the analysis of a file depends on.
package struct GeneratedCode {
  let options: EmissionOptions
  let names: ModelNames
  let declarations: any GeneratedDeclarations
  /// The type around operations and fragments, if there is one.
  private let definitionsNamespace: String?

  package init(_ declarations: any GeneratedDeclarations, options: ModelOptions) {
    self.declarations = declarations
    self.options = options.emission
    names = ModelNames(options)
    definitionsNamespace = options.isEmbedded && options.operations == .schema ? options.emission.namespace : nil
  }

  /// Whether mocks are also made by `Otter.mock(…)`.
  var hasMockFunctions: Bool { options.runtime == .mockSupport }

  /// Whether parameters of required fields are not optional.
  var hasNonOptionalParameters: Bool { options.version.hasNonOptionalParameters && options.requiresNonOptionalFields }

  func mock(named name: Name) -> MockClass? { declarations.typeOfMocks(named: name).flatMap { mock(ofType: $0) } }

  func mock(ofType type: Name) -> MockClass? {
    declarations.hasMocks(ofType: type) ? MockClass(type, declarations) : nil
  }

  /// The name of the Swift class that stands for a type in `Mock<…>`.
  func className(ofType type: Name) -> Name { Name(options.typeName(type, .object)) }

  /// The schema, of which only these types may be asked.
  func schema(reading types: Name...) -> Schema { declarations.schema(reading: types) }

  func definition(_ name: Name) -> ModelDefinition? { declarations.definition(named: name) }

  /// The model type that a path stands for, after names of modules and namespaces.
  func model(_ path: [Name]) -> ModelType? {
    var path = path[...]
    if 1 < path.count, let first = path.first, isNamespace(first) { path.removeFirst() }
    guard let root = path.popFirst(), let definition = definition(root) else { return nil }
    var type = ModelType(definition: definition, structure: 0)
    if case .operation = definition.selections.kind {
      guard path.popFirst() == data else { return nil }
    }
    for name in path {
      guard let inner = child(named: name, of: type) else { return nil }
      type = inner
    }
    return type
  }

  /// Whether a name stands for what encloses generated code.
  func isNamespace(_ name: Name) -> Bool {
    name == Name(options.namespace) || name == Name(options.schemaModule)
  }

  private func child(named name: Name, of type: ModelType) -> ModelType? {
    if let index = type.view.types[name] { return ModelType(definition: type.definition, structure: index) }
    guard let index = type.view.aliases[name] else { return nil }
    return self.type(of: type.value.accessors[index], in: type.definition)
  }

  /// The structure that a field returns.
  func type(of accessor: FieldAccessor, in owner: ModelDefinition) -> ModelType? {
    switch accessor.child {
    case .none: return nil
    case .structure(let index): return ModelType(definition: owner, structure: index)
    case .alias(let source, _):
      guard let definition = self.definition(of: source.definition, from: owner),
        let structure = definition.structure(at: source.definition.path(of: source.set))
      else { return nil }
      return ModelType(definition: definition, structure: structure)
    }
  }

  func type(of fragment: DefinitionSelections) -> ModelType? {
    definition(Name(names.fragment(fragment.name))).map { ModelType(definition: $0, structure: 0) }
  }

  /// The path by which a model is extended.
  func path(of type: ModelType) -> [Name] { text(of: type).split(separator: ".").map { Name(String($0)) } }

  /// The property of models for a response key.
  func accessor(_ responseKey: Name) -> String { names.accessor(responseKey) }

  /// Whether `from` is to be awaited.
  var convertsAsynchronously: Bool { options.runtime == .mockSupport || options.version.isSecondGeneration }

  /// A model as tests name it.
  func qualifiedName(of type: ModelType) -> SwiftType {
    let parts = ([definitionsNamespace].compactMap(\.self) + [text(of: type)]).flatMap { $0.split(separator: ".") }
    return parts.dropFirst().reduce(.named(String(parts.first ?? ""))) { .member($0, String($1)) }
  }

  /// The Swift name of a model.
  func text(of type: ModelType) -> String {
    ([type.definition.name] + type.value.path.map { names.structure($0) }).joined(separator: ".")
  }

  private func definition(of selections: DefinitionSelections, from owner: ModelDefinition) -> ModelDefinition? {
    if selections.name == owner.selections.name, selections.kind == owner.selections.kind { return owner }
    return definition(Name(names.fragment(selections.name)))
  }

  /// Whether objects of a type are of another one, too; nil where there is no such type.
  func isSubType(_ type: Name, of other: Name) -> Bool? {
    let schema = schema(reading: type, other)
    guard let object = schema.type(named: type), let target = schema.type(named: other) else { return nil }
    return object == target || schema.isSubType(object, of: target)
  }

  /// Whether an object of a type surely is, or surely is not, what an inline fragment asks for. It is not known where
  /// versions of Apollo compare Swift names with names in the schema.
  func matches(_ type: Name, _ condition: TypeIdentity) -> Certainty {
    guard type != condition.name else { return .yes }
    guard isSubType(type, of: condition.name) == true else { return .no }
    let isRenamed = className(ofType: type) != type
    return isRenamed && options.runtime == .apollo && condition.kind == .interface ? .maybe : .yes
  }
}

/// Whether something holds, as far as is known.
package enum Certainty: UInt8, Hashable, Sendable, Comparable {
  case no, maybe, yes

  /// Whether both hold.
  func and(_ other: Certainty) -> Certainty { min(self, other) }

  /// Whether at least one holds.
  func or(_ other: Certainty) -> Certainty { max(self, other) }

  var negated: Certainty {
    switch self {
    case .no: .yes
    case .maybe: .maybe
    case .yes: .no
    }
  }

  package static func < (a: Certainty, b: Certainty) -> Bool { a.rawValue < b.rawValue }
}

private let data: Name = "Data"
