import Dispatch
import Foundation
import MockSupport
import ZooAPI
import ZooMocks

/// Functions of libraries that a stub describes, key paths that are values, and members that libraries call.
let stubForms: [Sample] = [
  Sample("readInQueue", readInQueue), Sample("setInQueue", setInQueue), Sample("setInLock", setInLock),
  Sample("readInLock", readInLock), Sample("keyPathInHelper", keyPathInHelper),
  Sample("keyPathSetsField", keyPathSetsField), Sample("keyPathSetsOtherField", keyPathSetsOtherField),
  Sample("configuredMock", configuredMock), Sample("configuredOtherField", configuredOtherField),
  Sample("modelOfSelf", modelOfSelf), Sample("setByModelOfSelf", setByModelOfSelf),
  Sample("rowsOfMemberwise", rowsOfMemberwise), Sample("unownedOwner", unownedOwner),
  Sample("identifiedItem", identifiedItem), Sample("genericContainer", genericContainer),
  Sample("setByDescription", setByDescription), Sample("setByOperator", setByOperator),
  Sample("setByNegation", setByNegation), Sample("setByComparison", setByComparison),
  Sample("setByHash", setByHash), Sample("operatorReads", operatorReads), Sample("lazyNeverRuns", lazyNeverRuns),
  Sample("projectedOverload", projectedOverload), Sample("setBySorting", setBySorting),
  Sample("setByOverride", setByOverride),
]

private func bare() -> OtterToy { OtterToy(from: Mock<Otter>()) }

// Queues and locks

func readInQueue() {  // crashes
  let queue = DispatchQueue(label: "queue")
  let toy = bare()
  consume(queue.sync { toy.toy })  // hint: unset-required-field
}

func setInQueue() {
  let mock = Mock<Otter>()
  DispatchQueue(label: "queue").sync { mock.toy = "rope" }
  consume(OtterToy(from: mock).toy)
}

func setInLock() {
  let mock = Mock<Otter>()
  NSLock().withLock { mock.toy = "rope" }
  consume(OtterToy(from: mock).toy)
}

func readInLock() {
  let lock = NSLock()
  let toy = bare()
  consume(lock.withLock { toy.toy.count })  // error: unset-required-field
}

// Key paths

private func value<Root, Value>(_ path: KeyPath<Root, Value>, of root: Root) -> Value { root[keyPath: path] }

func keyPathInHelper() {
  consume(value(\OtterToy.toy, of: bare()))  // error: unset-required-field
}

private func setting<O, Value>(_ path: ReferenceWritableKeyPath<Mock<O>, Value>, _ value: Value, of mock: Mock<O>) {
  mock[keyPath: path] = value
}

func keyPathSetsField() {
  let mock = Mock<Otter>()
  setting(\.toy, "rope", of: mock)
  consume(OtterToy(from: mock).toy)
}

func keyPathSetsOtherField() {
  let mock = Mock<Otter>()
  setting(\.species, "Lutra", of: mock)
  consume(OtterToy(from: mock).toy)  // error: unset-required-field
}

// Helpers of all mocks and models

extension Mock {
  fileprivate func configured(_ change: (Mock) -> Void) -> Self {
    change(self)
    return self
  }
}

func configuredMock() {
  let mock = Mock<Otter>().configured { $0.toy = "rope" }
  consume(OtterToy(from: mock).toy)
}

func configuredOtherField() {
  let mock = Mock<Otter>().configured { $0.species = "Lutra" }
  consume(OtterToy(from: mock).toy)  // error: unset-required-field
}

extension OtterToy {
  fileprivate static func made(_ change: (Mock<Otter>) -> Void = { _ in }) -> Self {
    let mock = Mock<Otter>()
    change(mock)
    return Self(from: mock)
  }
}

func modelOfSelf() {
  consume(OtterToy.made().toy)  // error: unset-required-field
}

func setByModelOfSelf() {
  consume(OtterToy.made { $0.toy = "rope" }.toy)
}

