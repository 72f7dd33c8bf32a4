// @generated
// This file was automatically generated and should not be edited.

public import MockSupport

public extension Objects {
  nonisolated static let Exhibition = MockSupport.Object(
    typename: "Exhibition",
    implementedInterfaces: [],
    keyFields: nil
  )
}