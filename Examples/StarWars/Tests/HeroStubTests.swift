import Foundation
import MockSupport
import StarWars
import StarWarsAPI
import StarWarsMocks
import Testing

@Test func theHeroOfAnEpisodeIsShown() async throws {
  let query = HeroQuery(episode: .init(.jedi))
  let stubs = OperationStubs()
  stubs.stub(query, with: try .mock(Query.mock(hero: Droid.mock(name: "R2-D2")), for: query))

  let data = try await OperationClient(stubs: stubs).data(for: query)
  #expect(CharacterCard.all(data).map(\.title) == ["R2-D2"])
}

@Test func aTimeoutFailsTheOnlyRequest() throws {
  let stubs = OperationStubs()
  stubs.stub(HeroQuery.self, with: .networkError(URLError(.timedOut)))
  let (queue, recorder) = (MockDispatchQueue(.virtualTime), RequestRecorder())
  let client = OperationClient(
    stubs: stubs, stubClosure: OperationClient.delayedStub(60), callbackQueue: queue, plugins: [recorder])

  client.request(HeroQuery(episode: .null)) { _ in }
  #expect(recorder.operations(HeroQuery.self) == [HeroQuery(episode: .null)])
  queue.advance(by: .seconds(60))
  #expect(throws: ClientError.self) { try recorder.results[0].get() }
}
