import Source

/// Something that a Swift file of the code under test says about a name.
package enum SourceName: Hashable, Sendable {
  /// A property with the name is read: `.name` of some value, or `\.name`.
  case readsMember(Name)
  /// The name stands alone in an extension of a type whose own name is the second one, so that it can be one of `self`.
  case readsInExtension(Name, of: Name)
  /// A function has the name, in a type with the other name or in none.
  case declaresFunction(Name, in: Name?)
  /// A function, or a type that has initializers, has the name.
  case declaresCallable(Name)
  /// A function, a type's initializer, a subscript or an operator with the name has an autoclosure parameter.
  case takesAutoclosure(Name)
}

/// What the analysis wants to know of a Swift file of the code under test: the names that are read there.
///
/// It is found by a scan of the bytes, without a parser. Comments and the text of strings do not count, what is
/// interpolated in these does. What is only called or assigned is not read; members of types and `.name` without anything
/// before it stand for cases of enumerations and for static members, and do not count.
package struct SourceNames: Hashable, Sendable {
  package var all: Set<SourceName> = []

  package init(_ all: Set<SourceName> = []) {
    self.all = all
  }

  /// - Complexity: linear in the size of the file, whatever is in it.
  package static func read(_ source: SourceFile) -> SourceNames {
    source.bytes.withUnsafeBufferPointer { bytes in
      var scanner = SourceNameScanner(bytes)
      scanner.scan()
      return SourceNames(scanner.result)
    }
  }
}
