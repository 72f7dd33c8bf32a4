import Source

/// What a protocol, or class, says of itself. Types are kept as they are spelled, on one line, without comments.
package struct TypeFacts: Hashable, Sendable {
  package var kind: OutlinedType.Kind
  package var name: String
  package var attributes: [AttributeFact] = []
  package var access = AccessLevel.internal
  /// Of classes.
  package var isFinal = false
  /// What it inherits from, also what a `where` clause says of `Self`.
  package var inherits: [SpelledType] = []
  /// `@unchecked Sendable`
  package var isUncheckedSendable = false
  /// What a `where` clause says of associated types.
  package var requirements: [RequirementFact] = []
  /// Of classes: their generic parameters. Of protocols: their primary associated types.
  package var parameters: [String] = []
  package var associatedTypes: [AssociatedTypeFact] = []
  package var aliases: [AliasFact] = []
  package var members: [MemberFact] = []
  /// What could not be read as what a protocol can hold.
  package var problems: [FactProblem] = []

  package init(kind: OutlinedType.Kind, name: String) {
    self.kind = kind
    self.name = name
  }
}

/// Something as it is spelled, with its place in the text that was read.
package struct SpelledType: Hashable, Sendable {
  package var text: String
  package var range: TextRange
}

/// Why something cannot be mocked.
package struct FactProblem: Hashable, Sendable {
  package var message: String
  package var range: TextRange
  package var isSyntax = false
  /// Whether there can be a mock all the same, which leaves this as it is.
  package var isLeftOut = false

  /// Whether `range` says where it is. Where something is missing, that is an empty range.
  var hasPlace: Bool { !range.isEmpty || isSyntax && 0 < range.lower }
}

/// How far away something can be used.
package enum AccessLevel: Int, Hashable, Sendable, Comparable {
  case `private`, `fileprivate`, `internal`, package, `public`, open

  package static func < (a: AccessLevel, b: AccessLevel) -> Bool { a.rawValue < b.rawValue }
}

/// `@available(iOS 17, *)`
package struct AttributeFact: Hashable, Sendable {
  package var name: String
  package var text: String
}

/// `A == B` or `A: B`
package struct RequirementFact: Hashable, Sendable {
  package var left: String
  package var right: String
  package var isSameType: Bool

  /// As it is spelled.
  package var text: String { isSameType ? "\(left) == \(right)" : "\(left): \(right)" }
}

/// `associatedtype Item: Hashable = Int where Item: Sendable`
package struct AssociatedTypeFact: Hashable, Sendable {
  package var name: String
  package var inherits: [String]
  package var requirements: [RequirementFact]
  package var defaultType: String?
  package var conditions: [String]
}

/// `typealias Name = Target`
package struct AliasFact: Hashable, Sendable {
  package var name: String
  package var target: String
  /// Its generic parameters.
  package var parameters: [String] = []
}
