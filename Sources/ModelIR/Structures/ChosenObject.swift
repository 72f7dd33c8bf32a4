import GraphQLSchema
import GraphQLSyntax
import Source

extension Schema {
  /// The type of object that stands for all that have each of some types: the first by name, so that it does not depend on
  /// the order of the schema; nil where no object has all of them.
  package func chosenObject(ofTypes types: [Name]) -> Name? { possibleObjects(ofTypes: types).min() }

  /// The types of objects that have each of some types, of which those that do not exist say nothing.
  package func possibleObjects(ofTypes types: [Name]) -> Set<Name> {
    var possible: Set<Name>?
    for id in types.compactMap({ type(named: $0) }) {
      let names = self[id].kind == .object ? [self[id].name] : possibleTypes(of: id).map { self[$0].name }
      possible = possible.map { $0.intersection(names) } ?? Set(names)
    }
    return possible ?? []
  }
}
