// @generated
// This file was automatically generated and should not be edited.

@_exported import MockSupport
@_spi(Execution) @_spi(Unsafe) import MockSupport

nonisolated public struct CreateReviewMutation: GraphQLMutation {
  public static let operationName: String = "CreateReview"
  public static let operationDocument: MockSupport.OperationDocument = .init(
    definition: .init(
      #"mutation CreateReview($episode: Episode!, $review: ReviewInput!) { createReview(episode: $episode, review: $review) { __typename stars commentary createdAt } }"#
    ))

  public var episode: GraphQLEnum<Episode>
  public var review: ReviewInput

  public init(
    episode: GraphQLEnum<Episode>,
    review: ReviewInput
  ) {
    self.episode = episode
    self.review = review
  }

  @_spi(Unsafe) public var __variables: Variables? { [
    "episode": episode,
    "review": review
  ] }

  nonisolated public struct Data: StarWarsAPI.SelectionSet {
    @_spi(Unsafe) public let __data: DataDict
    @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

    @_spi(Execution) public static var __parentType: any MockSupport.ParentType { StarWarsAPI.Objects.Mutation }
    @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
      .field("createReview", CreateReview?.self, arguments: [
        "episode": .variable("episode"),
        "review": .variable("review")
      ]),
    ] }
    @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
      CreateReviewMutation.Data.self
    ] }

    public var createReview: CreateReview? { __data["createReview"] }

    /// CreateReview
    ///
    /// Parent Type: `Review`
    nonisolated public struct CreateReview: StarWarsAPI.SelectionSet {
      @_spi(Unsafe) public let __data: DataDict
      @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

      @_spi(Execution) public static var __parentType: any MockSupport.ParentType { StarWarsAPI.Objects.Review }
      @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
        .field("__typename", String.self),
        .field("stars", Int.self),
        .field("commentary", String?.self),
        .field("createdAt", StarWarsAPI.Date.self),
      ] }
      @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
        CreateReviewMutation.Data.CreateReview.self
      ] }

      public var stars: Int { __data["stars"] }
      public var commentary: String? { __data["commentary"] }
      public var createdAt: StarWarsAPI.Date { __data["createdAt"] }
    }
  }
}
