// swift-format-ignore-file: ReplaceForEachWithForLoop

import MockSupport
import ZooAPI
import ZooMocks

/// Closures that are stored, returned, replaced and called later.
let closureCases: [Sample] = [
  Sample("closureNotCalled", closureNotCalled), Sample("closureCalledAtOnce", closureCalledAtOnce),
  Sample("closureCalledAtOnceUnset", closureCalledAtOnceUnset), Sample("closureReplaced", closureReplaced),
  Sample("closureReplacedUnset", closureReplacedUnset), Sample("closureReturned", closureReturned),
  Sample("closureReturnedNotCalled", closureReturnedNotCalled), Sample("closureCounter", closureCounter),
  Sample("closureCountersAreSeparate", closureCountersAreSeparate), Sample("closureInList", closureInList),
  Sample("closureInListFirst", closureInListFirst), Sample("closureInDictionary", closureInDictionary),
  Sample("closureInDictionaryUnset", closureInDictionaryUnset), Sample("closureTwice", closureTwice),
  Sample("closureTwiceToggles", closureTwiceToggles), Sample("closureIgnored", closureIgnored),
  Sample("closureIgnoredFiller", closureIgnoredFiller), Sample("closureCondition", closureCondition),
  Sample("closureConditionUnset", closureConditionUnset), Sample("closureAutomatic", closureAutomatic),
  Sample("closureAutomaticUnset", closureAutomaticUnset), Sample("closureObserver", closureObserver),
  Sample("closureObserverTooLate", closureObserverTooLate), Sample("closureObserverRemoved", closureObserverRemoved),
  Sample("closureObserverStoresModel", closureObserverStoresModel), Sample("closureRecursive", closureRecursive),
  Sample("closureComposed", closureComposed), Sample("closureKeyPath", closureKeyPath),
  Sample("closureKeyPathUnset", closureKeyPathUnset),
]

private func bareToy() -> OtterToy { OtterToy(from: Mock<Otter>()) }

private func toy(_ name: String) -> OtterToy { OtterToy(from: Mock<Otter>(toy: name)) }

func closureNotCalled() {
  let read = { consume(bareToy().toy) }
  consume(read as Any)
}

func closureCalledAtOnce() {
  let otter: Mock<Otter> = {
    let otter = Mock<Otter>()
    otter.toy = "ball"
    return otter
  }()
  consume(OtterToy(from: otter).toy)
}

func closureCalledAtOnceUnset() {
  let otter: Mock<Otter> = {
    $0.species = "Lutra"
    return $0
  }(Mock<Otter>())
  consume(OtterToy(from: otter).toy)  // error: unset-required-field
}

func closureReplaced() {
  var read: (OtterToy) -> String = { $0.toy }
  read = { _ in "none" }
  consume(read(bareToy()))
}

func closureReplacedUnset() {
  var read: (OtterToy) -> String = { _ in "none" }
  consume(read(bareToy()))
  read = { $0.toy }  // error: unset-required-field
  consume(read(bareToy()))
}

func closureReturned() {
  func reader(_ model: OtterToy) -> () -> String { { model.toy } }  // error: unset-required-field
  let read = reader(bareToy())
  consume(read())
}

func closureReturnedNotCalled() {
  func reader(_ model: OtterToy) -> () -> String { { model.toy } }
  consume(reader(bareToy()))
}

func closureCounter() {
  func counter() -> () -> Int {
    var count = 0
    return {
      count += 1
      return count
    }
  }
  let next = counter()
  _ = next()
  let otter = Mock<Otter>()
  if next() == 2 { otter.toy = "ball" }
  consume(OtterToy(from: otter).toy)
}

func closureCountersAreSeparate() {
  func counter() -> () -> Int {
    var count = 0
    return {
      count += 1
      return count
    }
  }
  let (first, second) = (counter(), counter())
  _ = first()
  let otter = Mock<Otter>()
  if second() == 2 { otter.toy = "ball" }
  consume(OtterToy(from: otter).toy)  // error: unset-required-field
}

