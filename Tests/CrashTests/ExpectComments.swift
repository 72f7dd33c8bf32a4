import MockSupport
import Testing
import ZooAPI
import ZooMocks

/// Comments of Swift Testing's macros are evaluated if the expectation fails.
@Suite struct ExpectComments {
  let toy = OtterToy(from: Mock<Otter>())
  let full = OtterToy(from: Mock<Otter>(toy: "ball"))
  let ok = true

  @Test func expectComment() { #expect(ok, "for \(toy.species)") }

  @Test func expectCommentOfLiteral() { #expect(1 == 1, "for \(toy.species)") }

  @Test func expectCommentMade() { #expect(ok, Comment(rawValue: toy.species)) }

  @Test func expectValue() {
    #expect(toy.species == "Lutra")  // error: unset-required-field
  }

  @Test func expectNegated() {
    #expect(!toy.species.isEmpty, "has a name")  // error: unset-required-field
  }

  @Test func expectRightOfAnd() {
    #expect(ok && toy.toy == "ball")  // error: unset-required-field
  }

  @Test func expectRightOfFalse() {
    let no = false
    withKnownIssue { #expect(no && toy.toy == "ball") }
  }

  @Test func expectRightOfOr() { #expect(ok || toy.toy == "ball") }

  @Test func requireComment() throws { try #require(ok, "for \(toy.species)") }

  @Test func requireValue() throws {
    try #require(toy.species == "Lutra")  // error: unset-required-field
  }

  @Test func requireUnwrapComment() throws {
    let name = try #require(full.toy as String?, "none for \(toy.species)")
    #expect(name == "ball")
  }

  @Test func requireUnwrapValue() throws {
    let name = try #require(toy.toy as String?)  // error: unset-required-field
    #expect(name == "ball")
  }

  @Test func throwsComment() {
    #expect(throws: Failure.self, "\(toy.species) does not throw") { try alwaysThrows() }
  }

  @Test func throwsValue() {
    #expect(throws: Failure.self) { _ = toy.species }  // crashes
  }

  @Test func recordIssue() {
    withKnownIssue {
      Issue.record("no \(toy.species)")  // crashes
    }
  }

  @Test func recordNotReached() {
    guard full.toy == "ball" else {
      Issue.record("no \(toy.species)")
      return
    }
  }

  @Test func recordAlone() {
    Issue.record("no \(toy.species)")  // error: unset-required-field
  }

  @Test func knownIssueComment() {
    withKnownIssue("of \(toy.species)") { #expect(1 == 2) }  // error: unset-required-field
  }

  @Test func knownIssueIntermittent() {
    withKnownIssue(isIntermittent: true) { _ = toy.species }  // crashes
  }

  @Test func knownIssueWhen() {
    withKnownIssue {
      #expect(ok)
    } when: {
      false
    } matching: { _ in
      toy.species == "Lutra"
    }
  }

  @Test func confirmationComment() async {
    await confirmation("of an otter") { confirm in
      confirm()
      #expect(ok, "\(toy.species)")
    }
  }

  @Test func confirmationBody() async {
    await confirmation("of an otter") { confirm in
      confirm()
      #expect(toy.species == "Lutra")  // error: unset-required-field
    }
  }

  @Test func optionalChainInExpect() {
    let nobody: OtterToy? = nil
    #expect(nobody?.species == nil)
  }

  @Test func optionalChainTaken() {
    let somebody: OtterToy? = toy
    #expect(somebody?.species == nil)  // error: unset-required-field
  }

  @Test func expectOfTernary() { #expect(ok ? full.toy == "ball" : toy.toy == "ball") }

  @Test func expectOfSwitch() {
    switch ok {
    case true: #expect(ok)
    case false: #expect(toy.toy == "ball")
    }
  }

  @Test func afterComment() {
    #expect(ok, "for \(toy.species)")
    #expect(toy.toy == "ball")  // error: unset-required-field
  }

  @Test func twoComments() {
    #expect(ok, "first \(toy.species)", sourceLocation: #_sourceLocation)
  }

  @Test func helperWithComment() { check(full, "for \(toy.species)") }

  @Test func helperThatReads() {
    check(toy, "toy")  // crashes
  }

  private func check(_ toy: OtterToy, _ comment: @autoclosure () -> Comment) {
    #expect(toy.toy == "ball", comment())  // error: unset-required-field
  }
}
