import Fuzzing
import GraphQLSchema
import GraphQLSyntax
import Source
import Testing

@testable import GraphQLValidation

struct FragmentLimitTests {
  /// Returns the facts by their definition, without optimization.
  private func plainFacts(_ targets: [[Int]]) -> FragmentLimit.Facts {
    func reached(from definition: Int) -> Set<Int> {
      var found: Set<Int> = []
      var open = targets[definition]
      while let next = open.popLast() { if found.insert(next).inserted { open += targets[next] } }
      return found
    }
    var facts = FragmentLimit.Facts(isTooLarge: [], reachesCycle: [])
    for definition in targets.indices {
      let found = reached(from: definition)
      let fragments = found.subtracting([definition]).count
      let spreads = found.union([definition]).reduce(0) { $0 + targets[$1].count }
      facts.isTooLarge.append(
        FragmentLimit.maximumFragments < fragments || FragmentLimit.maximumSpreads < spreads)
      facts.reachesCycle.append(found.union([definition]).contains { reached(from: $0).contains($0) })
    }
    return facts
  }

  private func expectPlainFacts(_ targets: [[Int]], _ at: SourceLocation = #_sourceLocation) {
    let found = FragmentLimit.facts(of: targets)
    let plain = plainFacts(targets)
    #expect(found.isTooLarge == plain.isTooLarge, sourceLocation: at)
    #expect(found.reachesCycle == plain.reachesCycle, sourceLocation: at)
  }

  @Test func smallGraphsEqualTheReference() {
    expectPlainFacts([])
    expectPlainFacts([[]])
    expectPlainFacts([[0]])
    expectPlainFacts([[1], [2], [0], [2], []])
    expectPlainFacts([[1, 2], [3], [3], [4], [1], [0]])
  }

  @Test(arguments: 1...60) func randomGraphsEqualTheReference(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let count = Int.random(in: 1...12, using: &random)
    let targets = (0..<count).map { _ in
      (0..<count).filter { _ in Int.random(in: 0..<6, using: &random) == 0 }
    }
    expectPlainFacts(targets)
  }

  @Test func graphsAtTheLimitEqualTheReference() {
    let most = FragmentLimit.maximumFragments
    // A chain, a star and a cycle, with the maximum number of fragments and with one more.
    for count in [most, most + 1] {
      let chain = (0...count).map { $0 < count ? [$0 + 1] : [] }
      #expect(FragmentLimit.facts(of: chain).isTooLarge == (0...count).map { $0 < count - most })
      let star = [Array(1...count)] + Array(repeating: [Int](), count: count)
      #expect(FragmentLimit.facts(of: star).isTooLarge.filter(\.self).count == count - most)
      let circle = (0...count).map { [($0 + 1) % (count + 1)] }
      #expect(FragmentLimit.facts(of: circle).isTooLarge.allSatisfy { $0 == (most < count) })
    }
    // Each fragment spreads every later fragment.
    let mesh = (0..<160).map { Array($0 + 1..<160) }
    #expect(
      FragmentLimit.facts(of: mesh).isTooLarge
        == (1...160).reversed().map { FragmentLimit.maximumSpreads < $0 * ($0 - 1) / 2 })
  }

  /// Repeated spreads of a fragment count once.
  @Test func repeatedSpreadsAreCountedOnce() {
    let spreads = Array(repeating: "...F", count: 20_000).joined(separator: " ")
    let project = UnitProject(
      "spreads", ["query Q { dog { \(spreads) } } fragment F on Dog { name }"], schema: UnitProject.petTypes,
      rules: [.fieldsOnCorrectType])
    #expect(project.unit.validate(each: project.unit.order).flatMap(\.self).isEmpty)
  }

  @Test func theFirstFragmentOverTheLimitIsReported() {
    let count = FragmentLimit.maximumFragments + 10
    var text = "query Q { dog { ...F0 x } }\n"
    for index in 0..<count { text += "fragment F\(index) on Dog { x ...F\(index + 1) }\n" }
    text += "fragment F\(count) on Dog { name }"
    let project = UnitProject("chain", [text], schema: UnitProject.petTypes, rules: [.fieldsOnCorrectType])
    let found = project.unit.validate(each: project.unit.order).flatMap(\.self)
    #expect(
      found.filter { $0.code == .tooManyFragments }.map(\.message) == [
        "Fragment 'F9' spreads more than 1000 fragments, directly or through others, and was not checked; spread fewer fragments"
      ])
    #expect(found.filter { $0.code == .fieldsOnCorrectType }.count == FragmentLimit.maximumFragments)
  }
}
