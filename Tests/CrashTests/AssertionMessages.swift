import MockSupport
import XCTest
import ZooAPI
import ZooMocks

/// Messages of assertions are evaluated if the assertion fails; values always.
final class AssertionMessages: XCTestCase {
  let toy = OtterToy(from: Mock<Otter>())
  let full = OtterToy(from: Mock<Otter>(toy: "ball"))

  func testEqualMessage() { XCTAssertEqual(1, 1, toy.species) }

  func testEqualInterpolatedMessage() { XCTAssertEqual(1, 1, "for \(toy.species)") }

  func testEqualValue() {
    XCTAssertEqual(toy.species, "Lutra", "species")  // error: unset-required-field
  }

  func testEqualSecondValue() {
    XCTAssertEqual("Lutra", toy.species)  // error: unset-required-field
  }

  func testEqualWithAccuracy() {
    let den = DenDepth(from: Mock<Otter>(den: Mock<Den>())).den
    XCTAssertEqual(1.0, 1.0, accuracy: 0.1, "\(den.depth)")
  }

  func testEqualWithAccuracyValue() {
    let den = DenDepth(from: Mock<Otter>(den: Mock<Den>())).den
    XCTAssertEqual(Double(den.depth), 1, accuracy: 0.1)  // error: unset-required-field
  }

  func testNotEqualMessage() { XCTAssertNotEqual(1, 2, toy.species) }

  func testNotEqualValue() {
    XCTAssertNotEqual(toy.toy, "rope")  // error: unset-required-field
  }

  func testTrueMessage() { XCTAssertTrue(true, toy.species) }

  func testTrueValue() {
    XCTAssertTrue(toy.species.isEmpty)  // error: unset-required-field
  }

  func testAssertMessage() { XCTAssert(2 < 3, "\(toy.species) is small") }

  func testAssertValue() {
    XCTAssert(toy.toy == "ball")  // error: unset-required-field
  }

  func testFalseMessage() { XCTAssertFalse(false, toy.toy) }

  func testFalseValue() {
    XCTAssertFalse(toy.toy.isEmpty, "it has a toy")  // error: unset-required-field
  }

  func testNilMessage() {
    let nickname: String? = nil
    XCTAssertNil(nickname, "nickname of \(toy.species)")
  }

  func testNilValue() {
    let other: OtterToy? = toy
    XCTAssertNil(other?.species)  // error: unset-required-field
  }

  func testNotNilMessage() { XCTAssertNotNil(full.species, toy.species) }

  func testNotNilValue() {
    XCTAssertNotNil(toy.species as String?)  // error: unset-required-field
  }

  func testIdenticalMessage() { XCTAssertIdentical(self, self, toy.species) }

  func testLessThanMessage() { XCTAssertLessThan(1, 2, toy.species) }

  func testLessThanValue() {
    XCTAssertLessThan(toy.species, "Z")  // error: unset-required-field
  }

  func testGreaterThanMessage() { XCTAssertGreaterThan(3, 2, toy.species) }

  func testGreaterThanOrEqualMessage() { XCTAssertGreaterThanOrEqual(3, 2, toy.species) }

  func testLessThanOrEqualValue() {
    XCTAssertLessThanOrEqual("A", toy.toy, "order")  // error: unset-required-field
  }

  func testUnwrapMessage() throws {
    let name = try XCTUnwrap(full.toy as String?, "none for \(toy.species)")
    XCTAssertEqual(name, "ball")
  }

  func testUnwrapValue() throws {
    _ = try XCTUnwrap(toy.toy as String?)  // error: unset-required-field
  }

  func testUnwrapped() throws {
    let optional: OtterToy? = toy
    XCTAssertEqual(try XCTUnwrap(optional).toy, "ball")  // error: unset-required-field
  }

  func testThrowsMessage() {
    XCTAssertThrowsError(try alwaysThrows(), "\(toy.species) does not throw")
  }

  func testNoThrowMessage() { XCTAssertNoThrow(try neverThrows(), toy.species) }

  func testNoThrowValue() {
    XCTAssertNoThrow(toy.species)  // error: unset-required-field
  }

  func testThrowsValue() {
    XCTAssertThrowsError(toy.species)  // error: unset-required-field
  }

  func testThrowsHandler() {
    XCTAssertThrowsError(try alwaysThrows()) { _ in _ = self.toy.species }  // crashes
  }

  func testNoThrowHandler() {
    XCTAssertThrowsError(try alwaysThrows()) { error in XCTAssertTrue(error is Failure, self.toy.species) }
  }

  func testFailNotReached() {
    guard full.toy == "ball" else { return XCTFail(toy.species) }
  }

  func testFailMessage() {
    XCTFail("no \(toy.species)")  // error: unset-required-field
  }

  func testSkipUnlessMessage() throws { try XCTSkipUnless(true, toy.species) }

  func testSkipIfMessage() throws { try XCTSkipIf(false, toy.species) }

  func testSkipIfCondition() throws {
    try XCTSkipIf(toy.species.isEmpty)  // error: unset-required-field
  }

  func testExpectFailureMessage() {
    let message = { self.toy.species }
    XCTAssertNotNil(message)
  }

  func testMessageOfAHelper() { assertBall(full, "toy of \(toy.species)") }

  func testValueOfAHelper() {
    assertBall(toy, "toy")  // crashes
  }

  private func assertBall(_ toy: OtterToy, _ message: @autoclosure () -> String) {
    XCTAssertEqual(toy.toy, "ball", message())  // error: unset-required-field
  }

  func testNestedInMessage() { XCTAssertEqual(1, 1, ["a", toy.species].joined(separator: ", ")) }

  func testNestedInValue() {
    XCTAssertEqual([toy].map(\.species), ["Lutra"])  // error: unset-required-field
  }

  func testReadBefore() {
    let species = toy.species  // error: unset-required-field
    XCTAssertEqual(1, 1, species)
  }

  func testAfterwards() {
    XCTAssertEqual(1, 1, toy.species)
    XCTAssertEqual(toy.toy, "ball")  // error: unset-required-field
  }

  /// A message does nothing to what comes later.
  func testMessageThatWrites() {
    let mock = Mock<Otter>()
    XCTAssertEqual(1, 1, fill(mock))
    XCTAssertEqual(OtterToy(from: mock).toy, "ball")  // crashes
  }

  func testValueThatWrites() {
    let mock = Mock<Otter>()
    XCTAssertEqual(fill(mock), "ball")
    XCTAssertEqual(OtterToy(from: mock).toy, "ball")
  }

  private func fill(_ mock: Mock<Otter>) -> String {
    mock.toy = "ball"
    return "ball"
  }

  func testMessageWithClosure() { XCTAssertEqual(1, 1, { toy.species }()) }

  func testValueWithClosure() {
    XCTAssertEqual({ toy.species }(), "Lutra")  // error: unset-required-field
  }

  func testFileAndLine() {
    XCTAssertEqual(1, 1, toy.species, file: #filePath, line: #line)
  }

  func testTernaryInMessage() { XCTAssertTrue(true, full.toy.isEmpty ? toy.species : "full") }
}
