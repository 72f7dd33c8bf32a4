// @generated
// This file was automatically generated and should not be edited.

@_spi(Unsafe) public import MockSupport
public import StarWarsAPI

extension StarWarsAPI.ReviewInput {
  nonisolated public static func placeholder(
    stars: Int32 = .placeholder(),
    commentary: GraphQLNullable<String> = nil
  ) -> Self {
    Self(
      stars: stars,
      commentary: commentary
    )
  }
}
