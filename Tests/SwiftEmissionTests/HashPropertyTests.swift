import MockIR
import Source
import SwiftCode
import SwiftEmission
import Testing

struct HashPropertyTests {
  /// Returns the lines of the extension up to the initializer.
  static func opening(_ fields: String, _ options: EmissionOptions) -> [String] {
    let lines = renderObjectMock(CatalogText().mock("Dog:" + fields), options: options).lines
    let start = lines.firstIndex { $0.contains("extension Mock") } ?? 0
    let end = lines.firstIndex { $0 == "convenience init(" } ?? 0
    return Array(lines[(start + 1)..<end])
  }

  @Test(arguments: [
    ("hash String!", "2.4", "String", "_setScalar"), ("hash String!", "1.22", "String", "_setScalar"),
    ("hash String", "1.22", "String", "_setScalar"), ("hash [String]!", "2.4", "[String?]", "_setScalarList"),
    ("hash Human!", "2.4", "Mock<Human>", "_setEntity"), ("hash [Pet!]!", "2.4", "[(any AnyMock)]", "_setList"),
    ("hash Size!", "1.23.0", "GraphQLEnum<N.Size>", "_setScalar"),
  ])
  func theHashPropertyHasTheTypeOfTheField(field: String, version: String, type: String, setter: String) {
    let expected = [
      "var hash: \(type)? {", "get { _data[\"hash\"] as? \(type) }", "set { \(setter)(newValue, for: \\.hash) }", "}",
      "",
    ]
    #expect(Self.opening(field, .exact(version)) == expected)
    #expect(Self.opening(field, .exact(version) { $0.correctsKnownBugs = true }) == expected)
  }

  @Test func aNullableHashIsDoublyOptionalUnlessCorrected() {
    #expect(
      Self.opening("hash String", .exact("2.4")).prefix(2) == [
        "var hash: String?? {", "get { _data[\"hash\"] as? String? }",
      ])
    #expect(
      Self.opening("hash String", .sample()).prefix(2) == [
        "var hash: String? {", "get { _data[\"hash\"] as? String }",
      ])
    #expect(
      Self.opening("hash String!", .sample { $0.requiresNonOptionalFields = false }).first == "var hash: String? {")
  }

  @Test(arguments: [
    ("a Int,hash Int!", 1), ("hash Int!", 1), ("hash Int!,x Int", 2), ("a Int,hash Int!,x Int,y Int,z Int", 4),
  ])
  func emptyLinesFollowTheHashProperty(fields: String, count: Int) {
    let lines = Self.opening(fields, .sample())
    #expect(lines.count == 4 + count)
    #expect(lines.suffix(count).allSatisfy { $0.isEmpty })
  }

  @Test(arguments: ["hashValue Int!", "Hash Int!", "_data Int!"])
  func otherNamesHaveNoHashProperty(field: String) {
    #expect(Self.opening(field, .sample()).isEmpty)
  }

  @Test func capitalizationRulesAffectTheHashProperty() {
    let rules = [
      CapitalizationRule(.word("hash"), .replace("digest")), CapitalizationRule(.word("sum"), .replace("hash")),
    ]
    let key = { (field: String, corrects: Bool) in
      Self.opening(
        field,
        .exact("2.4") {
          $0.capitalizationRules = rules
          $0.correctsKnownBugs = corrects
        }
      ).dropFirst().first
    }
    #expect(key("hash Int!", true) == nil)
    #expect(key("sum Int!", false) == "get { _data[\"hash\"] as? Int }")
    #expect(key("sum Int!", true) == "get { _data[\"sum\"] as? Int }")
  }
}
