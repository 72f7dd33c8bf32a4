// @generated
// This file was automatically generated and should not be edited.

@_spi(Unsafe) public import MockSupport
public import ZooAPI

extension ZooAPI.LaterQuery.Data {
  nonisolated public static func placeholder(residents: [ZooAPI.LaterQuery.Data.Resident] = []) -> Self {
    Self(unsafelyWithData: [
      "__typename": "Query",
      "residents": residents._fieldData,
    ])
  }
}

extension ZooAPI.LaterQuery.Data.Resident {
  nonisolated public static func placeholder(
    __typename: String = "Otter",
    species: String = .placeholder()
  ) -> Self {
    Self(
      unsafelyWithData: [
        "__typename": __typename,
        "species": species,
      ],
      of: "Otter"
    )
  }
}

extension ZooAPI.LaterQuery.Data.Resident.AsOtter {
  nonisolated public static func placeholder(species: String = .placeholder()) -> Self {
    Self(unsafelyWithData: [
      "__typename": "Otter",
      "species": species,
    ])
  }
}

extension ZooAPI.LaterQuery.Data.Resident.AsOtter.Toys {
  nonisolated public static func placeholder(
    toy: String = .placeholder(),
    species: String = .placeholder()
  ) -> Self {
    Self(unsafelyWithData: [
      "__typename": "Otter",
      "toy": toy,
      "species": species,
    ])
  }
}
