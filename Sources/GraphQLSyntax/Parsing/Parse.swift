import Source

extension Document {
  /// Reads a file. Never fails: a broken definition is left out, and every error is reported, up to a limit.
  ///
  /// - Parameter names: the caller's cache of names; one a thread.
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

  /// Reads a file with a cache of its own: for tests and single files.
  package static func parse(
    _ source: SourceFile, options: ParseOptions = ParseOptions()
  ) -> (document: Document, diagnostics: [Diagnostic]) {
    var names = NameCache(capacity: 256)
    return parse(source, options: options, names: &names)
  }
}

extension Parser {
  /// Reads definitions until the end of the file.
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
    reportInvalidUTF8()
    if document.definitions.isEmpty, diagnostics.isEmpty, !isExhausted {
      emptyDocument()
    }
  }

  private mutating func start() {
    do throws(Failure) { try advance() } catch { recover() }
  }

  /// The grammar wants at least one definition.
  private mutating func emptyDocument() {
    _ = unexpected()
    // A file of comments only is no mistake that breaks anything.
    diagnostics[diagnostics.count - 1].severity = .hint
  }

  /// Comments may hold bytes that no token would, so these are looked for apart.
  private mutating func reportInvalidUTF8() {
    var index = 0
    while index < lexer.count {
      if lexer.bytes[index] < 0x80 {
        index += 1
        continue
      }
      let scalar = lexer.scalar(at: index)
      if !scalar.isValid {
        let offset = UInt32(truncatingIfNeeded: index)
        let range = TextRange(offset, offset + UInt32(scalar.length))
        let isReported = diagnostics.contains { $0.location.range.lower == offset }
        if !isReported { _ = failure("The file is not valid UTF-8: save it in that encoding.", at: range) }
        return
      }
      index += scalar.length
    }
  }

  /// Arrays grow seldom: typical texts have so many bytes a node.
  mutating func reserve(forBytes count: Int) {
    document.selections.reserveCapacity(min(count / 96, 1 << 16))
  }
}
