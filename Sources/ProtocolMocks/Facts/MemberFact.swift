import Source

/// A requirement of a protocol, or a member of a class that a subclass can override.
package struct MemberFact: Hashable, Sendable {
  package var kind: Kind
  package var attributes: [AttributeFact] = []
  package var isStatic = false
  package var isNonisolated = false
  /// `nonisolated(nonsending)`
  package var isNonsending = false
  /// `func` of an operator that stands before or behind its operand.
  package var fixity = Fixity.none
  package var generics: [GenericFact] = []
  package var requirements: [RequirementFact] = []
  package var parameters: [ParameterFact] = []
  package var isAsync = false
  package var throwing = Throwing.never
  /// Nil for `Void`.
  package var result: SpelledResult?
  /// Of properties and subscripts.
  package var isSettable = false
  /// The conditions of `#if` around it, each of which must hold.
  package var conditions: [String] = []
  /// Of classes: how far away it can be used.
  package var access: AccessLevel?
  package var range: TextRange

  package enum Kind: Hashable, Sendable {
    case method(String)
    case operatorMethod(String)
    case property(String)
    case `subscript`
    case initializer(isFailable: Bool)
  }

  package enum Fixity: Hashable, Sendable {
    case none, prefix, postfix
  }

  package enum Throwing: Hashable, Sendable {
    /// `asArgument` is `rethrows`.
    case never, anything, asArgument
    case only(String)
  }

  package init(_ kind: Kind, range: TextRange) {
    self.kind = kind
    self.range = range
  }
}

/// The type of a result or property.
package struct SpelledResult: Hashable, Sendable {
  package var text: String
  /// `sending`
  package var isSending = false
  /// What is implicitly unwrapped.
  package var isImplicitlyUnwrapped = false
  /// The type of the function that an alias stands for.
  package var function: String?
}

/// A generic parameter of a member: `each T: Codable`
package struct GenericFact: Hashable, Sendable {
  package var name: String
  package var text: String
  package var isPack: Bool
}

/// A parameter of a member.
package struct ParameterFact: Hashable, Sendable {
  /// As it is spelled, `_` for none.
  package var label: String
  /// The name in the body, without backticks.
  package var name: String
  /// The whole type as it stands in the declaration, without the points of variadics.
  package var spelled: String
  /// The type of what the body sees, without attributes and specifiers of parameters.
  package var type: String
  package var traits: Traits = []
  /// Of functions.
  package var function: FunctionFact?

  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    package static let inOut = Traits(rawValue: 1 << 0)
    package static let variadic = Traits(rawValue: 1 << 1)
    package static let autoclosure = Traits(rawValue: 1 << 2)
    package static let escaping = Traits(rawValue: 1 << 3)
    /// A function, and no optional one.
    package static let function = Traits(rawValue: 1 << 4)
    /// `some P`
    package static let opaque = Traits(rawValue: 1 << 5)
    /// `repeat each T`
    package static let pack = Traits(rawValue: 1 << 6)
    package static let isolated = Traits(rawValue: 1 << 7)
    package static let sending = Traits(rawValue: 1 << 8)
    /// `borrowing` or `consuming`
    package static let owned = Traits(rawValue: 1 << 9)
  }

  /// Whether the value must not be kept after the call.
  package var isNonescapingFunction: Bool {
    traits.contains(.function) && traits.isDisjoint(with: [.escaping, .variadic])
  }
}

/// The type of a function that is a parameter.
package struct FunctionFact: Hashable, Sendable {
  /// `@Sendable`, `@MainActor`
  package var attributes: [String]
  package var parameters: [String]
  package var isAsync: Bool
  /// As it is spelled; empty for none.
  package var throwing: String
  package var result: String
}
