import GraphQLSyntax
import ModelIR
import Source
import SwiftCode

private typealias Argument = SwiftCode.Argument

/// The structures of a definition as they would be if each showed all that its object has.
///
/// Inside of deferred fragments, models show less: nothing of what is spread there. What they are turned into, through
/// `fragments`, finds it in the same data. And models of objects of which only an interface or a union is known show nothing
/// of what is selected from one of its types; a placeholder is an object of one of them.
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

/// What a placeholder's data has besides the fields that its structure shows.
extension PlaceholderContext {
  /// An element for each field that the object surely has and that the structure does not show.
  func unseenData(of structure: Structure) -> [DictionaryElement] {
    guard let whole = complete?[structure.path] else { return [] }
    let shown = Set(structure.accessors.map(\.field.responseKey))
    return elements(for: whole.accessors.filter { !shown.contains($0.field.responseKey) }, in: whole)
  }

  /// Whether some selection that applies to the object which stands for a structure includes a field in any case.
  func isSurelyIncluded(_ accessor: FieldAccessor, inObjectOf structure: Structure) -> Bool {
    complete?[structure.path]?.accessors.contains {
      $0.field.responseKey == accessor.field.responseKey && $0.isSurelyIncluded
    } ?? false
  }

  /// Whether it depends on the type of a structure's object what the object has, and what the structure can be turned
  /// into.
  ///
  /// - Parameter structures: where the inline fragments of the structure are.
  func dependsOnType(
    _ structure: Structure, _ unseen: [DictionaryElement], among structures: [Structure]
  ) -> Bool {
    guard structure.type.kind != .object else { return false }
    let object = objectType(of: structure).name
    return !unseen.isEmpty
      || structure.inlineFragments.contains {
        model.schema.possibleObjects(ofTypes: [structures[$0].type.name]).contains(object)
      }
  }

  /// `Self(unsafelyWithData: […], of: "Dog", besides: […])`
  ///
  /// - Parameter unseen: what only an object of this type has.
  func wholeModel(
    _ type: Expression, _ data: Expression, of structure: Structure, _ unseen: [DictionaryElement] = []
  ) -> Expression {
    var arguments = [
      Argument("unsafelyWithData", data), Argument("of", .string(objectType(of: structure).name.text)),
    ]
    if !unseen.isEmpty { arguments.append(Argument("besides", .dictionary(unseen, .linesWithTrailingComma))) }
    return .call(type, arguments, .lines)
  }

  /// The object of a field for which a structure shows one that stands elsewhere, where it has more than that one shows, by
  /// itself or because the caller gives one; nil where it has not.
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

  /// Nil where the field may be missing.
  private func value(of accessor: FieldAccessor, in whole: Structure) -> Expression? {
    let field = accessor.field
    guard field.wrappers.isNonNull, !accessor.isConditional || accessor.isSurelyIncluded else { return nil }
    let type: SwiftType
    // Where there is no structure for the object as a whole, one that shows a part of it stands for it.
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

  /// An object with all that it has, as a type that shows a part of it.
  ///
  /// It calls itself as deep as structures are inside of each other, which is limited.
  private func object(_ type: SwiftType, _ whole: Structure) -> Expression {
    let typename = DictionaryElement(.string("__typename"), .string(objectType(of: whole).name.text))
    let data = Expression.dictionary([typename] + elements(for: whole.accessors, in: whole), .linesWithTrailingComma)
    guard dependsOnType(whole, [], among: complete?.structures ?? []) else {
      return .call(.type(type), [Argument("unsafelyWithData", data)])
    }
    return wholeModel(.type(type), data, of: whole)
  }
}
