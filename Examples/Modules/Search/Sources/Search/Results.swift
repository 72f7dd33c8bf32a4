import ArtworkCards
import MuseumAPI

/// Returns a line for each result.
public func lines(_ data: SearchQuery.Data) -> [String] {
  data.search.compactMap { result in
    if let artwork = result.asArtwork { return caption(artwork.fragments.artworkCard) }
    return result.asArtist?.name
  }
}
