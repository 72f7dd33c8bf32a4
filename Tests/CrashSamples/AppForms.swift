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
  Sample("appCaughtError", appCaughtError), Sample("appAfterCaughtError", appAfterCaughtError),
  Sample("appInCatch", appInCatch), Sample("appErrorNotThrown", appErrorNotThrown),
  Sample("appThrownThroughCalls", appThrownThroughCalls), Sample("appErrorOfTask", appErrorOfTask),
  Sample("appOptionalTry", appOptionalTry), Sample("appOptionalTryUnset", appOptionalTryUnset),
  Sample("appResultBuilder", appResultBuilder), Sample("appResultBuilderUnset", appResultBuilderUnset),
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

// Form: errors that a callee throws and its caller catches

private struct ToyError: Error {}

private func checked(_ fails: Bool) throws -> String {
  defer { consume(0) }
  if fails { throw ToyError() }
  return "rope"
}

private func checkedTwice(_ fails: Bool) throws -> String { try checked(false) + checked(fails) }

func appCaughtError() {
  do { consume(try checked(true)) } catch { consume(model("rope").toy) }
}

func appAfterCaughtError() {  // crashes
  let model = bare()
  do { consume(try checked(true)) } catch { consume(0) }
  consume(model.toy)  // error: unset-required-field
}

func appInCatch() {  // crashes
  do { consume(try checked(true)) } catch { consume(bare().toy) }  // error: unset-required-field
}

func appErrorNotThrown() {
  do { consume(try checked(false)) } catch { consume(bare().toy) }
}

func appThrownThroughCalls() {  // crashes
  do {
    consume(try checkedTwice(true))
    consume(0)
  } catch {
    consume(bare().toy)  // error: unset-required-field
  }
}

func appErrorOfTask() {
  do {
    let task = { try checked(true) }
    _ = Result(catching: task)
    if false { throw ToyError() }
    consume(0)
  } catch {
    consume(bare().toy)
  }
}

// Form: `try?` of a call that throws

func appOptionalTry() {
  if (try? checked(true)) != nil { consume(bare().toy) }
}

func appOptionalTryUnset() {  // crashes
  if (try? checked(true)) == nil { consume(bare().toy) }  // error: unset-required-field
}

// Form: result builders

@resultBuilder private enum ToyList {
  static func buildBlock(_ toys: String...) -> [String] { toys }
}

private func list(@ToyList _ toys: () -> [String]) -> [String] { toys() }

func appResultBuilder() {
  consume(
    list {
      model("rope").toy
      "ball"
    })
}

func appResultBuilderUnset() {  // crashes
  consume(
    list {
      bare().toy  // error: unset-required-field
      "ball"
    })
}
