// @generated
// This file was automatically generated and should not be edited.

@_spi(Unsafe) public import MockSupport
public import ZooAPI

extension ZooAPI.MealInput {
  nonisolated public static func placeholder(
    grams: Int32? = nil,
    diet: GraphQLNullable<GraphQLEnum<ZooAPI.Diet>> = nil
  ) -> Self {
    Self(
      grams: grams,
      diet: diet
    )
  }
}
