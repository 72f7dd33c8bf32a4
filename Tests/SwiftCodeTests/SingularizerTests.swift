import SwiftCode
import Testing

/// Singular forms, with the standard rules and with rules of one's own.
@Suite struct SingularizerTests {
  @Test(arguments: [
    ("AllAnimals", "AllAnimal"), ("Friends", "Friend"), ("First_friends", "First_friend"), ("Pet", "Pet"),
    ("People", "Person"), ("people", "person"), ("AllPeople", "AllPeople"), ("Children", "Child"), ("Data", "Datum"),
    ("Media", "Medium"), ("Criteria", "Criterium"), ("Bases", "Basis"), ("Cookies", "Cooky"), ("Leaves", "Leafe"),
    ("Heroes", "Hero"), ("Atlases", "Atlase"), ("CTAS", "CTA"), ("Species", "Specy"), ("species", "species"),
    ("Jeans", "Jean"), ("Addresses", "Address"), ("Address", "Address"), ("Statuses", "Status"), ("Status", "Status"),
    ("Series", "Series"), ("News", "News"), ("Matrices", "Matrix"), ("Indices", "Index"), ("Quizzes", "Quiz"),
    ("Wolves", "Wolf"), ("Buses", "Bus"), ("Boxes", "Box"), ("Queries", "Query"), ("Analyses", "Analysis"),
    ("Oxen", "Ox"), ("Mice", "Mouse"), ("Databases", "Database"), ("", ""),
  ])
  func standardRulesApply(plural: String, singular: String) {
    #expect(Singularizer().singular(of: plural) == singular)
  }

  @Test(arguments: [
    ("Atlases", "Atlas"), ("Octopodes", "Octopus"), ("octopodes", "octopus"), ("Hardware", "Hardware"),
    ("Schemata", "Schema"), ("Series", "Sery"), ("Pets", "Pet"),
  ])
  func customRulesApply(plural: String, singular: String) {
    let singularizer = Singularizer([
      .pattern("(a)tlases$", replacement: "$1tlas"), .irregular(singular: "octopus", plural: "octopodes"),
      .uncountable("Hardware"), .pattern("(schem)ata", replacement: "$1a"), .pattern("ies$", replacement: "y"),
      .pattern("(unclosed", replacement: ""),
    ])
    #expect(singularizer.singular(of: plural) == singular)
  }

  @Test func newerRulesTakePrecedence() {
    let rules: [Singularizer.Rule] = [.pattern("s$", replacement: "1"), .pattern("ts$", replacement: "2")]
    #expect(Singularizer(rules).singular(of: "Pets") == "Pe2")
    #expect(Singularizer(rules.reversed()).singular(of: "Pets") == "Pet1")
  }
}
