import Source

/// The facts of one protocol or class declaration. Types are spelled on one line, without comments.
package struct TypeFacts: Hashable, Sendable {
  package var kind: OutlinedType.Kind
  package var name: String
  package var attributes: [AttributeFact] = []
  package var access = AccessLevel.internal
  /// Set for classes only.
  package var isFinal = false
  /// The inherited types, also from `Self` in a `where` clause.
  package var inherits: [SpelledType] = []
  /// `@unchecked Sendable`
  package var isUncheckedSendable = false
  /// The requirements of a `where` clause on associated types.
  package var requirements: [RequirementFact] = []
  /// The generic parameters of a class, or the primary associated types of a protocol.
  package var parameters: [String] = []
  package var associatedTypes: [AssociatedTypeFact] = []
  package var aliases: [AliasFact] = []
  package var members: [MemberFact] = []
  /// The problems found while reading the declaration.
  package var problems: [FactProblem] = []

  package init(kind: OutlinedType.Kind, name: String) {
    self.kind = kind
    self.name = name
  }
}

/// The spelling of a type and its range in the text that was read.
package struct SpelledType: Hashable, Sendable {
  package var text: String
  package var range: TextRange
}

/// A reason why a declaration or member can't be mocked.
package struct FactProblem: Hashable, Sendable {
  package var message: String
  package var range: TextRange
  package var isSyntax = false
  /// Whether a mock is possible if it omits this member.
  package var isLeftOut = false

  /// Whether `range` is a location. An empty range marks missing text, which has one only in a syntax error.
  var hasPlace: Bool { !range.isEmpty || isSyntax && 0 < range.lower }
}

/// A Swift access level, ordered by visibility.
package enum AccessLevel: Int, Hashable, Sendable, Comparable {
  case `private`, `fileprivate`, `internal`, package, `public`, open

  package static func < (a: AccessLevel, b: AccessLevel) -> Bool { a.rawValue < b.rawValue }
}

/// An attribute: `@available(iOS 17, *)`
package struct AttributeFact: Hashable, Sendable {
  package var name: String
  package var text: String
}

/// A generic requirement: `A == B` or `A: B`
package struct RequirementFact: Hashable, Sendable {
  package var left: String
  package var right: String
  package var isSameType: Bool

  package var text: String { isSameType ? "\(left) == \(right)" : "\(left): \(right)" }
}

/// An associated type: `associatedtype Item: Hashable = Int where Item: Sendable`
package struct AssociatedTypeFact: Hashable, Sendable {
  package var name: String
  package var inherits: [String]
  package var requirements: [RequirementFact]
  package var defaultType: String?
  package var conditions: [String]
}

/// An alias: `typealias Name<T> = Target where T: Hashable`
package struct AliasFact: Hashable, Sendable {
  package var name: String
  package var generics: [GenericFact] = []
  package var target: String
  package var requirements: [RequirementFact] = []
  /// The conditions of the enclosing `#if` clauses; all must hold.
  package var conditions: [String] = []

  /// The names of the generic parameters.
  package var parameters: [String] { generics.map(\.name) }
}
