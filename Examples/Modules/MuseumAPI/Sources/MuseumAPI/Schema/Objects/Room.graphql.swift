// @generated
// This file was automatically generated and should not be edited.

public import MockSupport

public extension Objects {
  nonisolated static let Room = MockSupport.Object(
    typename: "Room",
    implementedInterfaces: [],
    keyFields: nil
  )
}