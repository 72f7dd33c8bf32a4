import GraphQLSchema
import Source

/// The known types and conditions of an object at a position of a definition.
struct Scope: Sendable {
  /// The type conditions on the path, all of which hold.
  private(set) var types: [Schema.TypeID] = []
  private(set) var conditions: [InclusionCondition] = []
  /// The deferral of the last step.
  private(set) var deferral: Deferral?

  func appending(_ condition: ScopeCondition, in schema: Schema) -> Scope {
    var result = self
    if let name = condition.type?.name, let type = schema.type(named: name), !types.contains(type) {
      result.types.append(type)
    }
    for item in condition.conditions where !conditions.contains(item) { result.conditions.append(item) }
    result.deferral = condition.deferral
    return result
  }

  /// Whether an object of these types certainly has `type`: one of them, an interface of one, or a union with an object
  /// type among them.
  func matches(_ type: Schema.TypeID, in schema: Schema) -> Bool {
    types.contains { $0 == type || schema.isSubType($0, of: type) }
  }

  func matches(_ condition: ScopeCondition, in schema: Schema) -> Bool {
    if let name = condition.type?.name {
      guard let type = schema.type(named: name), matches(type, in: schema) else { return false }
    }
    guard condition.conditions.allSatisfy(conditions.contains) else { return false }
    return condition.deferral == nil || condition.deferral == deferral
  }
}
