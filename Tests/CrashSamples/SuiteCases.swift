import MockSupport
import ZooAPI
import ZooMocks

/// Suites of XCTest with fixtures, helpers and state that changes in place.
let suiteCases: [Sample] = [
  .test("ToyListTests.testEmpty", ToyListTests.self) { $0.testEmpty() },
  .test("ToyListTests.testBare", ToyListTests.self) { $0.testBare() },
  .test("ToyListTests.testFilled", ToyListTests.self) { $0.testFilled() },
  .test("ToyListTests.testFilledThenBare", ToyListTests.self) { $0.testFilledThenBare() },
  .test("ToyListTests.testRemoved", ToyListTests.self) { $0.testRemoved() },
  .test("ToyListTests.testCleared", ToyListTests.self) { $0.testCleared() },
  .test("ToyListTests.testEditing", ToyListTests.self) { $0.testEditing() },
  .test("ToyListTests.testEditingEnds", ToyListTests.self) { $0.testEditingEnds() },
  .test("ToyListTests.testFillInHelper", ToyListTests.self) { $0.testFillInHelper() },
  .test("ToyListTests.testFillTooLate", ToyListTests.self) { $0.testFillTooLate() },
  .test("ToyListTests.testReplace", ToyListTests.self) { $0.testReplace() },
  .test("ToyListTests.testTupleAssignment", ToyListTests.self) { $0.testTupleAssignment() },
  .test("ToyListTests.testCalls", ToyListTests.self) { $0.testCalls() },
  .test("ToyListTests.testCallsCleared", ToyListTests.self) { $0.testCallsCleared() },
  .test("ToyListTests.testAddTwice", ToyListTests.self) { try await $0.testAddTwice() },
  .test("ToyListTests.testAddNothing", ToyListTests.self) { try await $0.testAddNothing() },
  .test("ToyListTests.testAddThrows", ToyListTests.self) { try await $0.testAddThrows() },
  .test("BareDenTests.testDepth", BareDenTests.self) { $0.testDepth() },
  .test("BareDenTests.testDepthSet", BareDenTests.self) { $0.testDepthSet() },
  .test("DeepDenTests.testDepth", DeepDenTests.self) { $0.testDepth() },
  .test("DeepDenTests.testDepthOfOther", DeepDenTests.self) { $0.testDepthOfOther() },
  .test("MadeDenTests.testDepth", MadeDenTests.self) { $0.testDepth() },
  .test("MadeDenTests.testWidth", MadeDenTests.self) { $0.testWidth() },
]

private final class ToyListModel {
  private(set) var toys: [OtterToy] = []
  var isEditing = false
  var filter = ""

  func add(_ toy: OtterToy) { toys.append(toy) }
  func removeLast() { _ = toys.popLast() }
  func clear() { toys.removeAll() }
  var titles: [String] {
    isEditing ? [] : toys.map(\.toy).filter { filter.isEmpty || $0.hasPrefix(filter) }  // error: unset-required-field
  }
}

final class ToyListTests: XCTestCase {
  private var sut: ToyListModel!
  private var otter: Mock<Otter>!
  private var calls: [String] = []
  private let filled = Mock<Otter>(toy: "rope")

  override func setUp() {
    super.setUp()
    sut = ToyListModel()
    otter = Mock<Otter>()
    calls.append("setUp")
  }

  override func tearDown() {
    (sut, otter) = (nil, nil)
    super.tearDown()
  }

  func testEmpty() {
    XCTAssertEqual(sut.titles, [])
  }

  func testBare() {  // crashes
    sut.add(OtterToy(from: otter))
    XCTAssertEqual(sut.titles, ["ball"])
  }

  func testFilled() {
    sut.add(OtterToy(from: filled))
    XCTAssertEqual(sut.titles, ["rope"])
  }

  func testFilledThenBare() {  // crashes
    sut.add(OtterToy(from: filled))
    sut.add(OtterToy(from: otter))
    XCTAssertEqual(sut.titles.count, 2)
  }

