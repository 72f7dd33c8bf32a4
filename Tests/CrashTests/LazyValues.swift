import Foundation
import MockSupport
import Testing
import ZooAPI
import ZooMocks

/// Values that the standard library and logs evaluate late, or never.
@Suite struct LazyValues {
  let toy = OtterToy(from: Mock<Otter>())
  let full = OtterToy(from: Mock<Otter>(toy: "ball"))
  let ok = true

  @Test func preconditionMessage() { precondition(full.toy == "ball", "for \(toy.species)") }

  @Test func preconditionValue() {
    precondition(toy.toy == "ball")  // error: unset-required-field
  }

  @Test func assertMessage() { assert(full.toy == "ball", toy.species) }

  @Test func assertValue() {
    assert(toy.toy == "ball")  // crashes
  }

  @Test func assertionFailureNotReached() { if !ok { assertionFailure(toy.species) } }

  @Test func fatalErrorNotReached() { if full.toy != "ball" { fatalError(toy.species) } }

  @Test func fatalErrorReached() {
    fatalError("no \(toy.species)")  // error: unset-required-field
  }

  @Test func preconditionFailureNotReached() {
    guard full.toy == "ball" else { preconditionFailure(toy.species) }
  }

  @Test func logged() { logger.debug("\(toy.species)") }

  @Test func loggedWithMetadata() { logger.error("a", metadata: ["name": toy.species]) }

  @Test func loggedWithLevel() { logger.log(level: 1, "\(toy.species)") }

  @Test func loggedWithHighLevel() {
    logger.log(level: 5, "\(toy.species)")  // crashes
  }

  @Test func loggedInfo() { logger.info("toy: \(toy.toy)") }

  @Test func loggedByOwnLogger() { Logger(isOn: false).trace(toy.species) }

  @Test func printed() {
    print(toy.species)  // error: unset-required-field
  }

  @Test func interpolated() {
    _ = "for \(toy.species)"  // error: unset-required-field
  }

  @Test func coalesced() { _ = "a" as String? ?? toy.species }

  @Test func coalescedOfFull() {
    let name: String? = full.toy
    _ = name ?? toy.species
  }

  @Test func coalescedNil() {
    let name: String? = nil
    _ = name ?? toy.species  // error: unset-required-field
  }

  @Test func coalescedUnknown() {
    _ = (decide(true) ? "a" : nil) ?? toy.species
  }

  @Test func rightOfAnd() { _ = !ok && toy.species.isEmpty }

  @Test func rightOfAndTaken() {
    _ = ok && toy.species.isEmpty  // error: unset-required-field
  }

  @Test func rightOfOr() { _ = ok || toy.species.isEmpty }

  @Test func rightOfOrTaken() {
    _ = !ok || toy.species.isEmpty  // error: unset-required-field
  }

  @Test func rightOfUnknown() { _ = decide(false) && toy.species.isEmpty }

  @Test func dictionaryDefault() { _ = ["a": "b"]["a", default: toy.species] }

  @Test func dictionaryDefaultOfVariable() {
    var counts = ["Lutra": 1]
    counts["Lutra", default: toy.species.count] += 1
  }

  @Test func dictionaryKey() {
    _ = ["a": "b"][toy.species]  // error: unset-required-field
  }

  @Test func lazyMap() {
    let names = [toy].lazy.map(\.species)
    _ = names.count
  }

  @Test func lazyMapForced() {
    let names = [toy].lazy.map { $0.species }
    _ = Array(names)
  }  // crashes

  @Test func eagerMap() {
    _ = [toy].map(\.species)  // error: unset-required-field
  }

  @Test func lazyFilter() {
    let found = [full, toy].lazy.filter { $0.toy == "ball" }
    _ = found.first
  }

  @Test func lazyVariable() {
    lazy var species = toy.species
    if !ok { _ = species }
  }

  @Test func lazyVariableRead() {
    lazy var species = toy.species
    _ = species
  }  // crashes

  @Test func deferredAfterReturn() {
    if ok { return }
    defer { _ = toy.species }
    consume(ok)
  }

  @Test func deferred() {
    defer { _ = toy.species }  // error: unset-required-field
    _ = full.toy
  }

  @Test func deferredWithinIf() {
    if !ok {
      defer { _ = toy.species }
      _ = full.toy
    }
  }

  @Test func deferredBeforeThrow() throws {
    defer { _ = full.toy }
    guard ok else { throw Failure() }
  }

  @Test func sequenceFirst() {
    _ = [full, toy].first { $0.toy == "ball" }
  }

  @Test func sequenceContains() { _ = [full, toy].contains { $0.toy == "ball" } }

  @Test func sequenceAllSatisfy() { _ = [full, toy].allSatisfy { $0.toy != "ball" } }

  @Test func emptySequence() {
    _ = [OtterToy]().map(\.species)
    for toy in [OtterToy]() { _ = toy.species }
  }

  @Test func emptyFilter() { _ = [full].filter { $0.toy == "rope" }.map { _ in toy.species } }

  @Test func optionalMap() {
    let nobody: OtterToy? = nil
    _ = nobody.map(\.species)
  }

  @Test func optionalFlatMap() {
    let nobody: OtterToy? = nil
    _ = nobody.flatMap { Int($0.species) }
  }

  @Test func resultGet() { _ = try? Result<OtterToy, Failure>.failure(Failure()).map(\.species).get() }

  @Test func sorted() { _ = [toy].sorted { $0.species < $1.species } }

  @Test func closureNotCalled() {
    let read = { toy.species }
    consume(read)
  }

  @Test func closureCalled() {
    let read = { toy.species }  // error: unset-required-field
    _ = read()
  }

  @Test func localFunctionNotCalled() {
    func read() -> String { toy.species }
    if !ok { _ = read() }
  }

  @Test func customStringConvertible() {
    struct Shown: CustomStringConvertible {
      let toy: OtterToy
      var description: String { toy.species }
    }
    _ = Shown(toy: toy)
  }

  @Test func whileFalse() { while !ok { _ = toy.species } }

  @Test func afterBreak() {
    for _ in 0..<3 {
      break
    }
    repeat {
      if ok { break }
      _ = toy.species
    } while ok
  }

  @Test func catchNotReached() {
    do { try neverThrows() } catch { _ = toy.species }
  }

  /// The analysis does not read `alwaysThrows`, so it does not know what that leaves of the suite's properties.
  @Test func tryOptional() {
    _ = try? alwaysThrows()
    _ = toy.species  // crashes
  }

  @Test func tryOptionalOfOwnFunction() {
    _ = try? fails()
    _ = toy.species  // error: unset-required-field
  }

  @Test func tryOptionalOfOwnFunctionSet() {
    _ = try? fails()
    _ = full.toy
  }

  @Test func afterTryOptionalThatReads() {
    _ = try? { () throws -> String in toy.species }()  // error: unset-required-field
  }

  private func fails() throws { throw Failure() }

  @Test func afterThrowing() {
    _ = try? {
      try alwaysThrows()
      _ = toy.species
    }()
  }

  @Test func initializersOfLibraries() {
    _ = String(toy.species)  // error: unset-required-field
    _ = URL(string: toy.species)  // error: unset-required-field
  }

  @Test func setOfStrings() {
    _ = Set([toy.species])  // error: unset-required-field
  }

  @Test func methodsOfLibraries() {
    _ = "Lutra".hasPrefix(toy.species)  // error: unset-required-field
  }

  @Test func appended() {
    var names = ["a"]
    names.append(toy.species)  // error: unset-required-field
  }
}
