import Foundation
import MockSupport
import ZooAPI
import ZooMocks

/// Calls inside `try` that throw no errors.
let throwingForms: [Sample] = [
  Sample("fetched", fetched), Sample("fetchedSet", fetchedSet), Sample("fetchedQualified", fetchedQualified),
  Sample("fetchedWithInput", fetchedWithInput), Sample("fetchedWithInputSet", fetchedWithInputSet),
  Sample("fetchedByViewModel", fetchedByViewModel), Sample("fetchedByViewModelSet", fetchedByViewModelSet),
  Sample("fetchedModel", fetchedModel), Sample("identified", identified), Sample("identifiedSet", identifiedSet),
  Sample("identifiedByFoundation", identifiedByFoundation),
  Sample("identifiedByFoundationSet", identifiedByFoundationSet),
  Sample("identifiedWithErrors", identifiedWithErrors), Sample("throwingClosure", throwingClosure),
]

private func residents(_ id: ID?) -> SearchQuery.Data {
  let query = Mock<Query>()
  let otter = Mock<Otter>()
  otter.id = id
  query.resident = otter
  return SearchQuery.Data(from: query)
}

private final class FakeClient: Sendable {
  let data: SearchQuery.Data

  init(_ data: SearchQuery.Data) { self.data = data }

  func fetch(_ query: SearchQuery) async throws -> SearchQuery.Data { data }

  func feed(_ mutation: FeedMutation) async throws -> SearchQuery.Data { data }
}

// Form: generated initializers inside `try`

func fetched() async throws {
  let client = FakeClient(residents(nil))
  consume(try await client.fetch(SearchQuery(id: "1")).resident?.id)  // error: unset-required-field
}

func fetchedSet() async throws {
  let client = FakeClient(residents("1"))
  consume(try await client.fetch(SearchQuery(id: "1")).resident?.id)
}

func fetchedQualified() async throws {
  let client = FakeClient(residents(nil))
  let data = try await client.fetch(ZooAPI.SearchQuery(filter: .some(ResidentFilter(species: ["Otter"])), id: "1"))
  consume(data.resident?.id)  // error: unset-required-field
}

func fetchedWithInput() async throws {
  let client = FakeClient(residents(nil))
  let data = try await client.feed(
    FeedMutation(residentID: "1", meal: MealInput(grams: 1, diet: .some(GraphQLEnum(Diet.fish)))))
  consume(data.resident?.id)  // error: unset-required-field
}

func fetchedWithInputSet() async throws {
  let client = FakeClient(residents("1"))
  let data = try await client.feed(FeedMutation(residentID: "1", meal: MealInput(grams: 1)))
  consume(data.resident?.id)
}

private struct ResidentLoader {
  let client: FakeClient

  func title(_ id: ID) async throws -> ID? {
    try await client.fetch(SearchQuery(id: id)).resident?.id  // error: unset-required-field
  }
}

func fetchedByViewModel() async throws {  // crashes
  consume(try await ResidentLoader(client: FakeClient(residents(nil))).title("1"))
}

func fetchedByViewModelSet() async throws {
  consume(try await ResidentLoader(client: FakeClient(residents("1"))).title("1"))
}

private func checked(_ model: OtterToy) throws -> OtterToy { model }

func fetchedModel() throws {
  let made = try checked(OtterToy(species: "Lutra", toy: "rope", born: .defaultMockValue))
  consume(made)
  consume(OtterToy(from: Mock<Otter>()).toy)  // error: unset-required-field
}

private func identity(_ number: Int) -> ID { "\(number)" }
private func identity(_ number: Double) -> ID { "\(number)" }

private func checkedIdentity(_ number: Int) throws -> ID { "\(number)" }
private func checkedIdentity(_ number: Double) throws -> ID { "\(number)" }

// Form: functions without `throws` that are not followed, inside `try`

func identified() async throws {
  let number = 1.5
  let client = FakeClient(residents(nil))
  consume(try await client.fetch(SearchQuery(id: identity(number))).resident?.id)  // error: unset-required-field
}

func identifiedSet() async throws {
  let number = 1.5
  let client = FakeClient(residents("1"))
  consume(try await client.fetch(SearchQuery(id: identity(number))).resident?.id)
}

/// Types select the function that makes the identity, which throws no error.
func identifiedWithErrors() async throws {
  let number = 1.5
  let client = FakeClient(residents(nil))
  consume(try await client.fetch(SearchQuery(id: checkedIdentity(number))).resident?.id)  // error: unset-required-field
}

// Form: initializers and methods of libraries inside `try`

func identifiedByFoundation() async throws {
  let client = FakeClient(residents(nil))
  let id = "1"
  let query = try checkedQuery(SearchQuery(id: UUID().uuidString + id.uppercased() + String(describing: 1)))
  consume(try await client.fetch(query).resident?.id)  // error: unset-required-field
}

func identifiedByFoundationSet() async throws {
  let client = FakeClient(residents("1"))
  consume(try await client.fetch(SearchQuery(id: String(describing: Date()))).resident?.id)
}

private func checkedQuery(_ query: SearchQuery) throws -> SearchQuery { query }

/// The closure throws no error.
func throwingClosure() throws {
  consume(try ["1"].map { try checkedIdentity(Double($0.count)) })
  consume(OtterToy(from: Mock<Otter>()).toy)  // error: unset-required-field
}
