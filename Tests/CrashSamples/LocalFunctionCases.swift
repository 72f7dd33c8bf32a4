import MockSupport
import ZooAPI
import ZooMocks

/// Functions in functions.
let localFunctionCases: [Sample] = [
  Sample("localDeclaredLater", localDeclaredLater), Sample("localDeclaredLaterUnset", localDeclaredLaterUnset),
  Sample("localHidesGlobal", localHidesGlobal), Sample("localHidesGlobalUnset", localHidesGlobalUnset),
  Sample("localOfOtherScope", localOfOtherScope), Sample("localRecursion", localRecursion),
  Sample("localRecursionUnset", localRecursionUnset), Sample("localRecursionOfModels", localRecursionOfModels),
  Sample("localMutualRecursion", localMutualRecursion), Sample("localMutualRecursionUnset", localMutualRecursionUnset),
  Sample("localReturnsModel", localReturnsModel), Sample("localReturnsMock", localReturnsMock),
  Sample("localAssignsVariable", localAssignsVariable), Sample("localNotCalled", localNotCalled),
  Sample("localSeesLaterValue", localSeesLaterValue), Sample("localWithDefault", localWithDefault),
  Sample("localInLocal", localInLocal), Sample("localAsArgument", localAsArgument), Sample("localInOut", localInOut),
  Sample("localGeneric", localGeneric), Sample("localThrows", localThrows), Sample("localThrowsNot", localThrowsNot),
  Sample("localAsync", localAsync), Sample("localOverloads", localOverloads),
]

/// Local functions hide these.
private func prepare(_ otter: Mock<Otter>) {}
private func complete(_ otter: Mock<Otter>) { otter.toy = "ball" }
private func makeModel() -> OtterToy { OtterToy(from: Mock<Otter>()) }

func localDeclaredLater() {
  let otter = Mock<Otter>()
  func first() { second() }
  func second() { otter.toy = "ball" }
  first()
  consume(OtterToy(from: otter).toy)
}

func localDeclaredLaterUnset() {
  let otter = Mock<Otter>()
  func first() { second() }
  func second() { otter.species = "Lutra" }
  first()
  consume(OtterToy(from: otter).toy)  // error: unset-required-field
}

func localHidesGlobal() {
  let otter = Mock<Otter>()
  func start() { prepare(otter) }
  func prepare(_ otter: Mock<Otter>) { otter.toy = "ball" }
  start()
  consume(OtterToy(from: otter).toy)
}

func localHidesGlobalUnset() {
  let otter = Mock<Otter>()
  func start() { complete(otter) }
  func complete(_ otter: Mock<Otter>) { otter.species = "Lutra" }
  start()
  consume(OtterToy(from: otter).toy)  // error: unset-required-field
}

func localOfOtherScope() {
  let otter = Mock<Otter>()
  do {
    func prepare(_ otter: Mock<Otter>) { otter.species = "Lutra" }
    prepare(otter)
  }
  prepare(otter)
  consume(OtterToy(from: otter).toy)  // error: unset-required-field
}

func localRecursion() {
  let otter = Mock<Otter>()
  func fill(_ count: Int) {
    if count == 0 { otter.toy = "ball" } else { fill(count - 1) }
  }
  fill(3)
  consume(OtterToy(from: otter).toy)
}

func localRecursionUnset() {
  let otter = Mock<Otter>()
  func fill(_ count: Int) {
    guard count > 0 else { return }
    otter.species = "Lutra \(count)"
    fill(count - 1)
  }
  fill(2)
  consume(OtterToy(from: otter).toy)  // crashes, not reported
}

func localRecursionOfModels() {
  let models = [OtterToy(from: Mock<Otter>(toy: "rope")), makeModel()]
  func read(_ index: Int) {
    guard index < models.count else { return }
    consume(models[index].toy)  // crashes, not reported
    read(index + 1)
  }
  read(0)
}

func localMutualRecursion() {
  let otter = Mock<Otter>()
  func even(_ count: Int) { if count > 0 { odd(count - 1) } }
  func odd(_ count: Int) { if count > 0 { even(count - 1) } else { otter.toy = "ball" } }
  even(3)
  consume(OtterToy(from: otter).toy)
}

func localMutualRecursionUnset() {
  let otter = Mock<Otter>()
  func even(_ count: Int) { if count > 0 { odd(count - 1) } }
  func odd(_ count: Int) { if count > 0 { even(count - 1) } else { otter.toy = "ball" } }
  even(2)
  consume(OtterToy(from: otter).toy)  // crashes, not reported
}

func localReturnsModel() {
  func model() -> OtterToy { makeModel() }
  consume(model().toy)  // error: unset-required-field
}

func localReturnsMock() {
  func otter() -> Mock<Otter> { Mock<Otter>(toy: "rope") }
  consume(OtterToy(from: otter()).toy)
}

func localAssignsVariable() {
  var model = makeModel()
  func replace() { model = OtterToy(from: Mock<Otter>(toy: "rope")) }
  replace()
  consume(model.toy)
}

func localNotCalled() {
  let otter = Mock<Otter>()
  func fill() { otter.toy = "ball" }
  let later: () -> Void = fill
  consume(later)
  consume(OtterToy(from: otter).toy)  // error: unset-required-field
}

func localSeesLaterValue() {
  let otter = Mock<Otter>()
  var name: String?
  func fill() { otter.toy = name }
  name = "rope"
  fill()
  consume(OtterToy(from: otter).toy)
}

func localWithDefault() {
  let otter = Mock<Otter>()
  func fill(_ toy: String = "ball") { otter.toy = toy }
  fill()
  consume(OtterToy(from: otter).toy)
}

func localInLocal() {
  let otter = Mock<Otter>()
  func outer() {
    func inner() { otter.species = "Lutra" }
    inner()
  }
  outer()
  consume(OtterToy(from: otter).species)
  consume(OtterToy(from: otter).toy)  // error: unset-required-field
}

func localAsArgument() {
  let otters = [Mock<Otter>(), Mock<Otter>()]
  func fill(_ otter: Mock<Otter>) { otter.toy = "ball" }
  for otter in otters { fill(otter) }
  consume(otters.map { OtterToy(from: $0).toy })
}

func localInOut() {
  let otter = Mock<Otter>()
  var isReady = false
  func ready(_ flag: inout Bool) { flag = true }
  ready(&isReady)
  if isReady { otter.toy = "ball" }
  consume(OtterToy(from: otter).toy)
}

func localGeneric() {
  func same<T>(_ value: T) -> T { value }
  consume(same(makeModel()).toy)  // error: unset-required-field
}

func localThrows() throws {
  func check(_ isReady: Bool) throws { if !isReady { throw Failure() } }
  try check(no())
  consume(makeModel().toy)
}

func localThrowsNot() throws {
  func check(_ isReady: Bool) throws { if !isReady { throw Failure() } }
  try check(yes())
  consume(makeModel().toy)  // error: unset-required-field
}

func localAsync() async {
  func load() async -> OtterToy { await OtterToy.from(Mock<Otter>()) }
  consume(await load().toy)  // error: unset-required-field
}

func localOverloads() {
  func model(_ toy: String) -> OtterToy { OtterToy(from: Mock<Otter>(toy: toy)) }
  func model(_ count: Int) -> OtterToy { makeModel() }
  consume((model("rope").toy, model(1).__typename))
}
