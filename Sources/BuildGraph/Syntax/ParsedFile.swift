import GraphQLSyntax
import Incremental
import Parallelism
import Source

/// The syntax tree of a file. A missing file parses as an empty one without errors.
enum ParsedFile: BatchQuery {
  typealias Key = Name
  typealias Value = ParsedSource
  typealias Work = ParsingWork

  /// The input of the parser.
  struct ParsingWork: Sendable {
    var path: Name
    var file: SourceFile?
  }

  static let missing = ParsedSource(Document.parse(SourceFile(path: "", text: "")).document, [], file: "")

  static func gather(_ key: Name, _ reader: Reader) -> ParsingWork {
    ParsingWork(path: key, file: reader.input(FileInput.self, key))
  }

  static func perform(_ work: [ParsingWork]) -> [ParsedSource] {
    work.concurrentMap(minimumRun: 4, counting: "parsing files") { range in
      var names = NameCache(capacity: range.count == 1 ? 256 : 1024)
      return range.map { index in
        let (path, file) = (work[index].path, work[index].file)
        let source = file ?? SourceFile(path: path.text, text: "")
        let (document, diagnostics) = Document.parse(source, names: &names)
        return ParsedSource(document, file == nil ? [] : diagnostics, file: path)
      }
    }
  }
}

/// The operations and fragments of a file without positions. Comments, white space and commas don't matter.
enum FileOutline: Query {
  static func compute(_ key: Name, _ reader: Reader) -> [DefinitionOutline] {
    reader.value(ParsedFile.self, key).outlines
  }
}

/// One operation or fragment without positions; nil if it no longer exists.
enum DefinitionText: Query {
  static func compute(_ key: DefinitionID, _ reader: Reader) -> DefinitionOutline? {
    if reader.isDivided(key.file) { return reader.outline(inDividedFile: key) }
    let outlines = reader.value(FileOutline.self, key.file)
    // Read only for the position. The result comes from the outline that was read above.
    let parsed = reader.untracked.value(ParsedFile.self, key.file)
    return parsed.position(of: key).map { outlines[$0] }
  }
}

extension Database {
  /// Parses the operations of a single build while one core reads the schema, since that is most work of one core.
  func prepareFiles() {
    guard let reader = readerOfMemo() else { return }
    let schema = (reader.input(SchemaFilesInput.self, Single()) ?? []).filter { !$0.text.hasSuffix(".json") }
    if 1 < schema.count { reader.prepare(ParsedFile.self, schema) }
    reader.prepare(ParsedFile.self, reader.operationFiles) { _ = $0.value(SchemaBuild.self, Single()) }
  }
}

/// The diagnostics of the syntax of operation files.
enum SyntaxDiagnostics: DiagnosticRelation {
  static func sources(_ reader: Reader) -> [Name] { reader.operationFiles }

  static func pairs(of source: Name, _ reader: Reader) -> [RelationPair<DiagnosticEntry, Diagnostic>] {
    pairs(reader.value(ParsedFile.self, source).diagnostics)
  }

  static func prepare(_ sources: [Name], _ reader: Reader) { reader.prepare(ParsedFile.self, sources) }
}
