import MockSupport
import ZooAPI
import ZooMocks

/// Reads that change their instance.
let mutatingReadForms: [Sample] = [
  Sample("mutatingGetter", mutatingGetter), Sample("mutatingGetterUnset", mutatingGetterUnset),
  Sample("mutatingGetterOfSelf", mutatingGetterOfSelf), Sample("mutatingGetterByName", mutatingGetterByName),
  Sample("mutatingGetterInChain", mutatingGetterInChain), Sample("mutatingGetterOfModel", mutatingGetterOfModel),
  Sample("mutatingGetterOfEnum", mutatingGetterOfEnum), Sample("mutatingGetterOfList", mutatingGetterOfList),
  Sample("mutatingGetterIsObserved", mutatingGetterIsObserved), Sample("mutatingSubscript", mutatingSubscript),
  Sample("mutatingSubscriptUnset", mutatingSubscriptUnset), Sample("lazyOfStructure", lazyOfStructure),
  Sample("enumSetter", enumSetter), Sample("enumSetterUnset", enumSetterUnset),
  Sample("genericEnumSetter", genericEnumSetter), Sample("genericEnumSetterUnset", genericEnumSetterUnset),
  Sample("caseOfClosure", caseOfClosure), Sample("caseOfClosureUnset", caseOfClosureUnset),
]

private func bare() -> OtterToy { OtterToy(from: Mock<Otter>()) }

private func otter(_ toy: String) -> OtterToy {
  let mock = Mock<Otter>()
  mock.toy = toy
  return OtterToy(from: mock)
}

private struct Page {
  var shown: OtterToy
  let latest: OtterToy

  var refreshed: OtterToy {
    mutating get {
      shown = latest
      return shown
    }
  }
  subscript(index: Int) -> OtterToy {
    mutating get {
      shown = latest
      return shown
    }
  }

  mutating func refreshByName() { consume(refreshed) }
  mutating func refreshOfSelf() { consume(self.refreshed) }
}

// Form: `mutating get`

func mutatingGetter() {
  var page = Page(shown: bare(), latest: otter("rope"))
  consume(page.refreshed.toy)
  consume(page.shown.toy)
}

func mutatingGetterUnset() {
  var page = Page(shown: otter("rope"), latest: bare())
  _ = page.refreshed
  consume(page.shown.toy)  // error: unset-required-field
}

func mutatingGetterOfSelf() {
  var page = Page(shown: bare(), latest: otter("rope"))
  page.refreshOfSelf()
  consume(page.shown.toy)
}

func mutatingGetterByName() {
  var page = Page(shown: otter("rope"), latest: bare())
  page.refreshByName()
  consume(page.shown.toy)  // error: unset-required-field
}

func mutatingGetterInChain() {
  var page: Page? = Page(shown: bare(), latest: otter("rope"))
  consume(page?.refreshed.toy)
  consume(page?.shown.toy)
}

extension OtterToy {
  fileprivate var filled: OtterToy {
    mutating get {
      self = otter("rope")
      return self
    }
  }
}

func mutatingGetterOfModel() {
  var model = bare()
  _ = model.filled
  consume(model.toy)
}

private enum Slot {
  case first(OtterToy)
  case second(OtterToy)

  var model: OtterToy {
    get {
      switch self {
      case .first(let model), .second(let model): model
      }
    }
    set { self = .second(newValue) }
  }
  var refilled: Bool {
    mutating get {
      self = .second(otter("rope"))
      return true
    }
  }
}

func mutatingGetterOfEnum() {
  var slot = Slot.first(bare())
  consume(slot.refilled)
  if case .first(let model) = slot { consume(model.toy) }
  consume(slot.model.toy)
}

extension [OtterToy] {
  fileprivate var refilled: Bool {
    mutating get {
      self = [otter("rope")]
      return true
    }
  }
}

func mutatingGetterOfList() {
  var list = [bare()]
  consume(list.refilled)
  for model in list { consume(model.toy) }
}

func mutatingGetterIsObserved() {  // crashes
  var page = Page(shown: otter("rope"), latest: bare()) {
    didSet { consume(page.shown.toy) }  // error: unset-required-field
  }
  _ = page.refreshed
}

func mutatingSubscript() {
  var page = Page(shown: bare(), latest: otter("rope"))
  consume(page[1].toy)
  consume(page.shown.toy)
}

func mutatingSubscriptUnset() {
  var page = Page(shown: otter("rope"), latest: bare())
  _ = page[1]
  consume(page.shown.toy)  // error: unset-required-field
}

private struct LazyPage {
  var shown: OtterToy
  lazy var isRefreshed = refresh()

  init(_ shown: OtterToy) { self.shown = shown }
  private mutating func refresh() -> Bool {
    shown = otter("rope")
    return true
  }
}

func lazyOfStructure() {
  var page = LazyPage(bare())
  consume(page.isRefreshed)
  consume(page.shown.toy)
}

// Form: setters of enums

func enumSetter() {
  var slot = Slot.first(bare())
  slot.model = otter("rope")
  consume(slot.model.toy)
}

func enumSetterUnset() {
  var slot = Slot.first(otter("rope"))
  slot.model = bare()
  consume(slot.model.toy)  // error: unset-required-field
}

private enum Cabinet<Value> {
  case empty
  case full(Value)

  var value: Value? {
    get { if case .full(let value) = self { value } else { nil } }
    set { if let newValue { self = .full(newValue) } else { self = .empty } }
  }
}

func genericEnumSetter() {
  var holder = Cabinet<OtterToy>.full(bare())
  holder.value = otter("rope")
  guard let model = holder.value else { return }
  consume(model.toy)
}

func genericEnumSetterUnset() {
  var holder: Cabinet<OtterToy> = .empty
  holder.value = bare()
  guard let model = holder.value else { return }
  consume(model.toy)  // error: unset-required-field
}

// Form: `.name` as the result of a closure

private func cabinet(_ model: OtterToy?) -> Cabinet<OtterToy> {
  model.map { .full($0) } ?? .empty
}

func caseOfClosure() {
  guard let model = cabinet(otter("rope")).value else { return }
  consume(model.toy)
}

func caseOfClosureUnset() {
  guard let model = cabinet(bare()).value else { return }
  consume(model.toy)  // error: unset-required-field
}
