import Fuzzing
import GraphQLSchema
import GraphQLSyntax
import Source
import TestSupport
import Testing

@testable import GraphQLValidation

/// The diagnostics of a definition depend on the definitions that it reaches, not on others in the unit.
@Suite struct ValidationUnitTests {
  @Test(arguments: UnitProject.random)
  func theFragmentClosureSuffices(project: UnitProject) {
    let all = Array(project.documents.definitions.indices)
    let whole = project.unit.validate(each: all)
    for definition in all {
      let part = project.part(project.unit.graph.closure(of: definition))
      let index = project.index(of: definition, in: part)
      #expect(index.map { part.validate(definition: $0) } == whole[definition], "definition \(definition)")
    }
  }

  @Test(arguments: UnitProject.random)
  func otherDefinitionsInTheUnitAreIrrelevant(project: UnitProject) {
    var random = SplitMix64(seed: Seeds.first)
    let all = Array(project.documents.definitions.indices)
    let whole = project.unit.validate(each: all)
    for _ in 0..<4 {
      let some = all.shuffled(using: &random).prefix(Int.random(in: 1...max(1, all.count), using: &random))
      #expect(project.unit.validate(each: Array(some)) == some.map { whole[$0] })
    }
    #expect(project.unit.validate(each: [all.count, -1]) == [[], []])
  }

  @Test(arguments: UnitProject.random)
  func partialResultsMergeToTheWhole(project: UnitProject) {
    let each = project.unit.validate(each: Array(project.documents.definitions.indices))
    let whole = Validator.validate(
      project.trees.map(\.document), schema: project.schema, options: project.unit.options)
    #expect(Validator.merge([project.unit.validateProject()] + each) == whole)
    #expect(Set(whole).count == whole.count)
  }

  /// Disabling rules has the same result as removing their diagnostics.
  @Test(arguments: UnitProject.random)
  func omittedRulesAreNotRun(project: UnitProject) {
    let rules: Set<ValidationRule> = [.knownFragmentNames, .noUnusedVariables, .noUnusedFragments]
    let codes: Set<DiagnosticCode> = [.knownFragmentNames, .noUnusedVariables, .noUnusedFragments]
    let all = project.documents.definitions.indices
    let without = project.whole(Set(ValidationRule.allCases).subtracting(rules))
    let filtered = project.unit.validate(each: Array(all)).map { $0.filter { !codes.contains($0.code) } }
    #expect(without.validate(each: Array(all)) == filtered)
    #expect(without.validateProject() == project.unit.validateProject().filter { !codes.contains($0.code) })
  }

  @Test func everyRuleHasItsOwnCode() {
    let found = UnitProject.random.map { $0.unit.validate(each: $0.unit.order) }
    // Some rules only apply to the corpora.
    let least = Corpora.isAvailable ? 16 : 14
    #expect(least <= Set(found.joined().joined().map(\.code)).count)
  }

  // MARK: Hostile input

  /// Fragments beyond the limit, some of them skipped. Other definitions in the unit don't change which.
  @Test func skippedFragmentsAreIndependentOfTheUnit() {
    let count = 260
    var text =
      "query Q { dog { ...F0 } either { ...E ...F200 } }\nfragment E on CatOrDog { ... on Cat { name } ...F240 }"
    for index in 0..<count {
      text += "fragment F\(index) on Dog { name friends { ...F\(index + 1) } ...F\(index + 1) }\n"
    }
    text += "fragment F\(count) on Dog { name }\nfragment X on Dog { x: name x: nickname ...F255 }"
    let project = UnitProject("chain", [text], schema: UnitProject.petTypes, rules: [.overlappingFieldsCanBeMerged])
    let all = project.unit.order
    let whole = project.unit.validate(each: all)
    let found = Set(whole.joined().map(\.severity))
    #expect(found == [.error, .warning])
    for number in [0, 200, all.count - 1] {
      let definition = all[number]
      let part = project.part(project.unit.graph.closure(of: definition))
      let index = project.index(of: definition, in: part)
      #expect(index.map { part.validate(definition: $0) } == whole[number], "\(number)")
    }
  }
}
