// @generated
// This file was automatically generated and should not be edited.

@_spi(Unsafe) public import MockSupport
public import ZooAPI

extension ZooAPI.RenameResidentsLocalCacheMutation.Data {
  nonisolated public static func placeholder(residents: [ZooAPI.RenameResidentsLocalCacheMutation.Data.Resident] = []) -> Self {
    Self(unsafelyWithData: [
      "__typename": "Query",
      "residents": residents._fieldData,
    ])
  }
}

extension ZooAPI.RenameResidentsLocalCacheMutation.Data.Resident {
  nonisolated public static func placeholder(
    __typename: String = "Otter",
    nickname: String? = nil,
    den: ZooAPI.RenameResidentsLocalCacheMutation.Data.Resident.Den = .placeholder(),
    species: String = .placeholder()
  ) -> Self {
    Self(
      unsafelyWithData: [
        "__typename": __typename,
        "nickname": nickname,
        "den": den._fieldData,
        "species": species,
      ],
      of: "Otter",
      besides: [
        "toy": String.placeholder(),
      ]
    )
  }
}

extension ZooAPI.RenameResidentsLocalCacheMutation.Data.Resident.AsOtter {
  nonisolated public static func placeholder(
    toy: String = .placeholder(),
    nickname: String? = nil,
    den: ZooAPI.RenameResidentsLocalCacheMutation.Data.Resident.Den = .placeholder(),
    species: String = .placeholder()
  ) -> Self {
    Self(unsafelyWithData: [
      "__typename": "Otter",
      "toy": toy,
      "nickname": nickname,
      "den": den._fieldData,
      "species": species,
    ])
  }
}

extension ZooAPI.RenameResidentsLocalCacheMutation.Data.Resident.Den {
  nonisolated public static func placeholder(width: Int = .placeholder()) -> Self {
    Self(unsafelyWithData: [
      "__typename": "Den",
      "width": width,
    ])
  }
}
