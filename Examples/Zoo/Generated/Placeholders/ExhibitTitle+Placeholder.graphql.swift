// @generated
// This file was automatically generated and should not be edited.

@_spi(Unsafe) public import MockSupport
public import ZooAPI

extension ZooAPI.ExhibitTitle {
  nonisolated public static func placeholder(__typename: String = "Otter") -> Self {
    Self(
      unsafelyWithData: [
        "__typename": __typename,
      ],
      of: "Otter",
      besides: [
        "species": String.placeholder(),
        "heavy": Double.placeholder(),
        "neighbors": [ZooAPI.ExhibitTitle.AsResident.Neighbor]()._fieldData,
      ]
    )
  }
}

extension ZooAPI.ExhibitTitle.AsStatue {
  nonisolated public static func placeholder(title: String = .placeholder()) -> Self {
    Self(unsafelyWithData: [
      "__typename": "Statue",
      "title": title,
    ])
  }
}

extension ZooAPI.ExhibitTitle.AsFlier {
  nonisolated public static func placeholder(
    __typename: String = "Parrot",
    wingspan: Double = .placeholder()
  ) -> Self {
    Self(
      unsafelyWithData: [
        "__typename": __typename,
        "wingspan": wingspan,
      ],
      of: "Parrot",
      besides: [
        "species": String.placeholder(),
        "heavy": Double.placeholder(),
        "neighbors": [ZooAPI.ExhibitTitle.AsResident.Neighbor]()._fieldData,
      ]
    )
  }
}

extension ZooAPI.ExhibitTitle.AsResident {
  nonisolated public static func placeholder(
    __typename: String = "Otter",
    species: String = .placeholder(),
    heavy: Double = .placeholder(),
    neighbors: [ZooAPI.ExhibitTitle.AsResident.Neighbor] = []
  ) -> Self {
    Self(unsafelyWithData: [
      "__typename": __typename,
      "species": species,
      "heavy": heavy,
      "neighbors": neighbors._fieldData,
    ])
  }
}

extension ZooAPI.ExhibitTitle.AsResident.Neighbor {
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
