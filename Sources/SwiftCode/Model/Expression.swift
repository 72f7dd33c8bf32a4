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
  case call(Expression, [Argument])
  /// `_data["hash"]`
  case element(Expression, Expression)
  /// `x as? String`
  case conditionalCast(Expression, SwiftType)
  /// `try! x`
  case forcedTry(Expression)
  /// `\.feet`
  case keyPath(String)
  /// A string literal with this value, whatever characters it holds.
  case string(String)
  case integer(Int)
  case double(Double)
  case boolean(Bool)
  case array([Expression])
  case `nil`
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