// Types

private struct Row { let toy: OtterToy }

func rowsOfMemberwise() {
  let rows: [Row] = [bare()].map(Row.init)
  consume(rows[0].toy.toy)  // error: unset-required-field
}

private final class Owner {
  unowned let other: NSObject
  let toy: OtterToy
  init(other: NSObject, toy: OtterToy) { (self.other, self.toy) = (other, toy) }
}

func unownedOwner() {
  let object = NSObject()
  let owner = Owner(other: object, toy: bare())
  consume(owner.toy.toy)  // error: unset-required-field
  consume(object)
}

/// The name of the type is also that of the associated type.
private struct Item: Identifiable {
  let toy: OtterToy
  var id: ID { toy.toy }  // error: unset-required-field
}

func identifiedItem() {  // crashes
  consume(Item(toy: bare()).id)
}

private struct Container<Value> { let value: Value }

func genericContainer() {
  consume(Container<OtterToy>(value: bare()).value.toy)  // error: unset-required-field
}

// Members that libraries call

private struct Setter: Hashable, Comparable, CustomStringConvertible {
  let mock: Mock<Otter>
  var description: String {
    mock.toy = "rope"
    return "setter"
  }
  static func == (a: Setter, b: Setter) -> Bool {
    a.mock.toy = "rope"
    return true
  }
  static func < (a: Setter, b: Setter) -> Bool {
    a.mock.toy = "rope"
    return true
  }
  static func + (a: Setter, b: Int) -> Int {
    a.mock.toy = "rope"
    return b
  }
  static func - (a: Setter, b: OtterToy) -> Int { b.toy.count }  // error: unset-required-field
  func hash(into hasher: inout Hasher) { mock.toy = "rope" }
}

func setByDescription() {
  let mock = Mock<Otter>()
  consume("\(Setter(mock: mock))")
  consume(OtterToy(from: mock).toy)
}

func setByOperator() {
  let mock = Mock<Otter>()
  consume(Setter(mock: mock) + 1)
  consume(OtterToy(from: mock).toy)
}

func setByNegation() {
  let mock = Mock<Otter>()
  consume(Setter(mock: mock) != Setter(mock: mock))
  consume(OtterToy(from: mock).toy)
}

func setByComparison() {
  let mock = Mock<Otter>()
  consume(Setter(mock: mock) >= Setter(mock: mock))
  consume(OtterToy(from: mock).toy)
}

func setByHash() {
  let mock = Mock<Otter>()
  let setters: Set<Setter> = [Setter(mock: mock)]
  consume(setters.count)
  consume(OtterToy(from: mock).toy)
}

func setBySorting() {
  let mock = Mock<Otter>()
  let setters = [Setter(mock: mock), Setter(mock: mock)].sorted()
  consume(setters.count)
  consume(OtterToy(from: mock).toy)
}

// The superclass is not sendable.
private final class Work: Operation, @unchecked Sendable {
  private let mock: Mock<Otter>
  init(_ mock: Mock<Otter>) { self.mock = mock }
  override func main() { mock.toy = "rope" }
}

func setByOverride() {
  let mock = Mock<Otter>()
  Work(mock).start()
  consume(OtterToy(from: mock).toy)
}

func operatorReads() {  // crashes
  consume(Setter(mock: Mock<Otter>()) - bare())
}

func lazyNeverRuns() {
  let toys = [bare()].lazy.map { $0.toy }
  consume(toys.count)
}

private enum Mapper {
  static func map(_ toy: OtterToy) { consume(toy.toy) }  // error: unset-required-field
  static func map(_ text: String) {}
}

@propertyWrapper private struct Counted<T> {
  var wrappedValue: T
  var projectedValue: T { wrappedValue }
}

private struct Wrapping { @Counted var toy: OtterToy }

func projectedOverload() {  // crashes
  Mapper.map(Wrapping(toy: bare()).$toy)
}
