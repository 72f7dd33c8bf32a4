import ArtworkCards
import MuseumAPI

/// Returns a line for each exhibition with the captions of its artworks.
public func programme(_ data: ExhibitionsQuery.Data) -> [String] {
  data.exhibitions.map { exhibition in
    let room = exhibition.room.map { " (room \($0.number))" } ?? ""
    let artworks = exhibition.artworks.map { caption($0.fragments.artworkCard) }
    return exhibition.title + room + ": " + artworks.joined(separator: ", ")
  }
}
