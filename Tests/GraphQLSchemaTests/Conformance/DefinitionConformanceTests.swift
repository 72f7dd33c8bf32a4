import GraphQLSyntax
import Source
import TestSupport
import Testing

@testable import GraphQLSchema

/// Every case of graphql-js's own tests of its rules for definitions.
@Suite(.enabled(if: Corpora.isAvailable, Comment(rawValue: Corpora.reason)))
struct DefinitionConformanceTests {
  @Test func rulesReportTheErrorsOfTheReference() throws {
    let cases = try Corpora.cases("sdl_validation", "cases")
    #expect(cases.count == 106)
    for test in cases {
      let id = test["id"].string ?? ""
      let context = try context([test["base_schema_sdl"].string].compactMap { $0 }, test["sdl"].string ?? "")
      let rules = Set(test["rules"].array.compactMap(\.string))
      let texts = [test["sdl"].string ?? ""]
      let some = DefinitionRules.all.filter { rules.contains($0.name) }.flatMap { $0.rule(context) }
      #expect(!rules.isEmpty)
      compare(id, some, test["expected_errors"].array, texts)
      compare("\(id) all", found(context), test["all_specified_sdl_rules_errors"].array, texts)
    }
  }

  private func found(_ context: SchemaDocumentContext) -> [Diagnostic] {
    DefinitionRules.checks(context).flatMap { $0() }
  }

  /// One error is about an object that is not a syntax tree, which doesn't apply here.
  @Test func schemaExtensionsConform() throws {
    let valid = try Corpora.cases("extend_schema", "valid")
    #expect(valid.count == 53)
    for test in valid {
      let context = try context(test["base_sources"].array.compactMap(\.string), test["sdl"].string ?? "")
      let assumesValid = test["options"]["assumeValid"].bool ?? test["options"]["assumeValidSDL"].bool ?? false
      if assumesValid {
        #expect(unchecked(test).isEmpty, "\(test["id"].string ?? "")")
      } else {
        compare(test["id"].string ?? "", found(context), [], [test["sdl"].string ?? ""])
      }
    }
    let invalid = try Corpora.cases("extend_schema", "errors")
    #expect(invalid.count == 5)
    var compared = 0
    for test in invalid {
      guard let sdl = test["sdl"].string else { continue }
      compared += 1
      let context = try context(test["base_sources"].array.compactMap(\.string), sdl)
      let isUnchecked = test["options"]["assumeValidSDL"].bool ?? false
      let messages = isUnchecked ? unchecked(test) : found(context).map(\.message)
      #expect(messages == [test["error"]["message"].string], "\(test["id"].string ?? "")")
    }
    #expect(compared == 4)
  }

  /// Returns the diagnostics of a schema that is built without its rules.
  private func unchecked(_ test: JSON) -> [String] {
    let texts = test["base_sources"].array.compactMap(\.string) + [test["sdl"].string ?? ""]
    return SchemaBuilder.build(documents(texts), options: SchemaOptions(validates: false)).diagnostics.map(\.message)
  }

  private func context(_ base: [String], _ text: String) throws -> SchemaDocumentContext {
    let own = documents([text])
    return SchemaDocumentContext(
      documents: own, schema: SchemaBuilder.assemble(own, options: SchemaOptions()).schema,
      base: base.isEmpty ? nil : SchemaBuilder.assemble(documents(base), options: SchemaOptions()).schema)
  }

  private func compare(_ id: String, _ found: [Diagnostic], _ expected: [JSON], _ texts: [String]) {
    let (isEqual, text) = agree(found, expected, texts)
    #expect(isEqual, "\(id): \(text)")
  }
}
