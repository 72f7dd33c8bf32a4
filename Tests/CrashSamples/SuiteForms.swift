import MockSupport
import ZooAPI
import ZooMocks

let suiteForms: [Sample] = [
  .test("InitialValues.testSet", InitialValues.self) { $0.testSet() },
  .test("InitialValues.testUnset", InitialValues.self) { $0.testUnset() },
  .test("SetUp.testSet", SetUp.self) { $0.testSet() }, .test("SetUp.testUnset", SetUp.self) { $0.testUnset() },
  .test("SetUp.testChanged", SetUp.self) { $0.testChanged() },
  .test("SetUp.testReplaced", SetUp.self) { $0.testReplaced() },
  .test("SetUp.testHelper", SetUp.self) { $0.testHelper() },
  .test("SetUpInOrder.testSet", SetUpInOrder.self) { $0.testSet() },
  .test("SetUpInOrder.testUnset", SetUpInOrder.self) { $0.testUnset() },
  .test("OwnInit.testSet", OwnInit.self) { $0.testSet() }, .test("OwnInit.testUnset", OwnInit.self) { $0.testUnset() },
  .test("LazyProperty.testSet", LazyProperty.self) { $0.testSet() },
  .test("LazyProperty.testUnset", LazyProperty.self) { $0.testUnset() },
  .test("Derived.testSet", Derived.self) { $0.testSet() }, .test("Derived.testUnset", Derived.self) { $0.testUnset() },
  .test("Derived.testOverridden", Derived.self) { $0.testOverridden() },
  .test("Observed.testUnset", Observed.self) { $0.testUnset() },
  .test("UnknownSetUp.testUnset", UnknownSetUp.self) { $0.testUnset() },
  .test("UnknownSetUp.testHandedOver", UnknownSetUp.self) { $0.testHandedOver() },
  .test("TornDown.testUnset", TornDown.self) { $0.testUnset() },
  .test("ThrowingSetUp.testUnset", ThrowingSetUp.self) { $0.testUnset() },
  .test("StoredModel.testRead", StoredModel.self) { $0.testRead() },
  .test("StoredModel.testMissing", StoredModel.self) { $0.testMissing() },
]

final class InitialValues: XCTestCase {
  let bare = Mock<Otter>()
  var filled = Mock<Otter>(toy: "ball")

  func testSet() {
    _ = OtterToy(from: filled).toy
    bare.toy = "rope"
    _ = OtterToy(from: bare).toy
  }

  func testUnset() {
    _ = OtterToy(from: filled).toy
    _ = OtterToy(from: bare).toy  // error: unset-required-field
  }
}

final class SetUp: XCTestCase {
  var otter: Mock<Otter>!
  var den: Mock<Den>?

  override func setUp() {
    super.setUp()
    otter = Mock<Otter>()
    otter.toy = "ball"
    den = Mock()
    den?.depth = 3
  }

  override func tearDown() {
    otter = nil
    super.tearDown()
  }

  func testSet() {
    _ = OtterToy(from: otter).toy
    self.otter.den = den
    _ = DenDepth(from: otter).den.depth
  }

  func testUnset() {
    _ = OtterToy(from: self.otter).species  // error: unset-required-field
  }

  func testChanged() {
    otter.toy = nil  // error: null-for-required
    _ = OtterToy(from: otter).toy
  }

  func testReplaced() {
    otter = Mock<Otter>(species: "Lutra")
    _ = OtterToy(from: otter).species
    otter = Mock<Otter>()
    _ = OtterToy(from: otter).toy  // error: unset-required-field
  }

  func testHelper() {
    fill("Lutra")
    let model = makeModel()
    _ = model.species
    _ = model.born  // error: unset-required-field
  }

  private func fill(_ species: String) { otter.species = species }

  private func makeModel() -> OtterToy { OtterToy(from: otter) }
}

final class SetUpInOrder: XCTestCase {
  var otter = Mock<Otter>()

