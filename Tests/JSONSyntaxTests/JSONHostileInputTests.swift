import Foundation
import Fuzzing
import JSONSyntax
import Source
import TestSupport
import Testing

/// Hostile JSON: no input may trap, recurse deeply or take more than linear time.
@Suite struct JSONHostileInputTests {
  @Test(arguments: ["[", "{\"a\":", "[{\"a\":"])
  func deepNestingIsRejected(unit: String) {
    let document = parse(String(repeating: unit, count: 100_000))
    #expect(document.root == nil)
    #expect(document.diagnostics.map(\.message) == ["Arrays and objects are nested deeper than 256 levels"])
  }

  @Test func nestingUpToTheLimitIsAccepted() {
    let text = String(repeating: "[", count: 256) + String(repeating: "]", count: 256)
    #expect(parse(text).diagnostics.isEmpty)
  }

  @Test func diagnosticsAreLimited() {
    let document = parse("[" + String(repeating: "[1,],", count: 10_000) + "1]")
    #expect(document.root == nil)
    #expect(document.diagnostics.count == 20)
  }

  @Test func valuesAreLimited() {
    var limits = JSONDocument.Limits()
    limits.values = 100
    let file = SourceFile(path: "a.json", text: "[" + String(repeating: "1,", count: 200) + "1]")
    let document = JSONDocument(file, code: .configSyntax, limits: limits)
    #expect(document.diagnostics.map(\.message) == ["The file contains more than 100 values"])
  }

  @Test func fiftyMegabytesAreRead() {
    let clock = ContinuousClock()
    let text = "[" + String(repeating: "{\"name\":\"value with some text\",\"n\":12},", count: 1_300_000) + "0]"
    let file = SourceFile(path: "a.json", text: text)
    var count = 0
    let elapsed = clock.measure {
      count = JSONDocument(file, code: .configSyntax).root?.elements.reduce(0) { sum, _ in sum + 1 } ?? 0
    }
    #expect(count == 1_300_001)
    #expect(elapsed < .seconds(60))
  }

  @Test func manyDistinctKeysTakeLinearTime() {
    let members = (0..<300_000).map { "\"k\($0)\":0" }.joined(separator: ",")
    #expect(parse("{" + members + "}").diagnostics.isEmpty)
  }

  /// Random edits of a valid text, from a fixed seed. Reading always ends; it gives diagnostics exactly if there is
  /// no value or a mistake was tolerated.
  @Test func mutatedTextIsReadOrReported() {
    let seed = Array(#"{"a": [1, -2.5e3, "x\u00e9\ud83d\ude00é", true, null], "b": {"c": {}, "d": []}}"#.utf8)
    var random = SplitMix64(seed: 7)
    for _ in 0..<20_000 {
      var bytes = seed
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: index)
        default: bytes.insert(seed[Int.random(in: 0..<seed.count, using: &random)], at: index)
        }
      }
      let document = JSONDocument(SourceFile(path: "a.json", bytes: bytes), code: .configSyntax)
      #expect(document.root != nil || !document.diagnostics.isEmpty)
      for diagnostic in document.diagnostics { #expect(Int(diagnostic.location.range.upper) <= bytes.count) }
      if let root = document.root { visit(root) }
    }
  }

  /// The reader accepts everything that Foundation accepts, with equal strings.
  @Test(.enabled(if: Corpora.isAvailable, Comment(rawValue: Corpora.reason)))
  func corporaAgreeWithFoundation() throws {
    for path in ["apollo/StarWarsAPI/graphql/schema.json", "graphql-js-16.11.0/introspection_json.json"] {
      let data = try Corpora.data(path)
      let document = JSONDocument(SourceFile(path: path, bytes: Array(data)), code: .configSyntax)
      #expect(document.diagnostics.isEmpty)
      let root = try #require(document.root)
      let expected = try #require(try JSONSerialization.jsonObject(with: data) as? NSObject)
      #expect(object(root) == expected)
    }
  }

  private func object(_ value: JSONValue) -> NSObject {
    switch value.kind {
    case .object:
      NSDictionary(
        dictionary: Dictionary(value.members.map { ($0.key.string ?? "", object($0.value)) }) { _, last in last })
    case .array: NSArray(array: value.elements.map(object))
    case .string: NSString(string: value.string ?? "")
    case .number: NSNumber(value: value.double ?? 0)
    case .true: NSNumber(value: true)
    case .false: NSNumber(value: false)
    case .null: NSNull()
    }
  }

  private func visit(_ value: JSONValue) {
    _ = (value.string, value.int, value.double, value.name)
    for element in value.elements { visit(element) }
    for member in value.members { visit(member.value) }
  }

  private func parse(_ text: String) -> JSONDocument {
    JSONDocument(SourceFile(path: "a.json", text: text), code: .configSyntax)
  }
}
