import MockSupport
import ZooAPI
import ZooMocks

/// Property wrappers of the program.
let wrapperCases: [Sample] = [
  Sample("wrapperLimit", wrapperLimit), Sample("wrapperLimitUnset", wrapperLimitUnset),
  Sample("wrapperLimitNegated", wrapperLimitNegated), Sample("wrapperLogged", wrapperLogged),
  Sample("wrapperLoggedProjection", wrapperLoggedProjection),
  Sample("wrapperLoggedProjectionEmpty", wrapperLoggedProjectionEmpty),
  Sample("wrapperLoggedArgument", wrapperLoggedArgument), Sample("wrapperInjected", wrapperInjected),
  Sample("wrapperInjectedOverride", wrapperInjectedOverride), Sample("wrapperInjectedCount", wrapperInjectedCount),
  Sample("wrapperInjectedShared", wrapperInjectedShared), Sample("wrapperToggle", wrapperToggle),
  Sample("wrapperToggleTwice", wrapperToggleTwice), Sample("wrapperReset", wrapperReset),
  Sample("wrapperInitialValue", wrapperInitialValue), Sample("wrapperOnce", wrapperOnce),
  Sample("wrapperOnceSet", wrapperOnceSet), Sample("wrapperOnceNil", wrapperOnceNil),
  Sample("wrapperLocal", wrapperLocal), Sample("wrapperLocalUnset", wrapperLocalUnset),
  Sample("wrapperParameter", wrapperParameter),
]

private func bareToy() -> OtterToy { OtterToy(from: Mock<Otter>()) }

private func toy(_ name: String) -> OtterToy { OtterToy(from: Mock<Otter>(toy: name)) }

@propertyWrapper private struct Limited {
  private var value: Int
  private let limit: Int
  init(wrappedValue: Int, limit: Int) {
    self.limit = limit
    value = min(wrappedValue, limit)
  }
  var wrappedValue: Int {
    get { value }
    set { value = min(newValue, limit) }
  }
}

@propertyWrapper private struct Logged<Value> {
  private(set) var projectedValue: [Value] = []
  var wrappedValue: Value {
    didSet { projectedValue.append(oldValue) }
  }
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@propertyWrapper private final class Injected {
  var makes = 0
  var override: OtterToy?
  var wrappedValue: OtterToy {
    makes += 1
    return override ?? bareToy()
  }
  var projectedValue: Injected { self }
}

@propertyWrapper private struct Inverted {
  private var isOff = true
  init(wrappedValue: Bool) { isOff = !wrappedValue }
  var wrappedValue: Bool {
    get { !isOff }
    set { isOff = !newValue }
  }
  mutating func reset() { isOff = true }
}

@propertyWrapper private struct Once<Value> {
  private var value: Value?
  var wrappedValue: Value? {
    get { value }
    set { if value == nil { value = newValue } }
  }
}

private struct Screen {
  @Limited(limit: 3) var count = 1
  @Logged var model = bareToy()
  @Injected var service
  @Inverted var isShown = false
  @Once<OtterToy> var first

  var title: String { isShown ? model.toy : "" }  // crashes, not reported
  mutating func hide() { _isShown.reset() }
}

func wrapperLimit() {
  let otter = Mock<Otter>()
  var screen = Screen()
  screen.count = 10
  if screen.count == 3 { otter.toy = "ball" }
  consume(OtterToy(from: otter).toy)  // hint: unset-required-field
}

func wrapperLimitUnset() {  // crashes
  let otter = Mock<Otter>()
  var screen = Screen()
  screen.count += 20
  if screen.count > 3 { otter.toy = "ball" }
  consume(OtterToy(from: otter).toy)  // hint: unset-required-field
}

func wrapperLimitNegated() {
  let otter = Mock<Otter>()
  var screen = Screen()
  screen.count.negate()
  if screen.count == -1 { otter.toy = "ball" }
  consume(OtterToy(from: otter).toy)  // hint: unset-required-field
}

func wrapperLogged() {
  var screen = Screen()
  screen.model = toy("rope")
  consume(screen.model.toy)
}

func wrapperLoggedProjection() {
  var screen = Screen()
  screen.model = toy("rope")
  for model in screen.$model { consume(model.toy) }  // crashes, not reported
}

func wrapperLoggedProjectionEmpty() {
  let screen = Screen()
  for model in screen.$model { consume(model.toy) }
}

func wrapperLoggedArgument() {
  let screen = Screen(model: toy("rope"))
  consume(screen.model.toy)
}

func wrapperInjected() {
  let screen = Screen()
  consume(screen.service.toy)  // error: unset-required-field
}

func wrapperInjectedOverride() {
  let screen = Screen()
  screen.$service.override = toy("rope")
  consume(screen.service.toy)
}

func wrapperInjectedCount() {
  let otter = Mock<Otter>()
  let screen = Screen()
  consume((screen.service.__typename, screen.service.__typename))
  if screen.$service.makes == 2 { otter.toy = "ball" }
  consume(OtterToy(from: otter).toy)
}

func wrapperInjectedShared() {
  let screen = Screen()
  let copy = screen
  copy.$service.override = toy("rope")
  consume(screen.service.toy)
}

func wrapperToggle() {  // crashes
  var screen = Screen()
  screen.isShown.toggle()
  consume(screen.title)
}

func wrapperToggleTwice() {
  var screen = Screen()
  screen.isShown.toggle()
  screen.isShown.toggle()
  consume(screen.title)
}

func wrapperReset() {
  var screen = Screen(isShown: true)
  screen.hide()
  consume(screen.title)
}

func wrapperInitialValue() {  // crashes
  let screen = Screen(isShown: true)
  consume(screen.title)
}

func wrapperOnce() {
  var screen = Screen()
  screen.first = bareToy()
  screen.first = toy("rope")
  consume(screen.first?.toy)  // error: unset-required-field
}

func wrapperOnceSet() {
  var screen = Screen()
  screen.first = toy("rope")
  screen.first = bareToy()
  consume(screen.first?.toy)
}

func wrapperOnceNil() {
  consume(Screen().first?.toy)
}

func wrapperLocal() {
  let otter = Mock<Otter>()
  @Limited(limit: 3) var count = 0
  count = 10
  if count == 3 { otter.toy = "ball" }
  consume(OtterToy(from: otter).toy)  // hint: unset-required-field
}

func wrapperLocalUnset() {
  @Once<OtterToy> var first
  first = bareToy()
  first = toy("rope")
  consume(first?.toy)  // crashes, not reported
}

func wrapperParameter() {
  func fill(@Limited(limit: 3) _ count: Int, _ otter: Mock<Otter>) {
    if count == 3 { otter.toy = "ball" }
  }
  let otter = Mock<Otter>()
  fill(10, otter)
  consume(OtterToy(from: otter).toy)  // hint: unset-required-field
}
