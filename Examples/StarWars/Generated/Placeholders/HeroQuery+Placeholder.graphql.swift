// @generated
// This file was automatically generated and should not be edited.

@_spi(Unsafe) public import MockSupport
public import StarWarsAPI

extension StarWarsAPI.HeroQuery.Data {
  nonisolated public static func placeholder(hero: StarWarsAPI.HeroQuery.Data.Hero? = nil) -> Self {
    Self(unsafelyWithData: [
      "__typename": "Query",
      "hero": hero._fieldData,
    ])
  }
}

extension StarWarsAPI.HeroQuery.Data.Hero {
  nonisolated public static func placeholder(
    __typename: String = "Droid",
    friends: [StarWarsAPI.HeroQuery.Data.Hero.Friend]? = nil,
    id: StarWarsAPI.ID = .placeholder(),
    name: String = .placeholder(),
    appearsIn: [GraphQLEnum<StarWarsAPI.Episode>] = []
  ) -> Self {
    Self(
      unsafelyWithData: [
        "__typename": __typename,
        "friends": friends._fieldData,
        "id": id,
        "name": name,
        "appearsIn": appearsIn,
      ],
      of: "Droid"
    )
  }
}

extension StarWarsAPI.HeroQuery.Data.Hero.AsHuman {
  nonisolated public static func placeholder(
    friends: [StarWarsAPI.HeroQuery.Data.Hero.Friend]? = nil,
    id: StarWarsAPI.ID = .placeholder(),
    name: String = .placeholder(),
    appearsIn: [GraphQLEnum<StarWarsAPI.Episode>] = [],
    homePlanet: String? = nil
  ) -> Self {
    Self(unsafelyWithData: [
      "__typename": "Human",
      "friends": friends._fieldData,
      "id": id,
      "name": name,
      "appearsIn": appearsIn,
      "homePlanet": homePlanet,
    ])
  }
}

extension StarWarsAPI.HeroQuery.Data.Hero.AsDroid {
  nonisolated public static func placeholder(
    friends: [StarWarsAPI.HeroQuery.Data.Hero.Friend]? = nil,
    id: StarWarsAPI.ID = .placeholder(),
    name: String = .placeholder(),
    appearsIn: [GraphQLEnum<StarWarsAPI.Episode>] = [],
    primaryFunction: String? = nil
  ) -> Self {
    Self(unsafelyWithData: [
      "__typename": "Droid",
      "friends": friends._fieldData,
      "id": id,
      "name": name,
      "appearsIn": appearsIn,
      "primaryFunction": primaryFunction,
    ])
  }
}

extension StarWarsAPI.HeroQuery.Data.Hero.Friend {
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

extension StarWarsAPI.HeroQuery.Data.Hero.Friend.AsHuman {
  nonisolated public static func placeholder(
    id: StarWarsAPI.ID = .placeholder(),
    name: String = .placeholder(),
    appearsIn: [GraphQLEnum<StarWarsAPI.Episode>] = [],
    homePlanet: String? = nil
  ) -> Self {
    Self(unsafelyWithData: [
      "__typename": "Human",
      "id": id,
      "name": name,
      "appearsIn": appearsIn,
      "homePlanet": homePlanet,
    ])
  }
}

extension StarWarsAPI.HeroQuery.Data.Hero.Friend.AsDroid {
  nonisolated public static func placeholder(
    id: StarWarsAPI.ID = .placeholder(),
    name: String = .placeholder(),
    appearsIn: [GraphQLEnum<StarWarsAPI.Episode>] = [],
    primaryFunction: String? = nil
  ) -> Self {
    Self(unsafelyWithData: [
      "__typename": "Droid",
      "id": id,
      "name": name,
      "appearsIn": appearsIn,
      "primaryFunction": primaryFunction,
    ])
  }
}
