// @generated
// This file was automatically generated and should not be edited.

public import MockSupport

public extension Objects {
  nonisolated static let Review = MockSupport.Object(
    typename: "Review",
    implementedInterfaces: [],
    keyFields: nil
  )
}