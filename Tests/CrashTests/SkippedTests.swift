import MockSupport
import XCTest
import ZooAPI
import ZooMocks

/// Tests that XCTest does not run to their ends.
final class SkippedTests: XCTestCase {
  let toy = OtterToy(from: Mock<Otter>())

  func testThrowsSkip() throws {
    if decide(true) { throw XCTSkip() }
    _ = toy.species
  }

  func testThrowsSkipAtOnce() throws {
    guard toy == OtterToy(from: Mock<Otter>(toy: "ball")) else { throw XCTSkip("not yet") }
    _ = toy.species
  }

  func testSkipIf() throws {
    try XCTSkipIf(true)
    _ = toy.species
  }

  func testSkipIfFalse() throws {
    try XCTSkipIf(false, "not yet")
    _ = toy.species  // error: unset-required-field
  }

  func testSkipUnless() throws {
    try XCTSkipUnless(false, "not yet")
    _ = toy.species
  }

  func testSkipUnlessTrue() throws {
    try XCTSkipUnless(true)
    _ = toy.species  // error: unset-required-field
  }

  func testSkipIfUnknown() throws {
    try XCTSkipIf(decide(true), "for \(1)")
    _ = toy.species
  }

  func testSkipInHelper() throws {
    try skip()
    _ = toy.species
  }

  private func skip() throws { throw XCTSkip("not yet") }

  func testNotSkipped() throws {
    _ = toy.species  // error: unset-required-field
  }

  func testEarlyReturn() {
    guard decide(false) else { return }
    _ = toy.species
  }

  func testThrowsBefore() throws {
    XCTAssertThrowsError(
      try {
        try alwaysThrows()
        _ = toy.species
      }())
  }
}

final class SkippingSetUp: XCTestCase {
  override func setUpWithError() throws { throw XCTSkip("all of it") }

  func testSkipped() { _ = OtterToy(from: Mock<Otter>()).toy }
}

final class SkippingAsyncSetUp: XCTestCase {
  override func setUp() async throws { try XCTSkipIf(true) }

  func testSkipped() { _ = OtterToy(from: Mock<Otter>()).toy }
}

class AbstractTests: XCTestCase {
  override func setUpWithError() throws { try XCTSkipIf(type(of: self) == AbstractTests.self) }

  func makeOtter() -> Mock<Otter> { Mock<Otter>() }

  func testToy() { _ = OtterToy(from: makeOtter()).toy }
}

final class ConcreteTests: AbstractTests {
  override func makeOtter() -> Mock<Otter> { Mock<Otter>(toy: "ball") }

  func testSpecies() { _ = OtterToy(from: makeOtter()).species }

  func testBorn() {
    _ = DenDepth(from: makeOtter()).den.depth  // crashes
  }
}

/// A class that overrides `invokeTest`, so no test method runs.
final class NotInvoked: XCTestCase {
  override func invokeTest() {}

  func testToy() { _ = OtterToy(from: Mock<Otter>()).toy }
}

final class NotPerformed: XCTestCase {
  override func perform(_ run: XCTestRun) {}

  func testToy() { _ = OtterToy(from: Mock<Otter>()).toy }
}
