import Source
import SwiftScanning

/// A type with its extensions in one declaration or file. The empty path stands for global declarations.
package struct SwiftTypeDeclaration: Hashable, Sendable {
  package enum Kind: UInt8, Hashable, Sendable {
    case structure, classOrActor, enumeration, protocolType
  }

  package var path: [Name]
  /// Nil if there are only extensions of the type.
  package var kind: Kind?
  /// The path of the file.
  package var file: Name
  /// The inheritance clauses of the type and its extensions.
  package var clauses: [InheritanceClause] = []
  package var properties: [Property] = []
  /// The cases of an enumeration.
  package var cases: [Case] = []
  /// The names of overriding methods, without the methods that XCTest calls around tests.
  package var overridden: [Name] = []
  /// The traits of `@Suite(…)`.
  package var traits: [SwiftExpression] = []
  /// The generic parameters of the type itself.
  package var generics = GenericSignature()
  package var associatedTypes: [AssociatedType] = []
  /// `Element` in `protocol Collection<Element>`
  package var primaryAssociatedTypes: [Name] = []
  /// The methods that a protocol requires.
  package var requirements: [Requirement] = []
  package var isPropertyWrapper = false
  package var isActor = false
  package var isFinal = false
  /// The last names of its attributes, without their arguments.
  package var attributeNames: [Name] = []

  /// The superclass and protocols.
  package var inherited: [SwiftTypeReference] { clauses.flatMap { $0.types.map(\.reference) } }

  package var genericParameters: [GenericParameter] { generics.constrainedParameters }

  /// The superclass and protocols that a type or extension names.
  package struct InheritanceClause: Hashable, Sendable {
    package var types: [WrittenType]
    /// The extension; nil for the type itself.
    package var extended: ExtendedType?
  }

  package struct AssociatedType: Hashable, Sendable {
    package var name: Name
    package var inherited: [WrittenType] = []
    package var defaultType: WrittenType?
    /// Of its `where` clause.
    package var requirements: [GenericRequirement] = []
  }

  /// A case of an enumeration.
  package struct Case: Hashable, Sendable {
    package var name: Name
    /// The associated values.
    package var parameters: [Parameter] = []
    /// The raw value, if it is a text or a number.
    package var rawValue: SwiftExpression.Literal?

    package struct Parameter: Hashable, Sendable {
      package var label: Name?
      package var written: WrittenType
      package var hasDefault = false

      package var type: SwiftTypeReference { written.reference }
    }
  }

  /// A method that types must have to conform to a protocol.
  package struct Requirement: Hashable, Sendable {
    package var name: Name
    /// The labels of its parameters.
    package var labels: [Name?]
  }

  /// A stored property, of instances or of the type.
  package struct Property: Hashable, Sendable {
    /// The declaration to which ranges in the value are relative.
    package var declaration = DeclarationID.none
    package var name: Name
    package var written: WrittenType?
    package var value: SwiftExpression?
    package var isStatic: Bool
    package var isPrivate = false
    /// Whether it is `private`, so that only its type can use it.
    package var isPrivateToType = false
    package var isConstant = false
    /// Whether its initial value is made at the first read.
    package var isLazy = false
    /// The bodies of `willSet` and `didSet`.
    package var observers: [ComputedVariable.Accessor] = []
    package var isWeak = false
    /// Whether it is `unowned`: a read of an object that is gone ends the process.
    package var isUnowned = false
    /// Whether other code runs when it is read or set: property wrappers and the like.
    package var isObserved = false
    /// Its only wrapper; nil for a property with observers or several wrappers.
    package var wrapper: WrittenWrapper?
    /// The extension around it.
    package var extended: ExtendedType?
    /// Whether a protocol requires it.
    package var isRequirement = false

    package var type: SwiftTypeReference? { written?.reference }

    /// Whether its value is not followed. Observers of structures are not.
    package func isHidden(in kind: Kind) -> Bool { isObserved || kind != .classOrActor && !observers.isEmpty }
  }
}

extension SwiftTypeDeclaration {
  /// The stored properties that a memberwise initializer takes.
  package var memberwiseProperties: [Property] {
    properties.filter { !$0.isStatic && !($0.isConstant && $0.value != nil) }
  }
}

extension SwiftTypeDeclaration.Property {
  /// Returns the stored property that holds the wrapper, under this name; nil if there is no wrapper.
  package func wrapperStorage(named name: Name) -> SwiftTypeDeclaration.Property? {
    wrapper.map { SwiftTypeDeclaration.Property(name: name, written: $0.written, isStatic: false) }
  }
}
