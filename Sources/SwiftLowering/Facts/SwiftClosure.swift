import Source

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
  /// The written effects.
  package var effects = Effects()
  /// The number of `$0`, `$1` and so on, up to the highest that occurs.
  package var anonymousCount = 0
  /// Whether it has a part before `in`.
  package var hasSignature = false

  /// `[name = value]`, or `[name]` with the name as the value.
  package struct Capture: Hashable, Sendable {
    package var name: Name
    package var value: SwiftExpression
    package var isWeak = false
  }
}

extension SwiftClosure {
  /// A closure without parameters whose body is one expression.
  package init(_ body: SwiftExpression, mentions: Mentions) {
    self.init(parameters: [], body: [.expression(body)], mentions: mentions)
  }
}
