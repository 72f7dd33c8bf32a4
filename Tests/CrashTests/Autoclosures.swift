import MockSupport
import Testing
import ZooAPI
import ZooMocks

func ignore<T>(_ value: @autoclosure () -> T) {}
func always<T>(_ value: @autoclosure () -> T) -> T { value() }
func ifTrue<T>(_ condition: Bool, _ value: @autoclosure () -> T) { if condition { _ = value() } }
func twice(_ value: @autoclosure () -> String) -> String { value() + value() }
func passOn(_ condition: Bool, _ value: @autoclosure () -> String) { ifTrue(condition, value()) }
func keep(_ value: @autoclosure @escaping () -> String) -> () -> String { value }
func second(_ value: @autoclosure () -> String, labelled other: @autoclosure () throws -> String) rethrows -> String {
  try other()
}
func withDefault(_ value: @autoclosure () -> String = "none") -> String { "some" }

struct Lazily {
  let make: () -> String

  init(_ make: @autoclosure @escaping () -> String) { self.make = make }

  var value: String { make() }

  subscript(_ index: @autoclosure () -> String) -> Int { 1 }

  subscript(reading index: @autoclosure () -> String) -> Int { index().count }

  static func maybe(_ value: @autoclosure () -> String) -> Bool { true }

  func run(_ isOn: Bool, _ value: @autoclosure () -> String) { if isOn { _ = value() } }
}

infix operator ?! : NilCoalescingPrecedence
func ?! (value: String?, other: @autoclosure () -> String) -> String { value ?? other() }

infix operator --> : LogicalDisjunctionPrecedence
func --> (condition: Bool, value: @autoclosure () -> String) { if condition { _ = value() } }

struct Rule {
  static func && (first: Rule, second: @autoclosure () -> String) -> Rule { first }
  static func == (first: Rule, second: @autoclosure () -> String) -> Bool { true }
  static func + (first: Rule, second: @autoclosure () -> String) -> Rule { first }
}

/// Parameters of the tests' own that are autoclosures.
@Suite struct Autoclosures {
  let toy = OtterToy(from: Mock<Otter>())
  let full = OtterToy(from: Mock<Otter>(toy: "ball"))

  @Test func ignored() { ignore(toy.species) }

  @Test func evaluated() {
    _ = always(toy.species)  // error: unset-required-field
  }

  @Test func notTaken() { ifTrue(false, toy.species) }

  @Test func taken() {
    ifTrue(true, toy.species)  // error: unset-required-field
  }

  @Test func passedOn() {
    passOn(true, toy.species)  // error: unset-required-field
  }

  @Test func passedOnNotTaken() { passOn(false, toy.species) }

  @Test func takenTwice() {
    _ = twice(toy.toy)  // error: unset-required-field
  }

  @Test func kept() { _ = keep(toy.species) }

  @Test func keptAndCalled() {
    let make = keep(toy.species)  // error: unset-required-field
    _ = make()
  }

  @Test func calledAfterChange() {
    var current = full
    let make = { current.species }  // error: unset-required-field
    current = toy
    _ = always(make())
    _ = make().isEmpty
  }

  @Test func labelledEvaluated() {
    _ = second(toy.species, labelled: full.toy)
    _ = second(full.toy, labelled: toy.species)  // error: unset-required-field
  }

  @Test func labelledIgnored() { _ = second(toy.species, labelled: "a") }

  @Test func defaulted() { _ = withDefault() + withDefault(toy.species) }

  @Test func initializerIgnored() { _ = Lazily(toy.species) }

  @Test func initializerRead() {
    let lazily = Lazily(toy.species)  // error: unset-required-field
    _ = lazily.value
  }

  @Test func subscriptIgnored() { _ = Lazily("a")[toy.species] }

  @Test func subscriptRead() {
    _ = Lazily("a")[reading: toy.species]  // error: unset-required-field
  }

  @Test func staticMethod() { _ = Lazily.maybe(toy.species) }

  @Test func methodOff() { Lazily("a").run(false, toy.species) }

  @Test func methodOn() {
    Lazily("a").run(true, toy.species)  // error: unset-required-field
  }

  @Test func ownOperator() { consume(full.toy ?! toy.species) }

  @Test func ownOperatorTaken() {
    consume(nil ?! toy.species)  // crashes
  }

  @Test func ownArrow() { false --> toy.species }

  @Test func overloadedAnd() { _ = Rule() && toy.species }

  @Test func overloadedEquality() { _ = Rule() == toy.species }

  @Test func overloadedAddition() { _ = Rule() + toy.species }

  @Test func localFunction() {
    func maybe(_ isOn: Bool, _ value: @autoclosure () -> String) { if isOn { _ = value() } }
    maybe(false, toy.species)
  }

  @Test func localFunctionTaken() {
    func maybe(_ isOn: Bool, _ value: @autoclosure () -> String) { if isOn { _ = value() } }
    maybe(true, toy.species)  // error: unset-required-field
  }

  @Test func inAnotherFile() { ignoreElsewhere(toy.species) }

  @Test func inAnotherFileTaken() {
    evaluateElsewhere(toy.species)  // error: unset-required-field
  }

  @Test func inALibrary() { Unread.ignore(toy.species) }

  @Test func freeFunctionOfALibrary() { unreadIgnore("\(toy.species)") }

  @Test func initializerOfALibrary() { _ = UnreadLazy(toy.species) }

  @Test func subscriptOfALibrary() { _ = UnreadLazy("a")[or: toy.species] }

  @Test func nestedCalls() { ignore(always(toy.species)) }

  @Test func nestedOtherWay() {
    _ = always(always(toy.species))  // error: unset-required-field
  }

  @Test func inMethodChain() { ignore(toy.species.uppercased().count) }

  @Test func writesLazily() {
    let mock = Mock<Otter>()
    ignore(fill(mock))
    _ = OtterToy(from: mock).toy  // error: unset-required-field
  }

  @Test func writesAtOnce() {
    let mock = Mock<Otter>()
    _ = always(fill(mock))
    _ = OtterToy(from: mock).toy
  }

  private func fill(_ mock: Mock<Otter>) -> String {
    mock.toy = "ball"
    return "ball"
  }

  @Test func readsLater() {
    let mock = Mock<Otter>()
    let make = keep(OtterToy(from: mock).toy)
    mock.toy = "ball"
    _ = make()
  }

  @Test func readsTooEarly() {
    let mock = Mock<Otter>(toy: "ball")
    let make = keep(OtterToy(from: mock).toy)
    mock.toy = nil  // error: null-for-required
    _ = make().isEmpty
  }

  @Test func throughAClosure() {
    let check: (Bool, @autoclosure () -> String) -> Void = { isOn, value in if isOn { _ = value() } }
    check(false, toy.species)
  }

  @Test func throughAClosureTaken() {
    let check: (Bool, @autoclosure () -> String) -> Void = { isOn, value in if isOn { _ = value() } }
    check(true, toy.species)  // crashes
  }

  @Test func asFunctionValue() {
    let check = ifTrue as (Bool, @autoclosure () -> String) -> Void
    check(false, toy.species)
  }
}