func closureInList() {
  let readers: [() -> String] = [{ toy("rope").toy }, { bareToy().toy }]  // error: unset-required-field
  consume(readers.map { $0() })
}

func closureInListFirst() {
  let readers: [() -> String] = [{ toy("rope").toy }, { bareToy().toy }]
  consume(readers.first?())
}

func closureInDictionary() {
  let actions: [String: () -> Void] = ["read": { consume(bareToy().toy) }, "skip": {}]
  actions["skip"]?()
}

func closureInDictionaryUnset() {
  let actions: [String: () -> Void] = ["read": { consume(bareToy().toy) }, "skip": {}]  // error: unset-required-field
  actions["read"]?()
}

private func twice(_ body: () -> Void) {
  body()
  body()
}

private func never(_ body: () -> Void) {}

private func unless(_ condition: Bool, _ body: () -> Void) { if !condition { body() } }

func closureTwice() {
  var isSecond = false
  twice {
    if isSecond { consume(bareToy().toy) }  // error: unset-required-field
    isSecond = true
  }
}

func closureTwiceToggles() {
  let otter = Mock<Otter>()
  var isReady = false
  twice { isReady.toggle() }
  if isReady { otter.toy = "ball" }
  consume(OtterToy(from: otter).toy)  // error: unset-required-field
}

func closureIgnored() {
  never { consume(bareToy().toy) }
}

func closureIgnoredFiller() {
  let otter = Mock<Otter>()
  never { otter.toy = "ball" }
  consume(OtterToy(from: otter).toy)  // error: unset-required-field
}

func closureCondition() {
  unless(yes()) { consume(bareToy().toy) }
}

func closureConditionUnset() {
  unless(no()) { consume(bareToy().toy) }  // error: unset-required-field
}

private func lazily(_ condition: Bool, _ value: @autoclosure () -> String) -> String {
  condition ? value() : ""
}

func closureAutomatic() {
  consume(lazily(no(), bareToy().toy))
}

func closureAutomaticUnset() {
  consume(lazily(yes(), bareToy().toy))  // error: unset-required-field
}

private final class Store {
  private var observers: [(OtterToy) -> Void] = []
  func observe(_ body: @escaping (OtterToy) -> Void) { observers.append(body) }
  func send(_ model: OtterToy) { observers.forEach { $0(model) } }
  func reset() { observers = [] }
}

func closureObserver() {
  let store = Store()
  store.observe { consume($0.toy) }  // error: unset-required-field
  store.send(bareToy())
}

func closureObserverTooLate() {
  let store = Store()
  store.send(bareToy())
  store.observe { consume($0.toy) }
}

func closureObserverRemoved() {
  let store = Store()
  store.observe { consume($0.toy) }
  store.reset()
  store.send(bareToy())
}

func closureObserverStoresModel() {
  let store = Store()
  var received: [OtterToy] = []
  store.observe { received.append($0) }
  store.send(toy("rope"))
  store.send(bareToy())
  consume(received[0].toy)
  consume(received[1].toy)  // error: unset-required-field
}

func closureRecursive() {
  let otter = Mock<Otter>()
  var fill: ((Int) -> Void)?
  fill = { count in
    if count == 0 { otter.toy = "ball" } else { fill?(count - 1) }
  }
  fill?(2)
  consume(OtterToy(from: otter).toy)
}

private func compose<A, B, C>(_ first: @escaping (A) -> B, _ second: @escaping (B) -> C) -> (A) -> C {
  { second(first($0)) }
}

func closureComposed() {
  let read = compose({ (otter: Mock<Otter>) in OtterToy(from: otter) }, { $0.toy })  // error: unset-required-field
  consume(read(Mock<Otter>()))
}

func closureKeyPath() {
  let read: (OtterToy) -> String = \.species
  let otter = Mock<Otter>()
  otter.species = "Lutra"
  consume(read(OtterToy(from: otter)))
}

func closureKeyPathUnset() {
  let read: (OtterToy) -> String = \.toy  // error: unset-required-field
  consume(read(bareToy()))  // crashes, not reported
}