  func testRemoved() {
    sut.add(OtterToy(from: filled))
    sut.add(OtterToy(from: otter))
    sut.removeLast()
    XCTAssertEqual(sut.titles, ["rope"])
  }

  func testCleared() {
    sut.add(OtterToy(from: otter))
    sut.clear()
    XCTAssertTrue(sut.titles.isEmpty)
  }

  func testEditing() {
    sut.add(OtterToy(from: otter))
    sut.isEditing.toggle()
    XCTAssertTrue(sut.titles.isEmpty)
  }

  func testEditingEnds() {  // crashes
    sut.add(OtterToy(from: otter))
    sut.isEditing.toggle()
    sut.isEditing.toggle()
    XCTAssertTrue(sut.titles.isEmpty)
  }

  func testFillInHelper() {
    fill()
    sut.add(OtterToy(from: otter))
    XCTAssertEqual(sut.titles, ["ball"])
  }

  func testFillTooLate() {  // crashes
    sut.add(OtterToy(from: otter))
    fill()
    XCTAssertEqual(sut.titles, ["ball"])
  }

  func testReplace() {
    replace(&otter)
    sut.add(OtterToy(from: otter))
    XCTAssertEqual(sut.titles, ["rope"])
  }

  func testTupleAssignment() {
    (otter.toy, otter.species) = ("ball", "Lutra")
    XCTAssertEqual(OtterToy(from: otter).species, "Lutra")
    XCTAssertEqual(OtterToy(from: otter).toy, "ball")
  }

  func testCalls() {  // crashes
    if calls == ["setUp"] { XCTAssertEqual(OtterToy(from: otter).toy, "ball") }  // hint: unset-required-field
  }

  func testCallsCleared() {
    calls.removeAll()
    if !calls.isEmpty { XCTAssertEqual(OtterToy(from: otter).toy, "ball") }
  }

  func testAddTwice() async throws {  // crashes
    try await add(filled, otter)
    XCTAssertEqual(sut.titles.count, 2)
  }

  func testAddNothing() async throws {
    try await add()
    XCTAssertEqual(sut.titles.count, 0)
  }

  func testAddThrows() async throws {
    try await add(filled, filled, otter)
    XCTAssertEqual(sut.titles.count, 3)
  }

  private func fill() { otter.toy = "ball" }
  private func replace(_ otter: inout Mock<Otter>?) { otter = Mock<Otter>(toy: "rope") }
  private func add(_ otters: Mock<Otter>...) async throws {
    guard otters.count < 3 else { throw Failure() }
    for otter in otters { sut.add(await OtterToy.from(otter)) }
  }
}

class DenTestsBase: XCTestCase {
  var den: Mock<Den>!
  var isDeep: Bool { false }

  override func setUp() {
    super.setUp()
    den = makeDen()
    if isDeep { den.depth = 9 }
  }

  func makeDen() -> Mock<Den> { Mock<Den>() }
  func depth() -> Int { DenDepth.Den(from: den).depth }  // error: unset-required-field
}

final class BareDenTests: DenTestsBase {
  func testDepth() {  // crashes
    XCTAssertEqual(depth(), 9)
  }

  func testDepthSet() {
    den.depth = 1
    XCTAssertEqual(depth(), 1)
  }
}

final class DeepDenTests: DenTestsBase {
  override var isDeep: Bool { true }

  func testDepth() {
    XCTAssertEqual(depth(), 9)
  }

  func testDepthOfOther() {  // crashes
    den = super.makeDen()
    XCTAssertEqual(depth(), 9)
  }
}

final class MadeDenTests: DenTestsBase {
  override func makeDen() -> Mock<Den> {
    let den = super.makeDen()
    den.depth = 2
    return den
  }

  func testDepth() {
    XCTAssertEqual(depth(), 2)
  }

  func testWidth() {
    XCTAssertEqual(ResidentsQuery.Data.Resident.Den(from: den).width, 2)  // error: unset-required-field
  }
}
