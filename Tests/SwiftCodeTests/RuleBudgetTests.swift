import SwiftCode
import Testing

@Suite struct RuleBudgetTests {
  @Test func usualRulesFit() {
    var budget = RuleBudget()
    for number in 0..<500 {
      #expect(budget.pattern("^(id|url|api)\(number)?$") != nil)
      #expect(budget.word("word\(number)") != nil)
    }
    #expect(!budget.isExceeded)
  }

  @Test func largeRulesAreRejectedTogether() {
    var budget = RuleBudget()
    let patterns = (0..<1_500).map { budget.pattern("((a|b|c)*(d|e|f)*){90}z\($0)", ignoresCase: true) }
    let count = patterns.count { $0 != nil }
    #expect(0 < count && count < 50 && budget.isExceeded)
    // No rule after the first rejected one is used.
    #expect(patterns[..<count].allSatisfy { $0 != nil } && budget.pattern("a") == nil && budget.word("a") == nil)
  }

  @Test func invalidPatternsAreNotCounted() {
    var budget = RuleBudget()
    for _ in 0..<10_000 { #expect(budget.pattern("(a") == nil) }
    #expect(!budget.isExceeded && budget.pattern("a") != nil)
  }
}
