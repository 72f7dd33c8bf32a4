import Source

/// An expression of a Swift file with its place.
///
/// `await` and other words that change no value are left out. Unsupported syntax is `opaque`.
package struct SwiftExpression: Hashable, Sendable {
  /// The kind of an expression, with its parts.
  package indirect enum Content: Hashable, Sendable {
    /// A variable, property, function or type; `self`.
    case name(Name)
    /// `.name`
    case implicitMember(Name)
    case member(SwiftExpression, Name)
    /// `function(a:_:)` or `base.function(a:)` as a value: the name with the labels of its parameters.
    case labeled(SwiftExpression, [Name?])
    /// `base<A, B>`
    case specialization(SwiftExpression, [WrittenType])
    case call(SwiftExpression, [Argument])
    case element(SwiftExpression, [Argument])
    /// `base?`
    case chained(SwiftExpression)
    /// `base!`
    case unwrapped(SwiftExpression)
    /// Optional chains end at parentheses.
    case parenthesized(SwiftExpression)
    case array([SwiftExpression])
    case dictionary([Pair])
    case tuple([Argument])
    case literal(Literal)
    /// A string with its interpolated values.
    case interpolation([SwiftExpression])
    case closure(SwiftClosure)
    case ternary(SwiftExpression, SwiftExpression, SwiftExpression)
    case and(SwiftExpression, SwiftExpression)
    case or(SwiftExpression, SwiftExpression)
    case not(SwiftExpression)
    case nilCoalescing(SwiftExpression, SwiftExpression)
    /// `==` or `!=`.
    case equality(SwiftExpression, SwiftExpression, isNegated: Bool)
    /// `-value`; `!value` is `not`. Operators of the standard library evaluate all operands.
    case prefix(SwiftOperator, SwiftExpression)
    case postfix(SwiftExpression, SwiftOperator)
    case binary(SwiftExpression, SwiftOperator, SwiftExpression)
    /// Operands with the operators between them, if the precedence of an operator is unknown, or there are too many.
    case sequence([SwiftExpression], [SwiftOperator])
    case assignment(SwiftExpression, SwiftExpression)
    /// `a += b`
    case addition(SwiftExpression, SwiftExpression)
    /// `&place`, as an argument
    case reference(SwiftExpression)
    /// `try`, `try?` or `try!` with the expression that it covers.
    case attempt(Attempt, SwiftExpression)
    /// `\.a.b`
    case keyPath(SwiftKeyPath)
    /// `#name(…)`
    case macro(Name, [Argument])
    /// `value as Type`
    case coercion(SwiftExpression, WrittenType)
    /// `[Type]()`, `[Type].self` and the like
    case type(WrittenType)
    case opaque(Mentions)

    // Only among the parts of opaque syntax:
    /// `value as? Type`
    case conditionalCast(SwiftExpression, WrittenType)
    /// `value is Type`
    case typeCheck(SwiftExpression, WrittenType)
    /// `let name`, in a pattern
    case pattern(SwiftPattern)
  }

  /// The form of a `try`: `try`, `try?` or `try!`.
  package enum Attempt: UInt8, Hashable, Sendable {
    case throwing, optional, forced
  }

  /// The value of a literal, as far as it matters.
  package enum Literal: Hashable, Sendable {
    case nothing
    case boolean(Bool)
    case integer(Int)
    /// A floating-point number.
    case number(Double)
    case string(String)
    /// A literal whose value does not matter.
    case other(Kind)

    package enum Kind: UInt8, Hashable, Sendable {
      case integer, number, string, regex, other
    }
  }

  /// An argument of a call, subscript, macro or attribute, or an element of a tuple.
  package struct Argument: Hashable, Sendable {
    package var label: Name?
    package var value: SwiftExpression
    /// The range of the argument with its label.
    package var range: TextRange
    /// Whether it is a trailing closure after the parentheses.
    package var isTrailing = false
  }

  package struct Pair: Hashable, Sendable {
    package var key: SwiftExpression
    package var value: SwiftExpression
  }

  package var content: Content
  package var range: TextRange
  /// Unique within its declaration, from 0 in the order of creation; -1 for expressions that no text stands for.
  package var number: Int32

  package init(_ content: Content, _ range: TextRange, number: Int32 = -1) {
    self.content = content
    self.range = range
    self.number = number
  }
}

/// An operator with its place.
package struct SwiftOperator: Hashable, Sendable {
  package var name: Name
  package var range: TextRange

  package init(name: Name, range: TextRange) {
    self.name = name
    self.range = range
  }
}

/// The names that an expression or unsupported syntax could read or change, with the lowered parts of the syntax.
package struct Mentions: Hashable, Sendable {
  /// Variables and functions, in the order of the text, each once.
  package var names: [Name] = []
  /// Whether control can leave it other than at its end.
  package var mayExit = false
  /// Whether the only part has the same value.
  package var isValue = false
  /// The lowered parts of the syntax. The evaluator does not read them.
  package var parts: [SwiftStatement] = []
  /// The functions and types of a local type, with paths that start at the type. Empty for other syntax.
  package var facts: [DeclarationFacts] = []
}

extension SwiftExpression.Argument {
  /// An argument whose range is that of its value.
  package init(label: Name? = nil, _ value: SwiftExpression) {
    self.init(label: label, value: value, range: value.range)
  }
}
