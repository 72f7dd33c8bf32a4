// @generated
// This file was automatically generated and should not be edited.

public import MockSupport

public extension Objects {
  nonisolated static let Keeper = MockSupport.Object(
    typename: "Keeper",
    implementedInterfaces: [],
    keyFields: nil
  )
}