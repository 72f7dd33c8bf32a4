// @generated
// This file was automatically generated and should not be edited.

public import MockSupport

public extension Objects {
  nonisolated static let Statue = MockSupport.Object(
    typename: "Statue",
    implementedInterfaces: [],
    keyFields: nil
  )
}