import MockSupport
import ZooAPI
import ZooMocks

/// `defer` in tests and helpers.
let deferCases: [Sample] = [
  Sample("deferSetsTooLate", deferSetsTooLate), Sample("deferOfScope", deferOfScope),
  Sample("deferOfBranch", deferOfBranch), Sample("deferOfOtherBranch", deferOfOtherBranch),
  Sample("deferLastFirst", deferLastFirst), Sample("deferLastFirstUnset", deferLastFirstUnset),
  Sample("deferNotReached", deferNotReached), Sample("deferOnReturn", deferOnReturn),
  Sample("deferOnThrow", deferOnThrow), Sample("deferBeforeThrow", deferBeforeThrow),
  Sample("deferAfterResult", deferAfterResult), Sample("deferBeforeNextCall", deferBeforeNextCall),
  Sample("deferKeepsResult", deferKeepsResult), Sample("deferChangesState", deferChangesState),
  Sample("deferInLoopBody", deferInLoopBody), Sample("deferOnContinue", deferOnContinue),
  Sample("deferOnBreak", deferOnBreak), Sample("deferSeesLastValue", deferSeesLastValue),
  Sample("deferSeesLastValueUnset", deferSeesLastValueUnset), Sample("deferInClosure", deferInClosure),
  Sample("deferAfterConversion", deferAfterConversion), Sample("deferAfterBody", deferAfterBody),
  Sample("deferInOut", deferInOut), Sample("deferCatch", deferCatch), Sample("deferWithAwait", deferWithAwait),
]

private func bareToy() -> OtterToy { OtterToy(from: Mock<Otter>()) }

private func toy(_ name: String) -> OtterToy { OtterToy(from: Mock<Otter>(toy: name)) }

func deferSetsTooLate() {
  let otter = Mock<Otter>()
  defer { otter.toy = "ball" }
  consume(OtterToy(from: otter).toy)  // error: unset-required-field
}

func deferOfScope() {
  let otter = Mock<Otter>()
  do {
    defer { otter.toy = "ball" }
    otter.species = "Lutra"
  }
  consume(OtterToy(from: otter).toy)
}

func deferOfBranch() {
  let otter = Mock<Otter>()
  if yes() {
    defer { otter.toy = "ball" }
    otter.species = "Lutra"
  }
  consume(OtterToy(from: otter).toy)
}

func deferOfOtherBranch() {
  let otter = Mock<Otter>()
  if no() {
    defer { otter.toy = "ball" }
    otter.species = "Lutra"
  }
  consume(OtterToy(from: otter).toy)  // error: unset-required-field
}

func deferLastFirst() {
  let otter = Mock<Otter>()
  defer { consume(OtterToy(from: otter).toy) }
  defer { otter.toy = "ball" }
  otter.species = "Lutra"
}

func deferLastFirstUnset() {
  let otter = Mock<Otter>()
  defer { otter.toy = "ball" }
  defer { consume(OtterToy(from: otter).toy) }  // error: unset-required-field
  otter.species = "Lutra"
}

func deferNotReached() {
  guard no() else { return }
  defer { consume(bareToy().toy) }
  consume(1)
}

func deferOnReturn() {
  let model = bareToy()
  defer { consume(model.toy) }  // error: unset-required-field
  guard no() else { return }
  consume(1)
}

func deferOnThrow() throws {
  let model = bareToy()
  defer { consume(model.toy) }  // error: unset-required-field
  if yes() { throw Failure() }
  consume(model.__typename)
}

func deferBeforeThrow() throws {
  if yes() { throw Failure() }
  defer { consume(bareToy().toy) }
  consume(1)
}

private struct Session {
  var isOpen = false
  var model = bareToy()

  mutating func openedBefore() -> Bool {
    defer { isOpen = true }
    return isOpen
  }

  mutating func next() -> OtterToy {
    defer { model = toy("rope") }
    return model
  }
}

func deferAfterResult() {
  let otter = Mock<Otter>()
  var session = Session()
  if session.openedBefore() { otter.toy = "ball" }
  consume(OtterToy(from: otter).toy)  // error: unset-required-field
}

func deferBeforeNextCall() {
  let otter = Mock<Otter>()
  var session = Session()
  _ = session.openedBefore()
  if session.openedBefore() { otter.toy = "ball" }
  consume(OtterToy(from: otter).toy)
}

func deferKeepsResult() {
  var session = Session()
  consume(session.next().toy)  // error: unset-required-field
}

func deferChangesState() {
  var session = Session()
  _ = session.next()
  consume(session.next().toy)
}

func deferInLoopBody() {
  let otters = [Mock<Otter>(), Mock<Otter>()]
  for otter in otters {
    defer { otter.toy = "ball" }
    otter.species = "Lutra"
  }
  consume(otters.map { OtterToy(from: $0).toy })
}

func deferOnContinue() {
  let otters = [Mock<Otter>(), Mock<Otter>()]
  for otter in otters {
    defer { otter.toy = "ball" }
    if otter.species == nil { continue }
    otter.species = "Lutra"
  }
  consume(otters.map { OtterToy(from: $0).toy })
}

func deferOnBreak() {
  let otters = [Mock<Otter>(), Mock<Otter>()]
  for otter in otters {
    defer { otter.toy = "ball" }
    if otter.species == nil { break }
  }
  consume(OtterToy(from: otters[0]).toy)
  consume(OtterToy(from: otters[1]).toy)  // error: unset-required-field
}

func deferSeesLastValue() {
  var model = bareToy()
  defer { consume(model.toy) }
  model = toy("rope")
}

func deferSeesLastValueUnset() {
  var model = toy("rope")
  defer { consume(model.toy) }  // error: unset-required-field
  model = bareToy()
}

func deferInClosure() {
  let otter = Mock<Otter>()
  let prepare = {
    defer { otter.toy = "ball" }
    otter.species = "Lutra"
  }
  prepare()
  consume(OtterToy(from: otter).toy)
}

private func withOtter(_ body: (Mock<Otter>) -> Void) -> OtterToy {
  let otter = Mock<Otter>()
  defer { otter.toy = "late" }
  body(otter)
  return OtterToy(from: otter)
}

func deferAfterConversion() {
  consume(withOtter { $0.species = "Lutra" }.toy)  // error: unset-required-field
}

func deferAfterBody() {
  consume(withOtter { $0.toy = "early" }.toy)
}

func deferInOut() {
  func run(_ flag: inout Bool) {
    defer { flag = true }
    flag = false
  }
  let otter = Mock<Otter>()
  var isDone = false
  run(&isDone)
  if isDone { otter.toy = "ball" }
  consume(OtterToy(from: otter).toy)
}

func deferCatch() {
  let otter = Mock<Otter>()
  do {
    defer { otter.toy = "ball" }
    throw Failure()
  } catch {
    consume(OtterToy(from: otter).toy)
  }
}

func deferWithAwait() async {
  let otter = Mock<Otter>()
  defer { otter.toy = "ball" }
  let model = await OtterToy.from(otter)
  consume(model.toy)  // error: unset-required-field
}
