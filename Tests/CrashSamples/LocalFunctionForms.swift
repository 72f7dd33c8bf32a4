import MockSupport
import ZooAPI
import ZooMocks

/// Functions in functions, capture lists, weak variables, and assignments to tuples.
let localFunctionForms: [Sample] = [
  Sample("laterFunction", laterFunction), Sample("laterFunctionUnset", laterFunctionUnset),
  Sample("laterFunctionHidesGlobal", laterFunctionHidesGlobal),
  Sample("calledBeforeDeclaration", calledBeforeDeclaration),
  Sample("calledBeforeDeclarationUnset", calledBeforeDeclarationUnset),
  Sample("laterFunctionOfBlock", laterFunctionOfBlock),
  Sample("recursiveFunction", recursiveFunction), Sample("recursiveFunctionUnset", recursiveFunctionUnset),
  Sample("functionsThatCallEachOther", functionsThatCallEachOther),
  Sample("overloadedFunctions", overloadedFunctions), Sample("overloadedFunctionsUnset", overloadedFunctionsUnset),
  Sample("unclearOverloads", unclearOverloads), Sample("defaultOfFunction", defaultOfFunction),
  Sample("defaultOfFunctionUnset", defaultOfFunctionUnset), Sample("localFunctionAsValue", localFunctionAsValue),
  Sample("localFunctionInOut", localFunctionInOut), Sample("capturedValue", capturedValue),
  Sample("capturedValueUnset", capturedValueUnset), Sample("capturedVariable", capturedVariable),
  Sample("capturedModel", capturedModel), Sample("capturedUnderName", capturedUnderName),
  Sample("capturedMock", capturedMock), Sample("weakCaptureHeld", weakCaptureHeld),
  Sample("weakCaptureGone", weakCaptureGone), Sample("weakSelfHeld", weakSelfHeld),
  Sample("weakSelfGone", weakSelfGone), Sample("weakSelfOfProperty", weakSelfOfProperty),
  Sample("weakVariableHeld", weakVariableHeld), Sample("weakVariableGone", weakVariableGone),
  Sample("weakVariableReleased", weakVariableReleased), Sample("tupleAssigned", tupleAssigned),
  Sample("tupleAssignedUnset", tupleAssignedUnset), Sample("tupleAssignedNil", tupleAssignedNil),
  Sample("tupleSwapped", tupleSwapped), Sample("tupleSwappedUnset", tupleSwappedUnset),
  Sample("tupleOfFunction", tupleOfFunction), Sample("tupleOfProperties", tupleOfProperties),
  Sample("nestedTuples", nestedTuples),
]

private func bare() -> OtterToy { OtterToy(from: Mock<Otter>()) }

private func otter(_ toy: String) -> OtterToy {
  let mock = Mock<Otter>()
  mock.toy = toy
  return OtterToy(from: mock)
}

private func refill() {}

// Form: functions in functions that are declared later

func laterFunction() {
  let mock = Mock<Otter>()
  func start() { fill() }
  func fill() { mock.toy = "rope" }
  start()
  consume(OtterToy(from: mock).toy)
}

func laterFunctionUnset() {
  let mock = Mock<Otter>()
  func start() { fill() }
  func fill() { mock.species = "Lutra" }
  start()
  consume(OtterToy(from: mock).toy)  // error: unset-required-field
}

func laterFunctionHidesGlobal() {
  let mock = Mock<Otter>()
  func start() { refill() }
  func refill() { mock.toy = "rope" }
  start()
  consume(OtterToy(from: mock).toy)
}

func calledBeforeDeclaration() {
  let mock = Mock<Otter>()
  refill()
  consume(OtterToy(from: mock).toy)
  func refill() { mock.toy = "rope" }
}

func calledBeforeDeclarationUnset() {
  let mock = Mock<Otter>(toy: "rope")
  refill()
  consume(OtterToy(from: mock).toy)
  func refill() { mock.toy = nil }  // error: null-for-required
}

