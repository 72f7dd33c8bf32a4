import Source

/// The names that the grammar knows, interned once.
struct Keywords: Sendable {
  let query: Name = "query"
  let mutation: Name = "mutation"
  let subscription: Name = "subscription"
  let fragment: Name = "fragment"
  let on: Name = "on"
  let schema: Name = "schema"
  let scalar: Name = "scalar"
  let type: Name = "type"
  let interface: Name = "interface"
  let union: Name = "union"
  let enumeration: Name = "enum"
  let input: Name = "input"
  let directive: Name = "directive"
  let extend: Name = "extend"
  let implements: Name = "implements"
  let repeatable: Name = "repeatable"
  let `true`: Name = "true"
  let `false`: Name = "false"
  let null: Name = "null"

  static let shared = Keywords()

  func operationType(_ name: Name) -> OperationType? {
    switch name {
    case query: .query
    case mutation: .mutation
    case subscription: .subscription
    default: nil
    }
  }

  func typeKind(_ name: Name) -> TypeKind? {
    switch name {
    case type: .object
    case scalar: .scalar
    case interface: .interface
    case union: .union
    case enumeration: .enumeration
    case input: .inputObject
    default: nil
    }
  }

  /// Whether a definition can start with `name`.
  func startsDefinition(_ name: Name) -> Bool {
    switch name {
    case query, mutation, subscription, fragment, schema, directive, extend: true
    default: typeKind(name) != nil
    }
  }
}
