import Foundation
import GraphQLSchema
import GraphQLSyntax
import GraphQLValidation
import Source
import TestSupport
import Testing

/// Diagnostics for real schemas and operations equal graphql-core's (`Benchmarks/oracle/run`).
@Suite(.enabled(if: Corpora.isAvailable, Comment(rawValue: Corpora.reason)))
struct RealSchemasTests {
  @Test(arguments: Expected.shared.schemas)
  func schemaDiagnosticsEqualTheOracle(expected: Expected.Schema) throws {
    let sources = Sources()
    let result = try sources.schema(expected.path)
    // The rules on types run only on sound text. `maskedFindings` has their results for other texts.
    let found = sources.findings(result.diagnostics)
    let wanted = Set(expected.findings)
    #expect(wanted.subtracting(found).isEmpty, "missing")
    #expect(Set(found).subtracting(wanted).subtracting(expected.maskedFindings).isEmpty, "unexpected diagnostics")
  }

  @Test(arguments: Expected.shared.sets)
  func operationDiagnosticsEqualTheOracle(expected: Expected.Operations) throws {
    let sources = Sources()
    let schema = try sources.schema(expected.schema).schema
    let files = try expected.folders.flatMap(Sources.operationFiles)
    #expect(files.count == expected.files)
    var diagnostics: [Diagnostic] = []
    for group in expected.separate ? files.map({ [$0] }) : [files] {
      let documents = try group.map { path in
        let (document, errors) = Document.parse(try sources.read(path))
        diagnostics += errors
        return document
      }
      diagnostics += Validator.validate(documents, schema: schema, options: Self.options)
    }
    let found = sources.findings(diagnostics)
    #expect(Set(expected.findings).subtracting(found).isEmpty, "missing")
    #expect(Set(found).subtracting(expected.findings).isEmpty, "unexpected diagnostics")
    #expect(found.count == expected.findings.count)
  }

  @Test func theFixtureExists() {
    #expect(Expected.shared.schemas.count == 11)
    #expect(Expected.shared.sets.count == 24)
  }

  private static let options = ValidationOptions(
    rules: ValidationOptions.specified.subtracting([.noUnusedFragments, .maxIntrospectionDepth]))
}

/// The oracle's results from Tests/Fixtures/real-schemas.json.
struct Expected: Decodable, Sendable {
  /// A diagnostic of the oracle.
  struct PlacedDiagnostic: Decodable, Hashable, Sendable {
    let message: String
    /// Sorted locations as `file:line:column`.
    let places: [String]
  }

  /// The diagnostics of a schema file.
  struct Schema: Decodable, Sendable, CustomTestStringConvertible {
    let path: String
    let findings: [PlacedDiagnostic]
    /// The results of rules on types if the text is not sound.
    let maskedFindings: [PlacedDiagnostic]
    var testDescription: String { path }
  }

  /// The diagnostics of a set of operation files.
  struct Operations: Decodable, Sendable, CustomTestStringConvertible {
    let name: String
    let schema: String
    let folders: [String]
    /// Whether each file is a separate document.
    let separate: Bool
    let files: Int
    let findings: [PlacedDiagnostic]
    var testDescription: String { name }
  }

  let schemas: [Schema]
  let sets: [Operations]

  /// Empty if the fixture can't be read, which another test checks.
  static let shared: Expected = {
    let path = URL(filePath: #filePath).appending(path: "../../Fixtures/real-schemas.json").standardizedFileURL
    let data = (try? Data(contentsOf: path)) ?? Data()
    return (try? JSONDecoder().decode(Expected.self, from: data)) ?? Expected(schemas: [], sets: [])
  }()
}

/// The files of the corpora that a test has read, with their lines.
private final class Sources {
  private var read: [String: (source: SourceFile, lines: LineTable)] = [:]

  func read(_ path: String) throws -> SourceFile {
    let source = SourceFile(path: path, bytes: Array(try Corpora.data(path)))
    read[path] = (source, LineTable(source.bytes))
    return source
  }

  func schema(_ path: String) throws -> SchemaResult {
    let (document, errors) = Document.parse(try read(path))
    var result = SchemaBuilder.build([document], options: SchemaOptions(apolloClientDirectives: true))
    result.diagnostics += errors
    return result
  }

  /// Returns diagnostics in the fixture's format: in any order, with sorted locations.
  func findings(_ diagnostics: [Diagnostic]) -> [Expected.PlacedDiagnostic] {
    diagnostics.filter { $0.severity == .error }.map { diagnostic in
      let places = [diagnostic.location] + diagnostic.related.map(\.location)
      return Expected.PlacedDiagnostic(message: diagnostic.message, places: places.map(text).sorted())
    }
  }

  private func text(_ location: Location) -> String {
    guard let file = read[location.file] else { return location.file }
    let position = file.lines.position(at: location.range.lower, in: file.source.bytes)
    return "\(location.file):\(position.line + 1):\(position.utf16Column + 1)"
  }

  /// Returns the operation files below a folder; `schema.graphql` is a schema or a link to one.
  static func operationFiles(_ folder: String) throws -> [String] {
    guard let root = Corpora.directory?.appending(path: folder).path else { return [] }
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".graphql") && !$0.hasSuffix("schema.graphql") }.sorted().map {
      "\(folder)/\($0)"
    }
  }
}
