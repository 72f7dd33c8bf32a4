import MockSupport
import ZooAPI
import ZooMocks

/// Operations that tests and view models load.
let fetchCases: [Sample] = [
  Sample("fetchQuery", fetchQuery), Sample("fetchQueryVariable", fetchQueryVariable),
  Sample("fetchQueryNotRead", fetchQueryNotRead), Sample("fetchWithVariables", fetchWithVariables),
  Sample("fetchWithVariablesUnset", fetchWithVariablesUnset), Sample("fetchThrows", fetchThrows),
  Sample("fetchOptionalTry", fetchOptionalTry), Sample("fetchOptionalTryUnset", fetchOptionalTryUnset),
  Sample("fetchCatch", fetchCatch), Sample("fetchCatchNotReached", fetchCatchNotReached),
  Sample("fetchMutation", fetchMutation), Sample("fetchMutationUnset", fetchMutationUnset),
  Sample("fetchClient", fetchClient), Sample("fetchClientUnset", fetchClientUnset),
  Sample("fetchClientWithoutResponse", fetchClientWithoutResponse),
  Sample("fetchClientOtherResponse", fetchClientOtherResponse), Sample("fetchClientTags", fetchClientTags),
  Sample("fetchClientNoResident", fetchClientNoResident), Sample("fetchBeforeOtherRead", fetchBeforeOtherRead),
  Sample("fetchFailsBeforeOtherRead", fetchFailsBeforeOtherRead),
  Sample("fetchThrowingArgument", fetchThrowingArgument),
  Sample("fetchThrowingArgumentUnset", fetchThrowingArgumentUnset), Sample("fetchInTask", fetchInTask),
  Sample("fetchConcurrently", fetchConcurrently), Sample("fetchConcurrentlyUnset", fetchConcurrentlyUnset),
]

private func bareData() -> ResidentsQuery.Data {
  ResidentsQuery.Data(from: Mock<Query>(residents: [Mock<Otter>()]))
}

private func completeData() -> ResidentsQuery.Data {
  ResidentsQuery.Data(from: Mock<Query>(residents: [Mock<Otter>(species: "Lutra")]))
}

private func fetch(_ query: ResidentsQuery) async throws -> ResidentsQuery.Data { bareData() }

private func fetch(_ query: SearchQuery) async throws -> SearchQuery.Data {
  if query.id.isEmpty { throw Failure() }
  let otter = Mock<Otter>()
  otter.id = query.id
  return await SearchQuery.Data.from(Mock<Query>(resident: otter, search: [otter]))
}

private func perform(_ mutation: FeedMutation) async throws -> FeedMutation.Data {
  let meal = Mock<Meal>()
  if mutation.residentID == "1" { meal.grams = 100 }
  return await FeedMutation.Data.from(Mock<Mutation>(feed: meal))
}

func fetchQuery() async throws {
  let data = try await fetch(ResidentsQuery())
  consume(data.residents[0].species)  // error: unset-required-field
}

func fetchQueryVariable() async throws {
  let query = ResidentsQuery()
  let data = try await fetch(query)
  consume(data.residents[0].species)  // error: unset-required-field
}

func fetchQueryNotRead() async throws {
  consume(try await fetch(ResidentsQuery()).residents.count)
}

func fetchWithVariables() async throws {
  let data = try await fetch(SearchQuery(id: "7"))
  consume((data.resident?.id, data.search.first?.id))
}

func fetchWithVariablesUnset() async throws {
  let data = try await fetch(SearchQuery(filter: .null, id: "7"))
  consume(data.resident?.tags)  // crashes, not reported
}

func fetchThrows() async throws {
  let data = try await fetch(SearchQuery(id: ""))
  consume(data.resident?.tags)
}

func fetchOptionalTry() async {
  if let data = try? await fetch(SearchQuery(id: "")) { consume(data.resident?.tags) }
}

func fetchOptionalTryUnset() async {
  if let data = try? await fetch(SearchQuery(id: "7")) { consume(data.resident?.tags) }  // crashes, not reported
}

func fetchCatch() async {  // crashes
  do {
    consume(try await fetch(SearchQuery(id: "")).resident?.id)
  } catch {
    consume(bareData().residents[0].species)  // hint: unset-required-field
  }
}

