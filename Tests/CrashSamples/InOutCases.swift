import MockSupport
import ZooAPI
import ZooMocks

/// `inout` parameters.
let inOutCases: [Sample] = [
  Sample("inOutFlag", inOutFlag), Sample("inOutFlagTwice", inOutFlagTwice), Sample("inOutNumber", inOutNumber),
  Sample("inOutModel", inOutModel), Sample("inOutModelUnset", inOutModelUnset), Sample("inOutMock", inOutMock),
  Sample("inOutMockKeepsOld", inOutMockKeepsOld), Sample("inOutOptional", inOutOptional),
  Sample("inOutElement", inOutElement), Sample("inOutElementUnset", inOutElementUnset),
  Sample("inOutDictionary", inOutDictionary), Sample("inOutList", inOutList),
  Sample("inOutListOfCopy", inOutListOfCopy), Sample("inOutProperty", inOutProperty),
  Sample("inOutPropertyUnset", inOutPropertyUnset), Sample("inOutComputed", inOutComputed),
  Sample("inOutComputedUnset", inOutComputedUnset), Sample("inOutStructure", inOutStructure),
  Sample("inOutFlagOfStructure", inOutFlagOfStructure), Sample("inOutChange", inOutChange),
  Sample("inOutChangeUnset", inOutChangeUnset), Sample("inOutChangeOfNumber", inOutChangeOfNumber),
  Sample("inOutNested", inOutNested), Sample("inOutReduce", inOutReduce), Sample("inOutReduceUnset", inOutReduceUnset),
  Sample("inOutObserved", inOutObserved), Sample("inOutReadsBefore", inOutReadsBefore),
]

private func bareToy() -> OtterToy { OtterToy(from: Mock<Otter>()) }

private func toy(_ name: String) -> OtterToy { OtterToy(from: Mock<Otter>(toy: name)) }

private func turnOn(_ flag: inout Bool) { flag = true }
private func flip(_ flag: inout Bool) { flag.toggle() }
private func increase(_ number: inout Int, by step: Int = 1) { number += step }
private func replace(_ model: inout OtterToy) { model = toy("rope") }
private func spoil(_ model: inout OtterToy) { model = bareToy() }
private func renew(_ otter: inout Mock<Otter>) { otter = Mock<Otter>() }
private func clear(_ model: inout OtterToy?) { model = nil }
private func add(_ model: OtterToy, to models: inout [OtterToy]) { models.append(model) }
private func update<Value>(_ value: inout Value, _ change: (inout Value) -> Void) { change(&value) }

func inOutFlag() {
  let otter = Mock<Otter>()
  var isReady = no()
  turnOn(&isReady)
  if isReady { otter.toy = "ball" }
  consume(OtterToy(from: otter).toy)
}

func inOutFlagTwice() {
  let otter = Mock<Otter>()
  var isReady = no()
  flip(&isReady)
  flip(&isReady)
  if isReady { otter.toy = "ball" }
  consume(OtterToy(from: otter).toy)  // error: unset-required-field
}

func inOutNumber() {
  let otter = Mock<Otter>()
  var count = 0
  increase(&count)
  increase(&count, by: 4)
  if count == 5 { otter.toy = "ball" }
  consume(OtterToy(from: otter).toy)
}

func inOutModel() {
  var model = bareToy()
  replace(&model)
  consume(model.toy)
}

func inOutModelUnset() {
  var model = toy("rope")
  spoil(&model)
  consume(model.toy)  // error: unset-required-field
}

func inOutMock() {
  var otter = Mock<Otter>(toy: "rope")
  renew(&otter)
  consume(OtterToy(from: otter).toy)  // error: unset-required-field
}

func inOutMockKeepsOld() {
  let old = Mock<Otter>(toy: "rope")
  var otter = old
  renew(&otter)
  consume((otter.toy, OtterToy(from: old).toy))
}

func inOutOptional() {
  var model: OtterToy? = bareToy()
  clear(&model)
  consume(model?.toy)
}

func inOutElement() {
  var models = [bareToy(), toy("ball")]
  replace(&models[0])
  for model in models { consume(model.toy) }
}

