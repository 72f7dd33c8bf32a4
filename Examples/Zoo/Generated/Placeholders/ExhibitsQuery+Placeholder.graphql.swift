// @generated
// This file was automatically generated and should not be edited.

@_spi(Unsafe) public import MockSupport
public import ZooAPI

extension ZooAPI.ExhibitsQuery.Data {
  nonisolated public static func placeholder(
    exhibits: [ZooAPI.ExhibitsQuery.Data.Exhibit]? = nil,
    map: [[ZooAPI.ExhibitsQuery.Data.Map?]]? = nil,
    keepers: [ZooAPI.ExhibitsQuery.Data.Keeper?]? = nil
  ) -> Self {
    Self(unsafelyWithData: [
      "__typename": "Query",
      "exhibits": exhibits._fieldData,
      "map": map._fieldData,
      "keepers": keepers._fieldData,
    ])
  }
}

extension ZooAPI.ExhibitsQuery.Data.Exhibit {
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

extension ZooAPI.ExhibitsQuery.Data.Map {
  nonisolated public static func placeholder(__typename: String = "Otter") -> Self {
    Self(
      unsafelyWithData: [
        "__typename": __typename,
      ],
      of: "Otter",
      besides: [
        "species": String.placeholder(),
      ]
    )
  }
}

extension ZooAPI.ExhibitsQuery.Data.Keeper {
  nonisolated public static func placeholder(
    name: String = .placeholder(),
    hash: String? = nil,
    required: Bool = .placeholder(),
    residents: [ZooAPI.ExhibitsQuery.Data.Keeper.Resident] = []
  ) -> Self {
    Self(unsafelyWithData: [
      "__typename": "Keeper",
      "name": name,
      "hash": hash,
      "required": required,
      "residents": residents._fieldData,
    ])
  }
}

extension ZooAPI.ExhibitsQuery.Data.Exhibit.AsParrot {
  nonisolated public static func placeholder(
    words: [String?]? = nil,
    wingspan: Double = .placeholder(),
    species: String = .placeholder(),
    heavy: Double = .placeholder(),
    neighbors: [ZooAPI.ExhibitTitle.AsResident.Neighbor] = []
  ) -> Self {
    Self(unsafelyWithData: [
      "__typename": "Parrot",
      "words": words,
      "wingspan": wingspan,
      "species": species,
      "heavy": heavy,
      "neighbors": neighbors._fieldData,
    ])
  }
}

extension ZooAPI.ExhibitsQuery.Data.Exhibit.AsStatue {
  nonisolated public static func placeholder(title: String = .placeholder()) -> Self {
    Self(unsafelyWithData: [
      "__typename": "Statue",
      "title": title,
    ])
  }
}

extension ZooAPI.ExhibitsQuery.Data.Exhibit.AsFlier {
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

extension ZooAPI.ExhibitsQuery.Data.Exhibit.AsResident {
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

extension ZooAPI.ExhibitsQuery.Data.Map.AsStatue {
  nonisolated public static func placeholder(title: String = .placeholder()) -> Self {
    Self(unsafelyWithData: [
      "__typename": "Statue",
      "title": title,
    ])
  }
}

extension ZooAPI.ExhibitsQuery.Data.Map.AsResident {
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

extension ZooAPI.ExhibitsQuery.Data.Keeper.Resident {
  nonisolated public static func placeholder(
    __typename: String = "Otter",
    id: ZooAPI.ID = .placeholder()
  ) -> Self {
    Self(unsafelyWithData: [
      "__typename": __typename,
      "id": id,
    ])
  }
}
