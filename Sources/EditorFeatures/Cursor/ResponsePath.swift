import GraphQLSchema
import GraphQLSyntax
import ModelIR
import Source
import SwiftEmission

/// How generated code calls the place in the response that selections are for.
struct ResponsePath {
  /// The operation's data, or the fragment.
  var definition: String
  var components: [NameComponent] = []

  /// Nil where there is no name for it, or where conditions decide what it is called.
  ///
  /// - Parameter changesCache: whether it is in an operation that changes a local cache.
  init?(_ walk: TokenWalk, _ names: ModelNames, changesCache: Bool) {
    guard let root = walk.stack.first(where: { $0.kind == .operation || $0.kind == .fragment }), let name = root.name
    else { return nil }
    definition =
      root.kind == .fragment
      ? names.fragment(name) : names.operation(name, root.operation, isLocalCacheMutation: changesCache) + ".Data"
    let sets = walk.stack.filter { $0.kind == .selections }
    // What the object is known to be: the type of the field, and those of inline fragments around.
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
