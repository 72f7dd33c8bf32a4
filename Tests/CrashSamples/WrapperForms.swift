import MockSupport
import ZooAPI
import ZooMocks

/// Property wrappers that the program declares.
let wrapperForms: [Sample] = [
  Sample("wrapped", wrapped), Sample("wrappedUnset", wrappedUnset), Sample("wrapperReads", wrapperReads),
  Sample("wrapperInitReads", wrapperInitReads), Sample("wrappedInClass", wrappedInClass),
  Sample("wrappedInClassUnset", wrappedInClassUnset), Sample("wrapperWithArguments", wrapperWithArguments),
  Sample("wrapperProjects", wrapperProjects), Sample("wrapperProjectsUnset", wrapperProjectsUnset),
  Sample("wrapperByName", wrapperByName), Sample("wrappedText", wrappedText), Sample("wrapperFilters", wrapperFilters),
  Sample("wrappedList", wrappedList), Sample("wrapperOfNil", wrapperOfNil), Sample("wrapperOfClass", wrapperOfClass),
  Sample("wrapperSetterNotGetter", wrapperSetterNotGetter), Sample("wrapperMutatingGetter", wrapperMutatingGetter),
  Sample("wrapperInMethod", wrapperInMethod), Sample("wrapperDefaultNotMade", wrapperDefaultNotMade),
]

private func bare() -> OtterToy { OtterToy(from: Mock<Otter>()) }

private func otter(_ toy: String) -> OtterToy {
  let mock = Mock<Otter>()
  mock.toy = toy
  return OtterToy(from: mock)
}

@propertyWrapper private struct Stored<Value> {
  var wrappedValue: Value
}

private struct Wrapping {
  @Stored var model: OtterToy
  @Stored var other: OtterToy?
}

// Form: property wrappers of the program

func wrapped() {
  let value = Wrapping(model: otter("rope"))
  consume(value.model.toy)
}

func wrappedUnset() {
  var value = Wrapping(model: otter("rope"))
  value.model = bare()
  consume(value.other?.toy)
  consume(value.model.toy)  // error: unset-required-field
}

@propertyWrapper private struct Reading {
  private var model: OtterToy?
  var wrappedValue: OtterToy? {
    get { model }
    set {
      consume(newValue?.toy)  // error: unset-required-field
      model = newValue
    }
  }
}

private struct Reader {
  @Reading var model: OtterToy?
}

func wrapperReads() {  // crashes
  var reader = Reader()
  reader.model = bare()
}

@propertyWrapper private struct Titled {
  var wrappedValue: OtterToy
  let title: String
  var projectedValue: String { title + wrappedValue.toy }  // error: unset-required-field

  init(wrappedValue: OtterToy, title: String = "") {
    self.wrappedValue = wrappedValue
    self.title = title
    if title == "checked" { consume(wrappedValue.toy) }  // error: unset-required-field
  }
}

private struct CheckedAtStart {
  @Titled(title: "checked") var model = bare()
}

func wrapperInitReads() {  // crashes
  _ = CheckedAtStart()
}

private final class TitledHolder {
  @Stored var model: OtterToy
  @Titled(title: "any") var titled = otter("rope")
  init(_ model: OtterToy) { self.model = model }
  func show() { consume(model.toy) }  // error: unset-required-field
}

func wrappedInClass() {
  let holder = TitledHolder(bare())
  holder.model = otter("rope")
  holder.show()
}

func wrappedInClassUnset() {  // crashes
  TitledHolder(bare()).show()
}

func wrapperWithArguments() {
  let holder = TitledHolder(otter("rope"))
  consume(holder.titled.toy)
  holder.titled = bare()
  consume(holder.titled.toy)  // error: unset-required-field
}

func wrapperProjects() {
  consume(TitledHolder(bare()).$titled)
}

func wrapperProjectsUnset() {  // crashes
  let holder = TitledHolder(bare())
  holder.titled = bare()
  consume(holder.$titled)
}

