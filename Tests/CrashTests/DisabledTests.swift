import MockSupport
import Testing
import ZooAPI
import ZooMocks

private func read() {
  _ = OtterToy(from: Mock<Otter>()).toy  // error: unset-required-field
}

private let none: [String] = []
private let some = ["ball"]

/// Tests that Swift Testing does not run.
@Suite struct DisabledTests {
  @Test(.disabled()) func disabled() { _ = OtterToy(from: Mock<Otter>()).toy }

  @Test(.disabled("flaky")) func disabledWithReason() { _ = OtterToy(from: Mock<Otter>()).toy }

  @Test("named", .disabled("flaky")) func disabledWithName() { _ = OtterToy(from: Mock<Otter>()).toy }

  @Test(.disabled(if: true)) func disabledIf() { _ = OtterToy(from: Mock<Otter>()).toy }

  @Test(.disabled(if: false)) func disabledIfFalse() {
    _ = OtterToy(from: Mock<Otter>()).toy  // error: unset-required-field
  }

  @Test(.enabled(if: false)) func enabledIfFalse() { _ = OtterToy(from: Mock<Otter>()).toy }

  @Test(.enabled(if: true)) func enabledIfTrue() {
    _ = OtterToy(from: Mock<Otter>()).toy  // error: unset-required-field
  }

  @Test(.enabled(if: decide(false))) func enabledIfUnknown() { _ = OtterToy(from: Mock<Otter>()).toy }

  @Test(.enabled { false }) func enabledByClosure() { _ = OtterToy(from: Mock<Otter>()).toy }

  @Test(.disabled { true }) func disabledByClosure() { _ = OtterToy(from: Mock<Otter>()).toy }

  @Test(.never) func ownTrait() { _ = OtterToy(from: Mock<Otter>()).toy }

  @Test(ConditionTrait.disabled()) func explicitTrait() { _ = OtterToy(from: Mock<Otter>()).toy }

  @Test(.bug("https://example.com/1"), .disabled()) func bugAndDisabled() {
    _ = OtterToy(from: Mock<Otter>()).toy
  }

  @Test(.bug("https://example.com/1")) func bug() {
    _ = OtterToy(from: Mock<Otter>()).toy  // error: unset-required-field
  }

  @Test(.tags(.slow)) func tagged() {
    _ = OtterToy(from: Mock<Otter>()).toy  // error: unset-required-field
  }

  @Test(.timeLimit(.minutes(1))) func timed() {
    _ = OtterToy(from: Mock<Otter>()).toy  // error: unset-required-field
  }

  @Test("shown") func named() {
    _ = OtterToy(from: Mock<Otter>()).toy  // error: unset-required-field
  }

  @Test func cancelled() throws {
    if decide(true) { try Test.cancel("not now") }
    _ = OtterToy(from: Mock<Otter>()).toy
  }

  @Test(arguments: [String]()) func noArguments(toy: String) { _ = OtterToy(from: Mock<Otter>()).toy }

  @Test(arguments: [] as [String]) func emptyArguments(toy: String) { _ = OtterToy(from: Mock<Otter>()).toy }

  @Test(arguments: none) func emptyConstant(toy: String) { _ = OtterToy(from: Mock<Otter>()).toy }

  @Test(arguments: some) func constant(toy: String) {
    _ = OtterToy(from: Mock<Otter>()).toy  // error: unset-required-field
  }

  @Test(arguments: ["ball"]) func argument(toy: String) {
    _ = OtterToy(from: Mock<Otter>()).toy  // error: unset-required-field
  }

  @Test(arguments: ["ball"], [Int]()) func emptyProduct(toy: String, count: Int) {
    _ = OtterToy(from: Mock<Otter>()).toy
  }

  @Test(arguments: zip(["ball"], [Int]())) func emptyZip(toy: String, count: Int) {
    _ = OtterToy(from: Mock<Otter>()).toy
  }

  @Test(arguments: ["ball"], [1, 2]) func product(toy: String, count: Int) {
    _ = OtterToy(from: Mock<Otter>()).toy  // error: unset-required-field
  }

  @Test(arguments: [String: Int]()) func emptyDictionary(pair: (key: String, value: Int)) {
    _ = OtterToy(from: Mock<Otter>()).toy
  }

  @Test(arguments: 1..<1) func emptyRange(count: Int) { _ = OtterToy(from: Mock<Otter>()).toy }

  @Test(arguments: 0..<2) func range(count: Int) {
    _ = OtterToy(from: Mock<Otter>()).toy  // error: unset-required-field
  }

  @Test(arguments: Set<String>()) func emptySet(toy: String) { _ = OtterToy(from: Mock<Otter>()).toy }

  @Test(arguments: ["a"].filter { $0 == "b" }) func filtered(toy: String) { _ = OtterToy(from: Mock<Otter>()).toy }

  @Test(arguments: Nothing.allCases) func noCases(nothing: Nothing) { _ = OtterToy(from: Mock<Otter>()).toy }

  #if false
    @Test func conditional() { _ = OtterToy(from: Mock<Otter>()).toy }
  #endif

  @Test func conditionalStatement() {
    #if false
      _ = OtterToy(from: Mock<Otter>()).toy
    #endif
  }

  @Test func conditionalElse() {
    #if false
      consume(1)
    #else
      _ = OtterToy(from: Mock<Otter>()).toy
    #endif
  }  // crashes

  @Test func calls() { read() }  // crashes
}

enum Nothing: CaseIterable, Sendable {
  case something

  static var allCases: [Nothing] { [] }
}

extension Tag {
  @Tag static var slow: Self
}

extension Trait where Self == ConditionTrait {
  static var never: Self { .disabled("never") }
}

@Suite(.disabled()) struct DisabledSuite {
  @Test func disabled() { _ = OtterToy(from: Mock<Otter>()).toy }

  @Suite struct Inner {
    @Test func disabled() { _ = OtterToy(from: Mock<Otter>()).toy }
  }
}

@Suite("named", .enabled(if: false)) final class DisabledClass {
  @Test func disabled() { _ = OtterToy(from: Mock<Otter>()).toy }
}

extension DisabledSuite {
  @Test func extended() { _ = OtterToy(from: Mock<Otter>()).toy }

  struct Other {
    @Test func disabled() { _ = OtterToy(from: Mock<Otter>()).toy }
  }
}

@Suite struct OuterSuite {
  @Suite(.disabled("all of it")) struct Inner {
    @Test func disabled() { _ = OtterToy(from: Mock<Otter>()).toy }
  }

  @Suite(.serialized) struct Serialized {
    @Test func enabled() {
      _ = OtterToy(from: Mock<Otter>()).toy  // error: unset-required-field
    }
  }

  @Test func enabled() {
    _ = OtterToy(from: Mock<Otter>()).toy  // error: unset-required-field
  }
}

enum Namespace {
  @Suite(.never) struct Disabled {
    @Test func disabled() { _ = OtterToy(from: Mock<Otter>()).toy }
  }

  struct Enabled {
    @Test func enabled() {
      _ = OtterToy(from: Mock<Otter>()).toy  // error: unset-required-field
    }
  }
}
