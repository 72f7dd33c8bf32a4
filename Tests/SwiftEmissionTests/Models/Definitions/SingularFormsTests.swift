import SwiftCode
import Testing

@testable import SwiftEmission

@Suite struct SingularFormsTests {
  @Test func singularFormsFollowTheRules() {
    let rules: [[Singularizer.Rule]] = [
      [], [.irregular(singular: "ox", plural: "oxen")], [.uncountable("Nodes")], [.pattern("odes$", replacement: "od")],
    ]
    let names = ["Nodes", "Node", "Oxen", "oxen", "Queries", "Boxes", "People", "S", ""]
    // Twice, with alternating sets of rules, to test cached forms, too.
    for rules in rules + rules.reversed() {
      let plain = Singularizer(rules)
      for name in names + names { #expect(SingularForms.under(rules).singular(of: name) == plain.singular(of: name)) }
    }
  }

  @Test func theCacheIsBounded() {
    for number in 0..<25_000 {
      let name = "Thing\(number)es"
      let singular = SingularForms.under([]).singular(of: name)
      #expect(singular == "Thing\(number)e")
    }
  }
}
