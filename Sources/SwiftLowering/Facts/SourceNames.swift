import Source

/// A fact about a name in a Swift file of the code under test.
package enum SourceName: Hashable, Sendable {
  /// A property with the name is read: `.name` of some value, or `\.name`.
  case readsMember(Name)
  /// A plain name in an extension of the second type, so it can be a member of `self`.
  case readsInExtension(Name, of: Name)
  /// A function has the name, in a type with the other name or in none.
  case declaresFunction(Name, in: Name?)
  /// A function, or a type that has initializers, has the name.
  case declaresCallable(Name)
  /// A function, a type's initializer, a subscript or an operator with the name has an autoclosure parameter.
  case takesAutoclosure(Name)

  /// Whether it counts although the declarations of its file are known.
  package var countsInFollowedFiles: Bool {
    switch self {
    case .readsMember, .readsInExtension, .takesAutoclosure: true
    case .declaresFunction, .declaresCallable: false
    }
  }
}

/// The names that a Swift file of the code under test reads or declares.
///
/// A scanner finds them in the tokens, without a parser. Comments and the text of strings do not count, but
/// interpolations do. A name that is only called or assigned is not read. Members of types do not count, and neither
/// does `.name` with nothing before it: both are cases or static members.
package struct SourceNames: Hashable, Sendable {
  package var all: Set<SourceName> = []

  package init(_ all: Set<SourceName> = []) {
    self.all = all
  }

  /// - Complexity: linear in the size of the file.
  package static func read(_ source: SourceFile) -> SourceNames {
    source.bytes.withUnsafeBufferPointer { bytes in
      var scanner = SourceNameScanner(bytes)
      scanner.scan()
      return SourceNames(scanner.result)
    }
  }
}
