import Source
import TestSupport
import Testing

@testable import CrashAnalysis

/// Tests joins of values and states: a join holds for both sides in any order.
@Suite struct JoinTests {
  private static let rounds = 3_000

  private func joined(_ a: AbstractValue, _ b: AbstractValue) -> (value: AbstractValue, lost: [AbstractValue]) {
    var lost: [AbstractValue] = []
    return (a.joined(with: b, &lost), lost)
  }

  private func joined(_ a: PathState, _ b: PathState) -> (path: PathState, lost: [AbstractValue]) {
    var lost: [AbstractValue] = []
    return (a.joined(with: b, &lost), lost)
  }

  private func counts(_ values: [AbstractValue]) -> [AbstractValue: Int] {
    values.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  // MARK: Values

  @Test(arguments: Seeds.all) func aJoinCoversBothValues(seed: UInt64) {
    var random = RandomValues(seed: seed)
    var unknown = 0
    for _ in 0..<Self.rounds {
      let (a, b) = (random.value(), random.value())
      let join = joined(a, b).value
      #expect(join.covers(a) && join.covers(b), "\(a) \(b) → \(join)")
      if join == .unknown { unknown += 1 }
    }
    // Unknown covers everything, so most joins must say more.
    #expect(unknown < Self.rounds * 4 / 5)
  }

  @Test(arguments: Seeds.all) func theOrderOfValuesIsIrrelevant(seed: UInt64) {
    var random = RandomValues(seed: seed)
    for _ in 0..<Self.rounds {
      let (a, b) = (random.value(), random.value())
      #expect(joined(a, b).value == joined(b, a).value, "\(a) \(b)")
      #expect(counts(joined(a, b).lost) == counts(joined(b, a).lost), "\(a) \(b)")
    }
  }

  @Test(arguments: Seeds.all) func aJoinWithItselfChangesNothing(seed: UInt64) {
    var random = RandomValues(seed: seed)
    for _ in 0..<Self.rounds {
      let a = random.value()
      #expect(joined(a, a).value == a)
      #expect(joined(a, a).lost.isEmpty)
    }
  }

  /// Otherwise a diagnostic about a join could be certain, but wrong on one path.
  @Test(arguments: Seeds.all) func aJoinIsAsCertainAsBothValues(seed: UInt64) {
    var random = RandomValues(seed: seed)
    for _ in 0..<Self.rounds {
      let (a, b) = (random.value(), random.value())
      let join = joined(a, b).value
      if join == .nothing { #expect(a == .nothing && b == .nothing) }
      if join.isThere { #expect(a.isThere && b.isThere, "\(a) \(b) → \(join)") }
      if case .boolean = join { #expect(a == b) }
    }
  }

  /// Otherwise unknown code could change a mock whose state counts as known.
  @Test(arguments: Seeds.all) func lostValuesHaveAllReferencesThatTheJoinLacks(seed: UInt64) {
    var random = RandomValues(seed: seed)
    var losses = 0
    for _ in 0..<Self.rounds {
      let (a, b) = (random.value(), random.value())
      let (join, lost) = joined(a, b)
      let kept = lost.reduce(join.references) { $0.union($1.references) }
      #expect(a.references.union(b.references).isSubset(of: kept), "\(a) \(b) → \(join), \(lost)")
      losses += lost.isEmpty ? 0 : 1
    }
    #expect(Self.rounds / 10 < losses)
  }

  // MARK: Paths

  @Test(arguments: Seeds.all) func aJoinCoversBothPaths(seed: UInt64) {
    var random = RandomValues(seed: seed)
    for _ in 0..<Self.rounds / 3 {
      let (a, b) = (random.path(), random.path())
      let join = joined(a, b).path
      #expect(join.isReached == (a.isReached || b.isReached))
      #expect(!join.isReachedForSure || a.isReachedForSure && b.isReachedForSure)
      for path in [a, b] where path.isReached { expect(join, covers: path) }
    }
  }

  private func expect(_ join: PathState, covers path: PathState) {
    for (variable, value) in path.variables { #expect(join.value(of: variable).covers(value)) }
    for (global, value) in path.globals { #expect(join.globals[global]?.covers(value) == true) }
    for (id, mock) in path.mocks {
      for key in ["a", "b", "c"] as [Name] {
        #expect(join.mocks[id]?.content(of: key).covers(mock.content(of: key)) == true)
      }
      #expect(join.mocks[id]?.isShared == true || !mock.isShared)
    }
    for (id, object) in path.objects {
      for (name, value) in object.fields { #expect(join.objects[id]?.fields[name]?.covers(value) == true) }
      #expect(join.objects[id]?.isShared == true || !object.isShared)
    }
  }

  @Test(arguments: Seeds.all) func theOrderOfPathsIsIrrelevant(seed: UInt64) {
    var random = RandomValues(seed: seed)
    for _ in 0..<Self.rounds / 3 {
      let (a, b) = (random.path(), random.path())
      // Of two paths that are not reached, either one stands for both.
      guard a.isReached || b.isReached else { continue }
      let (first, second) = (joined(a, b), joined(b, a))
      #expect(first.path.hasSameValues(as: second.path) && second.path.hasSameValues(as: first.path))
      #expect(first.path.isReachedForSure == second.path.isReachedForSure)
      #expect(counts(first.lost) == counts(second.lost))
    }
  }

  @Test func anUnreachedPathAddsNothing() {
    var (a, b) = (PathState(), PathState())
    a.variables[1] = .boolean(true)
    b.variables[1] = .nothing
    b.isReached = false
    for (join, lost) in [joined(a, b), joined(b, a)] {
      #expect(join.value(of: 1) == .boolean(true))
      #expect(join.isReached && !join.isReachedForSure)
      #expect(lost.isEmpty)
    }
  }

  @Test func aMockWithTwoTypeNamesIsUnknown() {
    var (a, b) = (PathState(), PathState())
    let id = MockID(index: 1)
    a.mocks[id] = AbstractMock(type: "Animal", origin: Location("Test.swift", TextRange(at: 0)), defaultOf: nil)
    b.mocks[id] = a.mocks[id]
    b.mocks[id]?.typename = "Otter"
    #expect(joined(a, b).path.mocks[id]?.content(of: "name") == .unknown)
  }
}
