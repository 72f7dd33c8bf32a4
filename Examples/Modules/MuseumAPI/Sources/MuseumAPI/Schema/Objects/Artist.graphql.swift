// @generated
// This file was automatically generated and should not be edited.

public import MockSupport

public extension Objects {
  nonisolated static let Artist = MockSupport.Object(
    typename: "Artist",
    implementedInterfaces: [],
    keyFields: nil
  )
}