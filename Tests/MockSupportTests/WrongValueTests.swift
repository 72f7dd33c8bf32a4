import Foundation
import MockSupport
import Testing
import ZooAPI
import ZooMocks

/// A value that the schema doesn't allow ends the test with a message that names it (part d.3). Each test runs in a
/// separate process. Code in a macro has the line of the macro.
struct WrongValueTests {
  @Test func scalarsOfOtherTypesEndTheTest() async {
    let line = #line + 1
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let otter = Mock<Otter>()
      otter._data["nickname"] = 5
      _ = ResidentsQuery.Data.Resident(from: otter).nickname
    }
    expectMessage(
      result,
      "'nickname' of ResidentsQuery.Data.Resident was read as Optional<String>, but 'nickname' is the Int 5 on "
        + "the Mock<Otter> created at MockSupportTests/WrongValueTests.swift:\(line)")
  }

  @Test func stringsForEnumsEndTheTest() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let otter = Mock<Otter>()
      otter._data["diet"] = "FISH"
      _ = ResidentsQuery.Data.Resident(from: otter).diet
    }
    expectMessage(result, "'diet' of ResidentsQuery.Data.Resident was read as GraphQLEnum<Diet>", "the String \"FISH\"")
  }

  @Test func scalarsForObjectsEndTheTest() async {
    let line = #line + 1
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let otter = Mock<Otter>()
      otter._data["den"] = "a hole"
      let query = Mock<Query>(residents: [otter])
      _ = ResidentsQuery.Data(from: query)
    }
    expectMessage(
      result,
      "Cannot convert the mock to ResidentsQuery.Data: 'residents.0.den' is the String \"a hole\" instead of "
        + "an object; the field belongs to the Mock<Otter> created at MockSupportTests/WrongValueTests.swift:\(line)")
  }

  @Test func objectsForListsEndTheTest() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let query = Mock<Query>()
      query._data["residents"] = Mock<Otter>()
      _ = ResidentsQuery.Data(from: query)
    }
    expectMessage(result, "'residents' is a Mock<Otter> instead of a list")
  }

  @Test func nullForARequiredFieldEndsTheTest() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let query = Mock<Query>()
      query._data["residents"] = NSNull()
      _ = ResidentsQuery.Data(from: query)
    }
    expectMessage(result, "Cannot convert the mock to ResidentsQuery.Data: 'residents' is null, but required")
  }

  @Test func nullForARequiredElementEndsTheTest() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let query = Mock<Query>()
      query._data["residents"] = [NSNull()]
      _ = await ResidentsQuery.Data.from(query)
    }
    expectMessage(result, "'residents.0' is null, but required")
  }

  @Test func nullForARequiredScalarElementEndsTheTest() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let otter = Mock<Otter>()
      otter._data["tags"] = ["a", NSNull()] as [AnyHashable]
      _ = ResidentsQuery.Data(from: Mock<Query>(residents: [otter]))
    }
    expectMessage(result, "'residents.0.tags.1' is null, but required")
  }

  @Test func nonBooleanVariablesEndTheTest() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = ConditionsQuery.Data(
        from: Mock<Query>(residents: [Mock<Otter>()]), withVariables: ["withDiet": "yes"])
    }
    expectMessage(result, "The variable '$withDiet' is a condition of a selection, so it must be a Bool")
  }
}
