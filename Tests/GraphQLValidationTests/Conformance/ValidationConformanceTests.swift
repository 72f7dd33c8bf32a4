import Foundation
import GraphQLSchema
import GraphQLSyntax
import Source
import TestSupport
import Testing

@testable import GraphQLValidation

/// Every validation case of graphql-js 16.11.0's own tests: the message and locations of each error.
@Suite(.enabled(if: Corpora.isAvailable, Comment(rawValue: Corpora.reason)))
struct ValidationConformanceTests {
  /// Four cases are excluded: three need code (a custom rule, scalars that validate values), and one has no document
  /// in SDL.
  @Test func errorsConform() throws {
    let cases = try Self.cases()
    #expect(cases.count == 520)
    var compared = 0
    for test in cases where test["sdl_reproducible"].bool == true {
      let id = test["id"].string ?? ""
      compared += 1
      compare(test, Self.rules(test), expected: test["expected_errors"], id: id)
      guard !test["all_specified_rules_errors"].isNull else { continue }
      compare(test, ValidationOptions.specified, expected: test["all_specified_rules_errors"], id: id + " specified")
    }
    #expect(compared == 516)
  }

  private func compare(_ test: JSON, _ rules: Set<ValidationRule>, expected: JSON, id: String) {
    let actual = Self.errors(test, rules)
    let expectation = Set(expected.array.map(Self.expectation))
    if ConformanceDifferences.contains(id, of: "validation") {
      #expect(actual != expectation, "\(id) is alike now: it is no difference any more")
    } else {
      let name = test["test"].string ?? ""
      #expect(
        actual == expectation,
        """
        \(id) \(name)
        missing: \(expectation.subtracting(actual).sorted())
        too much: \(actual.subtracting(expectation).sorted())
        \(test["document"].string ?? "")
        """)
    }
  }

  @Test func listedDifferencesExist() throws {
    let ids = Set(try Self.cases().flatMap { [$0["id"].string ?? "", ($0["id"].string ?? "") + " specified"] })
    #expect(ConformanceDifferences.ids(of: "validation").isSubset(of: ids))
  }

  static func cases() throws -> [JSON] {
    try JSON.parse(try Corpora.data("graphql-js-16.11.0/validation.json"))["cases"].array
  }

  private static func rules(_ test: JSON) -> Set<ValidationRule> {
    guard test["rules"].string != "specified" else { return ValidationOptions.specified }
    return Set(
      test["rules"].array.compactMap { name in
        let name = (name.string ?? "").replacing("CustomRule", with: "").replacing("Rule", with: "")
        return ValidationRule(rawValue: name)
      })
  }

  private static func errors(_ test: JSON, _ rules: Set<ValidationRule>) -> Set<String> {
    let sources = test["schema_sources"].array.compactMap(\.string)
    let texts = sources.isEmpty ? [test["schema_sdl"].string ?? ""] : sources
    let schema = SchemaBuilder.build(
      texts.enumerated().map { Document.parse(SourceFile(path: "\($0.offset).graphqls", text: $0.element)).document }
    ).schema
    let source = SourceFile(path: "document.graphql", text: test["document"].string ?? "")
    let lines = LineTable(source.bytes)
    let diagnostics = Validator.validate(
      [Document.parse(source).document], schema: schema, options: ValidationOptions(rules: rules))
    return Set(
      diagnostics.map { diagnostic in
        let places = ([diagnostic.location] + diagnostic.related.map(\.location)).map { location in
          let position = lines.position(at: location.range.lower, in: source.bytes)
          return "\(position.line + 1):\(position.utf16Column + 1)"
        }
        return diagnostic.message + " " + Set(places).sorted().joined(separator: " ")
      })
  }

  private static func expectation(_ error: JSON) -> String {
    let places = error["locations"].array.map { "\($0["line"].int ?? 0):\($0["column"].int ?? 0)" }
    return (error["message"].string ?? "") + " " + Set(places).sorted().joined(separator: " ")
  }
}
