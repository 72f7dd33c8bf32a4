import MockSupport
import Testing
import ZooAPI
import ZooMocks

/// Reading an unset field ends the test with a message that names the field and the place (part d.3). Each test runs
/// in a separate process. Code in a macro has the line of the macro.
struct UnsetFieldTests {
  @Test func readingAnUnsetScalarEndsTheTest() async {
    let line = #line + 1
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let mock = Mock<Otter>()
      mock.toy = "ball"
      _ = OtterToy(from: mock).species
    }
    expectMessage(
      result, "UnsetFieldTests.swift:\(line): ",
      "'species' of OtterToy was read, but 'species' was never set on the "
        + "Mock<Otter> created at MockSupportTests/UnsetFieldTests.swift:\(line)")
  }

  @Test func readingAnUnsetEnumEndsTheTest() async {
    let line = #line + 1
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let query = Mock<Query>(residents: [Mock<Otter>()])
      _ = ResidentsQuery.Data(from: query).residents[0].diet
    }
    expectMessage(
      result, "'diet' of ResidentsQuery.Data.Resident was read", "never set on the Mock<Otter>", ":\(line)")
  }

  @Test func readingAnUnsetCustomScalarEndsTheTest() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = OtterToy(from: Mock<Otter>()).born
    }
    expectMessage(result, "'born' of OtterToy was read", "never set")
  }

  @Test func readingAnUnsetObjectEndsTheTest() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = DenDepth(from: Mock<Otter>()).den
    }
    expectMessage(result, "'den' of DenDepth was read", "never set on the Mock<Otter>")
  }

  @Test func readingAnUnsetListOfObjectsEndsTheTest() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = ResidentsQuery.Data(from: Mock<Query>()).residents
    }
    expectMessage(result, "'residents' of ResidentsQuery.Data was read", "never set on the Mock<Query>")
  }

  @Test func readingAnUnsetListOfScalarsEndsTheTest() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let variables: GraphQLOperation.Variables = ["id": "1"]
      _ = SearchQuery.Data(from: Mock<Query>(resident: Mock<Otter>()), withVariables: variables).resident?.tags
    }
    expectMessage(result, "'tags' of SearchQuery.Data.Resident was read", "never set on the Mock<Otter>")
  }

  /// Generated code made the mock, so the message has the place of the enclosing mock.
  @Test func readingAFieldOfADefaultEndsTheTest() async {
    let line = #line + 1
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let otter = Mock<Otter>(species: "Lutra lutra")
      _ = DenDepth(from: otter).den.depth
    }
    expectMessage(
      result, "'depth' of DenDepth.Den was read",
      "never set on the Mock<Den>, the default of 'den' in Mock<Otter>, created "
        + "at MockSupportTests/UnsetFieldTests.swift:\(line)")
  }

  /// The same for mocks made without angle brackets.
  @Test func readingAFieldOfADefaultOfAFactoryMockEndsTheTest() async {
    let line = #line + 1
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let otter = Otter.mock(species: "Lutra lutra")
      _ = DenDepth(from: otter).den.depth
    }
    expectMessage(
      result, "the default of 'den' in Mock<Otter>, created at MockSupportTests/UnsetFieldTests.swift:\(line)")
  }

  /// The fragment exists unchecked; only reading the field ends the test.
  @Test func readingAnUnsetFieldOfAFragmentEndsTheTest() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let fragment = ResidentsQuery.Data.Resident(from: Mock<Otter>()).fragments.denDepth
      print("it is there", fragment.__typename ?? "")
      _ = fragment.den
    }
    expectMessage(result, "'den' of DenDepth was read")
  }

  /// No check compares a model with the mock's type; only reading fails.
  @Test func readingAFieldOfAnotherTypeEndsTheTest() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = DenDepth.Den(from: Mock<Otter>(species: "Lutra lutra")).depth
    }
    expectMessage(result, "'depth' of DenDepth.Den was read", "never set on the Mock<Otter>")
  }

  /// The model has the field because its parent's fragment selects it, so a direct conversion doesn't fill it.
  @Test func readingAMergedFieldOfADirectConversionEndsTheTest() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = ResidentsQuery.Data.Resident.Den(from: Mock<Den>(depth: 7, width: 1)).depth
    }
    expectMessage(
      result, "'depth' of ResidentsQuery.Data.Resident.Den was read, but the conversion of the Mock<Den> created at ",
      "does not fill", "convert the mock of the enclosing object")
  }

  @Test func readingAMergedOnlyModelEndsTheTest() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = ResidentsQuery.Data.Resident.AsOtter.Den(from: Mock<Den>(width: 1)).width
    }
    expectMessage(result, "'width' of ResidentsQuery.Data.Resident.AsOtter.Den was read, but the conversion")
  }

  @Test func requiredReadsOfMocksEndTheTest() async {
    let line = #line + 1
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let otter = Mock<Otter>()
      _ = otter[required: \.species]
    }
    expectMessage(
      result,
      "'species' was read, but never set on the Mock<Otter> created at MockSupportTests/UnsetFieldTests.swift:\(line)")
  }

  /// Here Swift ends the test, which unwraps a nil field.
  @Test func readingAConditionalFieldWithoutVariablesEndsTheTest() async {
    await #expect(processExitsWith: .failure) {
      let query = Mock<Query>(residents: [Mock<Otter>(diet: .case(.fish))])
      _ = ConditionsQuery.Data(from: query).residents[0].diet!
    }
  }
}
