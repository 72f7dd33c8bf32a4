import Source

/// The keywords of the grammar, interned once.
package struct Keywords: Sendable {
  package let query: Name = "query"
  package let mutation: Name = "mutation"
  package let subscription: Name = "subscription"
  package let fragment: Name = "fragment"
  package let on: Name = "on"
  package let schema: Name = "schema"
  package let scalar: Name = "scalar"
  package let type: Name = "type"
  package let interface: Name = "interface"
  package let union: Name = "union"
  package let enumeration: Name = "enum"
  package let input: Name = "input"
  package let directive: Name = "directive"
  package let extend: Name = "extend"
  package let implements: Name = "implements"
  package let repeatable: Name = "repeatable"
  package let `true`: Name = "true"
  package let `false`: Name = "false"
  package let null: Name = "null"

  package static let shared = Keywords()

  package func operationType(_ name: Name) -> OperationType? {
    switch name {
    case query: .query
    case mutation: .mutation
    case subscription: .subscription
    default: nil
    }
  }

  package func typeKind(_ name: Name) -> TypeKind? {
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

  /// Returns whether a definition can start with `name`.
  package func startsDefinition(_ name: Name) -> Bool {
    switch name {
    case query, mutation, subscription, fragment, schema, directive, extend: true
    default: typeKind(name) != nil
    }
  }

  /// Returns whether `next` can follow a keyword at the start of a definition, but not a field with the same name.
  package func canFollow(_ keyword: Name, _ next: Token.Kind) -> Bool {
    switch keyword {
    case schema: next == .leftBrace || next == .at
    case directive: next == .at
    default: next == .name
    }
  }
}
