import Source

/// The declarations of a Swift file with their places, found without a parser.
package struct DeclarationOutline: Hashable, Sendable {
  /// In the order of the text. The header of a type or extension comes before its members.
  package let declarations: [OutlinedDeclaration]
  /// Operators, precedence groups and macros, which have no code. Empty if the file is one declaration.
  package let codeless: [OutlinedDeclaration]
  /// The modules that the file imports. Empty if the file is one declaration, which holds its imports.
  package let imports: Set<Name>
  private let indices: [DeclarationID: Int]

  package init(
    _ declarations: [OutlinedDeclaration] = [], codeless: [OutlinedDeclaration] = [], imports: Set<Name> = []
  ) {
    self.declarations = declarations
    self.codeless = codeless
    self.imports = imports
    indices = Dictionary(declarations.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the places of the declarations.
  package var places: DeclarationPlaces {
    DeclarationPlaces(indices.mapValues { declarations[$0].range.lower })
  }

  /// Returns the declaration with an identity; nil if there is none.
  package subscript(id: DeclarationID) -> OutlinedDeclaration? { indices[id].map { declarations[$0] } }
}

/// A declaration of a Swift file, or the header of a type or extension, that is parsed separately.
package struct OutlinedDeclaration: Hashable, Sendable {
  package var key: DeclarationKey
  /// From the first attribute or modifier to the last token; for a header to the token before the brace.
  package var range: TextRange
  /// The headers of the types and extensions around it, the outermost first.
  package var headers: [TextRange] = []
  /// Whether a condition of the build decides whether it is compiled.
  package var isConditional = false
  /// Whether it is the header of a type or extension.
  package var isHeader = false

  package init(
    key: DeclarationKey, range: TextRange, headers: [TextRange] = [], isConditional: Bool = false,
    isHeader: Bool = false
  ) {
    self.key = key
    self.range = range
    self.headers = headers
    self.isConditional = isConditional
    self.isHeader = isHeader
  }

  package var id: DeclarationID { key.id }
}

/// The identity of a declaration together with a fingerprint of its text.
package struct DeclarationKey: Hashable, Sendable, CustomStringConvertible {
  package var id: DeclarationID
  /// Of its text and of the headers around it.
  package var fingerprint: Fingerprint

  package init(id: DeclarationID, fingerprint: Fingerprint) {
    self.id = id
    self.fingerprint = fingerprint
  }

  package static func == (a: DeclarationKey, b: DeclarationKey) -> Bool {
    a.id == b.id && a.fingerprint == b.fingerprint
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(fingerprint.low ^ id.name.stableHash) }

  package var description: String { id.description }
}

/// The offsets at which the declarations of a file start.
package struct DeclarationPlaces: Hashable, Sendable {
  private var offsets: [DeclarationID: UInt32]

  package init(_ offsets: [DeclarationID: UInt32] = [:]) { self.offsets = offsets }

  /// Returns the place in the file of a relative location of the declaration.
  package func location(_ range: TextRange, of id: DeclarationID) -> Location {
    let offset = offsets[id] ?? 0
    return Location(id.file.text, TextRange(range.lower &+ offset, range.upper &+ offset))
  }
}

extension OutlinedDeclaration {
  /// The text from which a parser reads the declaration separately.
  package struct Text {
    package var bytes: [UInt8]
    /// The offset of the declaration in `bytes`.
    package var origin: Int
  }

  /// Returns the text inside the headers around it.
  ///
  /// - Parameter source: the bytes of the file.
  package func text(in source: [UInt8]) -> Text { source.withUnsafeBufferPointer { text(in: $0) } }

  package func text(in source: UnsafeBufferPointer<UInt8>) -> Text {
    guard !headers.isEmpty || isHeader else { return Text(bytes: Array(source[range.indices]), origin: 0) }
    var result = Text(bytes: [], origin: 0)
    for header in headers {
      result.bytes += source[header.indices]
      result.bytes += " {\n".utf8
    }
    result.origin = result.bytes.count
    result.bytes += source[range.indices]
    if isHeader { result.bytes += " {\n}".utf8 }
    for _ in headers { result.bytes += "\n}".utf8 }
    return result
  }
}

extension DeclarationOutline {
  /// Reads a file. If its brackets do not match, or its declarations would repeat long headers too often, the file is
  /// one declaration.
  ///
  /// - Complexity: linear in the size of the file, times the nesting depth of types.
  package static func read(_ file: SourceFile) -> DeclarationOutline {
    file.bytes.withUnsafeBufferPointer { bytes in
      var scanner = DeclarationScanner(bytes)
      scanner.scan()
      var builder = OutlineBuilder(file: Name(file.path), bytes)
      guard !scanner.isBroken, repeatedSize(of: scanner.found) <= max(1 << 20, 16 * bytes.count) else {
        return builder.wholeFile
      }
      return DeclarationOutline(
        builder.outlined(scanner.found, in: scanner.found),
        codeless: builder.outlined(scanner.codeless, in: scanner.found), imports: Set(scanner.imports))
    }
  }

  /// Returns the size of all headers that the texts of declarations repeat, in bytes.
  private static func repeatedSize(of found: [ScannedDeclaration]) -> Int {
    found.reduce(0) { size, declaration in
      declaration.parents.reduce(size) { $0 + found[$1].range.count }
    }
  }

  /// Returns the outline of a file that is one declaration.
  package static func wholeFile(_ file: SourceFile) -> DeclarationOutline {
    file.bytes.withUnsafeBufferPointer { OutlineBuilder(file: Name(file.path), $0).wholeFile }
  }
}

/// Computes the identities and fingerprints of the declarations that a scanner found.
private struct OutlineBuilder {
  let file: Name
  let bytes: UnsafeBufferPointer<UInt8>
  private var occurrences: [DeclarationID: Int] = [:]

  init(file: Name, _ bytes: UnsafeBufferPointer<UInt8>) {
    self.file = file
    self.bytes = bytes
  }

  var wholeFile: DeclarationOutline {
    let range = TextRange(0, UInt32(clamping: bytes.count))
    let key = DeclarationKey(id: DeclarationID(file: file), fingerprint: fingerprint([range], 0))
    return DeclarationOutline([OutlinedDeclaration(key: key, range: range)])
  }

  /// Returns some declarations.
  ///
  /// - Parameter found: the declarations to which the indices of headers refer.
  mutating func outlined(_ some: [ScannedDeclaration], in found: [ScannedDeclaration]) -> [OutlinedDeclaration] {
    some.map { declaration in
      let headers = declaration.parents.map { found[$0].range }
      let path = declaration.parents.map { found[$0].name }
      let flags = (declaration.isConditional ? 1 : 0) + (declaration.isHeader ? 2 : 0)
      let key = DeclarationKey(
        id: id((path + [declaration.name]).joined(separator: "/")),
        fingerprint: fingerprint(headers + [declaration.range], flags))
      return OutlinedDeclaration(
        key: key, range: declaration.range, headers: headers, isConditional: declaration.isConditional,
        isHeader: declaration.isHeader)
    }
  }

  private mutating func id(_ local: String) -> DeclarationID {
    let first = DeclarationID(file: file, local: local)
    let count = occurrences[first, default: 0]
    occurrences[first] = count + 1
    return count == 0 ? first : DeclarationID(file: file, local: "\(local)#\(count + 1)")
  }

  private func fingerprint(_ ranges: [TextRange], _ flags: Int) -> Fingerprint {
    var builder = FingerprintBuilder()
    builder.add(flags)
    for range in ranges {
      builder.add(range.count)
      builder.add(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[range.indices]))
    }
    return builder.fingerprint
  }
}