func laterFunctionOfBlock() {
  let mock = Mock<Otter>()
  for toy in ["rope", "ball"] {
    func start() { refill() }
    func refill() { mock.toy = toy }
    start()
  }
  consume(OtterToy(from: mock).toy)
}

// Form: functions in functions that call themselves

func recursiveFunction() {
  let mock = Mock<Otter>()
  func fill(_ count: Int) {
    if count == 0 { mock.toy = "rope" } else { fill(count - 1) }
  }
  fill(2)
  consume(OtterToy(from: mock).toy)
}

func recursiveFunctionUnset() {
  let other = bare()
  var sum = 0
  func add(_ count: Int) {
    if count == 0 { return }
    sum += count
    add(count - 1)
  }
  add(3)
  consume(sum)
  consume(other.toy)  // error: unset-required-field
}

func functionsThatCallEachOther() {
  func isEven(_ number: Int) -> Bool { number == 0 ? true : isOdd(number - 1) }
  func isOdd(_ number: Int) -> Bool { number == 0 ? false : isEven(number - 1) }
  if !isEven(2) { consume(bare().toy) }  // hint: unset-required-field
}

// Form: overloads and default values of functions in functions

func overloadedFunctions() {
  func make(_ toy: String) -> OtterToy { otter(toy) }
  func make(count: Int) -> OtterToy { bare() }
  consume(make("rope").toy)
  consume(make(count: 1).debugDescription)
}

func overloadedFunctionsUnset() {
  func make(_ toy: String) -> OtterToy { otter(toy) }
  func make(count: Int) -> OtterToy { bare() }
  consume(make(count: 1).toy)  // error: unset-required-field
  consume(make("rope").toy)
}

func unclearOverloads() {
  let mock = Mock<Otter>()
  func fill(_ toy: String) { mock.toy = toy }
  func fill(_ count: Int) { mock.toy = "\(count)" }
  fill(CommandLine.arguments.count)
  consume(OtterToy(from: mock).toy)
}

func defaultOfFunction() {
  func make(toy: String? = "rope") -> OtterToy { toy.map { otter($0) } ?? bare() }
  consume(make().toy)
}

func defaultOfFunctionUnset() {
  func make(isNamed: Bool = false) -> OtterToy { isNamed ? otter("rope") : bare() }
  consume(make(isNamed: true).toy)
  consume(make().toy)  // error: unset-required-field
}

func localFunctionAsValue() {
  let mock = Mock<Otter>()
  [mock].forEach(fill)
  consume(OtterToy(from: mock).toy)
  func fill(_ mock: Mock<Otter>) { mock.toy = "rope" }
}

func localFunctionInOut() {
  var model = otter("rope")
  empty(&model)
  consume(model.toy)  // error: unset-required-field
  func empty(_ model: inout OtterToy) { model = bare() }
}

// Form: capture lists

func capturedValue() {
  let mock = Mock<Otter>()
  var isNamed = true
  let fill = { [isNamed] in if isNamed { mock.toy = "rope" } }
  isNamed = false
  fill()
  consume(isNamed)
  consume(OtterToy(from: mock).toy)
}

func capturedValueUnset() {
  let mock = Mock<Otter>()
  var isNamed = false
  let fill = { [isNamed] in if isNamed { mock.toy = "rope" } }
  isNamed = true
  fill()
  consume(isNamed)
  consume(OtterToy(from: mock).toy)  // error: unset-required-field
}

func capturedVariable() {
  let mock = Mock<Otter>()
  var isNamed = false
  let fill = { if isNamed { mock.toy = "rope" } }
  isNamed = true
  fill()
  consume(OtterToy(from: mock).toy)
}

func capturedModel() {
  var model = bare()
  let show = { [model] in consume(model.toy) }  // error: unset-required-field
  model = otter("rope")
  consume(model.toy)
  show()
}

func capturedUnderName() {
  var model = otter("rope")
  let show = { [shown = model] in consume(shown.toy) }
  model = bare()
  show()
  consume(model.species)  // error: unset-required-field
}

