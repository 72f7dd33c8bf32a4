// @generated
// This file was automatically generated and should not be edited.

@_spi(Unsafe) public import MockSupport
public import ZooAPI

extension ZooAPI.ResidentsQuery.Data {
  nonisolated public static func placeholder(residents: [ZooAPI.ResidentsQuery.Data.Resident] = []) -> Self {
    Self(unsafelyWithData: [
      "__typename": "Query",
      "residents": residents._fieldData,
    ])
  }
}

extension ZooAPI.ResidentsQuery.Data.Resident {
  nonisolated public static func placeholder(
    __typename: String = "Otter",
    id: ZooAPI.ID = .placeholder(),
    species: String = .placeholder(),
    diet: GraphQLEnum<ZooAPI.Diet> = .placeholder(),
    nickname: String? = nil,
    den: ZooAPI.ResidentsQuery.Data.Resident.Den = .placeholder(),
    keeper: ZooAPI.ResidentsQuery.Data.Resident.Keeper? = nil,
    neighbors: [ZooAPI.ResidentsQuery.Data.Resident.Neighbor] = []
  ) -> Self {
    Self(
      unsafelyWithData: [
        "__typename": __typename,
        "id": id,
        "species": species,
        "diet": diet,
        "nickname": nickname,
        "den": den._fieldData,
        "keeper": keeper._fieldData,
        "neighbors": neighbors._fieldData,
      ],
      of: "Otter",
      besides: [
        "toy": String.placeholder(),
        "tags": [String](),
        "weight": Double.placeholder(),
      ]
    )
  }
}

extension ZooAPI.ResidentsQuery.Data.Resident.AsFlier {
  nonisolated public static func placeholder(
    __typename: String = "Parrot",
    wingspan: Double = .placeholder(),
    den: ZooAPI.ResidentsQuery.Data.Resident.AsFlier.Den = .placeholder(),
    id: ZooAPI.ID = .placeholder(),
    species: String = .placeholder(),
    diet: GraphQLEnum<ZooAPI.Diet> = .placeholder(),
    nickname: String? = nil,
    keeper: ZooAPI.ResidentsQuery.Data.Resident.Keeper? = nil,
    neighbors: [ZooAPI.ResidentsQuery.Data.Resident.Neighbor] = []
  ) -> Self {
    Self(unsafelyWithData: [
      "__typename": __typename,
      "wingspan": wingspan,
      "den": den._fieldData,
      "id": id,
      "species": species,
      "diet": diet,
      "nickname": nickname,
      "keeper": keeper._fieldData,
      "neighbors": neighbors._fieldData,
    ])
  }
}

extension ZooAPI.ResidentsQuery.Data.Resident.AsOtter {
  nonisolated public static func placeholder(
    toy: String = .placeholder(),
    tags: [String] = [],
    id: ZooAPI.ID = .placeholder(),
    species: String = .placeholder(),
    diet: GraphQLEnum<ZooAPI.Diet> = .placeholder(),
    nickname: String? = nil,
    den: ZooAPI.ResidentsQuery.Data.Resident.AsOtter.Den = .placeholder(),
    keeper: ZooAPI.ResidentsQuery.Data.Resident.Keeper? = nil,
    neighbors: [ZooAPI.ResidentsQuery.Data.Resident.Neighbor] = [],
    maxDepth: Int? = nil,
    weight: Double = .placeholder()
  ) -> Self {
    Self(unsafelyWithData: [
      "__typename": "Otter",
      "toy": toy,
      "tags": tags,
      "id": id,
      "species": species,
      "diet": diet,
      "nickname": nickname,
      "den": den._fieldData,
      "keeper": keeper._fieldData,
      "neighbors": neighbors._fieldData,
      "maxDepth": maxDepth,
      "weight": weight,
    ])
  }
}

