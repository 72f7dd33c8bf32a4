import MockSupport
import ZooAPI
import ZooMocks

/// Lists and dictionaries that change in place.
let listChangeCases: [Sample] = [
  Sample("listAppendCount", listAppendCount), Sample("listRemoveAllMocks", listRemoveAllMocks),
  Sample("listRemoveAllKeepsMock", listRemoveAllKeepsMock), Sample("listRemoveFirst", listRemoveFirst),
  Sample("listRemoveLast", listRemoveLast), Sample("listPopLast", listPopLast),
  Sample("listPopLastRest", listPopLastRest), Sample("listSwapAt", listSwapAt),
  Sample("listSwapAtUnset", listSwapAtUnset), Sample("listReverse", listReverse),
  Sample("listReverseUnset", listReverseUnset), Sample("listInsertAtStart", listInsertAtStart),
  Sample("listInsertAtEnd", listInsertAtEnd), Sample("listRemoveAtIndex", listRemoveAtIndex),
  Sample("listRemoveWhere", listRemoveWhere), Sample("listRemoveWhereReads", listRemoveWhereReads),
  Sample("listReplaceRange", listReplaceRange), Sample("listAppendContents", listAppendContents),
  Sample("listReserve", listReserve), Sample("listShuffleOfOne", listShuffleOfOne),
  Sample("listSortChanges", listSortChanges), Sample("dictionaryUpdate", dictionaryUpdate),
  Sample("dictionaryUpdateReturnsOld", dictionaryUpdateReturnsOld), Sample("dictionaryRemove", dictionaryRemove),
  Sample("dictionaryMerge", dictionaryMerge), Sample("dictionaryMergeKeepsOld", dictionaryMergeKeepsOld),
  Sample("dictionaryDefaultAppend", dictionaryDefaultAppend), Sample("dictionaryRemoveAll", dictionaryRemoveAll),
  Sample("filledBySequence", filledBySequence), Sample("readFromSequence", readFromSequence),
  Sample("filledByDictionary", filledByDictionary),
  Sample("chainedAssignmentOfNil", chainedAssignmentOfNil),
]

private func bareToy() -> OtterToy { OtterToy(from: Mock<Otter>()) }

private func toy(_ name: String) -> OtterToy { OtterToy(from: Mock<Otter>(toy: name)) }

func listAppendCount() {
  let otter = Mock<Otter>()
  var events: [String] = []
  events.append("play")
  if events.count == 1 { otter.toy = "ball" }
  consume(OtterToy(from: otter).toy)
}

func listRemoveAllMocks() {
  var otters = [Mock<Otter>()]
  otters.removeAll()
  for otter in otters { consume(OtterToy(from: otter).toy) }
}

func listRemoveAllKeepsMock() {
  let otter = Mock<Otter>()
  var otters = [otter]
  otters.removeAll()
  consume((otters.count, OtterToy(from: otter).toy))  // error: unset-required-field
}

func listRemoveFirst() {
  var models = [bareToy(), toy("rope")]
  models.removeFirst()
  for model in models { consume(model.toy) }
}

func listRemoveLast() {
  var models = [bareToy(), toy("rope")]
  models.removeLast()
  for model in models { consume(model.toy) }  // error: unset-required-field
}

func listPopLast() {
  var models = [toy("rope"), bareToy()]
  if let model = models.popLast() { consume(model.toy) }  // error: unset-required-field
}

func listPopLastRest() {
  var models = [toy("rope"), bareToy()]
  _ = models.popLast()
  consume(models.map(\.toy))
}

func listSwapAt() {
  var models = [bareToy(), toy("rope")]
  models.swapAt(0, 1)
  consume(models[0].toy)
}

func listSwapAtUnset() {
  var models = [toy("rope"), bareToy()]
  models.swapAt(0, 1)
  consume(models[0].toy)  // error: unset-required-field
}

func listReverse() {
  var models = [bareToy(), toy("rope")]
  models.reverse()
  consume(models[0].toy)
}

func listReverseUnset() {
  var models = [toy("rope"), bareToy()]
  models.reverse()
  consume(models.first?.toy)  // crashes, not reported
}

func listInsertAtStart() {
  var models = [bareToy()]
  models.insert(toy("rope"), at: 0)
  consume(models[0].toy)
}

