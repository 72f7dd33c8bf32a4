import Foundation
import MockSupport
import ZooAPI
import ZooMocks

/// Forms of the code that apps have between a model and its reads.
let appForms: [Sample] = [
  Sample("appMethodValue", appMethodValue), Sample("appMethodValueUnset", appMethodValueUnset),
  Sample("appOwnMethodValue", appOwnMethodValue), Sample("appOwnMethodValueUnset", appOwnMethodValueUnset),
  Sample("appNumberMap", appNumberMap), Sample("appNumberMapUnset", appNumberMapUnset),
  Sample("appLabeledInitializer", appLabeledInitializer),
  Sample("appLabeledInitializerUnset", appLabeledInitializerUnset),
  Sample("appDictionaryElement", appDictionaryElement),
  Sample("appDictionaryElementUnset", appDictionaryElementUnset), Sample("appRemovedElement", appRemovedElement),
  Sample("appUnknownKey", appUnknownKey), Sample("appUnknownIndex", appUnknownIndex),
  Sample("appKnownAfterUnknownIndex", appKnownAfterUnknownIndex),
  Sample("appFailable", appFailable), Sample("appFailableUnset", appFailableUnset),
  Sample("appFailableDelegate", appFailableDelegate), Sample("appFailableThatFails", appFailableThatFails),
  Sample("appFailableLater", appFailableLater),
  Sample("appEnumInitializer", appEnumInitializer), Sample("appEnumInitializerUnset", appEnumInitializerUnset),
  Sample("appMemberwise", appMemberwise), Sample("appMemberwiseUnset", appMemberwiseUnset),
  Sample("appFragments", appFragments), Sample("appFragmentsUnset", appFragmentsUnset),
]

private func bare() -> OtterToy { OtterToy(from: Mock<Otter>()) }

private func model(_ toy: String) -> OtterToy {
  let mock = Mock<Otter>()
  mock.toy = toy
  return OtterToy(from: mock)
}

// Form: methods of instances as values

private final class ToyScreen {
  private let model: OtterToy
  var onReady: (() -> String)?
  init(_ model: OtterToy) { self.model = model }
  func ready() -> String { model.toy }  // error: unset-required-field
  func start() { onReady = ready }
}

func appMethodValue() {
  let ready = ToyScreen(model("rope")).ready
  consume(ready())
}

func appMethodValueUnset() {  // crashes
  let ready = ToyScreen(bare()).ready
  consume(ready())
}

func appOwnMethodValue() {
  let screen = ToyScreen(bare())
  screen.start()
  consume(screen.onReady == nil)
}

func appOwnMethodValueUnset() {  // crashes
  let screen = ToyScreen(bare())
  screen.start()
  consume(screen.onReady?())
}

// Form: `map` of an optional number

func appNumberMap() {
  let count: Int? = 2
  let mock = count.map { _ in Mock<Otter>() }
  mock?.toy = "rope"
  if let mock { consume(OtterToy(from: mock).toy) }
}

func appNumberMapUnset() {
  let count: Int? = 2
  let mock = count.map { _ in Mock<Otter>() } ?? Mock<Otter>()
  consume(OtterToy(from: mock).toy)  // error: unset-required-field
}

// Form: initializers of Foundation with labels

private func address(_ model: OtterToy) -> URL? {
  URL(string: model.toy)  // error: unset-required-field
}

func appLabeledInitializer() {
  consume(address(model("rope")))
}

func appLabeledInitializerUnset() {  // crashes
  consume(address(bare()))
}

// Form: assigned elements of a dictionary

func appDictionaryElement() {
  var models: [String: OtterToy] = [:]
  models["one"] = model("rope")
  consume(models["one"]?.toy)
}

func appDictionaryElementUnset() {
  var models: [String: OtterToy] = [:]
  models["one"] = bare()
  consume(models["one"]?.toy)  // error: unset-required-field
}

func appRemovedElement() {
  var models = ["one": bare()]
  models["one"] = nil
  consume(models["one"]?.toy)
}

func appUnknownKey() {
  let mock = Mock<Otter>()
  var mocks: [Int: Mock<Otter>] = [:]
  mocks[CommandLine.arguments.count] = mock
  mocks[CommandLine.arguments.count]?.toy = "rope"
  consume(OtterToy(from: mock).toy)
}

func appUnknownIndex() {
  let mock = Mock<Otter>()
  var mocks = [Mock<Otter>()]
  let index = decide(true) ? 0 : 1
  mocks[index] = mock
  mocks[index].toy = "rope"
  consume(OtterToy(from: mock).toy)
}

func appKnownAfterUnknownIndex() {
  let mock = Mock<Otter>()
  var mocks = [mock, Mock<Otter>()]
  mocks[decide(true) ? 1 : 0] = Mock<Otter>()
  mocks[0].toy = "rope"
  consume(OtterToy(from: mock).toy)
}

// Form: failable initializers

private struct ToyRow {
  let title: String
  init?(_ model: OtterToy, isShown: Bool = true) {
    guard isShown else { return nil }
    title = model.toy  // error: unset-required-field
  }
}

extension ToyRow {
  fileprivate init?(_ model: OtterToy, unless isHidden: Bool) { self.init(model, isShown: !isHidden) }
}

private struct LaterRow {
  let model: OtterToy
  init?(_ model: OtterToy?) {
    guard let model else { return nil }
    self.model = model
  }
  var title: String { model.toy }  // error: unset-required-field
}

func appFailable() {
  consume(ToyRow(model("rope"))?.title)
}

func appFailableUnset() {  // crashes
  consume(ToyRow(bare()))
}

func appFailableThatFails() {
  consume(ToyRow(bare(), isShown: no()))
}

func appFailableDelegate() {
  guard ToyRow(bare(), unless: yes()) != nil else { return }
  consume(bare().toy)  // hint: unset-required-field
}

func appFailableLater() {  // crashes
  let row = LaterRow(bare())
  consume(row?.title)
}

// Form: initializers of enumerations

private enum ToyState {
  case empty
  case loaded(String)
  init(_ model: OtterToy?) {
    guard let model else {
      self = .empty
      return
    }
    self = .loaded(model.toy)  // error: unset-required-field
  }
}

func appEnumInitializer() {
  consume(ToyState(model("rope")))
}

func appEnumInitializerUnset() {  // crashes
  consume(ToyState(bare()))
}

// Form: `self.init` with the memberwise initializer

private struct ToyLabel {
  let text: String
}

extension ToyLabel {
  init(model: OtterToy) {
    self.init(text: model.toy)  // error: unset-required-field
  }
}

func appMemberwise() {
  consume(ToyLabel(model: model("rope")).text)
}

func appMemberwiseUnset() {  // crashes
  consume(ToyLabel(model: bare()))
}

// Form: `fragments` in an extension of a model

extension ResidentsQuery.Data.Resident {
  fileprivate var depth: String { "\(fragments.denDepth.den)" }  // error: unset-required-field
}

func appFragments() {
  let mock = Mock<Otter>()
  mock.den = Mock<Den>()
  consume(ResidentsQuery.Data.Resident(from: mock).depth)
}

func appFragmentsUnset() {  // crashes
  consume(ResidentsQuery.Data.Resident(from: Mock<Otter>()).depth)
}
