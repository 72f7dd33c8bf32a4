import Source

/// An input value. See https://spec.graphql.org/September2025/#Value
package struct Value: Hashable, Sendable {
  /// The kind of a value, with its parts.
  package enum Content: Hashable, Sendable {
    /// A variable by its name without `$`.
    case variable(Name)
    /// An integer with the digits in the range.
    case int
    /// A float with the digits in the range.
    case float
    case string(StringLiteral)
    case boolean(Bool)
    case null
    case enumeration(Name)
    case list(NodeList<Value>)
    case object(NodeList<ObjectField>)
  }

  package let content: Content
  package let range: TextRange
}

/// A field of an input object. See https://spec.graphql.org/September2025/#ObjectField
package struct ObjectField: Hashable, Sendable {
  package let name: Identifier
  package let value: Value
  package var range: TextRange { name.range.union(value.range) }
}
