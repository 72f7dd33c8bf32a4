import MockSupport
import ZooAPI
import ZooMocks

/// The type check `is`, and values whose types the analysis does not know.
let typeCheckForms: [Sample] = [
  Sample("isCheck", isCheck), Sample("isModelUnset", isModelUnset), Sample("isModelSet", isModelSet),
  Sample("isNoModel", isNoModel), Sample("isNoModelUnset", isNoModelUnset), Sample("isMock", isMock),
  Sample("isNegated", isNegated), Sample("isInGuard", isInGuard), Sample("isInGuardFails", isInGuardFails),
  Sample("isConstant", isConstant), Sample("isConstantFails", isConstantFails), Sample("isInSwitch", isInSwitch),
  Sample("isUnknown", isUnknown), Sample("isKeepsMock", isKeepsMock), Sample("isOptional", isOptional),
  Sample("isOptionalOfOther", isOptionalOfOther), Sample("isAnyOfNil", isAnyOfNil),
  Sample("isListOfNil", isListOfNil), Sample("isListOfSlice", isListOfSlice), Sample("isListOfSet", isListOfSet),
  Sample("isLiteralType", isLiteralType), Sample("isSuperclass", isSuperclass),
  Sample("isSuperclassAsParameter", isSuperclassAsParameter), Sample("isOwnGeneric", isOwnGeneric),
  Sample("isOtherGeneric", isOtherGeneric), Sample("isComposed", isComposed),
  Sample("isConditional", isConditional), Sample("isNilAsParameter", isNilAsParameter),
]

private func bare() -> OtterToy { OtterToy(from: Mock<Otter>()) }

private func otter(_ toy: String) -> OtterToy {
  let mock = Mock<Otter>()
  mock.toy = toy
  return OtterToy(from: mock)
}

private func none() -> OtterToy? { nil }

private func isOfType<T>(_ value: Any, _ type: T.Type) -> Bool { value is T }

// Form: `value is Type`

func isCheck() {
  let value: Any = bare()
  if value is OtterToy { consume("is") }
}

func isModelUnset() {
  let model = bare()
  let value: Any = model
  if value is OtterToy { consume(model.toy) }  // error: unset-required-field
}

func isModelSet() {
  let model = otter("rope")
  let value: Any = model
  if value is OtterToy { consume(model.toy) } else { consume(model.species) }
}

func isNoModel() {
  let model = bare()
  let value: Any = "text"
  if value is OtterToy { consume(model.toy) } else { consume("text") }
}

func isNoModelUnset() {
  let model = bare()
  let value: Any = model
  if value is ResidentsQuery.Data { consume("data") } else { consume(model.toy) }  // error: unset-required-field
}

func isMock() {
  let mock = Mock<Otter>()
  let value: Any = mock
  if value is Mock<Parrot> { consume(bare().species) }
  if value is Mock<Otter> { consume(OtterToy(from: mock).toy) }  // error: unset-required-field
}

func isNegated() {
  let value: Any = bare()
  if !(value is OtterToy) { consume(bare().species) }
  if yes() && !(value is String) { consume(bare().toy) }  // error: unset-required-field
}

func isInGuard() {
  let value: Any = bare()
  guard value is OtterToy else { return }
  consume(bare().toy)  // error: unset-required-field
}

func isInGuardFails() {
  let value: Any = bare()
  guard value is String else { return }
  consume(bare().toy)
}

func isConstant() {
  let value: Any = bare()
  let isToy = value is OtterToy
  if isToy { consume(bare().toy) }  // error: unset-required-field
}

func isConstantFails() {
  let value: Any = 1
  let isToy = value is OtterToy
  consume(isToy ? bare().toy : "none")
}

func isInSwitch() {
  let value: Any = bare()
  switch true {
  case value is String: consume(bare().species)
  case value is OtterToy: consume(bare().toy)  // error: unset-required-field
  default: break
  }
}

func isUnknown() {
  let value: Any = decide(false) ? bare() as Any : "text"
  if value is OtterToy { consume(bare().toy) }  // hint: unset-required-field
}

// An unknown check does not change the value.
func isKeepsMock() {
  let mock = Mock<Otter>()
  let value: Any = mock
  if value is any CustomDebugStringConvertible { consume("text") }
  consume(OtterToy(from: mock).toy)  // error: unset-required-field
}

// Nil is of each optional type, and of `Any`.

func isOptional() {
  let value: Any = none() as Any
  if value is OtterToy? { consume("nil") } else { consume(bare().toy) }  // hint: unset-required-field
}

func isOptionalOfOther() {
  let value: OtterToy? = decide(true) ? nil : otter("rope")
  if value is Int? { consume("nil") } else { consume(bare().toy) }  // hint: unset-required-field
}

func isAnyOfNil() {
  let value: Any = none() as Any
  if value is any CustomDebugStringConvertible {
    consume("nil")
  } else {
    consume(bare().toy)  // hint: unset-required-field
  }
}

func isListOfNil() {
  let models: [OtterToy?] = [nil]
  let value: Any = models
  if value is [OtterToy?] { consume("nil") } else { consume(bare().toy) }  // hint: unset-required-field
}

func isNilAsParameter() {
  if isOfType(none() as Any, (any CustomDebugStringConvertible).self) {
    consume("nil")
  } else {
    consume(bare().toy)  // hint: unset-required-field
  }
}

// A slice and a set are no lists, and a literal can be of a type of the program.

func isListOfSlice() {
  let value: Any = [otter("rope"), otter("ball")].dropFirst()
  if value is [OtterToy] { consume(bare().toy) }  // hint: unset-required-field
}

func isListOfSet() {
  let numbers: Set<Int> = [1]
  let value: Any = numbers
  if value is [Int] { consume(bare().toy) }  // hint: unset-required-field
}

private struct Meters: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int) {}
}

func isLiteralType() {
  let meters: Meters = 1
  let value: Any = meters
  if value is Meters { consume("meters") } else { consume(bare().toy) }  // hint: unset-required-field
}

// Superclasses, generic types and protocols

private class Row { init() {} }
private final class OtterRow: Row {}

func isSuperclass() {
  let value: Any = OtterRow()
  if value is Row { consume(bare().toy) }  // error: unset-required-field
}

func isSuperclassAsParameter() {
  if isOfType(OtterRow(), Row.self) { consume("row") } else { consume(bare().toy) }
}

private struct Box<T> {
  var item: T

  func isOwn(_ value: Any) -> Bool { value is Box }
}

func isOwnGeneric() {
  if Box(item: 1).isOwn(Box(item: "a")) { consume(bare().toy) }  // hint: unset-required-field
}

func isOtherGeneric() {
  if isOfType(Box(item: 1), Box<String>.self) { consume(bare().toy) }  // hint: unset-required-field
}

private protocol Titled {}
private protocol Priced {}
private struct Ticket: Titled & Priced {}

func isComposed() {
  let value: Any = Ticket()
  if value is any Titled { consume("titled") } else { consume(bare().toy) }  // hint: unset-required-field
}

private class Shelf<T> { init() {} }
extension Shelf: Titled where T == Int {}
private final class BookShelf: Shelf<String> {}

func isConditional() {
  let value: Any = BookShelf()
  if value is any Titled { consume(bare().toy) }  // hint: unset-required-field
}
