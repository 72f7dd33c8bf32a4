import MockSupport
import Testing
import ZooAPI
import ZooMocks

/// Mocks that are changed past their properties.
@Suite struct MockData {
  private func residents(_ mock: Mock<Otter>) -> ResidentsQuery.Data.Resident {
    ResidentsQuery.Data(from: Mock<Query>(residents: [mock])).residents[0]
  }

  @Test func unknownTypename() {
    let otter = Mock<Otter>()
    otter._data["__typename"] = "Zebra"
    if let otter = ResidentsQuery.Data.Resident(from: otter).asOtter { _ = otter.toy }
  }

  @Test func unknownTypenameForced() {
    let otter = Mock<Otter>()
    otter._data["__typename"] = "Zebra"
    _ = ResidentsQuery.Data.Resident(from: otter).asOtter?.toy
  }

  @Test func ownTypename() {
    let otter = Mock<Otter>()
    otter._data["__typename"] = "Otter"
    if let otter = ResidentsQuery.Data.Resident(from: otter).asOtter {
      _ = otter.toy  // error: unset-required-field
    }
  }

  @Test func otherTypename() {
    let otter = Mock<Otter>()
    otter._data["__typename"] = "Parrot"
    if let otter = ResidentsQuery.Data.Resident(from: otter).asOtter { _ = otter.toy }
  }

  @Test func otherTypenameRead() {
    let otter = Mock<Otter>(toy: "ball")
    otter._data["__typename"] = "Parrot"
    _ = ResidentsQuery.Data.Resident(from: otter).asFlier?.wingspan  // error: unset-required-field
  }

  @Test func typenameOfVariable() {
    let otter = Mock<Otter>()
    let name = "Zebra"
    otter._data["__typename"] = name
    if let otter = ResidentsQuery.Data.Resident(from: otter).asOtter { _ = otter.toy }
  }

  @Test func typenameRemoved() {
    let otter = Mock<Otter>()
    otter._data["__typename"] = nil
    if let otter = ResidentsQuery.Data.Resident(from: otter).asOtter { consume(otter) }
  }

  @Test func typenameOnOneWay() {
    let otter = Mock<Otter>()
    if decide(true) { otter._data["__typename"] = "Zebra" }
    if let otter = ResidentsQuery.Data.Resident(from: otter).asOtter { _ = otter.toy }
  }

  @Test func typenameInHelper() {
    let otter = Mock<Otter>()
    rename(otter, "Zebra")
    if let otter = ResidentsQuery.Data.Resident(from: otter).asOtter { _ = otter.toy }
  }

  private func rename(_ otter: Mock<Otter>, _ name: String) { otter._data["__typename"] = name }

  @Test func typenameAfterConversion() {
    let otter = Mock<Otter>()
    let resident = ResidentsQuery.Data.Resident(from: otter)
    otter._data["__typename"] = "Zebra"
    if let otter = resident.asOtter {
      _ = otter.toy  // error: unset-required-field
    }
  }

  @Test func typenameInList() {
    let query = Mock<Query>(residents: [Mock<Otter>()])
    let otter = Mock<Otter>()
    otter._data["__typename"] = "Zebra"
    query.residents = [otter]
    for resident in ResidentsQuery.Data(from: query).residents { _ = resident.asOtter?.toy }
  }

  @Test func typenameOfUnknownStillRequires() {
    let otter = Mock<Otter>()
    otter._data["__typename"] = "Zebra"
    _ = OtterToy(from: otter).toy  // error: unset-required-field
  }

  @Test func setByKey() {
    let otter = Mock<Otter>()
    otter._data["toy"] = "ball"
    _ = OtterToy(from: otter).toy
  }

  @Test func setOtherKey() {
    let otter = Mock<Otter>()
    otter._data["species"] = "Lutra"
    _ = OtterToy(from: otter).toy  // error: unset-required-field
  }

  @Test func removedByKey() {
    let otter = Mock<Otter>(toy: "ball")
    otter._data["toy"] = nil
    _ = OtterToy(from: otter).toy  // error: unset-required-field
  }

  @Test func setByKeyOfVariable() {
    let otter = Mock<Otter>()
    for key in ["toy", "species"] { otter._data[key] = "ball" }
    _ = OtterToy(from: otter).toy
  }

  @Test func merged() {
    let otter = Mock<Otter>()
    otter._data.merge(["toy": "ball"]) { $1 }
    _ = OtterToy(from: otter).toy
  }

  @Test func updated() {
    let otter = Mock<Otter>()
    otter._data.updateValue("ball", forKey: "toy")
    _ = OtterToy(from: otter).toy
  }

  @Test func replaced() {
    let otter = Mock<Otter>()
    otter._data = Mock<Otter>(toy: "ball")._data
    _ = OtterToy(from: otter).toy
  }

