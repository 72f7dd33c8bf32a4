// @generated
// This file was automatically generated and should not be edited.

import ApolloTestSupport
@testable import StarWarsAPI

nonisolated public final class Query: MockObject {
  public static let objectType: ApolloAPI.Object = StarWarsAPI.Objects.Query
  public static let _mockFields = MockFields()
  public typealias MockValueCollectionType = Array<Mock<Query>>

  public struct MockFields: Sendable {
    @Field<MockObject.Character>("hero") public var hero
    @Field<Human>("human") public var human
    @Field<[SearchResult]>("search") public var search
  }
}

public extension Mock where O == Query {
  convenience init(
    hero: (any AnyMock)? = nil,
    human: Mock<Human>? = nil,
    search: [(any AnyMock)] = []
  ) {
    self.init()
    _setEntity(hero, for: \.hero)
    _setEntity(human, for: \.human)
    _setList(search, for: \.search)
  }
}
