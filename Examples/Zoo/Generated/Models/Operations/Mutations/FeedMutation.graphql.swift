// @generated
// This file was automatically generated and should not be edited.

@_exported import MockSupport
@_spi(Execution) @_spi(Unsafe) import MockSupport

nonisolated public struct FeedMutation: GraphQLMutation {
  public static let operationName: String = "Feed"
  public static let operationDocument: MockSupport.OperationDocument = .init(
    definition: .init(
      #"mutation Feed($residentID: ID!, $meal: MealInput!) { feed(residentID: $residentID, meal: $meal) { __typename grams } }"#
    ))

  public var residentID: ID
  public var meal: MealInput

  public init(
    residentID: ID,
    meal: MealInput
  ) {
    self.residentID = residentID
    self.meal = meal
  }

  @_spi(Unsafe) public var __variables: Variables? { [
    "residentID": residentID,
    "meal": meal
  ] }

  nonisolated public struct Data: ZooAPI.SelectionSet {
    @_spi(Unsafe) public let __data: DataDict
    @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

    @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Objects.Mutation }
    @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
      .field("feed", Feed.self, arguments: [
        "residentID": .variable("residentID"),
        "meal": .variable("meal")
      ]),
    ] }
    @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
      FeedMutation.Data.self
    ] }

    public var feed: Feed { __data["feed"] }

    public init(
      feed: Feed
    ) {
      self.init(unsafelyWithData: [
        "__typename": ZooAPI.Objects.Mutation.typename,
        "feed": feed._fieldData,
      ])
    }

    /// Feed
    ///
    /// Parent Type: `Meal`
    nonisolated public struct Feed: ZooAPI.SelectionSet {
      @_spi(Unsafe) public let __data: DataDict
      @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

      @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Objects.Meal }
      @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
        .field("__typename", String.self),
        .field("grams", Int.self),
      ] }
      @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
        FeedMutation.Data.Feed.self
      ] }

      public var grams: Int { __data["grams"] }

      public init(
        grams: Int
      ) {
        self.init(unsafelyWithData: [
          "__typename": ZooAPI.Objects.Meal.typename,
          "grams": grams,
        ])
      }
    }
  }
}
