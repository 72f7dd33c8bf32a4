import GraphQLSchema
import GraphQLSyntax
import Source

extension Schema {
  /// Returns the object type that represents all objects of some types; nil if no object has all of them. It is the
  /// first by name, independent of the schema's order.
  package func chosenObject(ofTypes types: [Name]) -> Name? { possibleObjects(ofTypes: types).min() }

  /// Returns the object types that have each of some types. Unknown types are ignored.
  package func possibleObjects(ofTypes types: [Name]) -> Set<Name> {
    var possible: Set<Name>?
    for id in types.compactMap({ type(named: $0) }) {
      let names = self[id].kind == .object ? [self[id].name] : possibleTypes(of: id).map { self[$0].name }
      possible = possible.map { $0.intersection(names) } ?? Set(names)
    }
    return possible ?? []
  }
}
