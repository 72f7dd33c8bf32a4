import Source
import Testing

@testable import GraphQLSchema

/// A schema with what one rule finds in it: the message and the places of each finding, as `line:column`, or as
/// `file:line:column` where there are several files.
struct RuleRow: Sendable, CustomTestStringConvertible {
  let name: String
  let texts: [String]
  let finds: [String]

  init(_ name: String, _ texts: String..., finds: [String] = []) {
    self.name = name
    self.texts = texts
    self.finds = finds
  }

  var testDescription: String { name }

  /// Holds a rule for complete schemas to the row.
  func check(_ rule: SchemaRules.Rule) {
    let result = SchemaBuilder.assemble(documents(texts), options: SchemaOptions())
    check(rule(SchemaContext(schema: result.schema, positions: result.positions)))
  }

  /// Holds a rule for definitions to the row.
  func check(_ rule: DefinitionRules.Rule) {
    let own = documents(texts)
    let schema = SchemaBuilder.assemble(own, options: SchemaOptions()).schema
    check(rule(DefinitionContext(documents: own, schema: schema, base: nil)))
  }

  private func check(_ diagnostics: [Diagnostic]) {
    let found = diagnostics.map { diagnostic in
      let finding = Finding(diagnostic, texts)
      let places = finding.locations.map { 1 < texts.count ? $0 : String($0.dropFirst(2)) }
      return finding.message + " " + places.joined(separator: " ")
    }
    #expect(found.sorted() == finds.sorted(), "\(name)")
  }
}
