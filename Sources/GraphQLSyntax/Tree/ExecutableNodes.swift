import Source

/// The kinds of operations. See https://spec.graphql.org/September2025/#OperationType
package enum OperationType: String, Hashable, Sendable, CaseIterable {
  case query, mutation, subscription
}

/// An operation definition. See https://spec.graphql.org/September2025/#OperationDefinition
package struct OperationDefinition: Hashable, Sendable {
  package let description: StringLiteral?
  package let operation: OperationType
  /// Whether it is a bare selection set.
  package let isShorthand: Bool
  package let name: Identifier?
  package let variables: NodeList<VariableDefinition>
  package let directives: NodeList<Directive>
  package let selectionSet: SelectionSet
  package let range: TextRange
}

/// A fragment definition. See https://spec.graphql.org/September2025/#FragmentDefinition
package struct FragmentDefinition: Hashable, Sendable {
  package let description: StringLiteral?
  package let name: Identifier
  /// The variables; empty unless `ParseOptions.allowLegacyFragmentVariables` is set.
  package let variables: NodeList<VariableDefinition>
  package let typeCondition: Identifier
  package let directives: NodeList<Directive>
  package let selectionSet: SelectionSet
  package let range: TextRange
}

/// A variable definition. See https://spec.graphql.org/September2025/#VariableDefinition
package struct VariableDefinition: Hashable, Sendable {
  package let description: StringLiteral?
  /// The name without `$`. There may be white space after the `$`.
  package let name: Identifier
  /// The range from `$` to the end of the name.
  package let variableRange: TextRange
  package let type: TypeReference
  package let defaultValue: Value?
  package let directives: NodeList<Directive>
  package let range: TextRange
}

/// A selection set. See https://spec.graphql.org/September2025/#SelectionSet
package struct SelectionSet: Hashable, Sendable {
  package let selections: NodeList<Selection>
  package let range: TextRange
}

/// A selection. See https://spec.graphql.org/September2025/#Selection
package enum Selection: Hashable, Sendable {
  case field(Field)
  case fragmentSpread(FragmentSpread)
  case inlineFragment(InlineFragment)

  package var range: TextRange {
    switch self {
    case .field(let field): field.range
    case .fragmentSpread(let spread): spread.range
    case .inlineFragment(let fragment): fragment.range
    }
  }

  package var directives: NodeList<Directive> {
    switch self {
    case .field(let field): field.directives
    case .fragmentSpread(let spread): spread.directives
    case .inlineFragment(let fragment): fragment.directives
    }
  }
}

/// A selected field. See https://spec.graphql.org/September2025/#Field
package struct Field: Hashable, Sendable {
  package let alias: Identifier?
  package let name: Identifier
  package let arguments: NodeList<Argument>
  package let directives: NodeList<Directive>
  package let selectionSet: SelectionSet?
  package let range: TextRange

  /// The key of the field in the response: the alias if there is one, else the name.
  @inlinable package var responseKey: Name { alias?.name ?? name.name }
}

/// A fragment spread. See https://spec.graphql.org/September2025/#FragmentSpread
package struct FragmentSpread: Hashable, Sendable {
  package let name: Identifier
  package let directives: NodeList<Directive>
  package let range: TextRange
}

/// An inline fragment. See https://spec.graphql.org/September2025/#InlineFragment
package struct InlineFragment: Hashable, Sendable {
  package let typeCondition: Identifier?
  package let directives: NodeList<Directive>
  package let selectionSet: SelectionSet
  package let range: TextRange
}

/// An argument. See https://spec.graphql.org/September2025/#Argument
package struct Argument: Hashable, Sendable {
  package let name: Identifier
  package let value: Value
  package var range: TextRange { name.range.union(value.range) }
}

/// A directive. See https://spec.graphql.org/September2025/#Directive
package struct Directive: Hashable, Sendable {
  /// The name without `@`.
  package let name: Identifier
  package let arguments: NodeList<Argument>
  /// The range from `@` to the end.
  package let range: TextRange
}
