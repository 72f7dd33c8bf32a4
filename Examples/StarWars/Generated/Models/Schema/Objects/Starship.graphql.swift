// @generated
// This file was automatically generated and should not be edited.

public import MockSupport

public extension Objects {
  nonisolated static let Starship = MockSupport.Object(
    typename: "Starship",
    implementedInterfaces: [],
    keyFields: nil
  )
}