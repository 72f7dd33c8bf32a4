import GraphQLSyntax
import ModelIR
import Source
import SwiftCode

private typealias Argument = SwiftCode.Argument

/// The structures of a definition with all fields of their objects.
///
/// Models can show fewer fields. A model inside a deferred fragment lacks the fields of its fragment spreads, which
/// `fragments` reads from the same data. A model of an interface or union lacks the fields for specific object types,
/// but its placeholder has one of these types.
struct CompleteStructures {
  let structures: [Structure]
  private let positions: [[NameComponent]: Int]

  init(_ complete: DefinitionStructures) {
    structures = complete.structures
    positions = Dictionary(
      complete.structures.indices.map { (complete.structures[$0].path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  subscript(path: [NameComponent]) -> Structure? { positions[path].map { structures[$0] } }
}

/// Fields in a placeholder's data that its structure does not show.
extension PlaceholderContext {
  /// Returns an element for each required field of the object that the structure does not show.
  func hiddenFields(of structure: Structure) -> [DictionaryElement] {
    guard let whole = complete?[structure.path] else { return [] }
    let shown = Set(structure.accessors.map(\.field.responseKey))
    return elements(for: whole.accessors.filter { !shown.contains($0.field.responseKey) }, in: whole)
  }

  /// Returns whether an applicable selection of a structure's object includes a field unconditionally.
  func isSurelyIncluded(_ accessor: FieldAccessor, inObjectOf structure: Structure) -> Bool {
    complete?[structure.path]?.accessors.contains {
      $0.field.responseKey == accessor.field.responseKey && $0.isSurelyIncluded
    } ?? false
  }

  /// Returns whether the fields of a structure's object, and its inline fragments, depend on the object's type.
  ///
  /// - Parameter structures: contains the inline fragments of the structure.
  func dependsOnType(
    _ structure: Structure, _ unseen: [DictionaryElement], among structures: [Structure]
  ) -> Bool {
    guard structure.type.kind != .object else { return false }
    let object = objectType(of: structure).name
    return !unseen.isEmpty
      || structure.inlineFragments.contains { model.schema.isObject(object, of: structures[$0].type.name) }
  }

  /// Returns `Self(unsafelyWithData: […], of: "Dog", besides: […])`.
  ///
  /// - Parameter unseen: the fields that only objects of this type have.
  func wholeModel(
    _ type: Expression, _ data: Expression, of structure: Structure, _ unseen: [DictionaryElement] = []
  ) -> Expression {
    var arguments = [
      Argument("unsafelyWithData", data), Argument("of", .string(objectType(of: structure).name.text)),
    ]
    if !unseen.isEmpty { arguments.append(Argument("besides", .dictionary(unseen, .linesWithTrailingComma))) }
    return .call(type, arguments, .lines)
  }

  /// Returns a complete object for a field, if its model is declared elsewhere and lacks fields of the object; else
  /// nil. The result also fills objects that the caller passes.
  func wholeObject(of accessor: FieldAccessor, in structure: Structure) -> Expression? {
    guard case .alias(let source, _) = accessor.child,
      let whole = complete?[structure.path]?.accessors.first(where: {
        $0.field.responseKey == accessor.field.responseKey
      }), case .structure(let index) = whole.child, let object = complete?.structures[index]
    else { return nil }
    return self.object(type(at: source.path), object)
  }

  private func elements(for accessors: [FieldAccessor], in whole: Structure) -> [DictionaryElement] {
    accessors.compactMap { accessor in
      value(of: accessor, in: whole).map { DictionaryElement(.string(accessor.field.responseKey.text), $0) }
    }
  }

  /// Returns the value of a field; nil if it may be missing.
  private func value(of accessor: FieldAccessor, in whole: Structure) -> Expression? {
    let field = accessor.field
    guard field.wrappers.isNonNull, !accessor.isConditional || accessor.isSurelyIncluded else { return nil }
    let type: SwiftType
    // Without a structure for the complete object, a structure with some of its fields is used.
    var object: Expression?
    switch accessor.child {
    case .none: type = model.names.leafType(field.type)
    case .alias(let source, _): type = self.type(at: source.path)
    case .structure(let index):
      guard let child = complete?.structures[index] else { return nil }
      if child.selectionSet != nil {
        type = model.names.type(child.path, in: model.root) ?? model.root
      } else {
        guard let source = child.mergedSources.first else { return nil }
        type = self.type(at: source.path)
        object = self.object(type, child)
      }
    }
    let isLeaf = field.selectionSet == nil
    let value: Expression
    if field.wrappers.isList {
      value = .call(.type(model.names.wrapped(type, in: field.wrappers)), [])
    } else {
      let given = isLeaf ? leafValue(of: field, in: whole, type: type) : object
      value = given ?? .call(.member(.type(type), "placeholder"), [])
    }
    return isLeaf ? value : .member(value, "_fieldData")
  }

  /// Returns a complete object, typed as a structure that shows some of its fields.
  ///
  /// The limited nesting of structures bounds the recursion.
  private func object(_ type: SwiftType, _ whole: Structure) -> Expression {
    let typename = DictionaryElement(.string("__typename"), .string(objectType(of: whole).name.text))
    let data = Expression.dictionary([typename] + elements(for: whole.accessors, in: whole), .linesWithTrailingComma)
    guard dependsOnType(whole, [], among: complete?.structures ?? []) else {
      return .call(.type(type), [Argument("unsafelyWithData", data)])
    }
    return wholeModel(.type(type), data, of: whole)
  }
}
