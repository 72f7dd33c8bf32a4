import MockSupport
import ZooAPI
import ZooMocks

/// Reads in the arguments of assertions.
let assertionCases: [Sample] = [
  .test("ToyAssertions.testEqual", ToyAssertions.self) { $0.testEqual() },
  .test("ToyAssertions.testEqualSet", ToyAssertions.self) { $0.testEqualSet() },
  .test("ToyAssertions.testEqualSecond", ToyAssertions.self) { $0.testEqualSecond() },
  .test("ToyAssertions.testEqualContinues", ToyAssertions.self) { $0.testEqualContinues() },
  .test("ToyAssertions.testTrue", ToyAssertions.self) { $0.testTrue() },
  .test("ToyAssertions.testTrueShortCircuit", ToyAssertions.self) { $0.testTrueShortCircuit() },
  .test("ToyAssertions.testFalseShortCircuit", ToyAssertions.self) { $0.testFalseShortCircuit() },
  .test("ToyAssertions.testFalseBothSides", ToyAssertions.self) { $0.testFalseBothSides() },
  .test("ToyAssertions.testNil", ToyAssertions.self) { $0.testNil() },
  .test("ToyAssertions.testNotNil", ToyAssertions.self) { $0.testNotNil() },
  .test("ToyAssertions.testGreater", ToyAssertions.self) { $0.testGreater() },
  .test("ToyAssertions.testAccuracy", ToyAssertions.self) { $0.testAccuracy() },
  .test("ToyAssertions.testSorted", ToyAssertions.self) { $0.testSorted() },
  .test("ToyAssertions.testSortedSet", ToyAssertions.self) { $0.testSortedSet() },
  .test("ToyAssertions.testMap", ToyAssertions.self) { $0.testMap() },
  .test("ToyAssertions.testMapSet", ToyAssertions.self) { $0.testMapSet() },
  .test("ToyAssertions.testContains", ToyAssertions.self) { $0.testContains() },
  .test("ToyAssertions.testContainsUnset", ToyAssertions.self) { $0.testContainsUnset() },
  .test("ToyAssertions.testFirstIndex", ToyAssertions.self) { $0.testFirstIndex() },
  .test("ToyAssertions.testUnwrap", ToyAssertions.self) { try $0.testUnwrap() },
  .test("ToyAssertions.testUnwrapNil", ToyAssertions.self) { try $0.testUnwrapNil() },
  .test("ToyAssertions.testThrows", ToyAssertions.self) { $0.testThrows() },
  .test("ToyAssertions.testThrowsHandler", ToyAssertions.self) { $0.testThrowsHandler() },
  .test("ToyAssertions.testNoThrow", ToyAssertions.self) { $0.testNoThrow() },
  .test("ToyAssertions.testToggle", ToyAssertions.self) { $0.testToggle() },
  .test("ToyAssertions.testToggleTwice", ToyAssertions.self) { $0.testToggleTwice() },
  .test("ToyAssertions.testAppend", ToyAssertions.self) { $0.testAppend() },
  .test("ToyAssertions.testRemoveAll", ToyAssertions.self) { $0.testRemoveAll() },
  .test("ToyAssertions.testTypenames", ToyAssertions.self) { $0.testTypenames() },
  .test("ToyAssertions.testTernary", ToyAssertions.self) { $0.testTernary() },
  .test("ToyAssertions.testTernaryUnset", ToyAssertions.self) { $0.testTernaryUnset() },
  .test("ToyAssertions.testTuple", ToyAssertions.self) { $0.testTuple() },
]

private typealias Resident = ResidentsQuery.Data.Resident

private func bareToy() -> OtterToy { OtterToy(from: Mock<Otter>()) }

private func toy(_ name: String) -> OtterToy { OtterToy(from: Mock<Otter>(toy: name)) }

private func resident(_ species: String) -> Resident {
  let otter = Mock<Otter>()
  otter.species = species
  return Resident(from: otter)
}

private func residents(_ otters: Mock<Otter>...) -> [Resident] {
  ResidentsQuery.Data(from: Mock<Query>(residents: otters)).residents
}

final class ToyAssertions: XCTestCase {
  private var isPlaying = false
  private var titles: [String] = []

  func testEqual() {
    XCTAssertEqual(bareToy().toy, "ball")  // error: unset-required-field
  }

  func testEqualSet() {
    XCTAssertEqual(toy("rope").toy, "ball")
  }

  func testEqualSecond() {
    XCTAssertEqual(toy("rope").toy, bareToy().toy)  // error: unset-required-field
  }

  func testEqualContinues() {
    XCTAssertEqual(toy("rope").toy, "ball")
    XCTAssertEqual(bareToy().toy, "ball")  // error: unset-required-field
  }

  func testTrue() {
    XCTAssertTrue(bareToy().toy.isEmpty)  // error: unset-required-field
  }

  func testTrueShortCircuit() {
    XCTAssertTrue(yes() || bareToy().toy.isEmpty)
  }

