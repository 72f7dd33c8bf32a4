import GraphQLSchema
import GraphQLSyntax
import Source

/// The object types that represent the objects of abstract types. Each combination of types is decided once.
package final class ChosenObjects {
  private let schema: Schema
  private var known: [[Name]: Name?] = [:]

  package init(_ schema: Schema) { self.schema = schema }

  /// Returns the object type that represents all objects of some types; nil if no object has all of them. It is the
  /// first by name, independent of the schema's order. Unknown types are ignored.
  ///
  /// - Complexity: for new types, linear in the objects of the type with the fewest, times the number of types.
  package func object(ofTypes types: [Name]) -> Name? {
    if let object = known[types] { return object }
    let object = schema.firstObject(ofTypes: Set(types.compactMap { schema.type(named: $0) }))
    known[types] = .some(object)
    return object
  }
}

extension Schema {
  fileprivate func firstObject(ofTypes types: Set<TypeID>) -> Name? {
    let candidates = types.map { self[$0].kind == .object ? [$0] : possibleTypes(of: $0) }.min { $0.count < $1.count }
    return candidates?.lazy.filter { object in types.allSatisfy { isObject(object, of: $0) } }
      .map { self[$0].name }.min()
  }

  /// Returns whether an object type is a type, implements it or is a member of it.
  package func isObject(_ object: Name, of type: Name) -> Bool {
    guard let object = self.type(named: object), self[object].kind == .object, let type = self.type(named: type) else {
      return false
    }
    return isObject(object, of: type)
  }

  private func isObject(_ object: TypeID, of type: TypeID) -> Bool { object == type || isSubType(object, of: type) }
}
