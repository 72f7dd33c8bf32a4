import Testing

/// Tests property wrappers of the program and observers of local variables. Nothing compiles the samples.
@Suite struct WrapperPatternTests {
  /// A wrapper in the code under test.
  @Test func wrappersOfTheCodeUnderTestAreFollowed() throws {
    try check(
      """
      struct CageTests {
        @Test func toy() async {
          let cage = Cage(model: await OtterToy.from(Mock<Otter>()))
          print(cage.model.toy)  // error: unset-required-field
        }
      }
      """,
      codeUnderTest: """
        @propertyWrapper struct Kept<Value> {
          private var stored: Value
          init(wrappedValue: Value) { stored = wrappedValue }
          var wrappedValue: Value {
            get { stored }
            set { stored = newValue }
          }
        }
        struct Cage { @Kept var model: OtterToy }
        """)
  }

  @Test func wrappedPropertiesOfSuitesAreFollowed() throws {
    try check(
      """
      @propertyWrapper struct Kept<Value> { var wrappedValue: Value }
      @Suite struct OtterTests {
        @Kept var mock = Mock<Otter>()
        @Kept var other: Mock<Otter> = .init()

        @Test func unset() async {
          print(await OtterToy.from(mock).toy)  // error: unset-required-field
        }

        @Test func set() async {
          mock.toy = "ball"
          print(await OtterToy.from(mock).toy)
        }

        @Test func unsetOther() async {
          print(await OtterToy.from(other).toy)  // error: unset-required-field
        }
      }
      """)
  }

  /// Wrappers that are unknown, or that do more than hold a value, lead to no errors.
  @Test(arguments: [
    "",
    "@propertyWrapper struct Other { var wrappedValue: Mock<Otter> }",
    "struct Kept { var wrappedValue: Mock<Otter> }",
    """
    @propertyWrapper struct Kept {
      private let made: () -> Mock<Otter>
      init(wrappedValue: @autoclosure @escaping () -> Mock<Otter>) { made = wrappedValue }
      var wrappedValue: Mock<Otter> { made() }
    }
    """,
    """
    @propertyWrapper struct Kept {
      init(wrappedValue: Mock<Otter>) {}
      static subscript<T>(_enclosingInstance instance: T, wrapped a: Int, storage b: Int) -> Mock<Otter> { other }
      var wrappedValue: Mock<Otter>
    }
    """,
    "@propertyWrapper struct Kept { var wrappedValue: Mock<Otter> }\n"
      + "@propertyWrapper struct Kept { var wrappedValue: Mock<Otter>; init(wrappedValue: Mock<Otter>) {} }",
    """
    @propertyWrapper struct Kept {
      var wrappedValue: Mock<Otter> {
        didSet { wrappedValue.toy = "ball" }
      }
      init(wrappedValue: Mock<Otter>) { self.wrappedValue = wrappedValue }
    }
    """,
  ])
  func otherWrappersAreUnknown(wrapper: String) throws {
    try check(
      wrapper,
      """
      final class OtterTests: XCTestCase {
        @Kept var mock = Mock<Otter>()

        func testUnset() async {
          mock = Mock<Otter>()
          print(await OtterToy.from(mock).toy)
        }
      }
      """)
  }

  @Test func severalWrappersAreUnknown() throws {
    try check(
      """
      @propertyWrapper struct Kept<Value> { var wrappedValue: Value }
      struct Cage { @Kept @Kept var mock = Mock<Otter>() }
      struct Observed { @Kept var mock = Mock<Otter>() { didSet { mock.toy = "ball" } } }
      func testCages() async {
        print(await OtterToy.from(Cage().mock).toy)
        print(await OtterToy.from(Observed().mock).toy)
      }
      """)
  }

  /// Unknown code that gets a variable can run its observers.
  @Test func observersOfSharedVariablesMayRun() throws {
    try check(
      """
      func testShared() async {
        let mock = Mock<Otter>()
        var count = 0 {
          didSet { mock.toy = "ball" }
        }
        run { count += 1 }
        print(await OtterToy.from(mock).toy)
      }
      """)
  }

  @Test func observersOfListsRun() throws {
    try check(
      """
      func testObserver() async {
        var models: [OtterToy] = [] {
          didSet { print(models[0].toy) }  // error: unset-required-field
        }
        models += [await OtterToy.from(Mock<Otter>())]
      }
      """)
  }
}
