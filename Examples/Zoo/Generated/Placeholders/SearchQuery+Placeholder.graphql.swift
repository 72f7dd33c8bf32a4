// @generated
// This file was automatically generated and should not be edited.

@_spi(Unsafe) public import MockSupport
public import ZooAPI

extension ZooAPI.SearchQuery.Data {
  nonisolated public static func placeholder(
    search: [ZooAPI.SearchQuery.Data.Search] = [],
    resident: ZooAPI.SearchQuery.Data.Resident? = nil
  ) -> Self {
    Self(unsafelyWithData: [
      "__typename": "Query",
      "search": search._fieldData,
      "resident": resident._fieldData,
    ])
  }
}

extension ZooAPI.SearchQuery.Data.Search {
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

extension ZooAPI.SearchQuery.Data.Resident {
  nonisolated public static func placeholder(
    __typename: String = "Otter",
    id: ZooAPI.ID = .placeholder(),
    tags: [String] = []
  ) -> Self {
    Self(unsafelyWithData: [
      "__typename": __typename,
      "id": id,
      "tags": tags,
    ])
  }
}
