import Source
import Testing

@testable import GraphQLSchema

/// A schema with the diagnostics of one rule: each message and its locations, as `line:column`, or as
/// `file:line:column` if there are several files.
struct SchemaRuleRow: Sendable, CustomTestStringConvertible {
  let name: String
  let texts: [String]
  var finds: [String]

  init(_ name: String, _ texts: String..., finds: [String] = []) {
    self.name = name
    self.texts = texts
    self.finds = finds
  }

  var testDescription: String { name }

  /// Compares the row with the diagnostics of a rule for complete schemas.
  func check(_ rule: SchemaRules.Rule, file: String = #fileID) {
    let result = SchemaBuilder.assemble(documents(texts), options: SchemaOptions())
    check(rule(SchemaContext(schema: result.schema, positions: result.positions)), file, isError: false)
  }

  /// Compares the row with the diagnostics of a rule for definitions.
  func check(_ rule: DefinitionRules.Rule, apolloVersion: ApolloVersion = .latest, file: String = #fileID) {
    let own = documents(texts)
    let options = SchemaOptions(apolloClientDirectives: true, apolloVersion: apolloVersion)
    let schema = SchemaBuilder.assemble(own, options: options).schema
    let context = SchemaDocumentContext(documents: own, schema: schema, base: nil, apolloVersion: apolloVersion)
    check(rule(context), file, isError: true)
  }

  /// - Parameters:
  ///   - file: the file of the rule's tests. It is named after the rule, like its code.
  ///   - isError: whether Apollo's generator checks the rule.
  private func check(_ diagnostics: [Diagnostic], _ file: String, isError: Bool) {
    let rule = file.split(separator: "/").last?.replacing("Tests.swift", with: "") ?? ""
    let code = "schema/" + rule.map { $0.isUppercase ? "-\($0)" : "\($0)" }.joined().dropFirst().lowercased()
    for diagnostic in diagnostics {
      #expect(diagnostic.code.rawValue == code, "\(name)")
      let isExpected = Self.preventsOutputs(diagnostic) ?? isError
      #expect(diagnostic.severity == (isExpected ? .error : .warning), "\(name)")
    }
    let found = diagnostics.map { diagnostic in
      let placed = PlacedDiagnostic(diagnostic, texts)
      let places = placed.locations.map { 1 < texts.count ? $0 : String($0.dropFirst(2)) }
      return placed.message + " " + places.joined(separator: " ")
    }
    #expect(found.sorted() == finds.sorted(), "\(name)")
  }

  /// Whether nothing can be generated with the mistake; nil for other rules.
  private static func preventsOutputs(_ diagnostic: Diagnostic) -> Bool? {
    switch diagnostic.code {
    case .schemaRootTypes: diagnostic.message == "Query root type must be provided."
    // The message names a field without parentheses, and an argument with them.
    case .schemaInputTypes: !diagnostic.message.contains(":)")
    default: nil
    }
  }
}
