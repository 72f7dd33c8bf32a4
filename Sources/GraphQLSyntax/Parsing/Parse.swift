import Source

extension Document {
  /// Parses a file. Never fails: it omits broken definitions and reports all errors, up to a limit.
  ///
  /// - Parameter names: the caller's cache of names, one per thread.
  /// - Complexity: linear in the length of the text.
  package static func parse(
    _ source: SourceFile, options: ParseOptions = ParseOptions(), names: inout NameCache
  ) -> (document: Document, diagnostics: [Diagnostic]) {
    withUnsafeMutablePointer(to: &names) { names in
      source.bytes.withUnsafeBufferPointer { bytes in
        var parser = Parser(
          lexer: Lexer(bytes), names: names, options: options, document: Document(source: source))
        parser.reserve(forBytes: bytes.count)
        parser.parseDocument()
        return (parser.document, parser.diagnostics)
      }
    }
  }

  /// Parses a file with a new cache of names: for tests and single files.
  package static func parse(
    _ source: SourceFile, options: ParseOptions = ParseOptions()
  ) -> (document: Document, diagnostics: [Diagnostic]) {
    var names = NameCache(capacity: 256)
    return parse(source, options: options, names: &names)
  }
}

extension Parser {
  /// Parses definitions until the end of the file.
  mutating func parseDocument() {
    start()
    while !isExhausted, !at(.endOfFile) {
      do throws(Failure) {
        let definition = try parseDefinition()
        document.definitions.append(definition)
      } catch {
        if options.maxErrors <= diagnostics.count { break }
        recover()
      }
    }
    if document.definitions.isEmpty, diagnostics.isEmpty, !isExhausted {
      emptyDocument()
    }
  }

  private mutating func start() {
    do throws(Failure) { try advance() } catch { recover() }
  }

  /// Reports a document without definitions, which the grammar requires.
  private mutating func emptyDocument() {
    _ = unexpected()
    // A file with only comments is harmless.
    diagnostics[diagnostics.count - 1].severity = .hint
  }

  /// Reserves storage for selections by the typical number of bytes per node, so the array seldom grows.
  mutating func reserve(forBytes count: Int) {
    document.selections.reserveCapacity(min(count / 96, 1 << 16))
  }
}

extension Document {
  /// Parses a text that consists of one value, such as a default. The document holds the nodes below the value.
  package static func parseValue(
    _ source: SourceFile, isConstant: Bool = true
  ) -> (document: Document, value: Value?, diagnostics: [Diagnostic]) {
    parseFragment(source) { parser throws(Parser.Failure) in try parser.parseValue(isConstant: isConstant) }
  }

  /// Parses a text that consists of one type reference.
  package static func parseType(
    _ source: SourceFile
  ) -> (document: Document, value: TypeReference?, diagnostics: [Diagnostic]) {
    parseFragment(source) { parser throws(Parser.Failure) in try parser.parseTypeReference() }
  }

  private static func parseFragment<Node>(
    _ source: SourceFile, _ parse: (inout Parser) throws(Parser.Failure) -> Node
  ) -> (document: Document, value: Node?, diagnostics: [Diagnostic]) {
    var names = NameCache(capacity: 64)
    return withUnsafeMutablePointer(to: &names) { names in
      source.bytes.withUnsafeBufferPointer { bytes in
        var parser = Parser(
          lexer: Lexer(bytes), names: names, options: ParseOptions(), document: Document(source: source))
        do throws(Parser.Failure) {
          try parser.advance()
          let node = try parse(&parser)
          try parser.expect(.endOfFile)
          return (parser.document, node, parser.diagnostics)
        } catch {
          return (parser.document, nil, parser.diagnostics)
        }
      }
    }
  }
}
