import MockSupport
import ZooAPI
import ZooMocks

/// Methods that change a variable or property.
let mutationForms: [Sample] = [
  Sample("toggledOnce", toggledOnce), Sample("toggledTwice", toggledTwice), Sample("tappedOnce", tappedOnce),
  Sample("tappedTwice", tappedTwice), Sample("toggledInPattern", toggledInPattern),
  Sample("toggledOnOneWay", toggledOnOneWay), Sample("toggledObserved", toggledObserved),
  Sample("negatedNumber", negatedNumber), Sample("negatedBesideOverload", negatedBesideOverload),
  Sample("negatedParameter", negatedParameter), Sample("appendedText", appendedText),
  Sample("clearedText", clearedText), Sample("takenText", takenText), Sample("takenMock", takenMock),
  Sample("roundedNumber", roundedNumber), Sample("textOfProperty", textOfProperty),
  Sample("textOfPropertyUnset", textOfPropertyUnset), Sample("textOfPattern", textOfPattern),
  Sample("subtractedNumber", subtractedNumber), Sample("clearedCache", clearedCache),
  Sample("filledCache", filledCache), Sample("removedModels", removedModels), Sample("removedLast", removedLast),
  Sample("mutatedSelf", mutatedSelf), Sample("mutatedElement", mutatedElement), Sample("mutatedTuple", mutatedTuple),
  Sample("setterBehindProperty", setterBehindProperty), Sample("setterOfCall", setterOfCall),
]

private func bare() -> OtterToy { OtterToy(from: Mock<Otter>()) }

private func otter(_ toy: String) -> OtterToy {
  let mock = Mock<Otter>()
  mock.toy = toy
  return OtterToy(from: mock)
}

// Form: `toggle` of a variable or property

func toggledOnce() {
  let mock = Mock<Otter>()
  var isNamed = false
  isNamed.toggle()
  if isNamed { mock.toy = "rope" }
  consume(OtterToy(from: mock).toy)
}

func toggledTwice() {
  let mock = Mock<Otter>()
  var isNamed = false
  isNamed.toggle()
  isNamed.toggle()
  if isNamed { mock.toy = "rope" }
  consume(OtterToy(from: mock).toy)  // error: unset-required-field
}

private final class DetailsModel {
  private(set) var isExpanded = false
  private let model: OtterToy

  init(_ model: OtterToy) { self.model = model }

  func tap() { isExpanded.toggle() }

  var details: String { isExpanded ? model.toy : "" }  // error: unset-required-field
}

func tappedOnce() {  // crashes
  let details = DetailsModel(bare())
  details.tap()
  consume(details.details)
}

func tappedTwice() {
  let details = DetailsModel(bare())
  details.tap()
  details.tap()
  consume(details.details)
}

func toggledInPattern() {
  let mock = Mock<Otter>()
  let shows: Bool? = no()
  if var shows {
    shows.toggle()
    if shows { mock.toy = "rope" }
  }
  consume(OtterToy(from: mock).toy)
}

func toggledOnOneWay() {
  let mock = Mock<Otter>()
  var isNamed = false
  if decide(true) { isNamed.toggle() }
  if isNamed { mock.toy = "rope" }
  consume(OtterToy(from: mock).toy)  // hint: unset-required-field
}

func toggledObserved() {
  let mock = Mock<Otter>()
  var isNamed = false {
    didSet { mock.toy = "rope" }
  }
  isNamed.toggle()
  consume(isNamed)
  consume(OtterToy(from: mock).toy)
}

// Form: other methods of the standard library that change numbers, texts and optionals

func negatedNumber() {
  let mock = Mock<Otter>()
  var count = 1
  count.negate()
  if count == -1 { mock.toy = "rope" }
  consume(OtterToy(from: mock).toy)  // hint: unset-required-field
}

extension Int {
  fileprivate func negate(if isNegated: Bool) -> Int { isNegated ? -self : self }
}

func negatedBesideOverload() {
  let mock = Mock<Otter>()
  var count = 1
  consume(count.negate(if: false))
  count.negate()
  if count == -1 { mock.toy = "rope" }
  consume(OtterToy(from: mock).toy)  // hint: unset-required-field
}

private func isNegative(_ count: consuming Int) -> Bool {
  count.negate()
  return count == -1
}

func negatedParameter() {
  let mock = Mock<Otter>()
  if isNegative(1) { mock.toy = "rope" }
  consume(OtterToy(from: mock).toy)  // hint: unset-required-field
}

