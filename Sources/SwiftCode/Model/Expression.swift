/// An expression.
package indirect enum Expression: Hashable, Sendable {
  /// `self`, `feet`
  case name(String)
  /// `.large`
  case implicitMember(String)
  /// `self.init`
  case member(Expression, String)
  /// A type where an expression is expected: `Mock<Dog>` in `Mock<Dog>()`.
  case type(SwiftType)
  /// `f(x, for: y)`
  case call(Expression, [Argument], Layout = .line)
  /// A call whose first arguments have been printed before.
  case printedCall(Expression, PrintedList<Argument>, [Argument] = [], Layout = .line)
  /// `_data["hash"]`
  case element(Expression, Expression)
  /// `x?`, before a member
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
  /// `#expect(x)`
  case macro(String, [Argument])
  /// `\.feet`
  case keyPath(String)
  /// `let value`, in a pattern.
  case binding(String)
  /// `!x`
  case not(Expression)
  /// `a ?? b`. No parentheses are added around the operands.
  case binary(Expression, Operator, Expression)
  /// `(x)`
  case parenthesized(Expression)
  /// A string literal with this value, whatever characters it holds.
  case string(String)
  /// A raw string literal, such as `#"a "quoted" word"#`, with this value, whatever characters it holds.
  case rawString(String)
  case integer(Int)
  case double(Double)
  case boolean(Bool)
  case array([Expression], Layout = .line)
  /// `["a": b]`
  case dictionary([DictionaryElement], Layout = .line)
  case `nil`
  /// One that has been printed before.
  case printed(PrintedList<Expression>)
  /// `#fileID` and its like: the place of the code, or of a call if it is a default value.
  case sourceLocation(SourceLocation)

  package enum SourceLocation: String, Hashable, Sendable, CaseIterable {
    case fileID, filePath, line, column
  }

  package enum Operator: String, Hashable, Sendable, CaseIterable {
    case and, or, nilCoalescing, equal, identical
  }
}

/// A key with its value.
package struct DictionaryElement: Hashable, Sendable {
  package var key: Expression
  package var value: Expression

  package init(_ key: Expression, _ value: Expression) {
    self.key = key
    self.value = value
  }
}

/// How the elements of a list stand between its brackets. An empty list stands on one line in any case.
package enum Layout: Hashable, Sendable {
  /// All on one line: `[a, b]`
  case line
  /// Each on a line of its own.
  case lines
  /// Each on a line of its own, with a comma also after the last one.
  case linesWithTrailingComma
  /// Each on a line of its own, with the closing bracket right behind the last one.
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
