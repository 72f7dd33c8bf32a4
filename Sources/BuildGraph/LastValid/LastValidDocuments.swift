import GraphQLSyntax
import Incremental
import Source

/// The last valid schema, and the last valid texts of definitions that have errors now.
///
/// A session analyses tests with them until the errors are fixed, so a half typed definition hides no diagnostics. They
/// are history, which the present inputs don't determine. So they become inputs of the database themselves: a new
/// database with the same inputs gives the same answers.
struct LastValidDocuments {
  /// The files of operations that changed since the last update, with their texts at that update.
  private var edited: [Name: SourceFile?] = [:]
  /// The files that had broken or unreadable definitions at the last update.
  private var files: [Name: BrokenFile] = [:]
  private var isFirstUpdate = true

  /// The broken and unreadable definitions of a file, with the last valid text of each that was valid before.
  private struct BrokenFile {
    var definitions: Set<DefinitionID> = []
    var texts: [DefinitionID: [UInt8]] = [:]
  }

  /// Notes that a file of operations changes.
  mutating func willChange(_ file: Name, from former: SourceFile?) {
    if edited[file] == nil { edited[file] = .some(former) }
  }

  /// Sets the inputs of the database for the present documents, which were checked.
  mutating func update(_ database: Database) {
    if !database.value(HasErrors<SchemaDiagnostics>.self, Single()) {
      database.set(
        LastValidSchemaInput.self, Single(), to: LastValidSchema(shared: database.value(SchemaModel.self, Single())))
    }
    let former = files
    files = brokenFiles(of: database)
    for file in former.keys where files[file]?.texts.isEmpty ?? true {
      database.set(FileInput.self, file.keptFile, to: nil)
    }
    let kept = files.filter { !$0.value.texts.isEmpty }
    for (file, broken) in kept {
      let texts = broken.texts.sorted { $0.key < $1.key }.map(\.value)
      let path = file.keptFile
      database.set(
        FileInput.self, path, to: SourceFile(path: path.text, bytes: Array(texts.joined(separator: "\n\n".utf8))))
    }
    database.set(KeptFilesInput.self, Single(), to: kept.isEmpty ? nil : kept.keys.map(\.keptFile).sorted())
    edited = [:]
    isFirstUpdate = false
  }

  /// Whether a valid version stands in for the schema and for each definition that was valid before.
  func isComplete(_ database: Database) -> Bool {
    let hasSchema =
      !database.value(HasErrors<SchemaDiagnostics>.self, Single())
      || database.input(LastValidSchemaInput.self, Single()) != nil
    return hasSchema
      && files.allSatisfy { file, broken in
        broken.texts.isEmpty
          || database.withReader(below: DefinitionsBySwiftName.self) { $0.outlines(inFile: file.keptFile) }.count
            == broken.texts.count
      }
  }

  /// Returns the broken and unreadable definitions by file.
  private func brokenFiles(of database: Database) -> [Name: BrokenFile] {
    var result: [Name: BrokenFile] = [:]
    for id in database.entries(of: BrokenDefinitions.self) {
      result[id.file, default: BrokenFile()].definitions.insert(id)
    }
    let unreadable = Set(database.items(of: SyntaxDiagnostics.self, .errors).map { Name($0.location.file) })
    for file in unreadable where result[file] == nil { result[file] = BrokenFile() }
    guard !isFirstUpdate else { return result }
    for (file, broken) in result {
      result[file] = withTexts(broken, of: file, isUnreadable: unreadable.contains(file), database)
    }
    return result
  }

  /// Adds the unreadable definitions and the last valid texts.
  private func withTexts(
    _ broken: BrokenFile, of file: Name, isUnreadable: Bool, _ database: Database
  ) -> BrokenFile {
    let former = files[file]
    let known = former?.definitions ?? []
    if edited[file] == nil, !isUnreadable, let former, broken.definitions.isSubset(of: known) {
      return BrokenFile(
        definitions: broken.definitions, texts: former.texts.filter { broken.definitions.contains($0.key) })
    }
    let present = database.withReader(below: OperationDiagnostics.self) { $0.value(ParsedFile.self, file) }
    var before: ParsedSource? = present
    if let text = edited[file] { before = text.map { ParsedSource(Document.parse($0).document, [], file: file) } }
    var result = broken
    if isUnreadable {
      let missing = known.union(before?.outlines.map(\.id) ?? []).subtracting(present.outlines.map(\.id))
      result.definitions.formUnion(missing)
    }
    for id in result.definitions {
      result.texts[id] = known.contains(id) ? former?.texts[id] : before?.text(of: id)
    }
    return result
  }
}

extension ParsedSource {
  /// Returns the text of a definition; nil if there is none.
  fileprivate func text(of id: DefinitionID) -> [UInt8]? {
    index(of: id).map { Array(document.bytes(document.definitions[$0].range)) }
  }
}