  func testFalseShortCircuit() {
    XCTAssertFalse(no() && bareToy().toy.isEmpty)
  }

  func testFalseBothSides() {
    XCTAssertFalse(yes() && bareToy().toy.isEmpty)  // error: unset-required-field
  }

  func testNil() {
    XCTAssertNil(resident("Lutra").keeper?.name)
  }

  func testNotNil() {
    XCTAssertNotNil(resident("Lutra").den)  // error: unset-required-field
  }

  func testGreater() {
    XCTAssertGreaterThan(resident("Lutra").neighbors.count, 0)  // error: unset-required-field
  }

  func testAccuracy() {
    let otter = Mock<Otter>()
    otter.weight = 4.2
    XCTAssertEqual(resident("Lutra").species, "Lutra")
    XCTAssertEqual(Resident(from: otter).asSwimmer?.weight ?? 0, 4.2, accuracy: 0.1)
  }

  func testSorted() {
    let otter = Mock<Otter>()
    otter.tags = ["b", "a"]
    let model = Resident(from: otter).asOtter
    XCTAssertEqual(model?.tags.sorted(), ["a", "b"])
    XCTAssertEqual(model?.toy, "ball")  // error: unset-required-field
  }

  func testSortedSet() {
    let otter = Mock<Otter>()
    otter.tags = ["b", "a"]
    XCTAssertEqual(Resident(from: otter).asOtter?.tags.sorted().joined(), "ab")
  }

  func testMap() {
    let all = residents(Mock<Otter>(species: "Lutra"), Mock<Otter>())
    XCTAssertEqual(all.map(\.species), [])  // error: unset-required-field
  }

  func testMapSet() {
    XCTAssertEqual(residents(Mock<Otter>(species: "Lutra")).map(\.species), ["Lutra"])
  }

  func testContains() {
    let all = residents(Mock<Otter>(species: "Lutra"), Mock<Otter>())
    XCTAssertTrue(all.contains { $0.species == "Lutra" })
  }

  func testContainsUnset() {
    let all = residents(Mock<Otter>(species: "Lutra"), Mock<Otter>())
    XCTAssertTrue(all.contains { $0.species == "Aonyx" })  // error: unset-required-field
  }

  func testFirstIndex() {
    let all = residents(Mock<Otter>(species: "Lutra"), Mock<Otter>())
    XCTAssertEqual(all.firstIndex { $0.species == "Aonyx" }, 1)  // error: unset-required-field
  }

  func testUnwrap() throws {
    let otter = Mock<Otter>(keeper: Mock<Keeper>())
    let keeper = try XCTUnwrap(Resident(from: otter).keeper)
    XCTAssertEqual(keeper.name, "Ada")  // error: unset-required-field
  }

  func testUnwrapNil() throws {
    let keeper = try XCTUnwrap(resident("Lutra").keeper)
    XCTAssertEqual(keeper.name, "Ada")
  }

  func testThrows() {
    func load() throws -> String {
      guard no() else { throw Failure() }
      return bareToy().toy
    }
    XCTAssertThrowsError(try load())
  }

  func testThrowsHandler() {  // crashes
    func load() throws { throw Failure() }
    XCTAssertThrowsError(try load()) { error in
      XCTAssertTrue(error is Failure)
      XCTAssertEqual(bareToy().toy, "ball")  // hint: unset-required-field
    }
  }

  func testNoThrow() {
    func load() throws -> String {
      if no() { throw Failure() }
      return bareToy().toy  // error: unset-required-field
    }
    XCTAssertNoThrow(try load())
  }

  func testToggle() {
    isPlaying.toggle()
    XCTAssertTrue(isPlaying)
    if isPlaying { XCTAssertEqual(bareToy().toy, "ball") }  // error: unset-required-field
  }

  func testToggleTwice() {
    isPlaying.toggle()
    isPlaying.toggle()
    if isPlaying { XCTAssertEqual(bareToy().toy, "ball") }
  }

  func testAppend() {
    titles.append("one")
    XCTAssertFalse(titles.isEmpty)
    if titles.count == 1 { XCTAssertEqual(bareToy().toy, "ball") }  // error: unset-required-field
  }

  func testRemoveAll() {
    titles += ["one", "two"]
    titles.removeAll { $0.count == 3 }
    for title in titles { XCTAssertEqual(bareToy().toy, title) }
  }

  func testTypenames() {
    XCTAssertEqual(bareToy().__typename, toy("rope").__typename)
  }

  func testTernary() {
    XCTAssertEqual((yes() ? toy("rope") : bareToy()).toy, "rope")
  }

  func testTernaryUnset() {
    XCTAssertEqual((no() ? toy("rope") : bareToy()).toy, "rope")  // error: unset-required-field
  }

  func testTuple() {
    let pair = (first: toy("rope"), second: bareToy())
    XCTAssertEqual(pair.first.toy, "rope")
    XCTAssertEqual(pair.second.toy, "rope")  // crashes, not reported
  }
}