func listInsertAtEnd() {
  var models = [bareToy()]
  models.insert(toy("rope"), at: 1)
  consume(models[0].toy)  // crashes, not reported
}

func listRemoveAtIndex() {
  var models = [toy("rope"), bareToy()]
  let removed = models.remove(at: 1)
  consume(removed.toy)  // crashes, not reported
}

func listRemoveWhere() {
  var models = [bareToy(), bareToy()]
  models.removeAll { _ in true }
  consume(models.map { $0.toy })
}

func listRemoveWhereReads() {
  var models = [bareToy()]
  models.removeAll { $0.toy.isEmpty }  // error: unset-required-field
  consume(models.count)
}

func listReplaceRange() {
  var models = [bareToy(), toy("rope")]
  models.replaceSubrange(0..<1, with: [toy("ball")])
  for model in models { consume(model.toy) }
}

func listAppendContents() {
  var models = [toy("rope")]
  models.append(contentsOf: [toy("ball"), bareToy()])
  for model in models { consume(model.toy) }  // crashes, not reported
}

func listReserve() {
  var models = [bareToy()]
  models.reserveCapacity(8)
  consume(models[0].toy)  // error: unset-required-field
}

func listShuffleOfOne() {
  var models = [bareToy()]
  models.shuffle()
  consume(models[0].toy)  // crashes, not reported
}

func listSortChanges() {
  var otters = [Mock<Otter>(), Mock<Otter>(toy: "rope", weight: 9)]
  otters.sort { ($0.weight ?? 0) > ($1.weight ?? 0) }
  consume(OtterToy(from: otters[0]).toy)  // hint: unset-required-field
}

func dictionaryUpdate() {
  var models = ["a": bareToy()]
  models.updateValue(toy("rope"), forKey: "a")
  consume(models["a"]?.toy)
}

func dictionaryUpdateReturnsOld() {
  var models = ["a": bareToy()]
  let old = models.updateValue(toy("rope"), forKey: "a")
  consume(old?.toy)  // crashes, not reported
}

func dictionaryRemove() {
  var models = ["a": bareToy()]
  models.removeValue(forKey: "a")
  consume(models["a"]?.toy)
}

func dictionaryMerge() {
  var models = ["a": bareToy()]
  models.merge(["a": toy("rope")]) { _, new in new }
  consume(models["a"]?.toy)
}

func dictionaryMergeKeepsOld() {
  var models = ["a": bareToy()]
  models.merge(["a": toy("rope")]) { old, _ in old }
  consume(models["a"]?.toy)  // crashes, not reported
}

func dictionaryDefaultAppend() {
  var models: [String: [OtterToy]] = [:]
  models["a", default: []].append(bareToy())
  for model in models["a"] ?? [] { consume(model.toy) }  // crashes, not reported
}

func dictionaryRemoveAll() {
  var models = ["a": bareToy()]
  models.removeAll()
  for model in models.values { consume(model.toy) }
}

private struct OwnSequence: Sequence, IteratorProtocol {
  var mocks: [Mock<Otter>]
  mutating func next() -> Mock<Otter>? { mocks.popLast() }
}

func filledBySequence() {
  let otter = Mock<Otter>()
  for mock in OwnSequence(mocks: [otter]) { mock.toy = "rope" }
  consume(OtterToy(from: otter).toy)
}

func readFromSequence() {
  let otter = Mock<Otter>()
  for mock in OwnSequence(mocks: [otter]) { consume(mock) }
  consume(OtterToy(from: otter).toy)  // error: unset-required-field
}

func filledByDictionary() {
  let (first, second) = (Mock<Otter>(), Mock<Otter>())
  for (_, mock) in ["a": first, "b": second] { mock.toy = "rope" }
  consume(OtterToy(from: first).toy)  // hint: unset-required-field
}

private final class Shelf {
  var model: OtterToy?
}

func chainedAssignmentOfNil() {
  let model = OtterToy(from: Mock<Otter>())
  let shelf: Shelf? = nil
  // swift-format-ignore: NoAssignmentInExpressions
  if (shelf?.model = model) != nil { consume(model.toy) }  // hint: unset-required-field
}
