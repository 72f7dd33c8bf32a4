import Testing

/// Tests names of types that the code under test or other files declare. Nothing compiles the samples.
@Suite struct ScopePatternTests {
  @Test func aliasesOfTheCodeUnderTestAreResolved() throws {
    try check(
      """
      func test() {
        _ = Animal(from: Mock<Otter>()).toy  // error: unset-required-field
        _ = App.Toy(from: Mock<Otter>()).toy  // error: unset-required-field
        _ = OtterToy(from: OtterMock()).toy  // error: unset-required-field
        _ = Hidden(from: Mock<Otter>()).toy
        _ = OtterToy(from: Mock<Otter>()).toy  // error: unset-required-field
      }
      """,
      codeUnderTest: """
        typealias Animal = OtterToy
        typealias OtterMock = Mock<Otter>
        typealias OtterToy = ZooAPI.OtterToy
        private typealias Hidden = OtterToy
        enum App { public typealias Toy = OtterToy }
        """)
  }

  @Test func ambiguousAliasesOfModulesAreUnknown() throws {
    try check(
      """
      func test() { _ = Animal(from: Mock<Otter>()).toy }
      """,
      codeUnderTest: """
        typealias Animal = OtterToy
        #if DEBUG
        typealias Animal = DenDepth
        #endif
        """)
  }

  /// Files of two targets can declare the same name. Other files of these targets mean one of them.
  @Test func ambiguousInternalAliasesAreUnknown() throws {
    try check(
      """
      typealias Animal = OtterToy
      func test() { _ = Animal(from: Mock<Otter>()).toy }  // error: unset-required-field
      """,
      """
      typealias Animal = DenDepth
      func testDen() { _ = Animal(from: Mock<Otter>(toy: "ball")).den.depth }  // error: unset-required-field
      """,
      """
      func testOther() { _ = Animal(from: Mock<Otter>()).toy }
      """)
  }

  @Test func equalAliasesAreResolved() throws {
    try check(
      "typealias Animal = OtterToy", "typealias Animal = OtterToy",
      "func test() { _ = Animal(from: Mock<Otter>()).toy }  // error: unset-required-field")
  }

  /// Names in the signature of a helper have the meanings of its own file.
  @Test func signaturesUseTheAliasesOfTheirFile() throws {
    try check(
      """
      private typealias Thing = OtterToy
      func show(_ thing: Thing = .init(from: Mock<Otter>())) {
        _ = thing.toy  // error: unset-required-field
      }
      func make() -> Thing { .init(from: Mock<Otter>()) }
      """,
      """
      private typealias Thing = DenDepth
      func test() {
        show()
        show(.init(from: Mock<Otter>()))
        _ = make().toy  // error: unset-required-field
      }
      """)
  }

  @Test func privateTypesAreResolved() throws {
    try check(
      """
      private struct Fixture { var otter: Mock<Otter> { Mock<Otter>() } }
      extension Fixture { func read() { _ = OtterToy(from: otter).toy } }  // error: unset-required-field
      final class OtterTests: XCTestCase {
        func testToy() { Fixture().read() }
      }
      """,
      """
      private struct Fixture { var otter: Mock<Otter> { Mock<Otter>(toy: "ball") } }
      extension Fixture { func read() { _ = OtterToy(from: otter).toy } }
      final class OtherTests: XCTestCase {
        func testToy() {
          Fixture().read()
          _ = DenDepth(from: Fixture().otter).den.depth  // error: unset-required-field
        }
      }
      """)
  }

  /// The search ends if a superclass is a nested type of the class itself.
  @Test func circularSuperclassesEndTheSearch() throws {
    try check(
      """
      class A: A.B { class B: A {} }
      typealias C = D
      typealias D = C
      func test() {
        _ = C(from: Mock<Otter>()).toy
        _ = A().toy
      }
      """)
  }

  /// The initializer of a structure is unknown if one pattern declares several properties.
  @Test func tuplePatternsMakeTheInitializerUnknown() throws {
    try check(
      """
      struct Pair { var (first, second) = (1, 2); var model: OtterToy }
      struct Single { var first = 1; var model: OtterToy }
      func test() {
        _ = Pair(model: OtterToy(from: Mock<Otter>())).model.toy
        _ = Single(model: OtterToy(from: Mock<Otter>())).model.toy  // error: unset-required-field
      }
      """)
  }

  /// A variable of the type hides a constant of the file. Other tests can change it.
  @Test func staticVariablesHideGlobalConstants() throws {
    try check(
      """
      let model = OtterToy(from: Mock<Otter>())
      struct Constant {
        @Test static func reads() { _ = model.toy }  // error: unset-required-field
      }
      struct Variable {
        static var model = OtterToy(from: Mock<Otter>())
        @Test static func reads() { _ = model.toy }
      }
      """)
  }

  /// A loop that changes only variables of its body leaves other values known.
  @Test func loopsKeepUnchangedValues() throws {
    try check(
      """
      func testFor(_ items: [Int]) {
        let mock = Mock<Otter>()
        for _ in items {
          let other = mock
          _ = other
        }
        _ = OtterToy(from: mock).toy  // error: unset-required-field
      }
      func testForEach(_ items: [Int]) {
        let mock = Mock<Otter>()
        items.forEach { _ in
          var other = mock
          other = mock
          _ = other
        }
        _ = OtterToy(from: mock).toy  // error: unset-required-field
      }
      func testWhile(_ isReady: () -> Bool) {
        let mock = Mock<Otter>()
        while isReady() {
          var other = mock
          other = mock
          _ = other
        }
        _ = OtterToy(from: mock).toy  // error: unset-required-field
      }
      func testFlag(_ items: [Int]) {
        var isEmpty = true
        if isEmpty { _ = OtterToy(from: Mock<Otter>()).toy }  // error: unset-required-field
        for _ in items { isEmpty = false }
        if isEmpty { _ = OtterToy(from: Mock<Otter>()).toy }  // hint: unset-required-field
      }
      func testWhileThatChanges(_ isReady: () -> Bool) {
        let mock = Mock<Otter>()
        while isReady() {
          let other = mock
          other.toy = "ball"
        }
        _ = OtterToy(from: mock).toy  // hint: unset-required-field
      }
      """)
  }
}
