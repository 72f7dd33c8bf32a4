import MockSupport
import ZooAPI
import ZooMocks

/// Generic functions and types, and constrained extensions.
let genericCases: [Sample] = [
  Sample("genericPrefersConcrete", genericPrefersConcrete), Sample("genericInsideGeneric", genericInsideGeneric),
  Sample("genericOfAny", genericOfAny), Sample("genericExplicitFunction", genericExplicitFunction),
  Sample("genericConcreteFunction", genericConcreteFunction), Sample("genericRequirement", genericRequirement),
  Sample("genericRequirementOfOtherType", genericRequirementOfOtherType), Sample("genericEmptyList", genericEmptyList),
  Sample("genericMixedList", genericMixedList), Sample("genericOpaque", genericOpaque),
  Sample("genericPrefersConstrained", genericPrefersConstrained),
  Sample("genericLosesConstraint", genericLosesConstraint), Sample("genericNotReadable", genericNotReadable),
  Sample("genericExtensionOfElement", genericExtensionOfElement),
  Sample("genericExtensionInside", genericExtensionInside),
  Sample("genericExtensionOfOthers", genericExtensionOfOthers), Sample("genericBoxMap", genericBoxMap),
  Sample("genericBoxMapOther", genericBoxMapOther), Sample("genericBoxLabel", genericBoxLabel),
  Sample("genericBoxLabelInside", genericBoxLabelInside), Sample("genericBoxReplaced", genericBoxReplaced),
  Sample("genericCacheHit", genericCacheHit), Sample("genericCacheMiss", genericCacheMiss),
  Sample("genericCacheKeepsFirst", genericCacheKeepsFirst), Sample("genericVariadic", genericVariadic),
  Sample("genericVariadicUnset", genericVariadicUnset), Sample("genericWith", genericWith),
  Sample("genericWithUnset", genericWithUnset),
]

private func bareToy() -> OtterToy { OtterToy(from: Mock<Otter>()) }

private func toy(_ name: String) -> OtterToy { OtterToy(from: Mock<Otter>(toy: name)) }

private func inspect<T>(_ value: T) { consume(value) }
private func inspect(_ model: OtterToy) { consume(model.toy) }  // error: unset-required-field

private func inspectInside<T>(_ value: T) { inspect(value) }

func genericPrefersConcrete() {  // crashes
  inspect(bareToy())
}

func genericInsideGeneric() {
  inspectInside(bareToy())
}

func genericOfAny() {
  let value: Any = bareToy()
  inspect(value)
}

func genericExplicitFunction() {
  let read: (Any) -> Void = inspect
  read(bareToy())
}

func genericConcreteFunction() {  // crashes
  let read: (OtterToy) -> Void = inspect
  read(bareToy())
}

private protocol Readable { func read() }

extension OtterToy: Readable {
  fileprivate func read() { consume(toy) }  // error: unset-required-field
}

extension DenDepth: Readable {
  fileprivate func read() { consume(den) }
}

private func readAll<T: Readable>(_ values: [T]) { for value in values { value.read() } }
private func readAny(_ values: [any Readable]) { for value in values { value.read() } }
private func readOne(_ value: some Readable) { value.read() }

func genericRequirement() {  // crashes
  readAll([bareToy()])
}

func genericRequirementOfOtherType() {
  readAll([DenDepth(from: Mock<Otter>(toy: "rope"))])
}

func genericEmptyList() {
  readAll([OtterToy]())
}

func genericMixedList() {  // crashes
  readAny([DenDepth(from: Mock<Otter>(toy: "rope")), bareToy()])
}

func genericOpaque() {
  readOne(toy("rope"))
}

private func describe<T>(_ value: T) -> String { "value" }
private func describe<T: Readable>(_ value: T) -> String {
  value.read()
  return "readable"
}

private func describeInside<T>(_ value: T) -> String { describe(value) }

func genericPrefersConstrained() {  // crashes
  consume(describe(bareToy()))
}

func genericLosesConstraint() {
  consume(describeInside(bareToy()))
}

func genericNotReadable() {
  consume(describe("rope"))
}

extension Array {
  fileprivate func summary() -> String { "\(count)" }
}

extension Array where Element == OtterToy {
  fileprivate func summary() -> String { map(\.toy).joined() }  // error: unset-required-field
}

private func summarize<T>(_ values: [T]) -> String { values.summary() }

func genericExtensionOfElement() {  // crashes
  consume([bareToy()].summary())
}

func genericExtensionInside() {
  consume(summarize([bareToy()]))
}

func genericExtensionOfOthers() {
  consume([DenDepth(from: Mock<Otter>())].summary())
}

private struct Box<Value> {
  var value: Value
  func map<Other>(_ transform: (Value) -> Other) -> Box<Other> { Box<Other>(value: transform(value)) }
  func label() -> String { "box" }
}

extension Box where Value == OtterToy {
  fileprivate var name: String { value.toy }  // error: unset-required-field
  fileprivate func label() -> String { name }
}

private func labelInside<T>(_ box: Box<T>) -> String { box.label() }

func genericBoxMap() {
  consume(Box(value: bareToy()).map { $0.toy })  // error: unset-required-field
}

func genericBoxMapOther() {
  consume(Box(value: bareToy()).map { $0.__typename })
}

func genericBoxLabel() {  // crashes
  consume(Box(value: bareToy()).label())
}

func genericBoxLabelInside() {
  consume(labelInside(Box(value: bareToy())))
}

func genericBoxReplaced() {
  var box = Box(value: bareToy())
  box.value = toy("rope")
  consume(box.name)
}

private final class Cache<Key: Hashable, Value> {
  private var values: [Key: Value] = [:]
  func store(_ value: Value, for key: Key) { values[key] = value }
  func value(for key: Key, or make: () -> Value) -> Value {
    if let value = values[key] { return value }
    let value = make()
    values[key] = value
    return value
  }
}

func genericCacheHit() {
  let cache = Cache<String, OtterToy>()
  cache.store(toy("rope"), for: "a")
  consume(cache.value(for: "a") { bareToy() }.toy)
}

func genericCacheMiss() {
  let cache = Cache<String, OtterToy>()
  cache.store(toy("rope"), for: "a")
  consume(cache.value(for: "b") { bareToy() }.toy)  // error: unset-required-field
}

func genericCacheKeepsFirst() {
  let cache = Cache<Int, OtterToy>()
  _ = cache.value(for: 1) { bareToy() }
  consume(cache.value(for: 1) { toy("rope") }.toy)  // crashes, not reported
}

private func firstOf<T>(_ values: T...) -> T? { values.first }

func genericVariadic() {
  consume(firstOf(toy("rope"), bareToy())?.toy)
}

func genericVariadicUnset() {
  consume(firstOf(bareToy(), toy("rope"))?.toy)  // error: unset-required-field
}

private func with<T>(_ value: T, _ change: (T) -> Void) -> T {
  change(value)
  return value
}

func genericWith() {
  consume(OtterToy(from: with(Mock<Otter>()) { $0.toy = "ball" }).toy)
}

func genericWithUnset() {
  consume(OtterToy(from: with(Mock<Otter>()) { $0.species = "Lutra" }).toy)  // error: unset-required-field
}
