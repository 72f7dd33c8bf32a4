import GraphQLSchema
import GraphQLSyntax
import Incremental
import Parallelism
import Source

/// A schema with the positions of all elements and the diagnostics of its files.
final class BuiltSchema: Sendable {
  let result: SchemaResult
  /// The diagnostics of reading the files and of the type system rules.
  let diagnostics: [Diagnostic]
  let hasErrors: Bool

  init(_ result: SchemaResult, _ diagnostics: [Diagnostic]) {
    self.result = result
    self.diagnostics = diagnostics
    hasErrors = diagnostics.hasErrors
  }
}

extension BuiltSchema {
  /// Returns the location of a type's name.
  func nameLocation(of type: Name) -> Location {
    let place = result.schema.type(named: type).flatMap { result.positions.nameLocation(of: $0, in: result.schema) }
    return place ?? Location("", TextRange(at: 0))
  }
}

extension BuiltSchema: Equatable {
  static func == (a: BuiltSchema, b: BuiltSchema) -> Bool { a === b }
}

/// The schema of the project with positions and diagnostics. Its sources are SDL files, an introspection result, or
/// both.
enum SchemaBuild: Query {
  static func compute(_ key: Single, _ reader: Reader) -> BuiltSchema {
    let settings = reader.value(SchemaSettings.self, Single())
    let paths = reader.input(SchemaFilesInput.self, Single()) ?? []
    let (introspections, texts) = paths.partitioned { $0.text.hasSuffix(".json") }
    reader.prepare(ParsedFile.self, texts)
    let parsed = texts.map { reader.value(ParsedFile.self, $0) }
    let results = introspections.compactMap { reader.input(FileInput.self, $0) }
    let result = SchemaBuilder.build(
      parsed.map(\.document), introspection: results, options: settings.options
    ) { checks in
      checks.concurrentMap(minimumRun: 1) { range in range.flatMap { checks[$0]() } }
    }
    // A missing definition has no location. Users expect it at the start of the schema.
    let start = Location(paths.first?.text ?? "", TextRange(at: 0))
    let found = result.diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      if diagnostic.location.file.isEmpty { diagnostic.location = start }
      // Only for rules that Apollo's generator doesn't check, the settings decide whether outputs are generated.
      if settings.blockingCodes.contains(diagnostic.code) { diagnostic.severity = .error }
      return diagnostic
    }
    return BuiltSchema(result, parsed.flatMap(\.diagnostics) + found)
  }
}

/// The diagnostics of the schema.
enum SchemaDiagnostics: DiagnosticRelation {
  static func sources(_ reader: Reader) -> [Single] { [Single()] }

  static func pairs(of source: Single, _ reader: Reader) -> [RelationPair<DiagnosticEntry, Diagnostic>] {
    pairs(reader.value(SchemaBuild.self, Single()).diagnostics)
  }
}

extension Sequence {
  /// Returns the elements that match, then the others, in their order.
  fileprivate func partitioned(_ holds: (Element) -> Bool) -> (matching: [Element], others: [Element]) {
    reduce(into: ([], [])) { result, element in
      if holds(element) { result.0.append(element) } else { result.1.append(element) }
    }
  }
}

/// A schema without positions, shared by reference, with its batches of resolved definitions.
final class SharedSchema: Sendable, Equatable {
  let schema: Schema
  let batches = BatchMemo()

  init(_ schema: Schema) {
    self.schema = schema
  }

  static func == (a: SharedSchema, b: SharedSchema) -> Bool { a === b || a.schema == b.schema }
}

/// The schema without positions, so it stays equal if text only moves. If the present schema has errors, it is the last
/// valid one, if the session has seen one.
enum SchemaModel: Query {
  static func compute(_ key: Single, _ reader: Reader) -> SharedSchema {
    let built = reader.value(SchemaBuild.self, Single())
    if built.hasErrors, let valid = reader.input(LastValidSchemaInput.self, Single()) { return valid.shared }
    return SharedSchema(built.result.schema)
  }
}

/// The last schema without errors. A session sets it.
enum LastValidSchemaInput: Input {
  typealias Key = Single
  typealias Value = LastValidSchema
}

/// A schema that is compared by identity, since it is replaced only by another one.
struct LastValidSchema: Equatable, Sendable {
  let shared: SharedSchema

  static func == (a: LastValidSchema, b: LastValidSchema) -> Bool { a.shared === b.shared }
}

/// Fingerprints of the elements of the schema, so that a query depends only on the elements that it uses.
enum SchemaElements: Relation {
  static func sources(_ reader: Reader) -> [Single] { [Single()] }

  static func pairs(of source: Single, _ reader: Reader) -> [RelationPair<SchemaElement, Fingerprint>] {
    let schema = reader.value(SchemaModel.self, Single()).schema
    let types = schema.types.concurrentMap(minimumRun: 256) { range in
      schema.elementFingerprints(ofTypes: range).map { Pair($0, $1) }
    }
    return types + schema.elementFingerprintsBesidesTypes().map { Pair($0, $1) }
  }
}
