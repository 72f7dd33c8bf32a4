// @generated
// This file was automatically generated and should not be edited.

@_spi(Unsafe) public import MockSupport
public import StarWarsAPI

extension StarWarsAPI.CreateReviewMutation.Data {
  nonisolated public static func placeholder(createReview: StarWarsAPI.CreateReviewMutation.Data.CreateReview? = nil) -> Self {
    Self(unsafelyWithData: [
      "__typename": "Mutation",
      "createReview": createReview._fieldData,
    ])
  }
}

extension StarWarsAPI.CreateReviewMutation.Data.CreateReview {
  nonisolated public static func placeholder(
    stars: Int = .placeholder(),
    commentary: String? = nil,
    createdAt: StarWarsAPI.Date = .placeholder()
  ) -> Self {
    Self(unsafelyWithData: [
      "__typename": "Review",
      "stars": stars,
      "commentary": commentary,
      "createdAt": createdAt,
    ])
  }
}
