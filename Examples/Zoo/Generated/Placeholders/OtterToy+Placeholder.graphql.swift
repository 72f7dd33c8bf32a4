// @generated
// This file was automatically generated and should not be edited.

@_spi(Unsafe) public import MockSupport
public import ZooAPI

extension ZooAPI.OtterToy {
  nonisolated public static func placeholder(
    species: String = .placeholder(),
    toy: String = .placeholder(),
    born: ZooAPI.Instant = .placeholder()
  ) -> Self {
    Self(unsafelyWithData: [
      "__typename": "Otter",
      "species": species,
      "toy": toy,
      "born": born,
    ])
  }
}
