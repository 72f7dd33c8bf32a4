import MuseumAPI

/// Returns the text below the picture of an artwork.
public func caption(_ card: ArtworkCard) -> String {
  guard let artist = card.artist else { return card.title }
  return "\(artist.name): \(card.title)"
}
