import BuildGraph
import Configuration
import Source
import Testing

/// Problems of name rules.
@Suite struct SettingsChecksTests {
  private func messages(_ change: (inout Project) -> Void) -> [String] {
    var project = Project()
    change(&project)
    return settingsChecks(of: project, SettingPlaces()).map(\.message)
  }

  private func capitalization(_ terms: [CapitalizationRule.Term]) -> [String] {
    messages { $0.options.additionalCapitalizationRules = terms.map { CapitalizationRule(term: $0, strategy: .upper) } }
  }

  @Test func invalidPatternsAreErrors() {
    #expect(
      capitalization([.regex("a(?=b)"), .regex("a"), .string("(")]).map { $0.prefix(28) } == [
        "Invalid pattern 'a(?=b)' in "
      ])
  }

  @Test func largeRulesAreErrors() {
    let tooLarge = "The rules in 'options.additionalCapitalizationRules' are too large together"
    let large = (0..<1_500).map { CapitalizationRule.Term.regex("((a|b|c)*(d|e|f)*){90}z\($0)") }
    #expect(capitalization(large).map { $0.prefix(tooLarge.count) } == [tooLarge[...]])
    let words = (0..<1_500).map { CapitalizationRule.Term.string("aWordOfSomeLength\($0)") }
    #expect(capitalization(words).map { $0.prefix(tooLarge.count) } == [tooLarge[...]])
    #expect(capitalization(Array(words.prefix(500))) == [])
  }

  @Test func largeInflectionRulesAreErrors() {
    let rules = (0..<1_500).map { number in
      InflectionRule.singularization(pluralRegex: "((a|b|c)*(d|e|f)*){90}z\(number)", replacementRegex: "")
    }
    let found = messages { $0.options.additionalInflectionRules = rules }
    #expect(found.count == 1 && found[0].contains("'options.additionalInflectionRules' are too large together"))
    #expect(messages { $0.options.additionalInflectionRules = Array(rules.prefix(5)) } == [])
  }
}
