// @generated
// This file was automatically generated and should not be edited.

public import MockSupport
@testable import StarWarsAPI

nonisolated public final class Query: MockObject {
  public static let objectType: MockSupport.Object = StarWarsAPI.Objects.Query
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
    search: [(any AnyMock)] = [],
    __fileID: StaticString = #fileID,
    __filePath: StaticString = #filePath,
    __line: UInt = #line,
    __column: UInt = #column
  ) {
    self.init(__fileID: __fileID, __filePath: __filePath, __line: __line, __column: __column)
    _setEntity(hero, for: \.hero)
    _setEntity(human, for: \.human)
    _setList(search, for: \.search)
  }
}

public extension Query {
  static func mock(
    hero: (any AnyMock)? = nil,
    human: Mock<Human>? = nil,
    search: [(any AnyMock)] = [],
    __fileID: StaticString = #fileID,
    __filePath: StaticString = #filePath,
    __line: UInt = #line,
    __column: UInt = #column
  ) -> Mock<Query> {
    Mock<Query>(
      hero: hero,
      human: human,
      search: search,
      __fileID: __fileID,
      __filePath: __filePath,
      __line: __line,
      __column: __column
    )
  }
}
