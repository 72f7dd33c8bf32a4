import Source

/// The declarations of a Swift file that mocks depend on, found without a parser.
package struct SwiftOutline: Hashable, Sendable {
  package var path: String
  package var imports: [OutlinedImport] = []
  /// Protocols and classes, in the order of the text.
  package var types: [OutlinedType] = []
  package var aliases: [OutlinedAlias] = []
  /// Types other than protocols and classes.
  package var names: [OutlinedName] = []
  /// Annotations that do not stand before a type that can have a mock.
  package var strayMarkers: [TextRange] = []
  /// Where brackets do not fit. The text behind it was not read.
  package var brokenAt: UInt32?

  package init(path: String) { self.path = path }
}

/// `import Module`, with the attributes before it.
package struct OutlinedImport: Hashable, Sendable {
  package var text: String
  /// The conditions of `#if` around it, each of which must hold.
  package var conditions: [String]
}

/// A protocol or class.
package struct OutlinedType: Hashable, Sendable {
  package var kind: Kind
  package var name: String
  /// The names of the types around it, the outermost first. An extension counts as the type that it extends.
  package var path: [String]
  /// From its first attribute to its closing brace.
  package var range: TextRange
  package var nameRange: TextRange
  /// The conditions of `#if` around it, each of which must hold.
  package var conditions: [String]
  /// The annotation that asks for a mock.
  package var marker: MockMarker?
  /// Whether other files cannot name it, because it or a type around it is private.
  package var isHidden: Bool
  /// `@_spi(Name)`, without which an import does not see it.
  package var spi: [String] = []

  package enum Kind: Hashable, Sendable {
    case `protocol`, `class`
  }
}

/// `typealias Name<A> = Target`
package struct OutlinedAlias: Hashable, Sendable {
  package var name: String
  package var path: [String]
  /// As it is spelled, without comments, where that may be protocols; empty for others.
  package var target: String
  /// Its generic parameters.
  package var parameters: [String] = []
  /// The type of a function that it stands for, as it is spelled, without comments.
  package var function: String?
  /// `@_spi(Name)`, without which an import does not see it.
  package var spi: [String] = []
}

/// A type that matters by its name only.
package struct OutlinedName: Hashable, Sendable {
  package var name: String
  package var path: [String]
  /// A special use of the type.
  package var role: Role?
  /// `@_spi(Name)`, without which an import does not see it.
  package var spi: [String]

  package init(name: String, path: [String], role: Role? = nil, spi: [String] = []) {
    self.name = name
    self.path = path
    self.role = role
    self.spi = spi
  }

  package enum Role: String, Hashable, Sendable {
    case propertyWrapper, resultBuilder, globalActor
    /// Its values cannot be copied, or not be kept.
    case noncopyable
  }
}

/// An annotation that asks for a mock: `/// @mockable` or `// sourcery: AutoMockable`.
package struct MockMarker: Hashable, Sendable {
  /// The text in parentheses behind it: `typealias: Item = Int`.
  package var arguments = ""
  /// The place of that text.
  package var range = TextRange(at: 0)
  /// Whether the parentheses are closed.
  package var isClosed = true
}

extension SwiftOutline {
  /// Reads a file.
  ///
  /// - Complexity: linear in its size.
  package static func read(_ file: SourceFile) -> SwiftOutline {
    file.bytes.withUnsafeBufferPointer { bytes in
      var scanner = OutlineScanner(bytes, path: file.path)
      scanner.scan()
      return scanner.outline
    }
  }
}
