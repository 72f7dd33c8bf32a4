import MockSupport
import ZooAPI
import ZooMocks

/// Observers of local variables.
let observerForms: [Sample] = [
  Sample("localObserver", localObserver), Sample("localObserverUnset", localObserverUnset),
  Sample("localObserverSetsNext", localObserverSetsNext), Sample("localWillSet", localWillSet),
  Sample("localObserverNotAtStart", localObserverNotAtStart), Sample("localOldValue", localOldValue),
  Sample("localObserverInClosure", localObserverInClosure), Sample("localObserverInOut", localObserverInOut),
  Sample("localObserverOfRecord", localObserverOfRecord), Sample("localObserverOfNil", localObserverOfNil),
  Sample("localObserverOfList", localObserverOfList), Sample("localObserverOfItself", localObserverOfItself),
  Sample("classObserverOfNil", classObserverOfNil), Sample("localObserverFills", localObserverFills),
]

private func bare() -> OtterToy { OtterToy(from: Mock<Otter>()) }

private func otter(_ toy: String) -> OtterToy {
  let mock = Mock<Otter>()
  mock.toy = toy
  return OtterToy(from: mock)
}

// Form: observers of local variables

func localObserver() {
  var model: OtterToy? {
    didSet { consume(model?.toy) }
  }
  model = otter("rope")
  model = nil
}

func localObserverUnset() {
  var model: OtterToy? {
    didSet { consume(model?.toy) }  // error: unset-required-field
  }
  model = bare()
}

func localWillSet() {
  var model = otter("rope") {
    willSet { consume(newValue.toy) }  // error: unset-required-field
  }
  model = bare()
  _ = model
}

func localObserverNotAtStart() {
  var model = bare() {
    didSet { consume(model.toy) }
  }
  model = otter("rope")
}

func localOldValue() {
  var model = bare() {
    didSet(previous) { consume(previous.toy) }  // error: unset-required-field
  }
  model = otter("rope")
  _ = model
}

func localObserverSetsNext() {
  let mock = Mock<Otter>()
  var count = 0 {
    didSet { mock.toy = "rope" }
  }
  consume(count)
  count += 1
  consume(OtterToy(from: mock).toy)
  consume(OtterToy(from: mock).species)  // error: unset-required-field
}

func localObserverFills() {
  let mock = Mock<Otter>()
  var isShown = false {
    didSet { if isShown { mock.toy = "rope" } }
  }
  isShown = decide(true)
  if isShown { consume(OtterToy(from: mock).toy) }  // hint: unset-required-field
}

func localObserverInClosure() {
  var model: OtterToy? {
    didSet { consume(model?.toy) }  // error: unset-required-field
  }
  let change = { model = bare() }
  change()
}

private func makeBare(_ model: inout OtterToy?) { model = bare() }

func localObserverInOut() {
  var model: OtterToy? {
    didSet { consume(model?.toy) }  // error: unset-required-field
  }
  makeBare(&model)
}

private struct Row {
  var count = 0
  var model: OtterToy?
}

func localObserverOfRecord() {
  var row = Row() {
    didSet { consume(row.model?.toy) }  // error: unset-required-field
  }
  row.model = bare()
}

func localObserverOfNil() {
  let mock = Mock<Otter>()
  var row: Row? {
    didSet { mock.toy = "rope" }
  }
  row?.count = 1
  consume(OtterToy(from: mock).toy)  // hint: unset-required-field
  row = nil
}

func localObserverOfList() {
  var models: [OtterToy] = [] {
    didSet { consume(models.last?.toy) }  // error: unset-required-field
  }
  models.append(otter("rope"))
  models.append(bare())
}

func localObserverOfItself() {
  var model: OtterToy? {
    didSet { if model == nil { model = otter("rope") } }
  }
  model = nil
  consume(model?.toy)
}

private final class Rows {
  let mock = Mock<Otter>()
  var row: Row? {
    didSet { mock.toy = "rope" }
  }
}

func classObserverOfNil() {
  let rows = Rows()
  rows.row?.count = 1
  consume(OtterToy(from: rows.mock).toy)  // hint: unset-required-field
}
