import MockSupport
import ZooAPI
import ZooMocks

/// Tuples, and assignments to several places at once.
let tupleCases: [Sample] = [
  Sample("tupleAssignment", tupleAssignment), Sample("tupleAssignmentUnset", tupleAssignmentUnset),
  Sample("tupleAssignmentOfTwoMocks", tupleAssignmentOfTwoMocks),
  Sample("tupleAssignmentWithWildcard", tupleAssignmentWithWildcard),
  Sample("tupleAssignmentFromCall", tupleAssignmentFromCall), Sample("tupleAssignmentNested", tupleAssignmentNested),
  Sample("tupleAssignmentOfMock", tupleAssignmentOfMock),
  Sample("tupleAssignmentOfBareMock", tupleAssignmentOfBareMock), Sample("tupleSwapMocks", tupleSwapMocks),
  Sample("tupleSwapMocksUnset", tupleSwapMocksUnset), Sample("tupleSwapElements", tupleSwapElements),
  Sample("tupleSwapElementsUnset", tupleSwapElementsUnset), Sample("tupleRotate", tupleRotate),
  Sample("tupleElementAssignment", tupleElementAssignment),
  Sample("tupleElementAssignmentUnset", tupleElementAssignmentUnset), Sample("tupleCopies", tupleCopies),
  Sample("tupleOfFlags", tupleOfFlags), Sample("tupleFibonacci", tupleFibonacci),
  Sample("tupleOfFactory", tupleOfFactory), Sample("tupleOfFactoryUnset", tupleOfFactoryUnset),
  Sample("tupleLabels", tupleLabels), Sample("tupleInLoop", tupleInLoop),
  Sample("tupleInLoopWithWildcard", tupleInLoopWithWildcard), Sample("tupleEnumerated", tupleEnumerated),
  Sample("tupleEnumeratedUnset", tupleEnumeratedUnset),
]

private func bareToy() -> OtterToy { OtterToy(from: Mock<Otter>()) }

private func toy(_ name: String) -> OtterToy { OtterToy(from: Mock<Otter>(toy: name)) }

func tupleAssignment() {
  let otter = Mock<Otter>()
  (otter.toy, otter.species) = ("ball", "Lutra")
  let model = OtterToy(from: otter)
  consume((model.toy, model.species))
}

func tupleAssignmentUnset() {
  let otter = Mock<Otter>()
  (otter.toy, otter.species) = ("ball", "Lutra")
  consume(OtterToy(from: otter).born)  // error: unset-required-field
}

func tupleAssignmentOfTwoMocks() {
  let first = Mock<Otter>()
  let second = Mock<Otter>()
  (first.toy, second.toy) = ("ball", "rope")
  consume([first, second].map { OtterToy(from: $0).toy })
}

func tupleAssignmentWithWildcard() {
  let otter = Mock<Otter>()
  (otter.species, _) = ("Lutra", "ball")
  consume(OtterToy(from: otter).toy)  // error: unset-required-field
}

func tupleAssignmentFromCall() {
  let otter = Mock<Otter>()
  func values() -> (String, String) { ("ball", "Lutra") }
  (otter.toy, otter.species) = values()
  consume((OtterToy(from: otter).toy, OtterToy(from: otter).species))
}

func tupleAssignmentNested() {
  let otter = Mock<Otter>()
  let den = Mock<Den>()
  (otter.toy, (den.depth, den.width)) = ("ball", (3, 4))
  otter.den = den
  consume((DenDepth(from: otter).den.depth, OtterToy(from: otter).toy))
}

func tupleAssignmentOfMock() {
  let otter = Mock<Otter>()
  (otter.den, otter.toy) = (Mock<Den>(depth: 3), "ball")
  consume(DenDepth(from: otter).den.depth)
}

func tupleAssignmentOfBareMock() {
  let otter = Mock<Otter>()
  (otter.den, otter.toy) = (Mock<Den>(), "ball")
  consume(DenDepth(from: otter).den.depth)  // error: unset-required-field
}

func tupleSwapMocks() {
  var first = Mock<Otter>()
  var second = Mock<Otter>(toy: "rope")
  (first, second) = (second, first)
  consume((OtterToy(from: first).toy, second.toy))
}

func tupleSwapMocksUnset() {
  var first = Mock<Otter>()
  var second = Mock<Otter>(toy: "rope")
  (first, second) = (second, first)
  consume((first.toy, OtterToy(from: second).toy))  // error: unset-required-field
}

func tupleSwapElements() {
  var models = [bareToy(), toy("rope")]
  (models[0], models[1]) = (models[1], models[0])
  consume(models[0].toy)
}

func tupleSwapElementsUnset() {
  var models = [toy("rope"), bareToy()]
  (models[0], models[1]) = (models[1], models[0])
  consume(models[0].toy)  // error: unset-required-field
}

func tupleRotate() {
  var (first, second, third) = (bareToy(), bareToy(), toy("rope"))
  (first, second, third) = (third, first, second)
  consume((first.toy, second.__typename, third.__typename))
}

func tupleElementAssignment() {
  var pair = (toy("rope"), bareToy())
  pair.1 = toy("ball")
  consume((pair.0.toy, pair.1.toy))
}

func tupleElementAssignmentUnset() {
  var pair = (model: toy("rope"), count: 1)
  pair.model = bareToy()
  consume(pair.model.toy)  // crashes, not reported
}

func tupleCopies() {
  var pair = (model: bareToy(), count: 1)
  let copy = pair
  pair.model = toy("rope")
  consume((pair.model.toy, copy.model.toy))  // crashes, not reported
}

func tupleOfFlags() {
  let otter = Mock<Otter>()
  var (isReady, isShown) = (false, true)
  (isReady, isShown) = (isShown, isReady)
  if isReady && !isShown { otter.toy = "ball" }
  consume(OtterToy(from: otter).toy)
}

func tupleFibonacci() {
  let otter = Mock<Otter>()
  var (last, next) = (1, 1)
  for _ in 0..<4 { (last, next) = (next, last + next) }
  if next == 8 { otter.toy = "ball" }
  consume((last, OtterToy(from: otter).toy))
}

private func makePair() -> (bare: OtterToy, complete: OtterToy) { (bareToy(), toy("rope")) }

func tupleOfFactory() {
  let pair = makePair()
  consume((pair.complete.toy, pair.bare.__typename))
}

func tupleOfFactoryUnset() {
  let (bare, complete) = makePair()
  consume(complete.toy)
  consume(bare.toy)  // error: unset-required-field
}

func tupleLabels() {
  let (complete, bare): (OtterToy, OtterToy) = makePair()
  consume(bare.toy)
  consume(complete.toy)  // error: unset-required-field
}

func tupleInLoop() {
  let pairs = [("a", toy("rope")), ("b", bareToy())]
  for (name, model) in pairs { consume((name, model.toy)) }  // error: unset-required-field
}

func tupleInLoopWithWildcard() {
  let pairs = [("a", toy("rope")), ("b", bareToy())]
  for (name, _) in pairs { consume(name) }
}

func tupleEnumerated() {
  let models = [toy("rope"), bareToy()]
  for (index, model) in models.enumerated() where index == 0 { consume(model.toy) }
}

func tupleEnumeratedUnset() {  // crashes
  let models = [toy("rope"), bareToy()]
  for (index, model) in models.enumerated() where index > 0 { consume(model.toy) }  // error: unset-required-field
}