func inOutElementUnset() {
  var models = [toy("rope"), toy("ball")]
  spoil(&models[1])
  for model in models { consume(model.toy) }  // error: unset-required-field
}

func inOutDictionary() {
  var models: [String: OtterToy] = ["a": bareToy()]
  clear(&models["a"])
  consume(models["a"]?.toy)
}

func inOutList() {
  var models = [toy("rope")]
  add(bareToy(), to: &models)
  consume(models.map(\.toy))  // error: unset-required-field
}

func inOutListOfCopy() {
  let models = [toy("rope")]
  var copy = models
  add(bareToy(), to: &copy)
  consume((models.map(\.toy), copy.count))
}

private struct Shelf {
  var model: OtterToy
  var isOpen = false
  var models: [OtterToy] = []
  var first: OtterToy {
    get { models.first ?? model }
    set { models.insert(newValue, at: 0) }
  }
}

private func open(_ shelf: inout Shelf) { shelf.isOpen = true }

func inOutProperty() {
  var shelf = Shelf(model: bareToy())
  replace(&shelf.model)
  consume(shelf.model.toy)
}

func inOutPropertyUnset() {
  var shelf = Shelf(model: toy("rope"))
  spoil(&shelf.model)
  consume(shelf.model.toy)  // error: unset-required-field
}

func inOutComputed() {
  var shelf = Shelf(model: bareToy())
  replace(&shelf.first)
  consume(shelf.first.toy)
}

func inOutComputedUnset() {
  var shelf = Shelf(model: toy("rope"), models: [toy("ball")])
  spoil(&shelf.first)
  consume(shelf.first.toy)  // crashes, not reported
}

func inOutStructure() {
  let otter = Mock<Otter>()
  var shelf = Shelf(model: bareToy())
  open(&shelf)
  if shelf.isOpen { otter.toy = "ball" }
  consume(OtterToy(from: otter).toy)
}

func inOutFlagOfStructure() {
  var shelf = Shelf(model: bareToy())
  turnOn(&shelf.isOpen)
  if shelf.isOpen { consume(shelf.model.toy) }  // error: unset-required-field
}

func inOutChange() {
  var shelf = Shelf(model: bareToy())
  update(&shelf) { $0.model = toy("rope") }
  consume(shelf.model.toy)
}

func inOutChangeUnset() {
  var shelf = Shelf(model: toy("rope"))
  update(&shelf) { shelf in
    shelf.isOpen.toggle()
    shelf.model = bareToy()
  }
  consume(shelf.model.toy)  // error: unset-required-field
}

func inOutChangeOfNumber() {
  let otter = Mock<Otter>()
  var depth = otter.__typename.count
  update(&depth) { $0.negate() }
  if depth > 0 { otter.toy = "ball" }
  consume(OtterToy(from: otter).toy)  // crashes, not reported
}

func inOutNested() {
  func outer(_ model: inout OtterToy) { replace(&model) }
  var model = bareToy()
  outer(&model)
  consume(model.toy)
}

func inOutReduce() {
  let pairs = [(true, toy("rope")), (false, bareToy())]
  let models = pairs.reduce(into: [OtterToy]()) { list, pair in
    if pair.0 { list.append(pair.1) }
  }
  consume(models.map(\.toy))
}

func inOutReduceUnset() {
  let pairs = [(true, toy("rope")), (false, bareToy())]
  let models = pairs.reduce(into: [OtterToy]()) { list, pair in
    if !pair.0 { list.append(pair.1) }
  }
  consume(models.map(\.toy))  // crashes, not reported
}

private final class Holding {
  var model = bareToy() {
    didSet { changes += 1 }
  }
  private(set) var changes = 0
}

func inOutObserved() {
  let otter = Mock<Otter>()
  let holding = Holding()
  replace(&holding.model)
  if holding.changes == 1 { otter.toy = "ball" }
  consume((OtterToy(from: otter).toy, holding.model.toy))
}

func inOutReadsBefore() {
  func exchange(_ model: inout OtterToy) {
    consume(model.toy)  // error: unset-required-field
    model = toy("rope")
  }
  var model = bareToy()
  exchange(&model)
  consume(model.toy)
}
