import GraphQLSyntax
import Source
import TestSupport
import Testing

@testable import GraphQLSchema

/// Every case of graphql-js's own tests of building and validating schemas that can be told in the schema definition
/// language.
@Suite(.enabled(if: Corpora.isAvailable, Comment(rawValue: Corpora.reason)))
struct SchemaConformanceTests {
  @Test func rulesFindTheSame() throws {
    let cases = try Corpora.cases("schema_validation", "cases")
    #expect(cases.count == 318)
    for test in cases where test["reproducible"].bool == true {
      let id = test["id"].string ?? ""
      let texts = test["sources"].array.compactMap(\.string)
      let result = SchemaBuilder.assemble(documents(texts), options: SchemaOptions())
      let found = SchemaRules.validate(result.schema, result.positions)
      let (isEqual, text) = agree(found, test["expected_errors"].array, texts)
      #expect(isEqual != KnownDifferences.contains(id), "\(id): \(text)")
    }
  }

  @Test func buildingFindsTheSame() throws {
    let cases = try Corpora.cases("build_schema", "valid")
    #expect(cases.count == 339)
    for test in cases {
      let id = test["id"].string ?? ""
      let texts = [test["sdl"].string ?? ""]
      let result = SchemaBuilder.assemble(documents(texts), options: SchemaOptions())
      let found = SchemaRules.validate(result.schema, result.positions).map(\.message).sorted()
      let wanted = test["schema_errors"].array.map { $0.string ?? $0["message"].string ?? "" }.sorted()
      let isSkipped = !test["rebuild_error"].isNull
      if !isSkipped {
        #expect((found == wanted) != KnownDifferences.contains(id), "\(id): found \(found) wanted \(wanted)")
        let printed = SchemaPrinter.print(result.schema)
        #expect(
          (printed == test["printed"].string) != KnownDifferences.contains("\(id) printed"),
          "\(id): printed \(printed)\nwanted \(test["printed"].string ?? "")")
      }
    }
  }
}
