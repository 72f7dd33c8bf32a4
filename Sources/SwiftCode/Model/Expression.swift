/// An expression in Swift syntax.
package indirect enum Expression: Hashable, Sendable {
  /// `self`, `feet`
  case name(String)
  /// `.large`
  case implicitMember(String)
  /// `self.init`
  case member(Expression, String)
  /// A type as an expression, such as `Mock<Dog>` in `Mock<Dog>()`.
  case type(SwiftType)
  /// `f(x, for: y)`
  case call(Expression, [Argument], Layout = .line)
  /// A call that begins with printed arguments.
  case printedCall(Expression, PrintedList<Argument>, [Argument] = [], Layout = .line)
  /// `_data["hash"]`
  case element(Expression, Expression)
  /// `x?` before a member.
  case optionalChain(Expression)
  /// `x as? String`
  case conditionalCast(Expression, SwiftType)
  /// `try? x`
  case optionalTry(Expression)
  /// `try! x`
  case forcedTry(Expression)
  /// `await x`
  case await(Expression)
  /// `try x`
  case `try`(Expression)
  /// `x as Any`
  case cast(Expression, SwiftType)
  /// `each x`
  case eachElement(Expression)
  /// `&x`
  case inOut(Expression)
  /// `(a, b)`; no parentheses around one value.
  case tuple([Expression])
  /// `{ a, b in x }`, on one line.
  case closure([String], Expression)
  /// `{ @Sendable a, b in x }`, on one line. It doesn't have the isolation of its context.
  case sendableClosure([String], Expression)
  /// `#expect(x)`
  case macro(String, [Argument])
  /// `\.feet`
  case keyPath(String)
  /// `let value` in a pattern.
  case binding(String)
  /// `!x`
  case not(Expression)
  /// `a ?? b`. No parentheses are added around the operands.
  case binary(Expression, Operator, Expression)
  /// `(x)`
  case parenthesized(Expression)
  /// A string literal with any value.
  case string(String)
  /// A raw string literal with any value, such as `#"a "quoted" word"#`.
  case rawString(String)
  case integer(Int)
  case double(Double)
  case boolean(Bool)
  case array([Expression], Layout = .line)
  /// `["a": b]`
  case dictionary([DictionaryElement], Layout = .line)
  case `nil`
  /// An expression that was printed before.
  case printed(PrintedList<Expression>)
  /// `#fileID` and similar: the source location, or that of the caller as a default value.
  case sourceLocation(SourceLocation)

  package enum SourceLocation: String, Hashable, Sendable, CaseIterable {
    case fileID, filePath, line, column
  }

  package enum Operator: String, Hashable, Sendable, CaseIterable {
    case and, or, nilCoalescing, equal, identical
  }
}

/// A key and a value in a dictionary literal.
package struct DictionaryElement: Hashable, Sendable {
  package var key: Expression
  package var value: Expression

  package init(_ key: Expression, _ value: Expression) {
    self.key = key
    self.value = value
  }
}

/// The layout of a list between its brackets. An empty list is always on one line.
package enum Layout: Hashable, Sendable {
  /// On one line: `[a, b]`
  case line
  /// Each element on a separate line.
  case lines
  /// Each element on a separate line, with a trailing comma.
  case linesWithTrailingComma
  /// Each element on a separate line, with the closing bracket directly after the last one.
  case hanging
}

/// An argument of a call or of an attribute.
package struct Argument: Hashable, Sendable {
  package var label: String?
  package var value: Expression

  package init(_ label: String? = nil, _ value: Expression) {
    self.label = label
    self.value = value
  }
}