extension ZooAPI.ResidentsQuery.Data.Resident.AsSwimmer {
  nonisolated public static func placeholder(
    __typename: String = "Otter",
    maxDepth: Int? = nil,
    weight: Double = .placeholder(),
    id: ZooAPI.ID = .placeholder(),
    species: String = .placeholder(),
    diet: GraphQLEnum<ZooAPI.Diet> = .placeholder(),
    nickname: String? = nil,
    den: ZooAPI.ResidentsQuery.Data.Resident.AsSwimmer.Den = .placeholder(),
    keeper: ZooAPI.ResidentsQuery.Data.Resident.Keeper? = nil,
    neighbors: [ZooAPI.ResidentsQuery.Data.Resident.Neighbor] = []
  ) -> Self {
    Self(
      unsafelyWithData: [
        "__typename": __typename,
        "maxDepth": maxDepth,
        "weight": weight,
        "id": id,
        "species": species,
        "diet": diet,
        "nickname": nickname,
        "den": den._fieldData,
        "keeper": keeper._fieldData,
        "neighbors": neighbors._fieldData,
      ],
      of: "Otter",
      besides: [
        "toy": String.placeholder(),
        "tags": [String](),
      ]
    )
  }
}

extension ZooAPI.ResidentsQuery.Data.Resident.Den {
  nonisolated public static func placeholder(
    width: Int = .placeholder(),
    height: Int? = nil,
    depth: Int = .placeholder(),
    plaque: ZooAPI.DenDepth.Den.Plaque? = nil
  ) -> Self {
    Self(unsafelyWithData: [
      "__typename": "Den",
      "width": width,
      "height": height,
      "depth": depth,
      "plaque": plaque._fieldData,
    ])
  }
}

extension ZooAPI.ResidentsQuery.Data.Resident.Keeper {
  nonisolated public static func placeholder(name: String = .placeholder()) -> Self {
    Self(unsafelyWithData: [
      "__typename": "Keeper",
      "name": name,
    ])
  }
}

extension ZooAPI.ResidentsQuery.Data.Resident.Neighbor {
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

extension ZooAPI.ResidentsQuery.Data.Resident.AsFlier.Den {
  nonisolated public static func placeholder(
    plaque: ZooAPI.ResidentsQuery.Data.Resident.AsFlier.Den.Plaque? = nil,
    width: Int = .placeholder(),
    height: Int? = nil,
    depth: Int = .placeholder()
  ) -> Self {
    Self(unsafelyWithData: [
      "__typename": "Den",
      "plaque": plaque._fieldData,
      "width": width,
      "height": height,
      "depth": depth,
    ])
  }
}

extension ZooAPI.ResidentsQuery.Data.Resident.AsOtter.Den {
  nonisolated public static func placeholder(
    width: Int = .placeholder(),
    height: Int? = nil,
    depth: Int = .placeholder(),
    plaque: ZooAPI.DenDepth.Den.Plaque? = nil
  ) -> Self {
    Self(unsafelyWithData: [
      "__typename": "Den",
      "width": width,
      "height": height,
      "depth": depth,
      "plaque": plaque._fieldData,
    ])
  }
}

extension ZooAPI.ResidentsQuery.Data.Resident.AsSwimmer.Den {
  nonisolated public static func placeholder(
    width: Int = .placeholder(),
    height: Int? = nil,
    depth: Int = .placeholder(),
    plaque: ZooAPI.DenDepth.Den.Plaque? = nil
  ) -> Self {
    Self(unsafelyWithData: [
      "__typename": "Den",
      "width": width,
      "height": height,
      "depth": depth,
      "plaque": plaque._fieldData,
    ])
  }
}

extension ZooAPI.ResidentsQuery.Data.Resident.Neighbor.AsFlier {
  nonisolated public static func placeholder(
    __typename: String = "Parrot",
    wingspan: Double = .placeholder(),
    species: String = .placeholder()
  ) -> Self {
    Self(unsafelyWithData: [
      "__typename": __typename,
      "wingspan": wingspan,
      "species": species,
    ])
  }
}

extension ZooAPI.ResidentsQuery.Data.Resident.AsFlier.Den.Plaque {
  nonisolated public static func placeholder(text: String = .placeholder()) -> Self {
    Self(unsafelyWithData: [
      "__typename": "Plaque",
      "text": text,
    ])
  }
}
