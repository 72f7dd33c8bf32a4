// @generated
// This file was automatically generated and should not be edited.

@_spi(Unsafe) public import MockSupport
public import ZooAPI

extension ZooAPI.ResidentFilter {
  nonisolated public static func placeholder(
    species: GraphQLNullable<[String]> = nil,
    diet: GraphQLNullable<GraphQLEnum<ZooAPI.Diet>> = nil,
    near: GraphQLNullable<ZooAPI.ResidentFilter> = nil
  ) -> Self {
    Self(
      species: species,
      diet: diet,
      near: near
    )
  }
}
