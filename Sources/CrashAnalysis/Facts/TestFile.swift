import Source

/// What the analysis knows of a Swift file: the functions in it, in its own terms.
///
/// It depends on the text of the file alone, and holds no tree of the parser's, so that it can be kept, and compared with
/// that of the file's next revision.
package struct TestFile: Hashable, Sendable {
  package var path: String
  /// Those in types included, in the order of the text.
  package var functions: [TestFunction] = []
  package var types: [TestType] = []
  package var aliases: [TypeAlias] = []
  /// Whether failed assertions may end tests (`continueAfterFailure = false`).
  package var assertionsMayEndTests = false
  /// Whether it was not read because it is more than the parser stands.
  package var exceedsLimits = false

  package struct TypeAlias: Hashable, Sendable {
    /// The types around it.
    package var path: [Name]
    package var name: Name
    package var target: TypeReference
    /// Whether only its own file can name it.
    package var isPrivate = false
  }

  package init(path: String) {
    self.path = path
  }
}

/// A function, initializer, subscript or computed property.
package struct TestFunction: Hashable, Sendable {
  package enum Kind: UInt8, Hashable, Sendable {
    case function, initializer, getter
    /// The getter of a subscript.
    case subscripting
  }

  package var kind: Kind
  package var name: Name
  package var parameters: [Parameter]
  package var result: TypeReference?
  package var body: [TestStatement]
  package var isStatic: Bool
  /// Whether only its own file can call it.
  package var isPrivate = false
  package var isOverride = false
  package var isMutating = false
  package var isAsync = false
  /// Whether an initializer can give nil.
  package var isFailable = false
  /// Whether a condition of the build decides whether it is there.
  package var isConditional = false
  /// What Swift Testing runs it with; nil for what is no test of its.
  package var testArguments: [TestExpression]?
  /// The traits of `@Test(…)`.
  package var traits: [TestExpression] = []
  /// The names of its generic parameters.
  package var genericParameters: [Name] = []
  /// The types that it stands in, the outermost first; those of an extension with its `where` clause's object.
  package var enclosing: [Name]
  /// `Otter`, in an extension of `Mock` for this type.
  package var mockObject: TypeReference?
  /// Whether it stands in an extension of `Mock` for all types.
  package var isForAllMocks = false
  /// Where its name stands.
  package var range: TextRange

  package struct Parameter: Hashable, Sendable {
    package var label: Name?
    package var name: Name
    package var type: TypeReference
    package var defaultValue: TestExpression?
    package var isInOut: Bool
    /// Whether the argument becomes a closure. The type is that of its result.
    package var isAutoclosure = false
  }
}

extension TestType {
  /// The scope of its members.
  var scope: TypeScope { TypeScope(file: file, enclosing: path) }
}

extension TestFunction {
  /// The name of every subscript.
  static let subscriptName: Name = "subscript"
}

/// A type with the properties that its instances store, or an extension of one.
package struct TestType: Hashable, Sendable {
  package enum Kind: UInt8, Hashable, Sendable {
    case structure, classOrActor, enumeration, protocolType
  }

  package var path: [Name]
  /// Nil for what only extends a type.
  package var kind: Kind?
  /// The path of the file.
  package var file: Name
  /// What stands behind its name: the superclass and protocols.
  package var inherited: [TypeReference] = []
  package var properties: [Property] = []
  /// The names of the methods that stand in the place of a superclass's, but for those that XCTest calls around tests.
  package var overridden: [Name] = []
  /// The traits of `@Suite(…)`.
  package var traits: [TestExpression] = []
  /// The names of its generic parameters.
  package var genericParameters: [Name] = []

  package struct Property: Hashable, Sendable {
    package var name: Name
    package var type: TypeReference?
    package var value: TestExpression?
    package var isStatic: Bool
    package var isPrivate = false
    package var isConstant = false
    /// Whether its initial value is made when it is first asked for.
    package var isLazy = false
    /// Whether code of its own gets or sees its values: observers, property wrappers and the like.
    package var isObserved = false
  }
}
