// @generated
// This file was automatically generated and should not be edited.

@_spi(Unsafe) public import MockSupport
public import ZooAPI

extension ZooAPI.ConditionsQuery.Data {
  nonisolated public static func placeholder(residents: [ZooAPI.ConditionsQuery.Data.Resident] = []) -> Self {
    Self(unsafelyWithData: [
      "__typename": "Query",
      "residents": residents._fieldData,
    ])
  }
}

extension ZooAPI.ConditionsQuery.Data.Resident {
  nonisolated public static func placeholder(
    __typename: String = "Otter",
    species: String = .placeholder(),
    diet: GraphQLEnum<ZooAPI.Diet>? = nil,
    den: ZooAPI.ConditionsQuery.Data.Resident.Den? = nil
  ) -> Self {
    Self(
      unsafelyWithData: [
        "__typename": __typename,
        "species": species,
        "diet": diet,
        "den": den._fieldData,
      ],
      of: "Otter"
    )
  }
}

extension ZooAPI.ConditionsQuery.Data.Resident.IfDetails {
  nonisolated public static func placeholder(
    __typename: String = "Otter",
    weight: Double = .placeholder(),
    species: String = .placeholder(),
    diet: GraphQLEnum<ZooAPI.Diet>? = nil,
    den: ZooAPI.ConditionsQuery.Data.Resident.Den? = nil
  ) -> Self {
    Self(unsafelyWithData: [
      "__typename": __typename,
      "weight": weight,
      "species": species,
      "diet": diet,
      "den": den._fieldData,
    ])
  }
}

extension ZooAPI.ConditionsQuery.Data.Resident.IfDetailsAndNotHideDen {
  nonisolated public static func placeholder(
    __typename: String = "Otter",
    species: String = .placeholder(),
    diet: GraphQLEnum<ZooAPI.Diet>? = nil,
    den: ZooAPI.ConditionsQuery.Data.Resident.Den = .placeholder(),
    weight: Double = .placeholder(),
    nickname: String? = nil,
    born: ZooAPI.Instant = .placeholder()
  ) -> Self {
    Self(unsafelyWithData: [
      "__typename": __typename,
      "species": species,
      "diet": diet,
      "den": den._fieldData,
      "weight": weight,
      "nickname": nickname,
      "born": born,
    ])
  }
}

extension ZooAPI.ConditionsQuery.Data.Resident.AsOtterIfWithDiet {
  nonisolated public static func placeholder(
    toy: String = .placeholder(),
    species: String = .placeholder(),
    diet: GraphQLEnum<ZooAPI.Diet> = .placeholder(),
    den: ZooAPI.ConditionsQuery.Data.Resident.Den? = nil
  ) -> Self {
    Self(unsafelyWithData: [
      "__typename": "Otter",
      "toy": toy,
      "species": species,
      "diet": diet,
      "den": den._fieldData,
    ])
  }
}

extension ZooAPI.ConditionsQuery.Data.Resident.Den {
  nonisolated public static func placeholder(width: Int = .placeholder()) -> Self {
    Self(unsafelyWithData: [
      "__typename": "Den",
      "width": width,
    ])
  }
}
