import GraphQLSchema
import GraphQLSyntax
import ModelIR
import Source
import SwiftEmission

/// The path to an object of the response, in names of generated code.
struct ResponsePath {
  /// The name of the operation's data or of the fragment.
  var definition: String
  var components: [NameComponent] = []

  /// Fails if the object has no name, or if the name depends on conditions.
  ///
  /// - Parameter changesCache: whether the definition is a local cache mutation.
  init?(_ walk: TokenWalk, _ names: ModelNames, changesCache: Bool) {
    guard let root = walk.stack.first(where: { $0.kind == .operation || $0.kind == .fragment }), let name = root.name
    else { return nil }
    definition =
      root.kind == .fragment
      ? names.fragment(name) : names.operation(name, root.operation, isLocalCacheMutation: changesCache) + ".Data"
    let sets = walk.stack.filter { $0.kind == .selections }
    // The types that the object is known to have, from the field and the enclosing inline fragments.
    var known: [Schema.TypeID] = []
    for (outer, inner) in zip(sets, sets.dropFirst()) {
      guard let parent = outer.type else { return nil }
      known.append(parent)
      if let key = outer.name {
        guard let field = outer.field else { return nil }
        components.append(.field(key, isList: walk.schema[field].type.wrappers.isList))
        known = []
      } else if outer.isConditional {
        return nil
      } else if let type = inner.type, !known.contains(where: { $0 == type || walk.schema.isSubType($0, of: type) }) {
        components.append(.condition(TypeIdentity(walk.schema[type].name, walk.schema[type].kind), []))
      }
    }
  }
}
