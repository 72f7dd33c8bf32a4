import Source

/// `@Wrapper(…)` of a stored property.
package struct WrittenWrapper: Hashable, Sendable {
  package var written: WrittenType
  /// The arguments of its initializer. The initial value of the property is the first one.
  package var arguments: [SwiftExpression.Argument]
  /// Whether the property has an initial value.
  package var hasValue: Bool
  /// Whether it has parentheses.
  package var isCalled: Bool

  package var type: SwiftTypeReference { written.reference }
}

/// The part of a type or extension before its brace.
package struct TypeHeader: Hashable, Sendable {
  package enum Subject: Hashable, Sendable {
    case declared(Name)
    case extended(WrittenType)
  }

  package var subject: Subject
  package var inherited: [WrittenType] = []
  /// Whether it only encloses the declaration. Its places are unknown then.
  package var isContext = false
  /// Nil for an extension.
  package var kind: SwiftTypeDeclaration.Kind?
  package var isActor = false
  /// The generic parameters of a type.
  package var generics = GenericSignature()
  /// The requirements of the `where` clause of an extension.
  package var requirements: [GenericRequirement] = []
  /// The last names of its attributes.
  package var attributeNames: [Name] = []

  /// The right sides of `==` in the `where` clause of an extension.
  package var sameTypes: [WrittenType] {
    requirements.compactMap { if case .sameType(_, let type) = $0 { type } else { nil } }
  }
}

/// A variable or subscript that does more than keep its value: with accessors, observers or property wrappers, or weak.
package struct ComputedVariable: Hashable, Sendable {
  package var pattern: SwiftPattern
  /// The parameters of a subscript.
  package var parameters: [Name] = []
  package var type: WrittenType?
  package var value: SwiftExpression?
  /// The accessors in the order of the text.
  package var accessors: [Accessor] = []
  package var wrappers: [PropertyWrapper] = []
  package var isWeak = false

  /// An accessor or observer with its body.
  package struct Accessor: Hashable, Sendable {
    package enum Kind: UInt8, Hashable, Sendable {
      case getter, setter, willSet, didSet
      /// `_modify`, `init` and the like
      case other

      package var isObserver: Bool { self == .willSet || self == .didSet }
    }

    package var kind: Kind
    /// The name of the new or old value, if it is written.
    package var parameter: Name?
    package var effects = Effects()
    package var body: [SwiftStatement]
  }

  package struct PropertyWrapper: Hashable, Sendable {
    package var type: WrittenType
    package var arguments: [SwiftExpression.Argument]
    /// Whether it has parentheses.
    package var isCalled = false
  }
}
