import MockSupport
import ZooAPI
import ZooMocks

/// `mutating` methods that the program declares.
let ownMutationForms: [Sample] = [
  Sample("flippedByExtension", flippedByExtension), Sample("filledByExtension", filledByExtension),
  Sample("bumpedByExtension", bumpedByExtension), Sample("bumpedByExtensionUnset", bumpedByExtensionUnset),
  Sample("markedByExtension", markedByExtension), Sample("listByExtension", listByExtension),
  Sample("requirementThatMutates", requirementThatMutates),
]

private func bare() -> OtterToy { OtterToy(from: Mock<Otter>()) }

extension Bool {
  mutating func flip() { self = !self }
}

extension Optional {
  fileprivate mutating func fill(_ value: Wrapped) { self = self ?? value }
}

extension Int {
  mutating func bump() { self += 1 }
}

extension String {
  fileprivate mutating func mark() { self += "!" }
}

extension Array {
  fileprivate mutating func clear() { self = [] }
}

// Form: `mutating` methods of the program on values of the standard library

func flippedByExtension() {
  let mock = Mock<Otter>()
  var isNamed = false
  isNamed.flip()
  if isNamed { mock.toy = "rope" }
  consume(OtterToy(from: mock).toy)
}

func filledByExtension() {
  let mock = Mock<Otter>()
  var name: String?
  name.fill("rope")
  if name != nil { mock.toy = "rope" }
  consume(OtterToy(from: mock).toy)
}

func bumpedByExtension() {
  let mock = Mock<Otter>()
  var count = 1
  count.bump()
  if count == 2 { mock.toy = "rope" }
  consume(OtterToy(from: mock).toy)
}

func bumpedByExtensionUnset() {
  let model = bare()
  var count = 1
  count.bump()
  consume(count)
  consume(model.toy)  // error: unset-required-field
}

func markedByExtension() {
  let mock = Mock<Otter>()
  var text = "a"
  text.mark()
  if text == "a!" { mock.toy = "rope" }
  consume(OtterToy(from: mock).toy)
}

func listByExtension() {
  var names = ["a"]
  names.clear()
  for _ in names { consume(bare().toy) }
}

private protocol Resettable {
  var isOn: Bool { get set }
  mutating func reset()
}

extension Resettable {
  fileprivate mutating func reset() { isOn = false }
}

private struct Switch: Resettable {
  var isOn = true
}

private func reset(_ value: inout some Resettable) { value.reset() }

func requirementThatMutates() {
  var first = Switch()
  var second = Switch()
  first.reset()
  reset(&second)
  if first.isOn || second.isOn { consume(bare().toy) }
}
