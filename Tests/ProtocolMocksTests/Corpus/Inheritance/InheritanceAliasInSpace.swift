protocol InheritanceOfAlias { func base() -> Int }

enum InheritanceAliasSpace {
  protocol Inner { func inner() }
  typealias Alias = Inner
  typealias Both = CustomStringConvertible & InheritanceOfAlias
}

/// @mockable
protocol InheritanceAliasInSpace: InheritanceAliasSpace.Alias, InheritanceAliasSpace.Both { func run() }

/// @mockable
protocol InheritanceInParentheses: (InheritanceOfAlias & InheritanceAliasSpace.Inner), Sendable {}
