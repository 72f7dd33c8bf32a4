import Source

/// A requirement of a protocol, or a member of a class that a subclass can override.
package struct MemberFact: Hashable, Sendable {
  package var kind: Kind
  package var attributes: [AttributeFact] = []
  package var isStatic = false
  package var isNonisolated = false
  /// `nonisolated(nonsending)`
  package var isNonsending = false
  /// The fixity of an operator.
  package var fixity = Fixity.none
  package var generics: [GenericFact] = []
  package var requirements: [RequirementFact] = []
  package var parameters: [ParameterFact] = []
  package var isAsync = false
  package var throwing = Throwing.never
  /// Nil for `Void`.
  package var result: SpelledResult?
  /// Whether the result is spelled `Void`, which may be a type of the module.
  package var namesVoid = false
  /// Set for properties and subscripts only.
  package var isSettable = false
  /// The conditions of the enclosing `#if` clauses; all must hold.
  package var conditions: [String] = []
  /// The access level of a class member.
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
  /// Whether the type is implicitly unwrapped.
  package var isImplicitlyUnwrapped = false
  /// The function type, if the result is spelled as an alias of one.
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
  /// The external label; `_` if there is none.
  package var label: String
  /// The name in the body, without backticks.
  package var name: String
  /// The complete type in the declaration, without the ellipsis of variadics.
  package var spelled: String
  /// The type of the value in the body, without attributes and specifiers.
  package var type: String
  package var traits: Traits = []
  /// Set for functions only.
  package var function: FunctionFact?

  /// The attributes and specifiers of a parameter.
  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    package static let inOut = Traits(rawValue: 1 << 0)
    package static let variadic = Traits(rawValue: 1 << 1)
    package static let autoclosure = Traits(rawValue: 1 << 2)
    package static let escaping = Traits(rawValue: 1 << 3)
    /// A function that isn't optional.
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

  /// Whether the value is a function that must not escape.
  package var isNonescapingFunction: Bool {
    traits.contains(.function) && traits.isDisjoint(with: [.escaping, .variadic])
  }
}

/// The function type of a parameter.
package struct FunctionFact: Hashable, Sendable {
  /// `@Sendable`, `@MainActor`
  package var attributes: [String]
  package var parameters: [String]
  package var isAsync: Bool
  /// The `throws` clause; empty if there is none.
  package var throwing: String
  package var result: String
}
