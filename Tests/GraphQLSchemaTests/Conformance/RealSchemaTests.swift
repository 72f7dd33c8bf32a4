import Foundation
import GraphQLSyntax
import Source
import TestSupport
import Testing

@testable import GraphQLSchema

/// Published schemas of real servers.
@Suite(.enabled(if: Corpora.isAvailable, Comment(rawValue: Corpora.reason)))
struct RealSchemaTests {
  /// Diagnostics equal graphql-core's, recorded by `Benchmarks/oracle/run`.
  @Test func diagnosticsEqualTheOracle() throws {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let fixture = here.appending(path: "../../Fixtures/real-schemas.json").standardizedFileURL
    let schemas = try JSON.parse(Data(contentsOf: fixture))["schemas"].array
    #expect(!schemas.isEmpty)
    for schema in schemas {
      let path = schema["path"].string ?? ""
      let document = try parse(path)
      let table = LineTable(document.source.bytes)
      let options = SchemaOptions(apolloClientDirectives: path.hasPrefix("apollo/"))
      let found = SchemaBuilder.build([document], options: options).diagnostics.map { diagnostic in
        let places = ([diagnostic.location] + diagnostic.related.map(\.location)).map { place in
          let position = table.position(at: place.range.lower, in: document.source.bytes)
          return "\(place.file):\(position.line + 1):\(position.utf16Column + 1)"
        }
        return "\(diagnostic.message) \(places.sorted())"
      }
      // If definitions are invalid, the oracle doesn't check types; a separate list has these diagnostics.
      let diagnostics = schema["findings"].array + schema["maskedFindings"].array
      let wanted = diagnostics.map { diagnostic in
        "\(diagnostic["message"].string ?? "") \(diagnostic["places"].array.compactMap(\.string).sorted())"
      }
      #expect(found.sorted() == wanted.sorted(), "\(path)")
    }
  }

  /// A printed schema, parsed again, prints the same text.
  @Test(arguments: ["schemas/swapi/schema.graphql", "apollo/GitHubAPI/graphql/schema.graphqls"])
  func printedSchemasAreStable(_ path: String) throws {
    let printed = SchemaPrinter.print(SchemaBuilder.build([try parse(path)]).schema)
    let again = SchemaBuilder.build(documents([printed]))
    #expect(again.diagnostics.isEmpty)
    #expect(SchemaPrinter.print(again.schema) == printed)
  }

  @Test func introspectionResultsBuildASchema() throws {
    let data = try Corpora.data("apollo/StarWarsAPI/graphql/schema.json")
    let file = SourceFile(path: "schema.json", bytes: Array(data))
    let result = SchemaBuilder.build(
      documents(["extend type Query { local: Human } extend type Human @typePolicy(keyFields: \"id\")"]),
      introspection: [file], options: SchemaOptions(apolloClientDirectives: true))
    #expect(result.diagnostics.isEmpty, "\(result.diagnostics.prefix(5))")
    let query = try #require(result.schema.queryType)
    #expect(result.schema.field(named: "hero", in: query) != nil)
    #expect(result.schema.field(named: "local", in: query) != nil)
    let place = try #require(result.positions.nameLocation(of: query, in: result.schema))
    #expect(String(decoding: data[place.range.indices], as: UTF8.self) == "Query")
  }

  private func parse(_ path: String) throws -> Document {
    let (document, problems) = Document.parse(SourceFile(path: path, bytes: Array(try Corpora.data(path))))
    #expect(problems.isEmpty)
    return document
  }
}
