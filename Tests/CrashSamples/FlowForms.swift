import MockSupport
import ZooAPI
import ZooMocks

let flowForms: [Sample] = [
  Sample("deferSets", deferSets), Sample("deferReads", deferReads), Sample("deferAfterReturn", deferAfterReturn),
  Sample("deferInOrder", deferInOrder), Sample("deferInHelper", deferInHelper), Sample("deferInLoop", deferInLoop),
  Sample("repeatOnce", repeatOnce), Sample("repeatUnknown", repeatUnknown), Sample("repeatSkips", repeatSkips),
  Sample("labeledBreak", labeledBreak), Sample("labeledContinue", labeledContinue), Sample("labeledDo", labeledDo),
  Sample("compiledIn", compiledIn), Sample("compiledBothWays", compiledBothWays),
  Sample("compiledRead", compiledRead), Sample("inOutReplaces", inOutReplaces), Sample("inOutKeeps", inOutKeeps),
  Sample("inOutUnknown", inOutUnknown), Sample("inOutClosure", inOutClosure), Sample("fallsThrough", fallsThrough),
  Sample("handedReader", handedReader), Sample("handedWriter", handedWriter), Sample("handedIgnored", handedIgnored),
  Sample("handedInner", handedInner), Sample("eitherMock", eitherMock), Sample("eitherClosure", eitherClosure),
  Sample("attemptedChange", attemptedChange), Sample("afterAttempt", afterAttempt), Sample("whileKnown", whileKnown),
  Sample("whileCounter", whileCounter), Sample("appended", appended), Sample("caughtKnown", caughtKnown),
  Sample("closureLimit", closureLimit), Sample("weakCapture", weakCapture),
  Sample("unwrappedOnOneWay", unwrappedOnOneWay),
]

func deferSets() {
  let mock = Mock<Otter>()
  do {
    defer { mock.toy = "ball" }
    consume(mock.toy == nil)
  }
  _ = OtterToy(from: mock).toy
  _ = OtterToy(from: mock).species  // error: unset-required-field
}

func deferReads() {
  let mock = Mock<Otter>()
  defer { _ = OtterToy(from: mock).toy }
  defer { _ = OtterToy(from: mock).species }  // error: unset-required-field
  mock.toy = "ball"
}

func deferAfterReturn() {
  let mock = Mock<Otter>()
  defer {
    _ = OtterToy(from: mock).toy  // error: unset-required-field
  }
  mock.species = "Lutra"
  return consume(OtterToy(from: mock).species)
}

func deferInOrder() {
  let mock = Mock<Otter>(toy: "ball")
  defer { _ = OtterToy(from: mock).toy }
  defer { mock.toy = "rope" }
  mock.toy = nil  // warning: null-for-required
}

func emptied(_ mock: Mock<Otter>, early: Bool) -> Mock<Otter> {
  defer { mock.toy = nil }  // error: null-for-required
  if early { return mock }
  mock.species = "Lutra"
  return mock
}

func deferInHelper() {  // crashes
  _ = OtterToy(from: emptied(Mock<Otter>(toy: "ball"), early: yes())).species
  _ = OtterToy(from: emptied(Mock<Otter>(toy: "ball"), early: no())).toy
}

func deferInLoop() {
  let mock = Mock<Otter>()
  for number in [1, 2] {
    defer { mock.toy = "ball" }
    if number == 1 { continue }
    _ = OtterToy(from: mock).toy
    _ = OtterToy(from: mock).species  // error: unset-required-field
  }
}

func repeatOnce() {
  let mock = Mock<Otter>()
  repeat { mock.toy = "ball" } while no()
  _ = OtterToy(from: mock).toy
  _ = OtterToy(from: mock).species  // error: unset-required-field
}

func repeatUnknown() {
  let mock = Mock<Otter>()
  repeat { mock.toy = "ball" } while decide(false)
  _ = OtterToy(from: mock).toy
  _ = OtterToy(from: mock).species  // error: unset-required-field
}

