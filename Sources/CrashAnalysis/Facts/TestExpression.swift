import Source

/// An expression of a Swift file with its place.
///
/// `await` and other words that change no value are left out. Unsupported syntax is `opaque`.
package struct TestExpression: Hashable, Sendable {
  /// The kind of an expression, with its parts.
  package indirect enum Content: Hashable, Sendable {
    /// A variable, property, function or type; `self`.
    case name(Name)
    /// `.name`
    case implicitMember(Name)
    case member(TestExpression, Name)
    /// `base<A, B>`
    case specialization(TestExpression, [WrittenType])
    case call(TestExpression, [Argument])
    case element(TestExpression, [Argument])
    /// `base?`
    case chained(TestExpression)
    /// `base!`
    case unwrapped(TestExpression)
    /// Optional chains end at parentheses.
    case parenthesized(TestExpression)
    case array([TestExpression])
    case dictionary([Pair])
    case tuple([Argument])
    case literal(Literal)
    /// A string with its interpolated values.
    case interpolation([TestExpression])
    case closure(TestClosure)
    case ternary(TestExpression, TestExpression, TestExpression)
    case and(TestExpression, TestExpression)
    case or(TestExpression, TestExpression)
    case not(TestExpression)
    case nilCoalescing(TestExpression, TestExpression)
    /// `==` or `!=`.
    case equality(TestExpression, TestExpression, isNegated: Bool)
    /// Operands with the operators between them, or one operand with a prefix operator. Operators of the standard
    /// library evaluate all operands.
    case operators([TestExpression], [Name])
    case assignment(TestExpression, TestExpression)
    /// `a += b`
    case addition(TestExpression, TestExpression)
    /// `&place`, as an argument
    case reference(TestExpression)
    /// `try`, `try?` or `try!` with the expression that it covers.
    case attempt(Attempt, TestExpression)
    /// `\.a.b`
    case keyPath(TestKeyPath)
    /// `#name(…)`
    case macro(Name, [Argument])
    /// `value as Type`
    case coercion(TestExpression, WrittenType)
    /// `[Type]()`, `[Type].self` and the like
    case type(WrittenType)
    case opaque(Mentions)

    // Only among the parts of opaque syntax:
    /// `value as? Type`
    case conditionalCast(TestExpression, WrittenType)
    /// `let name`, in a pattern
    case pattern(TestPattern)
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
    package var value: TestExpression
    /// The range of the argument with its label.
    package var range: TextRange
    /// Whether it is a trailing closure after the parentheses.
    package var isTrailing = false
  }

  package struct Pair: Hashable, Sendable {
    package var key: TestExpression
    package var value: TestExpression
  }

  package var content: Content
  package var range: TextRange

  init(_ content: Content, _ range: TextRange) {
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
  package var parts: [TestStatement] = []
}

/// The components of a key path.
package struct TestKeyPath: Hashable, Sendable {
  package enum Component: Hashable, Sendable {
    case property(Name, TextRange)
    /// `?` or `!`
    case optional
    case subscripting([TestExpression.Argument])
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
package struct TestClosure: Hashable, Sendable {
  /// The names of parameters; nil for an unnamed one.
  package var parameters: [Name?]
  package var body: [TestStatement]
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
    package var value: TestExpression
    package var isWeak = false
  }
}

/// A type by its names, without places: as it is written, or with its names resolved.
package indirect enum TypeReference: Hashable, Sendable {
  /// `A.B<C>`: the names, and the generic arguments of the last one.
  case named([Name], [TypeReference])
  case optional(TypeReference)
  case array(TypeReference)
  /// A function type with an autoclosure parameter.
  case lazyFunction
  /// A function. Only bare types have it.
  case function([TypeReference], result: TypeReference)
  /// A type that the analysis does not look into.
  case other

  /// The type without optional marks.
  var unwrapped: TypeReference {
    if case .optional(let inner) = self { inner.unwrapped } else { self }
  }
}
