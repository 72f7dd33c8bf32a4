import MockSupport
import ZooAPI
import ZooMocks

/// `mutating` functions and properties of the program.
let mutationCases: [Sample] = [
  Sample("ownTurnOn", ownTurnOn), Sample("ownTurnOff", ownTurnOff), Sample("ownFillOptional", ownFillOptional),
  Sample("ownFillOptionalKeeps", ownFillOptionalKeeps), Sample("ownClearOptional", ownClearOptional),
  Sample("ownIncrement", ownIncrement), Sample("ownIncrementNotEnough", ownIncrementNotEnough),
  Sample("ownExclaim", ownExclaim), Sample("ownKeepFirst", ownKeepFirst),
  Sample("ownKeepFirstUnset", ownKeepFirstUnset), Sample("ownPrepend", ownPrepend),
  Sample("ownReplaceAll", ownReplaceAll), Sample("ownReplaceAllUnset", ownReplaceAllUnset),
  Sample("filterSelect", filterSelect), Sample("filterDeselect", filterDeselect), Sample("filterReset", filterReset),
  Sample("filterCopyKeepsSelection", filterCopyKeepsSelection), Sample("filterToggle", filterToggle),
  Sample("filterExpandReturnsOld", filterExpandReturnsOld), Sample("filterExpandTwice", filterExpandTwice),
  Sample("filterAppendWord", filterAppendWord), Sample("stepAdvance", stepAdvance),
  Sample("stepAdvanceOnce", stepAdvanceOnce),
]

private func bareToy() -> OtterToy { OtterToy(from: Mock<Otter>()) }

private func toy(_ name: String) -> OtterToy { OtterToy(from: Mock<Otter>(toy: name)) }

extension Bool {
  fileprivate mutating func turnOn() { self = true }
  fileprivate mutating func turnOff() { self = false }
}

extension Optional {
  fileprivate mutating func fill(_ value: Wrapped) { if self == nil { self = value } }
  fileprivate mutating func clear() { self = nil }
}

extension Int {
  fileprivate mutating func increment(by step: Int = 1) { self += step }
}

extension String {
  fileprivate mutating func exclaim() { append("!") }
}

extension Array {
  fileprivate mutating func keepFirst() { self = Array(prefix(1)) }
  fileprivate mutating func prepend(_ element: Element) { insert(element, at: 0) }
}

extension Array where Element == OtterToy {
  fileprivate mutating func replaceAll(_ model: OtterToy) { for index in indices { self[index] = model } }
}

func ownTurnOn() {
  let otter = Mock<Otter>()
  var isPlaying = no()
  isPlaying.turnOn()
  if isPlaying { otter.toy = "ball" }
  consume(OtterToy(from: otter).toy)
}

func ownTurnOff() {
  let otter = Mock<Otter>()
  var isPlaying = yes()
  isPlaying.turnOff()
  if isPlaying { otter.toy = "ball" }
  consume(OtterToy(from: otter).toy)  // error: unset-required-field
}

func ownFillOptional() {
  var model: OtterToy?
  model.fill(toy("rope"))
  consume(model?.toy)
}

func ownFillOptionalKeeps() {
  var model: OtterToy? = bareToy()
  model.fill(toy("rope"))
  consume(model?.toy)  // error: unset-required-field
}

func ownClearOptional() {
  var model: OtterToy? = bareToy()
  model.clear()
  consume(model?.toy)
}

func ownIncrement() {
  let otter = Mock<Otter>()
  var count = 0
  count.increment()
  count.increment(by: 2)
  if count == 3 { otter.toy = "ball" }
  consume(OtterToy(from: otter).toy)
}

func ownIncrementNotEnough() {
  let otter = Mock<Otter>()
  var count = 0
  count.increment()
  if count == 3 { otter.toy = "ball" }
  consume(OtterToy(from: otter).toy)  // error: unset-required-field
}

func ownExclaim() {
  let otter = Mock<Otter>()
  var text = "rope"
  text.exclaim()
  if text.hasSuffix("!") { otter.toy = text }
  consume(OtterToy(from: otter).toy)
}

func ownKeepFirst() {
  var models = [toy("rope"), bareToy()]
  models.keepFirst()
  for model in models { consume(model.toy) }
}

func ownKeepFirstUnset() {
  var models = [bareToy(), toy("rope")]
  models.keepFirst()
  for model in models { consume(model.toy) }  // error: unset-required-field
}

func ownPrepend() {
  var models = [bareToy()]
  models.prepend(toy("rope"))
  consume(models[0].toy)
}

func ownReplaceAll() {
  var models = [bareToy(), bareToy()]
  models.replaceAll(toy("rope"))
  consume(models.map(\.toy))
}

func ownReplaceAllUnset() {
  var models = [toy("rope"), toy("ball")]
  models.replaceAll(bareToy())
  consume(models.map(\.toy))  // error: unset-required-field
}

private struct Filter {
  var isExpanded = false
  var words: [String] = []
  private(set) var selection: OtterToy?

  mutating func select(_ model: OtterToy) { selection = model }
  mutating func deselect() { selection = nil }
  mutating func reset() { self = Filter() }
  mutating func expand() -> Bool {
    defer { isExpanded.toggle() }
    return isExpanded
  }
}

func filterSelect() {
  var filter = Filter()
  filter.select(bareToy())
  consume(filter.selection?.toy)  // error: unset-required-field
}

func filterDeselect() {
  var filter = Filter()
  filter.select(bareToy())
  filter.deselect()
  consume(filter.selection?.toy)
}

func filterReset() {
  var filter = Filter()
  filter.select(bareToy())
  filter.reset()
  consume(filter.selection?.toy)
}

func filterCopyKeepsSelection() {
  var filter = Filter()
  filter.select(bareToy())
  let copy = filter
  filter.reset()
  consume((filter.isExpanded, copy.selection?.toy))  // error: unset-required-field
}

func filterToggle() {
  let otter = Mock<Otter>()
  var filter = Filter()
  filter.isExpanded.toggle()
  if filter.isExpanded { otter.toy = "ball" }
  consume(OtterToy(from: otter).toy)
}

func filterExpandReturnsOld() {
  let otter = Mock<Otter>()
  var filter = Filter()
  if filter.expand() { otter.toy = "ball" }
  consume(OtterToy(from: otter).toy)  // error: unset-required-field
}

func filterExpandTwice() {
  let otter = Mock<Otter>()
  var filter = Filter()
  _ = filter.expand()
  if filter.expand() { otter.toy = "ball" }
  consume(OtterToy(from: otter).toy)
}

func filterAppendWord() {
  let otter = Mock<Otter>()
  var filter = Filter()
  filter.words.append("rope")
  otter.toy = filter.words.first
  consume(OtterToy(from: otter).toy)
}

private enum Step {
  case first
  case second
  case third

  mutating func advance() {
    switch self {
    case .first: self = .second
    case .second, .third: self = .third
    }
  }
}

func stepAdvance() {
  let otter = Mock<Otter>()
  var step = Step.first
  step.advance()
  step.advance()
  if step == .third { otter.toy = "ball" }
  consume(OtterToy(from: otter).toy)
}

func stepAdvanceOnce() {
  let otter = Mock<Otter>()
  var step = Step.first
  step.advance()
  if case .third = step { otter.toy = "ball" }
  consume(OtterToy(from: otter).toy)  // error: unset-required-field
}