func appendedText() {
  let mock = Mock<Otter>()
  var text = "a"
  text.append("b")
  if text == "ab" { mock.toy = "rope" }
  consume(OtterToy(from: mock).toy)  // hint: unset-required-field
}

func clearedText() {
  let mock = Mock<Otter>()
  var text = "a"
  text.removeAll()
  if text != "a" { mock.toy = "rope" }
  consume(OtterToy(from: mock).toy)  // hint: unset-required-field
}

func takenText() {
  let mock = Mock<Otter>()
  var name: String? = "Lutra"
  consume(name.take())
  if name == nil { mock.toy = "rope" }
  consume(OtterToy(from: mock).toy)
}

func takenMock() {
  var waiting: Mock<Otter>? = Mock<Otter>()
  consume(waiting.take() == nil)
  if waiting != nil { consume(bare().toy) }
}

func roundedNumber() {
  let mock = Mock<Otter>()
  var weight = 1.5
  weight.round()
  if weight == 2 { mock.toy = "rope" }
  consume(OtterToy(from: mock).toy)  // hint: unset-required-field
}

private final class Search {
  var text = ""
  var count = 0
  private(set) var results: [OtterToy] = []

  func type(_ letter: Character) {
    text.append(letter)
    if text == "r" { results = [otter("rope")] }
    count += 1
  }

  func delete() { text.removeLast() }
}

func textOfProperty() {
  let search = Search()
  search.type("r")
  if search.results.isEmpty { consume(bare().toy) }  // hint: unset-required-field
}

func textOfPropertyUnset() {
  let search = Search()
  search.type("r")
  search.delete()
  if search.count == 1 { consume(bare().toy) }  // error: unset-required-field
}

func textOfPattern() {
  let mock = Mock<Otter>()
  let name: String? = "a"
  if var name {
    name.append("b")
    if name == "ab" { mock.toy = "rope" }
  }
  consume(OtterToy(from: mock).toy)  // hint: unset-required-field
}

func subtractedNumber() {
  let mock = Mock<Otter>()
  var count = 2
  count -= 1
  if count == 1 { mock.toy = "rope" }
  consume(OtterToy(from: mock).toy)  // hint: unset-required-field
}

// Form: methods that empty or fill a list or dictionary

private final class ToyCache {
  var models: [String: OtterToy] = [:]

  func clear() { models.removeAll() }
}

func clearedCache() {
  let cache = ToyCache()
  cache.models["one"] = bare()
  cache.clear()
  consume(cache.models["one"]?.toy)
}

func filledCache() {
  let cache = ToyCache()
  cache.models["one"] = bare()
  consume(cache.models["one"]?.toy)  // error: unset-required-field
}

func removedModels() {
  var models = [otter("rope")]
  models.removeAll { $0.toy == "rope" }
  if !models.isEmpty { consume(bare().toy) }
}

func removedLast() {
  var models = [otter("rope"), bare()]
  models.removeLast(1)
  for model in models { consume(model.toy) }
}

private struct TapCounter {
  var count = 0
  var isDone = false
  var flags = [false]

  mutating func next() {
    count.bump()
    if count == 1 { isDone.flip() }
  }
}

func mutatedSelf() {
  let mock = Mock<Otter>()
  var counter = TapCounter()
  counter.next()
  if counter.isDone { mock.toy = "rope" }
  consume(OtterToy(from: mock).toy)
}

func mutatedElement() {
  let mock = Mock<Otter>()
  var counter = TapCounter()
  counter.flags[0].flip()
  if counter.flags[0] { mock.toy = "rope" }
  consume(OtterToy(from: mock).toy)
}

func mutatedTuple() {
  let mock = Mock<Otter>()
  var pair = (false, 1)
  pair.0.flip()
  if pair.0 { mock.toy = "rope" }
  consume(OtterToy(from: mock).toy)  // hint: unset-required-field
}

private final class Settings {
  private var stored = false
  var isNamed: Bool {
    get { stored }
    set { stored = newValue }
  }
}

func setterBehindProperty() {
  let mock = Mock<Otter>()
  let settings = Settings()
  settings.isNamed.flip()
  if settings.isNamed { mock.toy = "rope" }
  consume(OtterToy(from: mock).toy)  // hint: unset-required-field
}

private final class SettingsStack {
  var all = [Settings(), Settings()]

  func next() -> Settings { all.removeLast() }
}

/// The call runs once.
func setterOfCall() {
  let stack = SettingsStack()
  stack.next().isNamed.flip()
  if stack.all.isEmpty { consume(bare().toy) }
  consume(bare().species)  // error: unset-required-field
}
