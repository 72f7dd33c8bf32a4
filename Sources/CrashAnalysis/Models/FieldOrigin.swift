import GraphQLSyntax
import ModelIR
import Source

/// The field of an operation or fragment that a model's property comes from. It has no place, so it stays the same when
/// documents only move.
package struct FieldOrigin: Hashable, Sendable {
  /// The name of the operation or fragment.
  package let definition: Name
  package let kind: DefinitionSelections.Kind
  /// The response keys from the definition to the field, inclusive. Inline fragments have none.
  package let path: [Name]
  /// The type that the field is selected on. With `fieldName`, it leads to the schema.
  package let parentType: Name
  package let fieldName: Name
  /// The field's type, as the schema spells it: `[Resident!]!`
  package let type: String

  /// Makes the origin for a field in a selection set of a definition.
  init(_ field: SelectedField, in source: SelectionSource) {
    definition = source.definition.name
    kind = source.definition.kind
    var path: [Name] = []
    for component in source.definition.path(of: source.set) {
      if case .field(let key, _) = component { path.append(key) }
    }
    self.path = path + [field.responseKey]
    parentType = source.definition.sets[source.set].type.name
    fieldName = field.name
    type = Self.text(field.wrappers, around: field.type.name)
  }

  private static func text(_ wrappers: TypeWrappers, around name: Name) -> String {
    let inner = wrappers.element.map { "[\(text($0, around: name))]" } ?? name.text
    return wrappers.isNonNull ? inner + "!" : inner
  }

  /// Returns the field's range in its definition, from the alias or name to the end of the name; nil if it is gone.
  ///
  /// - Complexity: linear in the size of the definition.
  package func range(in document: Document, of definition: Definition) -> TextRange? {
    switch definition {
    case .operation(let operation):
      return range(in: document, operation.selectionSet, on: nil, path[...])
    case .fragment(let fragment):
      return range(in: document, fragment.selectionSet, on: fragment.typeCondition.name, path[...])
    case .schema, .type, .directive: return nil
    }
  }

  /// Returns the first field at the path. Fields on the type itself come first.
  private func range(
    in document: Document, _ set: SelectionSet, on type: Name?, _ path: ArraySlice<Name>
  ) -> TextRange? {
    struct Place {
      let set: SelectionSet
      /// The innermost type condition; nil if none encloses the field directly.
      let type: Name?
      let path: ArraySlice<Name>
    }
    var open = [Place(set: set, type: type, path: path)]
    var first: TextRange?
    while let place = open.popLast() {
      var inner: [Place] = []
      for selection in document[place.set.selections] {
        switch selection {
        case .field(let field):
          guard field.responseKey == place.path.first else { continue }
          if 1 < place.path.count {
            if let set = field.selectionSet {
              inner.append(Place(set: set, type: nil, path: place.path.dropFirst()))
            }
          } else {
            let range = (field.alias ?? field.name).range.union(field.name.range)
            if place.type == parentType { return range }
            first = first ?? range
          }
        case .inlineFragment(let fragment):
          let type = fragment.typeCondition?.name ?? place.type
          inner.append(Place(set: fragment.selectionSet, type: type, path: place.path))
        case .fragmentSpread: break
        }
      }
      open += inner.reversed()
    }
    return first
  }
}