  @Test func throughInOut() {
    let otter = Mock<Otter>()
    put("ball", "toy", &otter._data)
    _ = OtterToy(from: otter).toy
  }

  private func put(_ value: String, _ key: String, _ data: inout [String: AnyHashable]) { data[key] = value }

  @Test func throughInOutField() {
    let otter = Mock<Otter>()
    put("ball", &otter.toy)
    _ = OtterToy(from: otter).toy
  }

  private func put(_ value: String, _ field: inout String?) { field = value }

  @Test func throughInOutFieldUnset() {
    let otter = Mock<Otter>()
    put("Lutra", &otter.species)
    _ = OtterToy(from: otter).toy  // error: unset-required-field
  }

  @Test func throughKeyPath() {
    let otter = Mock<Otter>()
    set(\.toy, "ball", otter)
    _ = OtterToy(from: otter).toy
  }

  private func set(_ path: ReferenceWritableKeyPath<Mock<Otter>, String?>, _ value: String, _ otter: Mock<Otter>) {
    otter[keyPath: path] = value
  }

  @Test func throughKeyPathInSight() {
    let otter = Mock<Otter>()
    otter[keyPath: \Mock<Otter>.toy] = "ball"
    _ = OtterToy(from: otter).toy
  }

  @Test func throughSubscriptOfOwn() {
    let otter = Mock<Otter>()
    otter["toy"] = "ball"
    _ = OtterToy(from: otter).toy
  }

  @Test func throughMethodOfOwn() {
    let otter = Mock<Otter>()
    otter.put("ball", at: "toy")
    _ = OtterToy(from: otter).toy
  }

  @Test func throughMethodThatMerges() {
    let otter = Mock<Otter>()
    otter.merge(["toy": "ball"])
    _ = OtterToy(from: otter).toy
  }

  @Test func throughMethodWithBareKey() {
    let otter = Mock<Otter>()
    otter.putToy()
    _ = OtterToy(from: otter).toy
  }

  @Test func throughMethodWithBareKeyUnset() {
    let otter = Mock<Otter>()
    otter.putToy()
    _ = OtterToy(from: otter).species  // error: unset-required-field
  }

  @Test func throughMethodThatSets() {
    let otter = Mock<Otter>()
    otter.setPlaything()
    _ = OtterToy(from: otter).toy
  }

  @Test func throughSetterOfAHolder() {
    let holder = OtterHolder()
    holder.fill()
    _ = OtterToy(from: holder.otter).toy
  }

  @Test func throughSetScalar() {
    let otter = Mock<Otter>()
    otter._setScalar("ball", for: \.toy)
    _ = OtterToy(from: otter).toy
  }

  @Test func throughSetter() {
    let otter = Mock<Otter>()
    otter.plaything = "ball"
    _ = OtterToy(from: otter).toy
  }

  @Test func throughPointer() {
    var otter = Mock<Otter>()
    withUnsafeMutablePointer(to: &otter) { $0.pointee = Mock<Otter>(toy: "ball") }
    _ = OtterToy(from: otter).toy
  }

  @Test func throughSwap() {
    var otter = Mock<Otter>()
    var other = Mock<Otter>(toy: "ball")
    swap(&otter, &other)
    _ = OtterToy(from: otter).toy
  }

  @Test func throughSwapOther() {
    var otter = Mock<Otter>()
    var other = Mock<Otter>(toy: "ball")
    swap(&otter, &other)
    _ = OtterToy(from: other).toy
  }  // crashes

  @Test func throughClosure() {
    let otter = Mock<Otter>()
    let set: (Mock<Otter>) -> Void = { $0.toy = "ball" }
    set(otter)
    _ = OtterToy(from: otter).toy
  }

  @Test func throughTap() {
    let otter = Mock<Otter>().with { $0.toy = "ball" }
    _ = OtterToy(from: otter).toy
  }

  @Test func throughTapUnset() {
    let otter = Mock<Otter>().with { $0.species = "Lutra" }
    _ = OtterToy(from: otter).toy  // error: unset-required-field
  }
}

extension Mock where O == Otter {
  subscript(key: String) -> String? {
    get { _data[key] as? String }
    set { _data[key] = newValue }
  }

  func put(_ value: String, at key: String) { _data[key] = value }

  func putToy() { _data["toy"] = "ball" }

  func merge(_ other: [String: AnyHashable]) { _data.merge(other) { $1 } }

  func setPlaything() { plaything = "ball" }

  var plaything: String? {
    get { self.toy }
    set { self.toy = newValue }
  }
}

extension Mock {
  func with(_ change: (Mock<O>) -> Void) -> Mock<O> {
    change(self)
    return self
  }
}

final class OtterHolder {
  let otter = Mock<Otter>()

  var toy: String? {
    get { otter.toy }
    set { otter.toy = newValue }
  }

  func fill() { toy = "ball" }
}
