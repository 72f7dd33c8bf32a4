// @generated
// This file was automatically generated and should not be edited.

@_spi(Unsafe) public import MockSupport
public import StarWarsAPI

extension StarWarsAPI.SearchQuery.Data {
  nonisolated public static func placeholder(search: [StarWarsAPI.SearchQuery.Data.Search] = []) -> Self {
    Self(unsafelyWithData: [
      "__typename": "Query",
      "search": search._fieldData,
    ])
  }
}

extension StarWarsAPI.SearchQuery.Data.Search {
  nonisolated public static func placeholder(__typename: String = "Droid") -> Self {
    Self(
      unsafelyWithData: [
        "__typename": __typename,
      ],
      of: "Droid",
      besides: [
        "name": String.placeholder(),
      ]
    )
  }
}

extension StarWarsAPI.SearchQuery.Data.Search.AsCharacter {
  nonisolated public static func placeholder(
    __typename: String = "Droid",
    name: String = .placeholder()
  ) -> Self {
    Self(unsafelyWithData: [
      "__typename": __typename,
      "name": name,
    ])
  }
}

extension StarWarsAPI.SearchQuery.Data.Search.AsStarship {
  nonisolated public static func placeholder(
    firstFlight: StarWarsAPI.Date? = nil,
    id: StarWarsAPI.ID = .placeholder(),
    name: String = .placeholder(),
    length: Double? = nil
  ) -> Self {
    Self(unsafelyWithData: [
      "__typename": "Starship",
      "firstFlight": firstFlight,
      "id": id,
      "name": name,
      "length": length,
    ])
  }
}
