// @generated
// This file was automatically generated and should not be edited.

public import MockSupport

public extension Objects {
  nonisolated static let Artwork = MockSupport.Object(
    typename: "Artwork",
    implementedInterfaces: [],
    keyFields: nil
  )
}