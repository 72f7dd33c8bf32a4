import MockSupport
import ZooAPI
import ZooMocks

/// Reads in app code that several tests reach, through several calls.
let sharedReadCases: [Sample] = [
  Sample("sharedText", sharedText), Sample("sharedTextHalf", sharedTextHalf), Sample("sharedTextSet", sharedTextSet),
  Sample("sharedRow", sharedRow), Sample("sharedRowWithoutDen", sharedRowWithoutDen),
  Sample("sharedSection", sharedSection), Sample("sharedSectionSecond", sharedSectionSecond),
  Sample("sharedSectionEmpty", sharedSectionEmpty), Sample("sharedSectionHidden", sharedSectionHidden),
  Sample("sharedSectionShown", sharedSectionShown), Sample("sharedPresenter", sharedPresenter),
  Sample("sharedPresenterNotShown", sharedPresenterNotShown), Sample("sharedPresenterOnce", sharedPresenterOnce),
  Sample("sharedPresenterRefresh", sharedPresenterRefresh), Sample("sharedFormat", sharedFormat),
  Sample("sharedFormatNickname", sharedFormatNickname), Sample("sharedFormatSet", sharedFormatSet),
  Sample("sharedFormatName", sharedFormatName),
  .test("SharedReadTests.testAppear", SharedReadTests.self) { $0.testAppear() },
  .test("SharedReadTests.testAppearSet", SharedReadTests.self) { $0.testAppearSet() },
  .test("SharedReadTests.testAppearHalf", SharedReadTests.self) { $0.testAppearHalf() },
  .test("SharedReadTests.testReplaced", SharedReadTests.self) { $0.testReplaced() },
  .test("SharedReadTests.testNotShown", SharedReadTests.self) { $0.testNotShown() },
  .test("SharedReadTests.testFormat", SharedReadTests.self) { $0.testFormat() },
]

private typealias Resident = ResidentsQuery.Data.Resident

private struct DenText {
  let text: String
  init(_ den: Resident.Den) {
    text = "\(den.width) x \(den.depth)"  // error: unset-required-field
  }
}

private struct DenRow {
  let title: DenText
  init(_ resident: Resident) { title = DenText(resident.den) }  // error: unset-required-field
}

private struct DenSection {
  let rows: [DenRow]
  init(_ residents: [Resident]) { rows = residents.map(DenRow.init) }
  init?(_ data: ResidentsQuery.Data, isShown: Bool) {
    guard isShown else { return nil }
    self.init(data.residents)
  }
}

private func den(_ change: (Mock<Den>) -> Void = { _ in }) -> Mock<Otter> {
  let (otter, den) = (Mock<Otter>(), Mock<Den>())
  change(den)
  otter.den = den
  return otter
}

private func data(_ otters: Mock<Otter>...) -> ResidentsQuery.Data {
  ResidentsQuery.Data(from: Mock<Query>(residents: otters))
}

func sharedText() {  // crashes
  consume(DenText(Resident(from: den()).den))
}

func sharedTextHalf() {  // crashes
  consume(DenText(Resident(from: den { $0.width = 3 }).den))
}

func sharedTextSet() {
  let otter = den {
    $0.width = 3
    $0.depth = 2
  }
  consume(DenText(Resident(from: otter).den).text)
}

func sharedRow() {  // crashes
  consume(DenRow(Resident(from: den())))
}

func sharedRowWithoutDen() {  // crashes
  consume(DenRow(Resident(from: Mock<Otter>())))
}

func sharedSection() {  // crashes
  consume(DenSection(data(den()).residents))
}

func sharedSectionSecond() {  // crashes
  let first = den { den in (den.width, den.depth) = (3, 2) }
  consume(DenSection(data(first, den()).residents))
}

func sharedSectionEmpty() {
  consume(DenSection(data().residents).rows.count)
}

func sharedSectionHidden() {
  consume(DenSection(data(den()), isShown: no())?.rows.count)
}

func sharedSectionShown() {  // crashes
  consume(DenSection(data(den()), isShown: yes())?.rows.count)
}

private final class DenPresenter {
  private let load: () -> [Resident]
  private(set) var sections: [DenSection] = []
  private(set) var isLoaded = false
  init(_ load: @escaping () -> [Resident]) { self.load = load }

  func appear() {
    guard !isLoaded else { return }
    isLoaded.toggle()
    refresh()
  }
  func refresh() { sections = [DenSection(load())] }
}

func sharedPresenter() {  // crashes
  DenPresenter { data(den()).residents }.appear()
}

func sharedPresenterNotShown() {
  consume(DenPresenter { data(den()).residents }.sections.count)
}

func sharedPresenterOnce() {
  var calls = 0
  let presenter = DenPresenter {
    calls += 1
    return calls == 1 ? [] : data(den()).residents
  }
  presenter.appear()
  presenter.appear()
  consume(presenter.sections.count)
}

func sharedPresenterRefresh() {  // crashes
  var calls = 0
  let presenter = DenPresenter {
    calls += 1
    return calls == 1 ? [] : data(den()).residents
  }
  presenter.appear()
  presenter.refresh()
  consume(presenter.sections.count)
}

private enum Format {
  static func summary(_ resident: Resident) -> String { [name(resident), diet(resident)].joined(separator: ", ") }
  static func name(_ resident: Resident) -> String { resident.nickname ?? species(resident) }
  static func diet(_ resident: Resident) -> String {
    resident.diet == .fish ? "fish" : "other"  // error: unset-required-field
  }
  static func species(_ resident: Resident) -> String {
    resident.species.lowercased()  // error: unset-required-field
  }
}

func sharedFormat() {  // crashes
  consume(Format.summary(Resident(from: Mock<Otter>())))
}

func sharedFormatNickname() {  // crashes
  let otter = Mock<Otter>()
  otter.nickname = "Otto"
  consume(Format.summary(Resident(from: otter)))
}

func sharedFormatSet() {
  let otter = Mock<Otter>()
  (otter.nickname, otter.diet) = ("Otto", .case(.fish))
  consume(Format.summary(Resident(from: otter)))
}

func sharedFormatName() {
  let otter = Mock<Otter>()
  otter.nickname = "Otto"
  consume(Format.name(Resident(from: otter)))
}

final class SharedReadTests: XCTestCase {
  private var otter: Mock<Otter>!
  private lazy var sut = DenPresenter { [unowned self] in data(otter).residents }

  override func setUp() {
    super.setUp()
    otter = den()
  }

  func testAppear() {  // crashes
    sut.appear()
    XCTAssertEqual(sut.sections.count, 1)
  }

  func testAppearSet() {
    otter.den?.width = 3
    otter.den?.depth = 2
    sut.appear()
    XCTAssertEqual(sut.sections.first?.rows.first?.title.text, "3 x 2")
  }

  func testAppearHalf() {  // crashes
    otter.den?.width = 3
    sut.appear()
    XCTAssertEqual(sut.sections.count, 1)
  }

  func testReplaced() {
    otter = den { den in (den.width, den.depth) = (1, 1) }
    sut.appear()
    XCTAssertTrue(sut.isLoaded)
  }

  func testNotShown() {
    XCTAssertTrue(sut.sections.isEmpty)
  }

  func testFormat() {  // crashes
    XCTAssertEqual(Format.name(Resident(from: otter)), "lutra")
  }
}
