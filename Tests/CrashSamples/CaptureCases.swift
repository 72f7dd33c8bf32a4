import MockSupport
import ZooAPI
import ZooMocks

/// Capture lists of closures.
let captureCases: [Sample] = [
  Sample("captureOldFlag", captureOldFlag), Sample("captureVariable", captureVariable),
  Sample("captureOldName", captureOldName), Sample("captureOldNil", captureOldNil),
  Sample("captureOldModel", captureOldModel), Sample("captureOldCompleteModel", captureOldCompleteModel),
  Sample("captureNewModel", captureNewModel), Sample("captureReference", captureReference),
  Sample("captureReplacedReference", captureReplacedReference),
  Sample("captureReplacedVariable", captureReplacedVariable), Sample("captureExpression", captureExpression),
  Sample("captureExpressionUnset", captureExpressionUnset), Sample("captureOtherName", captureOtherName),
  Sample("captureList", captureList), Sample("captureListUnset", captureListUnset),
  Sample("captureInLoop", captureInLoop), Sample("captureIndexInLoop", captureIndexInLoop),
  Sample("captureTwoValues", captureTwoValues), Sample("captureNested", captureNested),
  Sample("captureNestedLater", captureNestedLater), Sample("captureProperty", captureProperty),
  Sample("capturePropertyUnset", capturePropertyUnset), Sample("captureSelf", captureSelf),
  Sample("captureSelfReplaced", captureSelfReplaced),
]

private func bareToy() -> OtterToy { OtterToy(from: Mock<Otter>()) }

private func toy(_ name: String) -> OtterToy { OtterToy(from: Mock<Otter>(toy: name)) }

func captureOldFlag() {
  let otter = Mock<Otter>()
  var isReady = false
  let fill = { [isReady] in if isReady { otter.toy = "ball" } }
  isReady = true
  fill()
  consume((isReady, OtterToy(from: otter).toy))  // error: unset-required-field
}

func captureVariable() {
  let otter = Mock<Otter>()
  var isReady = false
  let fill = { if isReady { otter.toy = "ball" } }
  isReady = true
  fill()
  consume(OtterToy(from: otter).toy)
}

func captureOldName() {
  let otter = Mock<Otter>()
  var name: String? = "rope"
  let fill = { [name] in otter.toy = name }
  name = nil
  fill()
  consume((name, OtterToy(from: otter).toy))
}

func captureOldNil() {
  var name: String?
  let read = { [name] in if name != nil { consume(bareToy().toy) } }
  name = "rope"
  read()
  consume(name)
}

func captureOldModel() {
  var model = bareToy()
  let read = { [model] in consume(model.toy) }  // error: unset-required-field
  model = toy("rope")
  consume(model.toy)
  read()
}

func captureOldCompleteModel() {
  var model = toy("rope")
  let read = { [model] in model.toy }
  model = bareToy()
  consume((read(), model.__typename))
}

func captureNewModel() {
  var model = bareToy()
  let read = { consume(model.toy) }
  model = toy("rope")
  read()
}

func captureReference() {
  let otter = Mock<Otter>()
  let fill = { [otter] in otter.toy = "ball" }
  fill()
  consume(OtterToy(from: otter).toy)
}

func captureReplacedReference() {
  var otter = Mock<Otter>()
  let fill = { [otter] in otter.toy = "ball" }
  otter = Mock<Otter>()
  fill()
  consume(OtterToy(from: otter).toy)  // error: unset-required-field
}

func captureReplacedVariable() {
  var otter = Mock<Otter>()
  let fill = { otter.toy = "ball" }
  otter = Mock<Otter>()
  fill()
  consume(OtterToy(from: otter).toy)
}

func captureExpression() {
  var count = 1
  let isOne = { [first = count == 1] in first }
  count = 2
  if !isOne() { consume(bareToy().toy) }
  consume(count)
}

func captureExpressionUnset() {
  let model = toy("rope")
  let read = { [model = bareToy()] in consume(model.toy) }  // error: unset-required-field
  consume(model.toy)
  read()
}

func captureOtherName() {
  var current = toy("rope")
  let read = { [old = current] in consume(old.toy) }
  current = bareToy()
  read()
  consume(current.__typename)
}

func captureList() {
  var models: [OtterToy] = []
  let read = { [models] in consume(models.map(\.toy)) }
  models.append(bareToy())
  read()
  consume(models.count)
}

func captureListUnset() {
  var models = [bareToy()]
  let read = { [models] in for model in models { consume(model.toy) } }  // error: unset-required-field
  models.removeAll()
  read()
  consume(models.count)
}

func captureInLoop() {
  var readers: [() -> String] = []
  for model in [toy("rope"), bareToy()] { readers.append { [model] in model.toy } }  // error: unset-required-field
  for reader in readers { consume(reader()) }
}

func captureIndexInLoop() {
  let models = [toy("rope"), bareToy()]
  var readers: [() -> String] = []
  for index in 0..<2 { readers.append { [index] in models[index].toy } }
  consume(readers[0]())
}

func captureTwoValues() {
  let otter = Mock<Otter>()
  var isReady = true
  var name = "rope"
  let fill = { [isReady] in if isReady { otter.toy = name } }
  isReady = false
  name = "ball"
  fill()
  consume((isReady, OtterToy(from: otter).toy))
}

func captureNested() {
  let otter = Mock<Otter>()
  var isReady = false
  let outer = { { [isReady] in if isReady { otter.toy = "ball" } } }
  let inner = outer()
  isReady = true
  inner()
  consume((isReady, OtterToy(from: otter).toy))  // error: unset-required-field
}

func captureNestedLater() {
  let otter = Mock<Otter>()
  var isReady = false
  let outer = { { [isReady] in if isReady { otter.toy = "ball" } } }
  isReady = true
  outer()()
  consume(OtterToy(from: otter).toy)
}

private final class ToyPresenter {
  var model: OtterToy?
  var onReload: (() -> Void)?

  func prepare() { onReload = { [model] in consume(model?.toy) } }  // error: unset-required-field
  func prepareLate() { onReload = { [unowned self] in consume(model?.toy) } }  // error: unset-required-field
}

func captureProperty() {
  let presenter = ToyPresenter()
  presenter.prepare()
  presenter.model = bareToy()
  presenter.onReload?()
}

func capturePropertyUnset() {  // crashes
  let presenter = ToyPresenter()
  presenter.model = bareToy()
  presenter.prepare()
  presenter.model = nil
  presenter.onReload?()
}

func captureSelf() {  // crashes
  let presenter = ToyPresenter()
  presenter.prepareLate()
  presenter.model = bareToy()
  presenter.onReload?()
  consume(presenter.model?.__typename)
}

func captureSelfReplaced() {
  let presenter = ToyPresenter()
  presenter.model = bareToy()
  presenter.prepareLate()
  presenter.model = toy("rope")
  presenter.onReload?()
  consume(presenter.model?.__typename)
}