  override func setUp() { otter.species = otter.toy }

  override func setUpWithError() throws {
    try super.setUpWithError()
    otter.toy = "ball"
  }

  override func setUp() async throws {
    try await super.setUp()
    otter = Mock<Otter>()
  }

  func testSet() { _ = OtterToy(from: otter).species }

  func testUnset() { _ = OtterToy(from: otter).born }  // error: unset-required-field
}

final class OwnInit: XCTestCase {
  let otter: Mock<Otter>
  private let toy: String

  required init() {
    toy = "ball"
    otter = Mock<Otter>()
    super.init()
    otter.toy = toy
  }

  func testSet() { _ = OtterToy(from: otter).toy }

  func testUnset() {
    _ = OtterToy(from: otter).species  // error: unset-required-field
  }
}

final class LazyProperty: XCTestCase {
  var toy = "ball"
  lazy var otter: Mock<Otter> = {
    let otter = Mock<Otter>()
    otter.toy = toy
    return otter
  }()
  lazy var model = OtterToy(from: otter)

  func testSet() {
    otter.species = "Lutra"
    _ = model.species
    _ = model.toy
  }

  func testUnset() {
    _ = model.toy
    otter.species = "Lutra"
    _ = model.species  // error: unset-required-field
  }
}

class Base: XCTestCase {
  var otter: Mock<Otter>!

  override func setUp() {
    super.setUp()
    otter = Mock<Otter>()
    configure(otter)
  }

  func configure(_ otter: Mock<Otter>) {}

  func read() -> String { OtterToy(from: otter).toy }
}

final class Derived: Base {
  override func setUp() {
    super.setUp()
    otter.species = "Lutra"
  }

  override func configure(_ otter: Mock<Otter>) { otter.toy = "ball" }

  func testSet() { _ = OtterToy(from: otter).species }

  func testUnset() {
    _ = OtterToy(from: otter).born  // error: unset-required-field
  }

  func testOverridden() { _ = read() }
}

/// The analysis does not follow property observers.
final class Observed: XCTestCase {
  var otter = Mock<Otter>() {
    didSet { otter.toy = "ball" }
  }

  func testUnset() {
    otter = Mock<Otter>()
    _ = OtterToy(from: otter).toy
  }
}

/// Code that gets the test may change its properties.
final class UnknownSetUp: XCTestCase {
  var otter = Mock<Otter>()

  override func setUp() { Filler.shared.fill(self) }

  func testUnset() { _ = OtterToy(from: otter).toy }

  func testHandedOver() {
    otter = Mock<Otter>()
    let fill = { self.otter.toy = "ball" }
    Filler.shared.run(fill)
    _ = OtterToy(from: otter).toy
  }
}

final class TornDown: XCTestCase {
  var model: OtterToy!

  override func setUp() { model = OtterToy(from: Mock<Otter>()) }

  override func tearDown() {
    _ = model.toy  // error: unset-required-field
  }

  func testUnset() { consume(1) }  // crashes
}

/// A test does not run if its setup throws.
final class ThrowingSetUp: XCTestCase {
  var otter = Mock<Otter>()

  override func setUpWithError() throws { try mayFail() }

  func testUnset() {  // crashes
    _ = OtterToy(from: otter).toy  // hint: unset-required-field
  }
}

final class StoredModel: XCTestCase {
  private var toy: OtterToy!
  private var residents: [ResidentsQuery.Data.Resident] = []

  override func setUp() {
    toy = OtterToy(from: Mock<Otter>(toy: "ball"))
    let query = Mock<Query>(residents: [Mock<Otter>(), Mock<Parrot>(species: "Ara")])
    residents = ResidentsQuery.Data(from: query).residents
  }

  func testRead() {
    _ = toy.toy
    _ = residents[1].species
    _ = residents.last?.species
  }

  func testMissing() {
    _ = residents.last?.species
    _ = residents[0].species  // error: unset-required-field
  }
}
