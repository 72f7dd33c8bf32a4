// @generated
// This file was automatically generated and should not be edited.

public import MockSupport
@testable import MuseumAPI

nonisolated public final class Query: MockObject {
  public static let objectType: MockSupport.Object = MuseumAPI.Objects.Query
  public static let _mockFields = MockFields()
  public typealias MockValueCollectionType = Array<Mock<Query>>

  public struct MockFields: Sendable {
    @Field<[Exhibition]>("exhibitions") public var exhibitions
    @Field<[SearchResult]>("search") public var search
  }
}

public extension Mock where O == Query {
  convenience init(
    exhibitions: [Mock<Exhibition>] = [],
    search: [(any AnyMock)] = [],
    __fileID: StaticString = #fileID,
    __filePath: StaticString = #filePath,
    __line: UInt = #line,
    __column: UInt = #column
  ) {
    self.init(__fileID: __fileID, __filePath: __filePath, __line: __line, __column: __column)
    _setList(exhibitions, for: \.exhibitions)
    _setList(search, for: \.search)
  }
}

public extension Query {
  static func mock(
    exhibitions: [Mock<Exhibition>] = [],
    search: [(any AnyMock)] = [],
    __fileID: StaticString = #fileID,
    __filePath: StaticString = #filePath,
    __line: UInt = #line,
    __column: UInt = #column
  ) -> Mock<Query> {
    Mock<Query>(
      exhibitions: exhibitions,
      search: search,
      __fileID: __fileID,
      __filePath: __filePath,
      __line: __line,
      __column: __column
    )
  }
}
