import Source
import Testing

@testable import GraphQLSchema

/// A schema with the diagnostics of one rule: each message and its locations, as `line:column`, or as
/// `file:line:column` if there are several files.
struct SchemaRuleRow: Sendable, CustomTestStringConvertible {
  let name: String
  let texts: [String]
  let finds: [String]

  init(_ name: String, _ texts: String..., finds: [String] = []) {
    self.name = name
    self.texts = texts
    self.finds = finds
  }

  var testDescription: String { name }

  /// Compares the row with the diagnostics of a rule for complete schemas.
  func check(_ rule: SchemaRules.Rule, file: String = #fileID) {
    let result = SchemaBuilder.assemble(documents(texts), options: SchemaOptions())
    check(rule(SchemaContext(schema: result.schema, positions: result.positions)), file)
  }

  /// Compares the row with the diagnostics of a rule for definitions.
  func check(_ rule: DefinitionRules.Rule, file: String = #fileID) {
    let own = documents(texts)
    let schema = SchemaBuilder.assemble(own, options: SchemaOptions()).schema
    check(rule(SchemaDocumentContext(documents: own, schema: schema, base: nil)), file)
  }

  /// Rules with warnings. All others have errors.
  private static let warnings: Set = ["schema/deprecated-implementations"]

  /// - Parameter file: the file of the rule's tests. It is named after the rule, like its code.
  private func check(_ diagnostics: [Diagnostic], _ file: String) {
    let rule = file.split(separator: "/").last?.replacing("Tests.swift", with: "") ?? ""
    let code = "schema/" + rule.map { $0.isUppercase ? "-\($0)" : "\($0)" }.joined().dropFirst().lowercased()
    for diagnostic in diagnostics {
      #expect(diagnostic.code.rawValue == code, "\(name)")
      #expect(diagnostic.severity == (Self.warnings.contains(code) ? .warning : .error), "\(name)")
    }
    let found = diagnostics.map { diagnostic in
      let placed = PlacedDiagnostic(diagnostic, texts)
      let places = placed.locations.map { 1 < texts.count ? $0 : String($0.dropFirst(2)) }
      return placed.message + " " + places.joined(separator: " ")
    }
    #expect(found.sorted() == finds.sorted(), "\(name)")
  }
}
