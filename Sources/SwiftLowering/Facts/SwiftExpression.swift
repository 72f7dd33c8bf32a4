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
    /// Operands with the operators between them, or one operand with a prefix operator. Operators of the standard
    /// library evaluate all operands.
    case operators([SwiftExpression], [Name])
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
    case other
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

  package init(_ content: Content, _ range: TextRange) {
    self.content = content
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
  /// The lowered parts of the syntax. Only name typing reads them.
  package var parts: [SwiftStatement] = []
}

/// The components of a key path.
package struct SwiftKeyPath: Hashable, Sendable {
  package enum Component: Hashable, Sendable {
    case property(Name, TextRange)
    /// `?` or `!`
    case optional
    case subscripting([SwiftExpression.Argument])
    case other
  }

  /// `Type` in `\Type.name`
  package var root: WrittenType?
  package var components: [Component]

  /// The properties on the way. Components of other kinds are left out.
  package var names: [Name] {
    components.compactMap { if case .property(let name, _) = $0 { name } else { nil } }
  }
}

/// A closure. Closures without named parameters have `$0`, `$1` and so on.
package struct SwiftClosure: Hashable, Sendable {
  /// The names of parameters; nil for an unnamed one.
  package var parameters: [Name?]
  package var body: [SwiftStatement]
  /// The names that occur anywhere in it.
  package var mentions: Mentions
  /// The written types of parameters; empty if there are none.
  package var types: [WrittenType?] = []
  package var result: WrittenType?
  /// The capture list.
  package var captures: [Capture] = []

  /// `[name = value]`, or `[name]` with the name as the value.
  package struct Capture: Hashable, Sendable {
    package var name: Name
    package var value: SwiftExpression
    package var isWeak = false
  }
}

extension SwiftExpression.Argument {
  /// An argument whose range is that of its value.
  package init(label: Name? = nil, _ value: SwiftExpression) {
    self.init(label: label, value: value, range: value.range)
  }
}

extension SwiftClosure {
  /// A closure without parameters whose body is one expression.
  package init(_ body: SwiftExpression, mentions: Mentions) {
    self.init(parameters: [], body: [.expression(body)], mentions: mentions)
  }
}

/// A type by its names, without places: as it is written, or with its names resolved.
package indirect enum SwiftTypeReference: Hashable, Sendable {
  /// `A.B<C>`: the names, and the generic arguments of the last one.
  case named([Name], [SwiftTypeReference])
  case optional(SwiftTypeReference)
  case array(SwiftTypeReference)
  /// A function type with an autoclosure parameter.
  case lazyFunction
  /// A function. Only bare types have it.
  case function([SwiftTypeReference], result: SwiftTypeReference)
  /// A type that the analysis does not look into.
  case other

  /// The type without optional marks.
  package var unwrapped: SwiftTypeReference {
    if case .optional(let inner) = self { inner.unwrapped } else { self }
  }
}
