// @generated
// This file was automatically generated and should not be edited.

@_spi(Unsafe) public import MockSupport
public import StarWarsAPI

extension StarWarsAPI.HumanProfileQuery.Data {
  nonisolated public static func placeholder(human: StarWarsAPI.HumanProfileQuery.Data.Human? = nil) -> Self {
    Self(unsafelyWithData: [
      "__typename": "Query",
      "human": human._fieldData,
    ])
  }
}

extension StarWarsAPI.HumanProfileQuery.Data.Human {
  nonisolated public static func placeholder(
    heightInFeet: Double? = nil,
    starships: [StarWarsAPI.HumanProfileQuery.Data.Human.Starship]? = nil,
    id: StarWarsAPI.ID = .placeholder(),
    name: String = .placeholder(),
    appearsIn: [GraphQLEnum<StarWarsAPI.Episode>] = [],
    homePlanet: String? = nil
  ) -> Self {
    Self(unsafelyWithData: [
      "__typename": "Human",
      "heightInFeet": heightInFeet,
      "starships": starships._fieldData,
      "id": id,
      "name": name,
      "appearsIn": appearsIn,
      "homePlanet": homePlanet,
    ])
  }
}

extension StarWarsAPI.HumanProfileQuery.Data.Human.Starship {
  nonisolated public static func placeholder(
    id: StarWarsAPI.ID = .placeholder(),
    name: String = .placeholder(),
    length: Double? = nil
  ) -> Self {
    Self(unsafelyWithData: [
      "__typename": "Starship",
      "id": id,
      "name": name,
      "length": length,
    ])
  }
}
