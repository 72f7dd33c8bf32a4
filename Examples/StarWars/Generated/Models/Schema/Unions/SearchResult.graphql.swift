// @generated
// This file was automatically generated and should not be edited.

public import MockSupport

public extension Unions {
  nonisolated static let SearchResult = Union(
    name: "SearchResult",
    possibleTypes: [
      Objects.Human.self,
      Objects.Droid.self,
      Objects.Starship.self
    ]
  )
}