/// The mock stays the same, and its fields change.
func capturedMock() {
  let mock = Mock<Otter>()
  let show = { [mock] in consume(OtterToy(from: mock).toy) }
  mock.toy = "rope"
  show()
}

private final class Screen {
  private let model: OtterToy
  private var onDone: (() -> Void)?

  init(_ model: OtterToy) { self.model = model }

  func show() { consume(model.toy) }  // error: unset-required-field

  func start() {
    onDone = { [weak self] in
      guard let self else { return }
      show()
    }
  }

  func finish() { onDone?() }

  func handler() -> () -> Void { { [weak self] in self?.show() } }
}

// Form: weak captures

func weakCaptureHeld() {  // crashes
  let screen = Screen(bare())
  let update = { [weak screen] in screen?.show() }
  update()
  withExtendedLifetime(screen) {}
}

func weakCaptureGone() {
  var screen: Screen? = Screen(bare())
  let update = { [weak screen] in screen?.show() }
  screen = nil
  update()
}

func weakSelfHeld() {  // crashes
  let screen = Screen(bare())
  screen.start()
  screen.finish()
}

func weakSelfGone() {
  var screen: Screen? = Screen(bare())
  let handler = screen?.handler()
  screen = nil
  handler?()
}

private struct Screens {
  var all: [Screen] = []
}

func weakSelfOfProperty() {
  var screens = Screens(all: [Screen(bare())])
  let handler = screens.all[0].handler()
  screens.all = []
  handler()
}

// Form: weak variables

func weakVariableHeld() {  // crashes
  let made = Screen(bare())
  weak var screen: Screen?
  screen = made
  screen?.show()
  withExtendedLifetime(made) {}
}

func weakVariableGone() {
  weak var screen: Screen?
  do {
    let made = Screen(bare())
    screen = made
    consume(made)
  }
  screen?.show()
}

func weakVariableReleased() {
  var made: Screen? = Screen(bare())
  weak var screen: Screen?
  screen = made
  made = nil
  if screen != nil { consume(bare().toy) }  // hint: unset-required-field
}

// Form: assignments to tuples

func tupleAssigned() {
  let mock = Mock<Otter>()
  (mock.toy, mock.species) = ("rope", "Lutra")
  consume(OtterToy(from: mock).toy)
}

func tupleAssignedUnset() {
  let mock = Mock<Otter>()
  (mock.species, mock.nickname) = ("Lutra", "Otto")
  consume(OtterToy(from: mock).species)
  consume(OtterToy(from: mock).toy)  // error: unset-required-field
}

func tupleAssignedNil() {
  let mock = Mock<Otter>(toy: "rope")
  (mock.toy, mock.species) = (nil, "Lutra")  // error: null-for-required
  consume(OtterToy(from: mock).toy)
}

func tupleSwapped() {
  var (first, second) = (bare(), otter("rope"))
  (first, second) = (second, first)
  consume(first.toy)
  consume(second)
}

func tupleSwappedUnset() {
  var (first, second) = (bare(), otter("rope"))
  (first, second) = (second, first)
  consume(first.toy)
  consume(second.toy)  // error: unset-required-field
}

private func pair(_ toy: String?) -> (String?, String?) { (toy, "Lutra") }

func tupleOfFunction() {
  let mock = Mock<Otter>()
  (mock.toy, _) = pair("rope")
  (_, mock.species) = pair(nil)
  consume(OtterToy(from: mock).toy)
  consume(OtterToy(from: mock).species)
}

private struct Page {
  var model: OtterToy
  var number: Int
}

func tupleOfProperties() {
  var page = Page(model: bare(), number: 1)
  (page.model, page.number) = (otter("rope"), 2)
  consume(page.model.toy)
  if page.number == 2 { consume(page.model.species) }  // error: unset-required-field
}

func nestedTuples() {
  let mock = Mock<Otter>()
  var isShown = false
  ((mock.toy, isShown), mock.species) = (("rope", yes()), "Lutra")
  if !isShown { consume(bare().toy) }
  consume(OtterToy(from: mock).toy)
}