func fetchCatchNotReached() async {
  do {
    consume(try await fetch(SearchQuery(id: "7")).resident?.id)
  } catch {
    consume(bareData().residents[0].species)  // hint: unset-required-field
  }
}

func fetchMutation() async throws {
  let data = try await perform(FeedMutation(residentID: "1", meal: MealInput(grams: 100)))
  consume(data.feed.grams)  // hint: unset-required-field
}

func fetchMutationUnset() async throws {  // crashes
  let data = try await perform(FeedMutation(residentID: "2", meal: .init(grams: 100, diet: .init(.fish))))
  consume(data.feed.grams)  // hint: unset-required-field
}

private protocol Client {
  func fetch<Q: GraphQLQuery>(query: Q) async throws -> Q.Data
}

private final class FakeClient: Client {
  var response: Any?
  private(set) var requests: [String] = []

  func fetch<Q: GraphQLQuery>(query: Q) async throws -> Q.Data {
    requests.append(Q.operationName)
    guard let data = response as? Q.Data else { throw Failure() }
    return data
  }
}

private struct Repository {
  let client: any Client

  func species() async throws -> [String] {  // crashes
    let data = try await client.fetch(query: ResidentsQuery())
    return data.residents.map(\.species)  // hint: unset-required-field
  }

  func tags(_ id: String) async -> [String] {  // crashes
    do {
      return try await client.fetch(query: SearchQuery(id: id)).resident?.tags ?? []  // hint: unset-required-field
    } catch {
      return []
    }
  }
}

func fetchClient() async throws {
  let client = FakeClient()
  client.response = completeData()
  consume(try await Repository(client: client).species())
}

func fetchClientUnset() async throws {  // crashes
  let client = FakeClient()
  client.response = bareData()
  consume(try await Repository(client: client).species())
}

func fetchClientWithoutResponse() async throws {
  consume(try await Repository(client: FakeClient()).species())
}

func fetchClientOtherResponse() async {
  let client = FakeClient()
  client.response = bareData()
  consume(await Repository(client: client).tags("7"))
}

func fetchClientTags() async {  // crashes
  let client = FakeClient()
  client.response = SearchQuery.Data(from: Mock<Query>(resident: Mock<Otter>(onlyID: "7")))
  consume(await Repository(client: client).tags("7"))
}

func fetchClientNoResident() async {
  let client = FakeClient()
  client.response = SearchQuery.Data(from: Mock<Query>())
  consume(await Repository(client: client).tags("7"))
}

extension Mock where O == Otter {
  fileprivate convenience init(onlyID id: String) {
    self.init()
    self.id = id
  }
}

func fetchBeforeOtherRead() async throws {  // crashes
  let model = OtterToy(from: Mock<Otter>())
  consume(try await fetch(SearchQuery(id: "7")).resident?.id)
  consume(model.toy)  // hint: unset-required-field
}

func fetchFailsBeforeOtherRead() async throws {
  let model = OtterToy(from: Mock<Otter>())
  consume(try await fetch(SearchQuery(id: "")).resident?.id)
  consume(model.toy)  // hint: unset-required-field
}

private struct Ticket {
  let resident: String
  init(resident: String) throws {
    guard !resident.isEmpty else { throw Failure() }
    self.resident = resident
  }
}

private func redeem(_ ticket: Ticket) async throws -> OtterToy { OtterToy(from: Mock<Otter>()) }

func fetchThrowingArgument() async throws {
  consume(try await redeem(Ticket(resident: "")).toy)
}

func fetchThrowingArgumentUnset() async throws {
  consume(try await redeem(Ticket(resident: "7")).toy)  // error: unset-required-field
}

func fetchInTask() async throws {
  let data = try await Task { try await fetch(ResidentsQuery()) }.value
  consume(data.residents[0].species)  // error: unset-required-field
}

func fetchConcurrently() async throws {
  async let first = fetch(SearchQuery(id: "1"))
  async let second = fetch(SearchQuery(id: "2"))
  consume(try await [first, second].map { $0.resident?.id })
}

func fetchConcurrentlyUnset() async throws {
  async let first = fetch(SearchQuery(id: "1"))
  async let second = fetch(ResidentsQuery())
  consume(try await first.resident?.id)
  consume(try await second.residents[0].species)  // error: unset-required-field
}
