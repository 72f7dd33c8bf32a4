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
  init?(_ walk: TokenWalk, _ names: ModelNames) {
    guard let root = walk.stack.first(where: { $0.kind == .operation || $0.kind == .fragment }), let name = root.name
    else { return nil }
    definition =
      root.kind == .fragment
      ? names.fragment(name) : names.operation(name, root.operation, isLocalCacheMutation: false) + ".Data"
    let sets = walk.stack.filter { $0.kind == .selections }
    for (outer, inner) in zip(sets, sets.dropFirst()) {
      guard let parent = outer.type else { return nil }
      if let key = outer.name {
        guard let field = outer.field else { return nil }
        components.append(.field(key, isList: walk.schema[field].type.wrappers.isList))
      } else if outer.isConditional {
        return nil
      } else if let type = inner.type, type != parent, !walk.schema.isSubType(parent, of: type) {
        components.append(.condition(TypeIdentity(walk.schema[type].name, walk.schema[type].kind), []))
      }
    }
  }
}
