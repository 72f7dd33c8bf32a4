import MockSupport
import ZooAPI
import ZooMocks

/// Properties with observers and accessors; static properties.
let propertyForms: [Sample] = [
  Sample("didSetReads", didSetReads), Sample("didSetReadsUnset", didSetReadsUnset),
  Sample("didSetNotInInit", didSetNotInInit), Sample("willSetReads", willSetReads),
  Sample("observedThenRead", observedThenRead), Sample("setterStores", setterStores),
  Sample("setterStoresUnset", setterStoresUnset), Sample("setterOfRecord", setterOfRecord),
  Sample("weakStore", weakStore), Sample("staticVariable", staticVariable),
  Sample("staticConstant", staticConstant), Sample("subscriptOfType", subscriptOfType),
  Sample("subscriptOfTypeUnset", subscriptOfTypeUnset),
  Sample("subscriptReads", subscriptReads),
  Sample("subscriptReadsUnset", subscriptReadsUnset), Sample("lazyStore", lazyStore),
  Sample("nestedRecords", nestedRecords), Sample("genericHelperReads", genericHelperReads),
  Sample("genericHelperReadsUnset", genericHelperReadsUnset), Sample("genericStore", genericStore),
  Sample("caseAssert", caseAssert), Sample("protocolDefault", protocolDefault),
  Sample("dataWritten", dataWritten), Sample("dataWrittenUnset", dataWrittenUnset),
  Sample("scalarSet", scalarSet), Sample("scalarSetUnset", scalarSetUnset),
  Sample("methodAsValue", methodAsValue), Sample("initAsValue", initAsValue),
  Sample("weakStoreUnset", weakStoreUnset),
  Sample("staticVariableUnset", staticVariableUnset),
  Sample("staticConstantSet", staticConstantSet),
  Sample("lazyStoreSet", lazyStoreSet),
  Sample("nestedRecordsSet", nestedRecordsSet),
  Sample("genericStoreSet", genericStoreSet),
  Sample("caseAssertSet", caseAssertSet),
  Sample("protocolDefaultSet", protocolDefaultSet),
  Sample("initAsValueSet", initAsValueSet),
]

private func bare() -> Mock<Otter> { Mock<Otter>() }

private func otter(_ toy: String) -> Mock<Otter> {
  let mock = Mock<Otter>()
  mock.toy = toy
  return mock
}

private final class Watched {
  var text = ""
  var model: OtterToy? {
    didSet { text = model?.toy ?? "" }  // error: unset-required-field
  }
  var next: OtterToy? {
    willSet { text = newValue?.toy ?? "" }  // error: unset-required-field
  }

  init(_ model: OtterToy? = nil) { self.model = model }
}

// Form: `willSet` and `didSet` of classes

func didSetReads() {
  Watched().model = OtterToy(from: otter("rope"))
}

func didSetReadsUnset() {  // crashes
  let watched = Watched()
  watched.model = OtterToy(from: bare())
}

func didSetNotInInit() {
  consume(Watched(OtterToy(from: bare())).text)
}

func willSetReads() {  // crashes
  let watched = Watched()
  watched.next = OtterToy(from: bare())
}

func observedThenRead() {
  let watched = Watched()
  watched.model = OtterToy(from: otter("rope"))
  consume(watched.model?.species)  // error: unset-required-field
}

private final class Accessors {
  private var stored: OtterToy?
  var model: OtterToy? {
    get { stored }
    set { stored = newValue }
  }
}

// Form: `get` and `set` of computed properties

func setterStores() {
  let accessors = Accessors()
  accessors.model = OtterToy(from: otter("rope"))
  consume(accessors.model?.toy)
}

func setterStoresUnset() {
  let accessors = Accessors()
  accessors.model = OtterToy(from: bare())
  consume(accessors.model?.toy)  // error: unset-required-field
}

private struct AccessorRecord {
  private var stored: [OtterToy] = []
  var model: OtterToy? {
    get { stored.first }
    set { stored = newValue.map { [$0] } ?? [] }
  }
}

func setterOfRecord() {
  var record = AccessorRecord()
  record.model = OtterToy(from: bare())
  consume(record.model?.toy)  // error: unset-required-field
}

private final class WeakHolder {
  weak var watched: Watched?
}

// Form: `weak` properties

func weakStore() {
  let watched = Watched()
  let holder = WeakHolder()
  holder.watched = watched
  holder.watched?.model = OtterToy(from: otter("rope"))
  consume(watched.text)
}

func weakStoreUnset() {  // crashes
  let watched = Watched()
  let holder = WeakHolder()
  holder.watched = watched
  watched.model = OtterToy(from: bare())
}

private enum SharedMocks {
  nonisolated(unsafe) static var mock = Mock<Otter>()  // Samples run on one thread.
  static let toy = "rope"
}

// Form: static variables

func staticVariable() {
  SharedMocks.mock.toy = SharedMocks.toy
  consume(OtterToy(from: SharedMocks.mock).toy)
}

func staticVariableUnset() {  // crashes, not reported
  SharedMocks.mock = Mock<Otter>()
  consume(OtterToy(from: SharedMocks.mock).toy)
}

