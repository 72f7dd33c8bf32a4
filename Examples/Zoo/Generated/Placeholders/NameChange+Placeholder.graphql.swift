// @generated
// This file was automatically generated and should not be edited.

@_spi(Unsafe) public import MockSupport
public import ZooAPI

extension ZooAPI.NameChange {
  nonisolated public static func placeholder(
    __typename: String = "Otter",
    species: String = .placeholder()
  ) -> Self {
    Self(unsafelyWithData: [
      "__typename": __typename,
      "species": species,
    ])
  }
}
