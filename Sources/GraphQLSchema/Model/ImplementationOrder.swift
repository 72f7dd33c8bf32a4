/// The objects and interfaces of a schema in the order of inheritance.
///
/// Linear in the number of types and declarations. Chains of interfaces may be as long as the schema, so the search has
/// an explicit stack.
struct ImplementationOrder {
  /// Each type follows the types that it declares to implement, unless that makes a circle.
  private(set) var types: [Schema.TypeID] = []
  /// The declarations that close a circle: a type, and the type that it declares to implement.
  private(set) var circles: [(type: Schema.TypeID, implemented: Schema.TypeID)] = []

  private enum State {
    case new, open, complete
  }

  init(_ schema: Schema) {
    var states = [State](repeating: .new, count: schema.types.count)
    var path: [(type: Schema.TypeID, rest: ArraySlice<Schema.TypeID>)] = []
    for root in schema.types.indices where schema.types[root].kind.hasFields && states[root] == .new {
      states[root] = .open
      path.append((Schema.TypeID(root), schema.declaredTypes(of: Schema.TypeID(root))))
      while let last = path.indices.last {
        guard let next = path[last].rest.popFirst() else {
          states[Int(path[last].type.index)] = .complete
          types.append(path.removeLast().type)
          continue
        }
        switch states[Int(next.index)] {
        case .new where schema[next].kind.hasFields:
          states[Int(next.index)] = .open
          path.append((next, schema.declaredTypes(of: next)))
        case .open: circles.append((path[last].type, next))
        case .new, .complete: break
        }
      }
    }
  }
}
