import Source

/// A statement of a Swift file. Unsupported syntax is opaque.
package indirect enum SwiftStatement: Hashable, Sendable {
  case expression(SwiftExpression)
  /// `let` or `var`
  case binding(SwiftPattern, WrittenType?, SwiftExpression?)
  case conditional([SwiftCondition], then: [SwiftStatement], otherwise: [SwiftStatement])
  case check([SwiftCondition], otherwise: [SwiftStatement])
  /// `for` and `for await`
  case forEach(SwiftPattern, SwiftExpression, where: SwiftExpression?, isAsync: Bool, [SwiftStatement])
  /// `while`
  case loop([SwiftCondition], [SwiftStatement])
  /// `repeat` … `while`
  case repetition([SwiftStatement], [SwiftCondition])
  /// A statement with a label.
  case labeled(Name, SwiftStatement)
  /// `break` and `continue` with a label.
  case jump(Exit, Name)
  /// `#if` with the statements of each part. One part is compiled, or possibly none if the flag is set.
  case alternatives([[SwiftStatement]], mayBeNone: Bool)
  case choice(SwiftExpression, [Case])
  case exit(Exit, SwiftExpression?)
  /// `defer`: runs at the end of the enclosing statements.
  case deferred([SwiftStatement])
  /// `do` with its `catch` clauses. The flag is set if one `catch` catches all errors.
  case block([SwiftStatement], catches: [SwiftCatch], catchesAll: Bool)
  case function(SwiftFunction)
  /// A type or an alias that the enclosing statements can name. The target is nil for a type. An associated type has
  /// its default as the target.
  case type(Name, target: WrittenType?)
  case opaque(Mentions)
  /// A variable with accessors or wrappers, or a weak one. In the statements of a function, it has no other accessors
  /// than observers.
  case computed(ComputedVariable)

  // Only outside of functions, and among the parts of opaque syntax:
  /// A type or extension with its members.
  case members(TypeHeader, [SwiftStatement])
  case imported(Name)

  package enum Exit: UInt8, Hashable, Sendable {
    case returning, throwing, breaking, continuing
  }

  /// A case of a `switch`.
  package struct Case: Hashable, Sendable {
    /// The values to compare with, or unsupported patterns. Empty for `default`.
    package var patterns: [SwiftPattern]
    package var body: [SwiftStatement]
    /// Whether the last statement repeats the next case, because this one ends with `fallthrough`.
    package var fallsThrough = false
  }
}

/// A `catch` clause.
package struct SwiftCatch: Hashable, Sendable {
  /// Empty if it catches all errors, under the name `error`.
  package var patterns: [SwiftPattern]
  package var body: [SwiftStatement]
}

/// A condition of `if`, `guard` or `while`.
package enum SwiftCondition: Hashable, Sendable {
  case expression(SwiftExpression)
  /// `let name = value`, where the value is optional.
  case binding(SwiftPattern, SwiftExpression)
  /// An unsupported way to bind names.
  case opaque(SwiftPattern, SwiftExpression?)
}

/// A pattern, which binds names to the parts of a value or compares the value.
package indirect enum SwiftPattern: Hashable, Sendable {
  /// A constant.
  case name(Name)
  /// A name that code can assign to: `var name`, or a constant that gets its value later.
  case variable(Name)
  case wildcard
  case tuple([SwiftPattern])
  /// `case true`, `case nil`
  case expression(SwiftExpression)
  /// `pattern: Type`
  case typed(SwiftPattern, WrittenType)
  /// An unsupported pattern, with the names that it binds and its written form.
  case opaque([Name], written: SwiftPattern?)

  // Only as the written form of an opaque pattern:
  /// `pattern?`
  case optional(SwiftPattern)
  /// `is Type`
  case type(WrittenType)
  /// `pattern where condition`
  case filtered(SwiftPattern, SwiftExpression)

  /// The names that it binds.
  package var names: [Name] {
    switch self {
    case .name(let name), .variable(let name): [name]
    case .tuple(let parts): parts.flatMap(\.names)
    case .opaque(let names, _): names
    case .typed(let pattern, _), .optional(let pattern), .filtered(let pattern, _): pattern.names
    case .wildcard, .expression, .type: []
    }
  }

  /// The name, if it is nothing else.
  package var name: Name? {
    switch self {
    case .name(let name), .variable(let name): name
    default: nil
    }
  }

  /// The same pattern after `var`.
  package var assignable: SwiftPattern {
    switch self {
    case .name(let name): .variable(name)
    case .tuple(let parts): .tuple(parts.map(\.assignable))
    case .typed(let pattern, let type): .typed(pattern.assignable, type)
    case .optional(let pattern): .optional(pattern.assignable)
    case .filtered(let pattern, let condition): .filtered(pattern.assignable, condition)
    // The names in an expression stand for constants.
    case .opaque(let names, written: .expression?): .opaque(names, written: nil)
    case .opaque(let names, let written): .opaque(names, written: written?.assignable)
    case .variable, .wildcard, .expression, .type: self
    }
  }
}
