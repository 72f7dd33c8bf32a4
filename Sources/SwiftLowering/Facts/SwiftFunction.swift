import Source

/// A function, initializer or subscript, or the getter or setter of a computed property.
package struct SwiftFunction: Hashable, Sendable {
  package enum Kind: UInt8, Hashable, Sendable {
    case function, initializer, getter, setter
    /// The getter of a subscript.
    case subscripting
  }

  /// The place of an operator.
  package enum Fixity: UInt8, Hashable, Sendable {
    case prefix, infix, postfix
  }

  package var id = ID.none
  package var kind: Kind
  package var name: Name
  package var parameters: [Parameter]
  package var result: SwiftTypeReference?
  package var body: [SwiftStatement]
  package var isStatic: Bool
  /// Whether only its own file can call it.
  package var isPrivate = false
  /// Whether it is `private`, so that only its type can call it.
  package var isPrivateToType = false
  package var isOverride = false
  package var isMutating = false
  package var effects = Effects()
  /// Whether an initializer can give nil.
  package var isFailable = false
  /// Whether it is an initializer that calls another one of its class.
  package var isConvenience = false
  /// Whether a protocol requires it, so that it has no body.
  package var isRequirement = false
  /// How an operator is written; nil for other functions.
  package var fixity: Fixity?
  /// Whether it is declared with `final` or `static`, so that no subclass overrides it.
  package var isFinal = false
  /// Whether it has `@available(*, unavailable)`.
  package var isUnavailable = false
  /// Whether it has `@_disfavoredOverload`.
  package var isDisfavored = false
  /// The last names of its attributes, without their arguments.
  package var attributeNames: [Name] = []
  /// Whether it is inside `#if`.
  package var isConditional = false
  /// The arguments of `@Test`; nil if it is no test of Swift Testing.
  package var testArguments: [SwiftExpression]?
  /// The traits of `@Test(…)`.
  package var traits: [SwiftExpression] = []
  package var generics = GenericSignature()
  /// The enclosing types, the outermost first.
  package var enclosing: [Name]
  /// The extension around it.
  package var extended: ExtendedType?
  /// `Otter`, in an extension of `Mock` for this type.
  package var mockObject: SwiftTypeReference?
  /// `Otter`, in an extension of a collection `where Element == Otter`, or of `[Otter]`.
  package var elementType: SwiftTypeReference?
  /// Whether it is in an extension of `Mock` for all types.
  package var isForAllMocks = false
  /// The range of its name, relative to its declaration.
  package var range: TextRange
  /// The type of its result with the places of its names.
  package var writtenResult: WrittenType?
  /// The types and arguments of its attributes.
  package var attributes: [SwiftStatement] = []

  package struct Parameter: Hashable, Sendable {
    package var label: Name?
    package var name: Name
    package var type: SwiftTypeReference
    package var defaultValue: SwiftExpression?
    package var isInOut: Bool
    /// Whether it is `consuming`, so that the function can change its own copy.
    package var isConsuming = false
    /// Whether a property wrapper gives its value.
    package var isWrapped = false
    /// Whether the argument becomes a closure. The type is that of its result.
    package var isAutoclosure = false
    package var isVariadic = false
    package var isEscaping = false
    /// The type with the places of its names. For a variadic parameter, it is the type of the list.
    package var written: WrittenType?
  }
}

extension SwiftFunction {
  /// The function as its callers see it.
  package var withoutBody: SwiftFunction {
    var result = self
    (result.body, result.attributes) = ([], [])
    return result
  }

  package var isAsync: Bool { effects.isAsync }

  /// Whether it is declared with `throws` or `rethrows`.
  package var isThrowing: Bool { effects.isThrowing }

  package var genericParameters: [GenericParameter] { generics.constrainedParameters }

  /// Stands for a function that is absent.
  package static let absent = SwiftFunction(
    kind: .function, name: "", parameters: [], body: [], isStatic: false, enclosing: [], range: TextRange(at: 0))

  /// Whether a call may throw an error. Getters, setters and subscripts count as throwing.
  package var mayThrow: Bool { isThrowing || kind != .function && kind != .initializer }

  /// The name of initializers from JSON, which differs from the name of other initializers.
  package static let jsonInitializer: Name = "init(_jsonValue:)"

  /// The name of every subscript.
  package static let subscriptName: Name = "subscript"
}
