/// A statement in the body of a function, initializer or accessor.
package indirect enum Statement: Hashable, Sendable {
  case expression(Expression)
  /// `a = b`
  case assignment(Expression, Expression)
  case `return`(Expression)
  /// `var a = b`
  case variable(String, Expression)
  /// `let a = b`
  case constant(String, Expression)
  /// `yield &a`
  case yield(Expression)
  /// `if let a = b { … }`, on one line.
  case ifLet(String, Expression, Statement)
  /// A comment on separate lines.
  case comment(String)
  /// Printed statements, each on a separate line.
  case printed(PrintedList<Statement>)
  /// `var a: [Any] = b`
  case typedVariable(String, SwiftType, Expression)
  case `throw`(Expression)
  /// `do { … } catch { … }`
  case `do`([Statement], catch: [Statement])
  /// `repeat x`, for all values of a pack
  case repeatEach(Expression)
  /// `switch x { case …: … }`
  case `switch`(Expression, [SwitchCase])
  /// `#if x … #endif`, with the condition copied from another source file.
  case conditional(String, [Statement])
}

/// One case of a `switch`.
package struct SwitchCase: Hashable, Sendable {
  /// Nil for `default`.
  package var pattern: Expression?
  package var body: [Statement]
  /// Whether the body, one statement, follows on the line of the pattern.
  package var isOnOneLine: Bool

  package init(_ pattern: Expression?, _ body: [Statement]) {
    self.pattern = pattern
    self.body = body
    isOnOneLine = false
  }

  /// Creates `case pattern: statement` on one line.
  package init(_ pattern: Expression?, _ statement: Statement) {
    self.pattern = pattern
    body = [statement]
    isOnOneLine = true
  }
}
