import StarWarsAPI

/// The text that a screen shows for a character. Made from a fragment.
public struct CharacterCard: Equatable, Sendable {
  public var title: String
  public var subtitle: String

  public init(title: String, subtitle: String) {
    self.title = title
    self.subtitle = subtitle
  }

  public init(_ character: CharacterDetails) {
    title = character.name
    let films = character.appearsIn.count
    let appearances = films == 1 ? "1 film" : "\(films) films"
    if let planet = character.asHuman?.homePlanet {
      subtitle = "from \(planet), in \(appearances)"
    } else if let function = character.asDroid?.primaryFunction {
      subtitle = "\(function), in \(appearances)"
    } else {
      subtitle = "in \(appearances)"
    }
  }
}

extension CharacterCard {
  /// The hero of an episode, and then the hero's friends.
  public static func all(_ data: HeroQuery.Data) -> [CharacterCard] {
    guard let hero = data.hero else { return [] }
    let friends = hero.friends?.map { CharacterCard($0.fragments.characterDetails) } ?? []
    return [CharacterCard(hero.fragments.characterDetails)] + friends
  }
}
