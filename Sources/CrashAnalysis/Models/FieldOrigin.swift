import GraphQLSyntax
import ModelIR
import Source

/// The field of an operation or fragment that makes a property of a model what it is, without its place: it stays the same
/// while documents only move.
package struct FieldOrigin: Hashable, Sendable {
  /// The name of the operation or fragment.
  package let definition: Name
  package let kind: DefinitionSelections.Kind
  /// The response keys from the definition to the field, its own included; inline fragments have none.
  package let path: [Name]
  /// The type that the field is selected on: the way into the schema, with `fieldName`.
  package let parentType: Name
  package let fieldName: Name
  /// The type in the schema, as it is written there: `[Resident!]!`
  package let type: String

  /// The field in the selection set of a definition.
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

  /// Where the field stands in its definition, from the alias or name to the end of the name; nil where it does not.
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

  /// The first field that the path leads to, of those on the type itself where there are such.
  private func range(
    in document: Document, _ set: SelectionSet, on type: Name?, _ path: ArraySlice<Name>
  ) -> TextRange? {
    struct Place {
      let set: SelectionSet
      /// The innermost type condition; nil directly in a field.
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
