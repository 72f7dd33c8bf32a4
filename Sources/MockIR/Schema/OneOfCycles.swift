import GraphQLSchema
import GraphQLSyntax

extension Schema {
  /// Whether a field of a `@oneOf` object leads back to the object through `@oneOf` objects, without a list on the
  /// path.
  ///
  /// - Complexity: linear in the reachable `@oneOf` objects and their fields.
  func leadsBack(_ field: InputValue, to type: TypeID) -> Bool {
    guard self[type].isOneOf else { return false }
    var open = [field]
    var seen: Set<TypeID> = []
    while let field = open.popLast() {
      let next = field.type.type
      guard !field.type.wrappers.isList, self[next].kind == .inputObject, self[next].isOneOf else { continue }
      if next == type { return true }
      if seen.insert(next).inserted { open += inputs[self[next].inputFields.indices] }
    }
    return false
  }
}
