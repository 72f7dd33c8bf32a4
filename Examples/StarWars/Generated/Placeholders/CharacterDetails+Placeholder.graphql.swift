// @generated
// This file was automatically generated and should not be edited.

@_spi(Unsafe) public import MockSupport
public import StarWarsAPI

extension StarWarsAPI.CharacterDetails {
  nonisolated public static func placeholder(
    __typename: String = "Droid",
    id: StarWarsAPI.ID = .placeholder(),
    name: String = .placeholder(),
    appearsIn: [GraphQLEnum<StarWarsAPI.Episode>] = []
  ) -> Self {
    Self(
      unsafelyWithData: [
        "__typename": __typename,
        "id": id,
        "name": name,
        "appearsIn": appearsIn,
      ],
      of: "Droid"
    )
  }
}

extension StarWarsAPI.CharacterDetails.AsHuman {
  nonisolated public static func placeholder(
    homePlanet: String? = nil,
    id: StarWarsAPI.ID = .placeholder(),
    name: String = .placeholder(),
    appearsIn: [GraphQLEnum<StarWarsAPI.Episode>] = []
  ) -> Self {
    Self(unsafelyWithData: [
      "__typename": "Human",
      "homePlanet": homePlanet,
      "id": id,
      "name": name,
      "appearsIn": appearsIn,
    ])
  }
}

extension StarWarsAPI.CharacterDetails.AsDroid {
  nonisolated public static func placeholder(
    primaryFunction: String? = nil,
    id: StarWarsAPI.ID = .placeholder(),
    name: String = .placeholder(),
    appearsIn: [GraphQLEnum<StarWarsAPI.Episode>] = []
  ) -> Self {
    Self(unsafelyWithData: [
      "__typename": "Droid",
      "primaryFunction": primaryFunction,
      "id": id,
      "name": name,
      "appearsIn": appearsIn,
    ])
  }
}
