import Foundation
import Source
import TestSupport
import Testing

@testable import GraphQLSyntax

/// Every syntax case of graphql-js 16.11.0's own tests.
@Suite(.enabled(if: Corpora.isAvailable, Comment(rawValue: Corpora.reason)))
struct SyntaxConformanceTests {
  @Test func errorsConform() throws {
    let tests = try cases("syntax_errors.json")
    #expect(tests.count == 39)
    #expect(ConformanceDifferences.ids(of: "syntax_errors").isSubset(of: tests.map { $0["id"].string ?? "" }))
    for test in tests {
      guard let expected = test["message"].string, let text = test["source"].string else {
        Issue.record("unreadable case \(test["id"].string ?? "")")
        continue
      }
      let actual = firstError(test, text)
      let location = test["locations"].array.first
      let place = "\(location?["line"].int ?? 0):\(location?["column"].int ?? 0)"
      let isEqual = actual == "\(expected) \(place)"
      let isKnown = ConformanceDifferences.contains(test["id"].string ?? "", of: "syntax_errors")
      #expect(isEqual != isKnown, "\(test["id"].string ?? ""): \(actual ?? "no error"), not \(expected) \(place)")
    }
  }

  @Test func validTextsHaveNoErrors() throws {
    var count = 0
    for test in try cases("syntax_valid.json") {
      // JSON can't represent lone surrogates, so every text is readable.
      let text = try #require(test["source"].string)
      count += 1
      if let error = firstError(test, text) { Issue.record("\(test["id"].string ?? ""): \(error)") }
    }
    #expect(count == 884)
  }

  @Test func printedDocumentsConform() throws {
    let tests = try cases("print_document.json")
    #expect(tests.count == 11)
    for test in tests {
      var options = ParseOptions()
      options.allowLegacyFragmentVariables = true
      let file = SourceFile(path: "a.graphql", text: try #require(test["source"].string))
      let (document, diagnostics) = Document.parse(file, options: options)
      #expect(diagnostics.isEmpty)
      #expect(DocumentPrinter.print(document) == test["printed"].string)
    }
  }

  @Test func printedTextIsStable() throws {
    for test in try cases("syntax_valid.json") where test["entry"].string == "parse" {
      var options = ParseOptions()
      options.allowLegacyFragmentVariables = true
      let text = try #require(test["source"].string)
      let (document, _) = Document.parse(SourceFile(path: "a.graphql", text: text), options: options)
      let printed = DocumentPrinter.print(document)
      let (again, diagnostics) = Document.parse(SourceFile(path: "a.graphql", text: printed), options: options)
      #expect(diagnostics.isEmpty, "\(printed)")
      #expect(DocumentPrinter.print(again) == printed)
    }
  }

  private func cases(_ file: String) throws -> [JSON] {
    try JSON.parse(Corpora.data("graphql-js-16.11.0/" + file))["cases"].array
  }

  /// Returns the first error as `message line:column`.
  private func firstError(_ test: JSON, _ text: String) -> String? {
    var options = ParseOptions()
    options.allowLegacyFragmentVariables = test["options"]["allowLegacyFragmentVariables"].bool ?? false
    options.maxTokens = test["options"]["maxTokens"].int
    let file = SourceFile(path: "a.graphql", text: text)
    let diagnostics =
      switch test["entry"].string {
      case "parse": Document.parse(file, options: options).diagnostics
      case "parse_value": Document.parseValue(file, isConstant: false).diagnostics
      case "parse_const_value": Document.parseValue(file, isConstant: true).diagnostics
      default: Document.parseType(file).diagnostics
      }
    guard let first = diagnostics.first else { return nil }
    let position = LineTable(file.bytes).position(at: first.location.range.lower, in: file.bytes)
    return "\(first.message) \(position.line + 1):\(position.utf16Column + 1)"
  }
}
