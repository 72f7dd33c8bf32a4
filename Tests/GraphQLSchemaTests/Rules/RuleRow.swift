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
  func check(_ rule: SchemaRules.Rule, file: String = #fileID) {
    let result = SchemaBuilder.assemble(documents(texts), options: SchemaOptions())
    check(rule(SchemaContext(schema: result.schema, positions: result.positions)), file)
  }

  /// Holds a rule for definitions to the row.
  func check(_ rule: DefinitionRules.Rule, file: String = #fileID) {
    let own = documents(texts)
    let schema = SchemaBuilder.assemble(own, options: SchemaOptions()).schema
    check(rule(DefinitionContext(documents: own, schema: schema, base: nil)), file)
  }

  /// Rules whose diagnostics are warnings. All others are errors.
  private static let warnings: Set = ["schema/deprecated-implementations"]

  /// - Parameter file: the file of the rule's tests, which is named after the rule, as its code is.
  private func check(_ diagnostics: [Diagnostic], _ file: String) {
    let rule = file.split(separator: "/").last?.replacing("Tests.swift", with: "") ?? ""
    let code = "schema/" + rule.map { $0.isUppercase ? "-\($0)" : "\($0)" }.joined().dropFirst().lowercased()
    for diagnostic in diagnostics {
      #expect(diagnostic.code.rawValue == code, "\(name)")
      #expect(diagnostic.severity == (Self.warnings.contains(code) ? .warning : .error), "\(name)")
    }
    let found = diagnostics.map { diagnostic in
      let finding = Finding(diagnostic, texts)
      let places = finding.locations.map { 1 < texts.count ? $0 : String($0.dropFirst(2)) }
      return finding.message + " " + places.joined(separator: " ")
    }
    #expect(found.sorted() == finds.sorted(), "\(name)")
  }
}
