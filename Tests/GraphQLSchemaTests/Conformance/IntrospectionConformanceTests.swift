import Foundation
import GraphQLSyntax
import JSONSyntax
import Source
import TestSupport
import Testing

@testable import GraphQLSchema

/// Every case of graphql-js's own tests of building schemas from introspection results.
@Suite(.enabled(if: Corpora.isAvailable, Comment(rawValue: Corpora.reason)))
struct IntrospectionConformanceTests {
  @Test func validResultsConform() throws {
    let cases = try cases("valid")
    #expect(cases.count == 29)
    for (id, bytes, test) in cases {
      for data in [bytes, Array("{\"data\": ".utf8) + bytes + Array("}".utf8)] {
        let (document, problems) = IntrospectionReader.read(SourceFile(path: "api.json", bytes: data))
        #expect(problems.isEmpty, "\(id): \(problems)")
        let schema = SchemaBuilder.assemble([document], options: SchemaOptions()).schema
        let printed = SchemaPrinter.print(schema)
        let wanted = test["printed_sdl"].string ?? ""
        #expect(printed == wanted, "\(id): \(printed)\nwanted \(wanted)")
      }
    }
  }

  @Test func invalidResultsConform() throws {
    let cases = try cases("errors")
    #expect(cases.count == 20)
    for (id, bytes, test) in cases {
      let (_, problems) = IntrospectionReader.read(SourceFile(path: "api.json", bytes: bytes))
      let isSame = problems.first?.message == test["error"].string
      #expect(
        isSame,
        "\(id): \(problems.map(\.message)) wanted \(test["error"].string ?? "")")
    }
  }

  /// Returns the cases with the original bytes of their introspection results. Messages depend on the order of keys.
  private func cases(_ key: String) throws -> [(id: String, bytes: [UInt8], test: JSON)] {
    let data = try Corpora.data("graphql-js-16.11.0/introspection_json.json")
    let document = JSONDocument(SourceFile(path: "", bytes: Array(data)), code: .schemaIntrospection)
    let tests = try JSON.parse(data)[key].array
    let raw = (document.root?.members.first { $0.key.string == key }?.value.elements).map(Array.init) ?? []
    return zip(raw, tests).map { value, test in
      let range = value["introspection"]?.range ?? TextRange(0, 0)
      return (test["id"].string ?? "", Array(data[range.indices]), test)
    }
  }
}
