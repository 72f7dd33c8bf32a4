// @generated
// This file was automatically generated and should not be edited.

public import MockSupport
@testable import ZooAPI

nonisolated public final class Query: MockObject {
  public static let objectType: MockSupport.Object = ZooAPI.Objects.Query
  public static let _mockFields = MockFields()
  public typealias MockValueCollectionType = Array<Mock<Query>>

  public struct MockFields: Sendable {
    @Field<[Exhibit]>("exhibits") public var exhibits
    @Field<[Keeper?]>("keepers") public var keepers
    @Field<[[Exhibit?]]>("map") public var map
    @Field<Resident>("resident") public var resident
    @Field<[Resident]>("residents") public var residents
    @Field<[Resident]>("search") public var search
  }
}

public extension Mock where O == Query {
  convenience init(
    exhibits: [(any AnyMock)]? = nil,
    keepers: [Mock<Keeper>?]? = nil,
    map: [[(any AnyMock)?]]? = nil,
    resident: (any AnyMock)? = nil,
    residents: [(any AnyMock)] = [],
    search: [(any AnyMock)] = [],
    __fileID: StaticString = #fileID,
    __filePath: StaticString = #filePath,
    __line: UInt = #line,
    __column: UInt = #column
  ) {
    self.init(__fileID: __fileID, __filePath: __filePath, __line: __line, __column: __column)
    _setList(exhibits, for: \.exhibits)
    _setList(keepers, for: \.keepers)
    _setList(map, for: \.map)
    _setEntity(resident, for: \.resident)
    _setList(residents, for: \.residents)
    _setList(search, for: \.search)
  }
}

public extension Query {
  static func mock(
    exhibits: [(any AnyMock)]? = nil,
    keepers: [Mock<Keeper>?]? = nil,
    map: [[(any AnyMock)?]]? = nil,
    resident: (any AnyMock)? = nil,
    residents: [(any AnyMock)] = [],
    search: [(any AnyMock)] = [],
    __fileID: StaticString = #fileID,
    __filePath: StaticString = #filePath,
    __line: UInt = #line,
    __column: UInt = #column
  ) -> Mock<Query> {
    Mock<Query>(
      exhibits: exhibits,
      keepers: keepers,
      map: map,
      resident: resident,
      residents: residents,
      search: search,
      __fileID: __fileID,
      __filePath: __filePath,
      __line: __line,
      __column: __column
    )
  }
}
