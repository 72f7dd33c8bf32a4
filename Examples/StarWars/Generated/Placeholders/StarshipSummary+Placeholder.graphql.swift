// @generated
// This file was automatically generated and should not be edited.

@_spi(Unsafe) public import MockSupport
public import StarWarsAPI

extension StarWarsAPI.StarshipSummary {
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
