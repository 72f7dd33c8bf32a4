import GraphQLSyntax
import Source
import TestSupport
import Testing

@testable import GraphQLSchema

/// Every case of graphql-js's tests of building and validating schemas that SDL can express.
@Suite(.enabled(if: Corpora.isAvailable, Comment(rawValue: Corpora.reason)))
struct SchemaConformanceTests {
  /// The other cases use invalid objects as types or directives, or were never validated.
  @Test func rulesReportTheErrorsOfTheReference() throws {
    let cases = try Corpora.cases("schema_validation", "cases")
    #expect(cases.count == 318)
    #expect(ConformanceDifferences.ids(of: "schema_validation").isSubset(of: cases.map { $0["id"].string ?? "" }))
    var compared = 0
    for test in cases where test["reproducible"].bool == true {
      compared += 1
      let id = test["id"].string ?? ""
      let texts = test["sources"].array.compactMap(\.string)
      let result = SchemaBuilder.assemble(documents(texts), options: SchemaOptions())
      let found = SchemaRules.checks(result.schema, result.positions).flatMap { $0() }
      let (isEqual, text) = agree(found, test["expected_errors"].array, texts)
      #expect(isEqual != ConformanceDifferences.contains(id, of: "schema_validation"), "\(id): \(text)")
    }
    #expect(compared == 301)
  }

  @Test func buildingReportsTheErrorsOfTheReference() throws {
    let cases = try Corpora.cases("build_schema", "valid")
    #expect(cases.count == 339)
    #expect(ConformanceDifferences.ids(of: "build_schema").isSubset(of: cases.map { $0["id"].string ?? "" }))
    for test in cases {
      let id = test["id"].string ?? ""
      let text = test["sdl"].string ?? ""
      guard test["rebuild_error"].isNull else {
        // The tests disabled rules or had no text; the recorded error is from building the schema of this text.
        let (error, wanted) = (firstError(text), test["rebuild_error"].string ?? "")
        #expect(!error.isEmpty && wanted.contains(error), "\(id): \(error), not \(wanted)")
        continue
      }
      let result = SchemaBuilder.assemble(documents([text]), options: SchemaOptions())
      let found = SchemaRules.checks(result.schema, result.positions).flatMap { $0() }.map(\.message).sorted()
      let wanted = test["schema_errors"].array.map { $0.string ?? $0["message"].string ?? "" }.sorted()
      let isKnown = ConformanceDifferences.contains(id, of: "build_schema")
      #expect((found == wanted) != isKnown, "\(id): found \(found) wanted \(wanted)")
      let printed = SchemaPrinter.print(result.schema)
      #expect(printed == test["printed"].string, "\(id)")
    }
  }

  @Test func invalidDefinitionsConform() throws {
    let cases = try Corpora.cases("build_schema", "errors")
    #expect(cases.count == 2)
    for test in cases {
      let isUnchecked = test["options"]["assumeValidSDL"].bool ?? false
      let error = firstError(test["sdl"].string ?? "", SchemaOptions(validates: !isUnchecked))
      #expect(error == test["error"]["message"].string, "\(test["id"].string ?? "")")
    }
  }

  /// Returns the first error of building a schema from the text.
  private func firstError(_ text: String, _ options: SchemaOptions = SchemaOptions()) -> String {
    let (document, problems) = Document.parse(SourceFile(path: "0.graphql", text: text))
    let diagnostics = problems + SchemaBuilder.build([document], options: options).diagnostics
    return diagnostics.first?.message ?? ""
  }
}