// Form: static constants

func staticConstant() {
  consume(OtterToy(from: otter(SharedMocks.toy)).species)  // error: unset-required-field
}

func staticConstantSet() {
  consume(OtterToy(from: otter(SharedMocks.toy)).toy)
}

private struct Shelf {
  var models: [OtterToy]
  subscript(index: Int) -> OtterToy { models[index] }
  subscript(toyAt index: Int) -> String { models[index].toy }  // error: unset-required-field
}

// Form: subscripts

func subscriptReads() {
  consume(Shelf(models: [OtterToy(from: otter("rope"))])[0].toy)
}

func subscriptReadsUnset() {  // crashes
  consume(Shelf(models: [OtterToy(from: bare())])[toyAt: 0])
}

private struct Toys {
  static subscript(_ model: OtterToy) -> String { model.toy }  // error: unset-required-field
  static subscript(_ text: String) -> String { text }
}

func subscriptOfType() {
  consume(Toys[OtterToy(from: otter("rope"))] + Toys["rope"])
}

func subscriptOfTypeUnset() {  // crashes
  consume(Toys[OtterToy(from: bare())])
}

private final class LazyStore {
  let mock: Mock<Otter>
  lazy var model = OtterToy(from: mock)
  init(_ mock: Mock<Otter>) { self.mock = mock }
}

// Form: `lazy` properties

func lazyStore() {
  let store = LazyStore(bare())
  store.mock.toy = "rope"
  consume(store.model.toy)
  consume(store.model.species)  // error: unset-required-field
}

func lazyStoreSet() {
  let store = LazyStore(bare())
  store.mock.toy = "rope"
  consume(store.model.toy)
}

private struct Outer {
  struct Inner {
    var model: OtterToy
  }
  var inner: Inner
}

// Form: structures in structures

func nestedRecords() {
  var outer = Outer(inner: .init(model: OtterToy(from: otter("rope"))))
  consume(outer.inner.model.toy)
  outer.inner.model = OtterToy(from: bare())
  consume(outer.inner.model.toy)  // error: unset-required-field
}

func nestedRecordsSet() {
  var outer = Outer(inner: .init(model: OtterToy(from: bare())))
  outer.inner.model = OtterToy(from: otter("rope"))
  consume(outer.inner.model.toy)
}

private protocol Toyed {
  var toy: String { get }
}

extension OtterToy: Toyed {}

private func toy<T: Toyed>(of value: T) -> String { value.toy }  // error: unset-required-field

// Form: generic functions with requirements

func genericHelperReads() {
  consume(toy(of: OtterToy(from: otter("rope"))))
}

func genericHelperReadsUnset() {  // crashes
  consume(toy(of: OtterToy(from: bare())))
}

private struct Box<Value> {
  var value: Value
}

// Form: generic types

func genericStore() {
  let box = Box(value: OtterToy(from: bare()))
  consume(box.value.toy)  // error: unset-required-field
}

func genericStoreSet() {
  consume(Box(value: OtterToy(from: otter("rope"))).value.toy)
}

private final class AssertCase: XCTestCase {}

extension XCTestCase {
  fileprivate func assertHas(_ toy: String, _ model: OtterToy) {
    if model.toy != toy { consume("differs") }  // error: unset-required-field
  }
}

// Form: methods in extensions of `XCTestCase`

func caseAssert() {  // crashes
  AssertCase().assertHas("rope", OtterToy(from: bare()))
}

func caseAssertSet() {
  AssertCase().assertHas("rope", OtterToy(from: otter("rope")))
}

extension Toyed {
  fileprivate var loud: String { toy + "!" }  // error: unset-required-field
}

// Form: properties in extensions of protocols

func protocolDefault() {  // crashes
  consume(OtterToy(from: bare()).loud)
}

func protocolDefaultSet() {
  consume(OtterToy(from: otter("rope")).loud)
}

// Form: `_data["key"] = value`

func dataWritten() {
  let mock = bare()
  mock._data["toy"] = "rope"
  consume(OtterToy(from: mock).toy)
}

func dataWrittenUnset() {
  let mock = bare()
  mock._data["toy"] = "rope"
  consume(OtterToy(from: mock).species)  // error: unset-required-field
}

private struct Row {
  let text: String
  init(_ model: OtterToy) { text = model.toy }  // error: unset-required-field
  static func row(_ model: OtterToy) -> Row { Row(model) }
}

// Form: `_setScalar`, `_setEntity` and the like

func scalarSet() {
  let mock = bare()
  mock._setScalar("rope", for: \.toy)
  consume(OtterToy(from: mock).toy)
}

func scalarSetUnset() {
  let mock = bare()
  mock._setScalar("rope", for: \.toy)
  consume(OtterToy(from: mock).species)  // error: unset-required-field
}

// Form: methods and initializers as values

func methodAsValue() {  // crashes
  consume([OtterToy(from: bare())].map(Row.row))
}

func initAsValue() {  // crashes
  consume([OtterToy(from: bare())].map(Row.init))
}

func initAsValueSet() {
  consume([OtterToy(from: otter("rope"))].map(Row.init).map(\.text))
}