private struct ByName {
  @Titled var model: OtterToy
  init(_ model: OtterToy) { _model = Titled(wrappedValue: model, title: "other") }
  var shown: String { _model.wrappedValue.toy }  // error: unset-required-field
}

func wrapperByName() {  // crashes
  consume(ByName(bare()).shown)
}

@propertyWrapper private struct Trimmed {
  private var text = ""
  var wrappedValue: String {
    get { text }
    set { text = newValue.isEmpty ? "none" : newValue }
  }
  init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}

private struct TextHolder {
  @Trimmed var toy = ""
}

func wrappedText() {
  let mock = Mock<Otter>()
  mock.toy = TextHolder().toy
  consume(OtterToy(from: mock).toy)
  consume(OtterToy(from: mock).species)  // error: unset-required-field
}

@propertyWrapper private struct Dropping {
  private var stored: OtterToy?
  var wrappedValue: OtterToy? {
    get { stored }
    set { stored = nil }
  }
  init(wrappedValue: OtterToy?) { stored = nil }
}

private struct DroppingHolder {
  @Dropping var model: OtterToy?
}

func wrapperFilters() {
  var holder = DroppingHolder()
  holder.model = bare()
  consume(holder.model?.toy)
}

private struct ListHolder {
  @Stored var models: [OtterToy] = []
}

func wrappedList() {
  var holder = ListHolder()
  holder.models.append(otter("rope"))
  consume(holder.models.map(\.toy))
  holder.models.append(bare())
  consume(holder.models.map(\.toy))  // error: unset-required-field
}

private struct Row {
  var count = 0
}

@propertyWrapper private struct Filling {
  let mock = Mock<Otter>()
  private var row: Row?
  var wrappedValue: Row? {
    get { row }
    set {
      mock.toy = "rope"
      row = newValue
    }
  }
  var projectedValue: Mock<Otter> { mock }
}

private struct FillingHolder {
  @Filling var row: Row?
}

func wrapperOfNil() {
  var holder = FillingHolder()
  holder.row?.count = 1
  consume(OtterToy(from: holder.$row).toy)  // hint: unset-required-field
}

@propertyWrapper private final class Boxed<Value> {
  var wrappedValue: Value
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

private struct BoxedHolder {
  @Boxed var model: OtterToy = otter("rope")
}

func wrapperOfClass() {
  let holder = BoxedHolder()
  let other = holder
  consume(holder.model.toy)
  holder.model = bare()
  consume(other.model.toy)  // error: unset-required-field
}

@propertyWrapper private struct LateReading {
  var model: OtterToy
  var wrappedValue: OtterToy {
    get {
      consume(model.toy)  // error: unset-required-field
      return model
    }
    set { model = newValue }
  }
  init(wrappedValue: OtterToy) { model = wrappedValue }
}

private final class LateHolder {
  @LateReading var model = bare()
}

func wrapperSetterNotGetter() {
  let holder = LateHolder()
  holder.model = otter("rope")
  consume(holder.model.toy)
}

func wrapperInMethod() {  // crashes
  consume(LateHolder().model)
}

@propertyWrapper private struct Once {
  var count = 0
  let model = otter("rope")
  var wrappedValue: OtterToy? {
    mutating get {
      count += 1
      return count == 1 ? model : nil
    }
    set { count = newValue == nil ? 0 : 1 }
  }
}

private final class OnceHolder {
  @Once var model: OtterToy?
}

func wrapperMutatingGetter() {
  let holder = OnceHolder()
  consume(holder.model == nil)
  if holder.model != nil { consume(bare().toy) }  // hint: unset-required-field
}

private struct CheckedDefault {
  @Titled(title: "checked") var unused = otter("rope")
  @LateReading var model = bare()
}

func wrapperDefaultNotMade() {
  consume(CheckedDefault(model: otter("rope")).model.toy)
}
