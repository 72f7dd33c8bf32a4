// @generated
// This file was automatically generated and should not be edited.

@_exported import MockSupport
@_spi(Execution) @_spi(Unsafe) import MockSupport

nonisolated public struct SearchQuery: GraphQLQuery {
  public static let operationName: String = "Search"
  public static let operationDocument: MockSupport.OperationDocument = .init(
    definition: .init(
      #"query Search($filter: ResidentFilter = { species: ["Otter"], diet: FISH }, $id: ID!) { search(filter: $filter) { __typename id } resident(id: $id) { __typename id tags } }"#
    ))

  public var filter: GraphQLNullable<ResidentFilter>
  public var id: ID

  public init(
    filter: GraphQLNullable<ResidentFilter> = .init(
      ResidentFilter(
        species: ["Otter"],
        diet: .init(.fish)
      )
    ),
    id: ID
  ) {
    self.filter = filter
    self.id = id
  }

  @_spi(Unsafe) public var __variables: Variables? { [
    "filter": filter,
    "id": id
  ] }

  nonisolated public struct Data: ZooAPI.SelectionSet {
    @_spi(Unsafe) public let __data: DataDict
    @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

    @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Objects.Query }
    @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
      .field("search", [Search].self, arguments: ["filter": .variable("filter")]),
      .field("resident", Resident?.self, arguments: ["id": .variable("id")]),
    ] }
    @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
      SearchQuery.Data.self
    ] }

    public var search: [Search] { __data["search"] }
    public var resident: Resident? { __data["resident"] }

    public init(
      search: [Search],
      resident: Resident? = nil
    ) {
      self.init(unsafelyWithData: [
        "__typename": ZooAPI.Objects.Query.typename,
        "search": search._fieldData,
        "resident": resident._fieldData,
      ])
    }

    /// Search
    ///
    /// Parent Type: `Resident`
    nonisolated public struct Search: ZooAPI.SelectionSet {
      @_spi(Unsafe) public let __data: DataDict
      @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

      @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Interfaces.Resident }
      @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
        .field("__typename", String.self),
        .field("id", ZooAPI.ID.self),
      ] }
      @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
        SearchQuery.Data.Search.self
      ] }

      public var id: ZooAPI.ID { __data["id"] }

      public init(
        __typename: String,
        id: ZooAPI.ID
      ) {
        self.init(unsafelyWithData: [
          "__typename": __typename,
          "id": id,
        ])
      }
    }

    /// Resident
    ///
    /// Parent Type: `Resident`
    nonisolated public struct Resident: ZooAPI.SelectionSet {
      @_spi(Unsafe) public let __data: DataDict
      @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

      @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Interfaces.Resident }
      @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
        .field("__typename", String.self),
        .field("id", ZooAPI.ID.self),
        .field("tags", [String].self),
      ] }
      @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
        SearchQuery.Data.Resident.self
      ] }

      public var id: ZooAPI.ID { __data["id"] }
      public var tags: [String] { __data["tags"] }

      public init(
        __typename: String,
        id: ZooAPI.ID,
        tags: [String]
      ) {
        self.init(unsafelyWithData: [
          "__typename": __typename,
          "id": id,
          "tags": tags,
        ])
      }
    }
  }
}
