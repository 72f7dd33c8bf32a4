import Foundation
import MockSupport
import Testing
import ZooAPI
import ZooMocks

@dynamicMemberLookup struct Lookup {
  let model: OtterToy

  subscript(dynamicMember name: String) -> String { "ball" }
}

@dynamicMemberLookup struct Forwarding {
  let model: OtterToy

  subscript<T>(dynamicMember path: KeyPath<OtterToy, T>) -> T { model[keyPath: path] }
}

struct Holder: Hashable {
  let model: OtterToy
}

final class NeverReading {
  let model: OtterToy
  private(set) var count = 0

  init(model: OtterToy) { self.model = model }

  func increase() { count += 1 }
}

/// Models that are used as a whole.
@Suite struct WholeModels {
  let toy = OtterToy(from: Mock<Otter>())
  let full = OtterToy(from: Mock<Otter>(toy: "ball"))

  @Test func equal() { _ = toy == toy }

  @Test func expectEqual() { #expect(toy == OtterToy(from: Mock<Otter>())) }

  @Test func notEqual() { #expect(toy != full) }

  @Test func set() { _ = Set([toy, toy, full]).count }

  @Test func setRead() { for toy in Set([toy]) { _ = toy.species } }  // crashes

  @Test func dictionaryKey() { _ = [toy: 1][full] }

  @Test func printed() { print(toy) }

  @Test func dumped() { dump(toy) }

  @Test func described() { _ = String(describing: toy) }

  @Test func reflected() { _ = String(reflecting: toy) }

  @Test func interpolated() { _ = "\(toy)" }

  @Test func hashed() { _ = toy.hashValue }

  @Test func hashedInto() {
    var hasher = Hasher()
    hasher.combine(toy)
    toy.hash(into: &hasher)
  }

  @Test func mirrored() { _ = Mirror(reflecting: toy).children.count }

  @Test func contained() { _ = [toy].contains(full) }

  @Test func indexed() { _ = [toy, full].firstIndex(of: full) }

  @Test func stored() { _ = Holder(model: toy) == Holder(model: full) }

  @Test func erased() { _ = AnyHashable(toy) == AnyHashable(full) }

  @Test func copied() {
    let copy = toy
    _ = copy.species  // error: unset-required-field
  }

  @Test func typed() { _ = type(of: toy) }

  @Test func neverReading() {
    let model = NeverReading(model: toy)
    model.increase()
    #expect(model.count == 1)
  }

  @Test func neverReadingRead() {
    let model = NeverReading(model: toy)
    _ = model.model.toy  // error: unset-required-field
  }

  @Test func lookup() { _ = Lookup(model: toy).species }

  @Test func lookupOfModel() {
    _ = Lookup(model: toy).model.species  // error: unset-required-field
  }

  @Test func forwarding() { _ = Forwarding(model: toy).species }  // crashes

  @Test func forwardingSet() { _ = Forwarding(model: full).species }

  @Test func inlineFragmentNotTaken() {
    let resident = ResidentsQuery.Data.Resident(from: Mock<Parrot>())
    if let otter = resident.asOtter { _ = otter.toy }
    guard let otter = resident.asOtter else { return }
    _ = otter.species
  }

  @Test func inlineFragmentTaken() {
    let resident = ResidentsQuery.Data.Resident(from: Mock<Otter>())
    if let otter = resident.asOtter {
      _ = otter.toy  // error: unset-required-field
    }
  }

  @Test func guardBefore() {
    guard toy == full else { return }
    _ = toy.species
  }

  @Test func guardBeforeInHelper() { readIfFull(toy) }

  private func readIfFull(_ toy: OtterToy) {
    guard toy == full else { return }
    _ = toy.species
  }

  @Test func guardPassed() {
    guard full.toy == "ball" else { return }
    guard decide(true) else { return }
    _ = toy.species
  }  // crashes

  @Test func existential() {
    let any: any Hashable = toy
    _ = any as? OtterToy
  }

  @Test func cast() { _ = (toy as Any) is OtterToy }

  @Test func castRead() {
    _ = (toy as Any as? OtterToy)?.species  // error: unset-required-field
  }

  @Test func sortedByIdentity() { _ = [toy, full].sorted { $0.hashValue < $1.hashValue }.count }

  @Test func unusedResult() { _ = [toy, full].filter { $0 == full }.first?.toy }

  @Test func tuple() {
    let pair = (toy, full)
    _ = pair.1.toy
  }

  @Test func tupleRead() {
    let pair = (toy, full)
    _ = pair.0.toy  // error: unset-required-field
  }

  @Test func switched() {
    switch toy {
    case full: _ = toy.species
    default: break
    }
  }
}