func repeatSkips() {
  let mock = Mock<Otter>()
  repeat {
    if decide(true) { break }
    mock.toy = "ball"
  } while decide(false)
  consume(mock.toy == nil)
  if decide(false) {
    _ = OtterToy(from: mock).toy  // hint: unset-required-field
  }
}

func labeledBreak() {
  let mock = Mock<Otter>()
  outer: for _ in [1, 2] {
    for _ in [1, 2] {
      if yes() { break outer }
      mock.species = "Lutra"
    }
    mock.toy = "ball"
  }
  _ = OtterToy(from: mock).toy  // error: unset-required-field
}

func labeledContinue() {
  let mock = Mock<Otter>()
  outer: for number in [1, 2] {
    for _ in [1, 2] {
      if number == 1 { continue outer }
    }
    mock.toy = "ball"
  }
  _ = OtterToy(from: mock).toy
  _ = OtterToy(from: mock).species  // error: unset-required-field
}

func labeledDo() {
  let mock = Mock<Otter>()
  setting: do {
    mock.species = "Lutra"
    if yes() { break setting }
    mock.toy = "ball"
  }
  _ = OtterToy(from: mock).species
  _ = OtterToy(from: mock).toy  // error: unset-required-field
}

/// The analysis does not know which branch is compiled.
func compiledIn() {
  let mock = Mock<Otter>()
  #if SWIFT_PACKAGE || canImport(MockSupport)
    mock.toy = "ball"
  #endif
  _ = OtterToy(from: mock).toy  // hint: unset-required-field
}

func compiledBothWays() {
  #if DEBUG
    let mock = Mock<Otter>(toy: "ball")
    let other = "a"
  #else
    let mock = Mock<Otter>()
    let other = "b"
    mock.toy = other
  #endif
  _ = OtterToy(from: mock).toy
  let last = Mock<Otter>()
  #if DEBUG
    last.toy = other
  #else
    last.toy = "rope"
  #endif
  _ = OtterToy(from: last).toy
  _ = OtterToy(from: last).species  // error: unset-required-field
}

func compiledRead() {
  let model = OtterToy(from: Mock<Otter>())
  #if NEVER
    _ = model.toy  // hint: unset-required-field
  #endif
  consume(type(of: model))
}

func exchange(_ mock: inout Mock<Otter>) -> Mock<Otter> {
  let old = mock
  mock = Mock<Otter>()
  return old
}

func inOutReplaces() {
  var mock = Mock<Otter>(toy: "ball")
  let old = exchange(&mock)
  _ = OtterToy(from: old).toy
  _ = OtterToy(from: mock).toy  // error: unset-required-field
}

func setAll(_ mocks: inout [Mock<Otter>], to toy: String?) {
  mocks.append(Mock<Otter>())
  for mock in mocks { mock.toy = toy }
}

func inOutKeeps() {
  var mocks = [Mock<Otter>()]
  setAll(&mocks, to: "ball")
  _ = OtterToy(from: mocks[1]).toy
  _ = OtterToy(from: mocks[0]).toy
  _ = OtterToy(from: mocks[1]).species  // error: unset-required-field
}

func inOutUnknown() {
  var mock = Mock<Otter>()
  var other = Mock<Otter>(toy: "ball")
  swap(&mock, &other)
  _ = OtterToy(from: mock).toy
}

func inOutClosure() {
  var mock = Mock<Otter>(toy: "ball")
  let empty = { (mock: inout Mock<Otter>) in mock = Mock<Otter>() }
  empty(&mock)
  _ = OtterToy(from: mock).toy  // error: unset-required-field
}

func fallsThrough() {
  let mock = Mock<Otter>()
  let number = 1
  switch number {
  case 1:
    mock.species = "Lutra"
    fallthrough
  case 2: mock.toy = "ball"
  default: mock.born = .defaultMockValue
  }
  _ = OtterToy(from: mock).species
  _ = OtterToy(from: mock).toy
  _ = OtterToy(from: mock).born  // error: unset-required-field
}

/// Closures that only read change nothing.
func handedReader() {
  let mock = Mock<Otter>(toy: "ball")
  Filler.shared.run { _ = OtterToy(from: mock).toy }
  consume(Filler.shared.twice { OtterToy(from: mock).species })
  _ = DenDepth(from: mock).den.depth  // error: unset-required-field
}

