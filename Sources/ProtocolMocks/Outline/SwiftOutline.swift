import Source

/// The declarations of a Swift file that mocks depend on, found without a parser.
package struct SwiftOutline: Hashable, Sendable {
  package var path: String
  package var imports: [OutlinedImport] = []
  /// The protocols and classes, in source order.
  package var types: [OutlinedType] = []
  package var aliases: [OutlinedAlias] = []
  /// The types other than protocols and classes.
  package var names: [OutlinedName] = []
  /// The structures, enumerations, classes and actors, in source order.
  package var concreteTypes: [OutlinedConcreteType] = []
  /// The range of each concrete type, from the first attribute to the closing brace.
  package var rangesOfConcreteTypes: [TextRange] = []
  /// The annotations that don't precede a mockable type.
  package var strayMarkers: [TextRange] = []
  /// The offset of an unbalanced bracket, where scanning stopped.
  package var brokenAt: UInt32?
  /// The offset of the first type, protocol or import inside too many types or conditions. It is left out.
  package var tooDeepAt: UInt32?

  package init(path: String) { self.path = path }
}

/// An import with its attributes.
package struct OutlinedImport: Hashable, Sendable {
  package var text: String
  /// The conditions of the enclosing `#if` clauses; all must hold.
  package var conditions: [String]
}

/// A protocol or class.
package struct OutlinedType: Hashable, Sendable {
  package var kind: Kind
  package var name: String
  /// The names of the enclosing types, outermost first. An extension counts as the extended type.
  package var path: [String]
  /// The range from the first attribute to the closing brace.
  package var range: TextRange
  package var nameRange: TextRange
  /// The conditions of the enclosing `#if` clauses; all must hold.
  package var conditions: [String]
  /// The annotation that requests a mock.
  package var marker: MockMarker?
  /// Whether the type is invisible to other files because it or an enclosing type is private.
  package var isHidden: Bool
  /// Whether an enclosing type, which isn't an extension, is invisible to other modules.
  package var isInInternalType = false
  /// The `@_spi` names that an import needs to see the type.
  package var spi: [String] = []
  /// The names in the inheritance clause of a protocol, without qualification.
  package var inherited: [String] = []

  package enum Kind: Hashable, Sendable {
    case `protocol`, `class`
  }
}

/// An alias: `typealias Name<A> = Target`
package struct OutlinedAlias: Hashable, Sendable {
  package var name: String
  package var path: [String]
  /// The target without comments, if it may be a composition of protocols; otherwise empty.
  package var target: String
  /// The generic parameters of the alias.
  package var parameters: [String] = []
  /// The target without comments, if it is a function type.
  package var function: String?
  /// The `@_spi` names that an import needs to see the alias.
  package var spi: [String] = []
}

/// A type known only by its name.
package struct OutlinedName: Hashable, Sendable {
  package var name: String
  package var path: [String]
  /// The special use of the type, if any.
  package var role: Role?
  /// The `@_spi` names that an import needs to see the type.
  package var spi: [String]

  package init(name: String, path: [String], role: Role? = nil, spi: [String] = []) {
    self.name = name
    self.path = path
    self.role = role
    self.spi = spi
  }

  /// A special use of a type.
  package enum Role: String, Hashable, Sendable {
    case propertyWrapper, resultBuilder, globalActor
    /// A type with values that can't be copied or stored.
    case noncopyable
  }
}

/// An annotation that requests a mock: `/// @mockable` or `// sourcery: AutoMockable`. Sourcery's annotations can also
/// apply to all protocols of a region or file.
package struct MockMarker: Hashable, Sendable {
  /// The text of the arguments in parentheses: `typealias: Item = Int`.
  package var arguments = ""
  /// The range of the arguments.
  package var range = TextRange(at: 0)
  /// Whether the parentheses are closed.
  package var isClosed = true
}

extension SwiftOutline {
  /// Returns the outline of a file.
  ///
  /// - Complexity: linear in the file's size.
  package static func read(_ file: SourceFile) -> SwiftOutline {
    file.bytes.withUnsafeBufferPointer { bytes in
      var scanner = OutlineScanner(bytes, path: file.path)
      scanner.scan()
      return scanner.outline
    }
  }

  /// Marks all protocols.
  mutating func requestAllProtocols() {
    for index in types.indices where types[index].kind == .protocol && types[index].marker == nil {
      types[index].marker = MockMarker()
    }
  }
}
