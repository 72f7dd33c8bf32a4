// @generated
// This file was automatically generated and should not be edited.

public import MockSupport

public extension Unions {
  nonisolated static let Exhibit = Union(
    name: "Exhibit",
    possibleTypes: [
      Objects.Parrot.self,
      Objects.Otter.self,
      Objects.Statue.self
    ]
  )
}