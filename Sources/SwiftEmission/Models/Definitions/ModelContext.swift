import GraphQLSchema
import GraphQLSyntax
import ModelIR
import Source
import SwiftCode

/// Writes the parts of a definition's file from their common inputs.
struct ModelContext {
  let structures: DefinitionStructures
  let options: ModelOptions
  let texts: FieldTexts
  let schema: Schema
  /// The structure of the root.
  let root: SwiftType
  /// Whether the structures are mutable, for local cache mutations.
  let isMutable: Bool
  let hasInitializers: Bool

  var selections: DefinitionSelections { structures.selections }
  var names: ModelNames { texts.names }
  var access: Modifiers { options.operationMemberAccess }
  var namespace: SwiftType { .named(options.emission.namespace) }

  func api(_ name: String) -> SwiftType { options.runtimeType(name) }

  /// Returns a structure by its qualified name.
  func type(_ path: NamePath) -> SwiftType {
    let isOwn = path.kind == selections.kind && path.definition == selections.name
    let base = isOwn ? root : .named(names.fragment(path.definition))
    return names.type(path.components, in: base) ?? base
  }

  /// Returns `X.self`.
  func metatype(_ type: SwiftType) -> Expression { .member(.type(type), "self") }

  /// Returns a type such as `N.Objects.Dog`.
  func schemaType(_ type: TypeIdentity) -> SwiftType {
    let section =
      switch type.kind {
      case .interface: "Interfaces"
      case .union: "Unions"
      case .object, .scalar, .enumeration, .inputObject: "Objects"
      }
    return .member(.member(namespace, section), names.typeName(type))
  }

  /// Returns whether `id` is the only key field of the type.
  func isIdentifiable(_ type: TypeIdentity) -> Bool {
    guard type.kind == .object || type.kind == .interface, let id = schema.type(named: type.name) else { return false }
    return schema.keyFields(of: id) == [Self.id]
  }

  static let id: Name = "id"
}