func handedWriter() {
  let mock = Mock<Otter>()
  let other = Mock<Otter>()
  Filler.shared.run { mock.toy = "ball" }
  _ = OtterToy(from: mock).toy
  _ = OtterToy(from: other).toy  // error: unset-required-field
}

func handedIgnored() {
  let model = OtterToy(from: Mock<Otter>())
  Filler.shared.ignore {
    _ = model.toy  // hint: unset-required-field
  }
  _ = model.species  // error: unset-required-field
}

func handedInner() {  // crashes
  var toys: [String?] = []
  Filler.shared.run {
    let mock = Mock<Otter>()
    toys.append(OtterToy(from: mock).toy)  // hint: unset-required-field
  }
}

/// Either mock can be set through the other name.
func eitherMock() {
  let first = Mock<Otter>()
  let second = Mock<Otter>()
  let mock = decide(true) ? first : second
  mock.toy = "ball"
  _ = OtterToy(from: first).toy  // hint: unset-required-field
}

func eitherClosure() {
  let mock = Mock<Otter>()
  let set = decide(true) ? { mock.toy = "ball" } : { mock.species = "Lutra" }
  set()
  _ = OtterToy(from: mock).toy
}

func emptyOrFail(_ mock: Mock<Otter>) throws {
  if decide(true) { throw Failure() }
  mock.toy = nil  // warning: null-for-required
}

/// The function may throw before the change.
func attemptedChange() {
  let mock = Mock<Otter>(toy: "ball")
  try? emptyOrFail(mock)
  _ = OtterToy(from: mock).toy  // hint: unset-required-field
}

func afterAttempt() {  // crashes
  let mock = Mock<Otter>()
  do { try emptyOrFail(Mock<Otter>()) } catch { consume(error) }
  _ = OtterToy(from: mock).toy  // error: unset-required-field
}

func whileKnown() {
  let mock = Mock<Otter>()
  var goesOn = yes()
  while goesOn {
    mock.toy = "ball"
    goesOn = no()
  }
  _ = OtterToy(from: mock).toy
  _ = OtterToy(from: mock).species  // error: unset-required-field
}

/// Conditions in later iterations count.
func whileCounter() {
  let mock = Mock<Otter>()
  var number = 0
  while number < 20 {
    if number == 15 { mock.toy = "ball" }
    number += 1
  }
  _ = OtterToy(from: mock).toy  // hint: unset-required-field
}

func appended() {
  var mocks = [Mock<Otter>(toy: "ball")]
  mocks += [Mock<Otter>()]
  _ = OtterToy(from: mocks[0]).toy
  _ = OtterToy(from: mocks[1]).toy  // error: unset-required-field
}

func caughtKnown() {
  let mock = Mock<Otter>()
  do {
    try mayFail()
    mock.toy = "ball"
  } catch {
    mock.species = "Lutra"
  }
  consume(mock.toy)
  _ = OtterToy(from: mock).toy  // hint: unset-required-field
}

func nest(_ depth: Int, _ body: () -> Void) {
  if depth == 0 { body() } else { nest(depth - 1, body) }
}

/// Recursion is followed only up to a limit.
func closureLimit() {
  let mock = Mock<Otter>()
  nest(12) { mock.toy = "ball" }
  _ = OtterToy(from: mock).toy
}

final class Listener: Sendable {}

func weakCapture() {
  let listener = Listener()
  var mock = Mock<Otter>()
  let change = { [weak listener] in
    guard listener != nil else { return }
    mock = Mock<Otter>(toy: "ball")
  }
  Filler.shared.run(change)
  _ = OtterToy(from: mock).toy
}

func unwrappedOnOneWay() {  // crashes
  let mock = Mock<Otter>()
  for _ in [1, 2] {
    if decide(true) { continue }
    // If it doesn't return earlier, the test ends here.
    mock.den!.width = 3
  }
  _ = OtterToy(from: mock).toy  // hint: unset-required-field
}
