import Testing

@testable import Configuration

/// Strings that a rule accepts or rejects. `ConfigurationKeyTests` uses these values, which are independent of the
/// rules.
struct TextSample: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let rule: StringRule
  let good: [String]
  /// Rejected strings, each with a part of its message.
  let wrong: [(text: String, message: String)]

  init(_ name: String, _ rule: StringRule, good: [String], wrong: [(text: String, message: String)] = []) {
    (testDescription, self.rule, self.good, self.wrong) = (name, rule, good, wrong)
  }

  /// Returns the sample for the rule of a key; nil if there is none.
  static func of(_ rule: StringRule) -> TextSample? {
    all.first { $0.rule.expectation == rule.expectation && $0.rule.pattern == rule.pattern }
  }

  private static let notSwift = ["a b", "1a", "a-b", "a.b", "a/b", "a\u{0}", "+", "a!"].map {
    (text: $0, message: "is not a valid Swift name")
  }

  static let all: [TextSample] = [
    TextSample("any", .any, good: ["Abc", "", "a b", "!", "\u{0}"]),
    TextSample("nonEmpty", .nonEmpty, good: ["Abc", " ", "a b"], wrong: [("", "is empty")]),
    TextSample(
      "path", .path, good: ["a/b.graphql", "/a", "..", "a b", "!a"],
      wrong: [("", "is empty"), ("\u{0}", "null character"), ("a\u{0}b", "null character")]),
    TextSample(
      "glob", .glob, good: ["a/b.graphql", "**/*.graphql", "!a/**", "a b"],
      wrong: [
        ("", "is empty"), ("!", "is empty"), ("!a!b", "only a leading '!'"), ("a!", "only a leading '!'"),
        ("!!a", "only a leading '!'"), ("a\u{0}", "null character"),
        (String(repeating: "a", count: 4097), "is too long"),
      ]),
    TextSample(
      "apolloGlob", .apolloGlob, good: ["a/b.graphql", "**/*.graphql", "!a/*.b"],
      wrong: [
        ("", "is empty"), ("!a!b.c", "only a leading '!'"), ("graphql/*", "no file extension"),
        ("x.", "no file extension"), ("!x", "no file extension"),
      ]),
    TextSample(
      "namespace", .namespace, good: ["Abc", "StarWarsAPI", "schemas", "Apollo"],
      wrong: [
        ("", "is empty"), ("a b", "white space"), ("a\tb", "white space"), (" a", "white space"),
        ("schema", "Apollo reserves"), ("Schema", "Apollo reserves"), ("ApolloAPI", "Apollo reserves"),
        ("apolloapi", "Apollo reserves"),
      ]),
    TextSample("module", .module, good: ["Abc", "_a", "Ä", "a1"], wrong: [("", "a module is expected")] + notSwift),
    TextSample(
      "embeddingTarget", .embeddingTarget, good: ["Abc", "a_b"],
      wrong: [
        ("", "a target is expected"), ("apollo", "Apollo reserves"), ("Apollo", "Apollo reserves"),
        ("ApolloAPI", "Apollo reserves"),
      ]),
    TextSample("identifier", .identifier, good: ["Abc", "_a", "Ä"], wrong: [("", "a name is expected")] + notSwift),
    TextSample(
      "folderName", .folderName, good: ["Abc", "a-b", "...", "a b"],
      wrong: [
        ("", "is not the name"), (".", "is not the name"), ("..", "is not the name"), ("a\u{0}", "is not the name"),
        ("a/b", "contains a '/'"), ("/", "contains a '/'"),
      ]),
    TextSample(
      "graphQLName", .graphQLName, good: ["Abc", "_a1", "__A", "a"],
      wrong: ["", "1a", "a-b", "a b", "Ä", "a.b", "a:", "a`", "a[", "a{", "@", "a^"].map {
        ($0, "is not a GraphQL name")
      }),
    TextSample(
      "fieldName", .fieldName, good: ["Abc", "User.email", "_.a"],
      wrong: ["", ".", "a.", ".a", "a.b.c", "1a", "a.1b", "a b"].map { ($0, "is neither the name of a field") }),
    TextSample(
      "apolloVersion", .apolloVersion, good: ["2.4", "corrected", "1.15.3", "2.0.0"],
      wrong: ["", "3.0", "0.9", "2", "2.4.x", "v2.4", "1.0", "latest"].map { ($0, "is not a supported version") }),
    TextSample(
      "diagnosticCode", .diagnosticCode, good: ["unset-required-field", "wrong-mock-type"],
      wrong: ["", "unset-required", "config/no-such-code", "UNSET-REQUIRED-FIELD"].map {
        ($0, "is not the code of a diagnostic")
      }),
  ]
}

@Suite struct StringRuleTests {
  @Test(arguments: TextSample.all) func validStringsAreAccepted(sample: TextSample) {
    for text in sample.good { #expect(sample.rule.problem(text) == nil, "\"\(text)\"") }
  }

  @Test(arguments: TextSample.all) func invalidStringsAreExplained(sample: TextSample) {
    for (text, message) in sample.wrong {
      let problem = sample.rule.problem(text)
      #expect(problem?.contains(message) == true, "\"\(text)\": \(problem ?? "nothing")")
    }
  }

  /// The pattern in the JSON Schema accepts every string that the rule accepts.
  @Test(arguments: TextSample.all.filter { $0.rule.pattern != nil })
  func patternsAcceptValidStrings(sample: TextSample) throws {
    let pattern = try Regex(#require(sample.rule.pattern)).dotMatchesNewlines()
    for text in sample.good { #expect(text.contains(pattern), "\"\(text)\"") }
    // No rule with a pattern accepts an empty string.
    #expect(!"".contains(pattern))
  }

  @Test(arguments: TextSample.all.filter { $0.rule.choices != nil })
  func choicesAreAccepted(sample: TextSample) throws {
    let choices = try #require(sample.rule.choices)
    #expect(!choices.isEmpty)
    for text in choices { #expect(sample.rule.problem(text) == nil, "\"\(text)\"") }
    #expect(Set(sample.good).isSubset(of: choices))
  }
}
