import SwiftCode
import Testing

struct CapitalizationRuleTests {
  static func pattern(_ text: String, _ strategy: CapitalizationRule.Strategy) throws -> CapitalizationRule {
    CapitalizationRule(.pattern(try #require(Pattern(text))), strategy)
  }

  @Test(arguments: [
    ("userId", "userID"), ("id", "id"), ("Id", "ID"), ("idToken", "idToken"), ("hidden", "hidden"),
    ("userIDs", "userIDs"), ("userIdAndId", "userIDAndID"), ("user_id", "user_id"), ("userId2", "userId2"), ("", ""),
  ])
  func upperLeavesALeadingSmallWord(name: String, expected: String) {
    #expect(name.capitalized(by: [CapitalizationRule(.word("ID"), .upper)]) == expected)
  }

  @Test(arguments: [
    ("imageURL", "imageUrl"), ("URLSet", "urlSet"), ("XMLURLParser", "XMLURLParser"), ("anURLOfIt", "anUrlOfIt"),
  ])
  func lowerIsCapitalizedAgainAfterTheFirstWord(name: String, expected: String) {
    #expect(name.capitalized(by: [CapitalizationRule(.word("url"), .lower)]) == expected)
  }

  @Test(arguments: [("graphqlType", "GraphQLType"), ("myGraphql", "myGraphQL"), ("Graphql", "GraphQL")])
  func replaceIsVerbatim(name: String, expected: String) {
    #expect(name.capitalized(by: [CapitalizationRule(.word("graphql"), .replace("GraphQL"))]) == expected)
  }

  @Test func lowercaseReplacementsAreCapitalizedAfterTheFirstWord() {
    #expect(
      "userIdentifier".capitalized(by: [CapitalizationRule(.word("identifier"), .replace("ident"))]) == "userIdent")
  }

  @Test func patternsAreNotAnchored() throws {
    #expect(try "isHidden".capitalized(by: [Self.pattern("id", .upper)]) == "isHIDDEN")
    #expect(try "isHidden".capitalized(by: [Self.pattern("^id$", .upper)]) == "isHidden")
    #expect(try "userId".capitalized(by: [Self.pattern("^Id$", .upper)]) == "userID")
    #expect(try "userId".capitalized(by: [Self.pattern("^id$", .upper)]) == "userId")
  }

  @Test func rulesApplyInOrderToEveryWord() {
    let rules = [CapitalizationRule(.word("id"), .replace("Key")), CapitalizationRule(.word("key"), .upper)]
    #expect("userIdKey".capitalized(by: rules) == "userKEYKEY")
    #expect("userIdKey".capitalized(by: rules.reversed()) == "userKeyKEY")
  }

  @Test func noRulesChangeNothing() {
    #expect("XMLParser_x9".capitalized(by: []) == "XMLParser_x9")
  }
}
