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

  package struct TypeAlias: Hashable, Sendable {
    /// The types around it.
    package var path: [Name]
    package var name: Name
    package var target: TypeReference
  }

  package init(path: String) {
    self.path = path
  }
}

/// A function, initializer or computed property.
package struct TestFunction: Hashable, Sendable {
  package enum Kind: UInt8, Hashable, Sendable {
    case function, initializer, getter
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
  /// The types that it stands in, the outermost first; those of an extension with its `where` clause's object.
  package var enclosing: [Name]
  /// `Otter`, in an extension of `Mock` for this type.
  package var mockObject: TypeReference?
  /// Where its name stands.
  package var range: TextRange

  package struct Parameter: Hashable, Sendable {
    package var label: Name?
    package var name: Name
    package var type: TypeReference
    package var defaultValue: TestExpression?
    package var isInOut: Bool
  }
}

/// A type with the properties that its instances store.
package struct TestType: Hashable, Sendable {
  package var path: [Name]
  package var properties: [Property]

  package struct Property: Hashable, Sendable {
    package var name: Name
    package var type: TypeReference?
    package var value: TestExpression?
    package var isStatic: Bool
  }
}
