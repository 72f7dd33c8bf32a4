// @generated
// This file was automatically generated and should not be edited.

public import MockSupport

public extension Objects {
  nonisolated static let Plaque = MockSupport.Object(
    typename: "Plaque",
    implementedInterfaces: [],
    keyFields: nil
  )
}