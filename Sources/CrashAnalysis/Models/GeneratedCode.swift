import GraphQLSchema
import GraphQLSyntax
import MockIR
import ModelIR
import Source
import SwiftCode
import SwiftEmission

/// The declarations of generated code by their Swift names: mocks, models, variables, enums and input objects.
///
/// Every access is by name. So unused parts can be missing, and an implementation can record the dependencies of a
/// file.
package struct GeneratedCode {
  let options: EmissionOptions
  let names: ModelNames
  let declarations: any GeneratedDeclarations
  /// The type that encloses operations and fragments, if there is one.
  private let definitionsNamespace: String?

  package init(_ declarations: any GeneratedDeclarations, options: ModelOptions) {
    self.declarations = declarations
    self.options = options.emission
    names = ModelNames(options)
    definitionsNamespace = options.isEmbedded && options.operations == .schema ? options.emission.namespace : nil
  }

  /// Whether `Otter.mock(…)` makes mocks, too.
  var hasMockFunctions: Bool { options.runtime == .mockSupport }

  /// Whether parameters of required fields are not optional.
  var hasNonOptionalParameters: Bool { options.version.hasNonOptionalParameters && options.requiresNonOptionalFields }

  func mock(named name: Name) -> MockClass? { declarations.typeOfMocks(named: name).flatMap { mock(ofType: $0) } }

  func mock(ofType type: Name) -> MockClass? {
    declarations.hasMocks(ofType: type) ? MockClass(type, declarations) : nil
  }

  /// Returns the name of the Swift class that stands for a type in `Mock<…>`.
  func className(ofType type: Name) -> Name { Name(options.typeName(type, .object)) }

  /// Returns the schema. The caller may read only these types.
  func schema(reading types: Name...) -> Schema { declarations.schema(reading: types) }

  func definition(_ name: Name) -> ModelDefinition? { declarations.definition(named: name) }

  /// Returns the model type at a path, which can begin with names of modules and namespaces.
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

  /// Returns whether a name stands for a namespace or module of generated code.
  func isNamespace(_ name: Name) -> Bool {
    name == Name(options.namespace) || name == Name(options.schemaModule)
  }

  private func child(named name: Name, of type: ModelType) -> ModelType? {
    if let index = type.view.types[name] { return ModelType(definition: type.definition, structure: index) }
    guard let index = type.view.aliases[name] else { return nil }
    return self.type(of: type.value.accessors[index], in: type.definition)
  }

  /// Returns the structure that a field returns.
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

  /// Returns the path of a model in extensions.
  func path(of type: ModelType) -> [Name] { text(of: type).split(separator: ".").map { Name(String($0)) } }

  /// Returns the property of models for a response key.
  func accessor(_ responseKey: Name) -> String { names.accessor(responseKey) }

  /// Whether calls of `from` need `await`.
  var convertsAsynchronously: Bool { options.runtime == .mockSupport || options.version.isSecondGeneration }

  /// Returns the qualified Swift type of a model, as tests name it.
  func qualifiedName(of type: ModelType) -> SwiftType {
    let parts = ([definitionsNamespace].compactMap(\.self) + [text(of: type)]).flatMap { $0.split(separator: ".") }
    return parts.dropFirst().reduce(.named(String(parts.first ?? ""))) { .member($0, String($1)) }
  }

  /// Returns the Swift name of a model.
  func text(of type: ModelType) -> String {
    ([type.definition.name] + type.value.path.map { names.structure($0) }).joined(separator: ".")
  }

  private func definition(of selections: DefinitionSelections, from owner: ModelDefinition) -> ModelDefinition? {
    if selections.name == owner.selections.name, selections.kind == owner.selections.kind { return owner }
    return definition(Name(names.fragment(selections.name)))
  }

  /// Returns whether one type is a subtype of another one; nil if there is no such type.
  func isSubType(_ type: Name, of other: Name) -> Bool? {
    let schema = schema(reading: type, other)
    guard let object = schema.type(named: type), let target = schema.type(named: other) else { return nil }
    return object == target || schema.isSubType(object, of: target)
  }

  /// Returns whether an object of a type matches the type condition of an inline fragment. It is unknown if the version
  /// of Apollo compares Swift names with names in the schema.
  func matches(_ type: Name, _ condition: TypeIdentity) -> Certainty {
    guard type != condition.name else { return .yes }
    guard isSubType(type, of: condition.name) == true else { return .no }
    let isRenamed = className(ofType: type) != type
    return isRenamed && options.runtime == .apollo && condition.kind == .interface ? .maybe : .yes
  }
}

/// A truth value that can be unknown.
package enum Certainty: UInt8, Hashable, Sendable, Comparable {
  case no, maybe, yes

  /// Returns whether both hold.
  func and(_ other: Certainty) -> Certainty { min(self, other) }

  /// Returns whether at least one holds.
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
