import Source

/// An input value. See https://spec.graphql.org/September2025/#Value
package struct Value: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    /// The name without `$`.
    case variable(Name)
    /// The digits are the text of the range.
    case int
    /// The digits are the text of the range.
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

/// See https://spec.graphql.org/September2025/#ObjectField
package struct ObjectField: Hashable, Sendable {
  package let name: Identifier
  package let value: Value
  package var range: TextRange { name.range.union(value.range) }
}
