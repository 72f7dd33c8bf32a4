import Source

/// A statement of a Swift file, as far as the analysis follows Swift.
package indirect enum TestStatement: Hashable, Sendable {
  case expression(TestExpression)
  /// `let` or `var`
  case binding(TestPattern, TypeReference?, TestExpression?)
  case conditional([TestCondition], then: [TestStatement], otherwise: [TestStatement])
  case check([TestCondition], otherwise: [TestStatement])
  case forEach(TestPattern, TestExpression, where: TestExpression?, [TestStatement])
  /// `while`
  case loop([TestCondition], [TestStatement])
  /// `repeat` … `while`
  case repetition([TestStatement], [TestCondition])
  /// A statement with a label.
  case labeled(Name, TestStatement)
  /// `break` and `continue` with a label.
  case jump(Exit, Name)
  /// `#if`: the statements of each part. One part is compiled, or none if the flag is set.
  case alternatives([[TestStatement]], mayBeNone: Bool)
  case choice(TestExpression, [Case])
  case exit(Exit, TestExpression?)
  /// Runs at the end of the statements around it.
  case deferred([TestStatement])
  /// `do`, with what catches errors; the flag tells that it is one `catch` for all of them.
  case block([TestStatement], catches: [[TestStatement]], catchesAll: Bool)
  case function(TestFunction)
  /// A type or an alias that the statements around can name. The target is nil for a type.
  case type(Name, target: TypeReference?)
  case opaque(Mentions)

  package enum Exit: UInt8, Hashable, Sendable {
    case returning, throwing, breaking, continuing
  }

  package struct Case: Hashable, Sendable {
    /// Empty for `default`; else what is compared with, or patterns that are not followed.
    package var patterns: [TestPattern]
    package var body: [TestStatement]
  }
}

/// What `if`, `guard` and `while` ask.
package enum TestCondition: Hashable, Sendable {
  case expression(TestExpression)
  /// `let name = value`, where the value is optional.
  case binding(TestPattern, TestExpression)
  /// Binds names in ways that are not followed.
  case opaque(TestPattern, TestExpression?)
}

/// Names for the parts of a value.
package indirect enum TestPattern: Hashable, Sendable {
  case name(Name)
  case wildcard
  case tuple([TestPattern])
  /// `case true`, `case nil`
  case expression(TestExpression)
  /// An unsupported pattern with the names that it binds.
  case opaque([Name])

  /// The names that it binds.
  package var names: [Name] {
    switch self {
    case .name(let name): [name]
    case .tuple(let parts): parts.flatMap(\.names)
    case .opaque(let names): names
    case .wildcard, .expression: []
    }
  }
}
