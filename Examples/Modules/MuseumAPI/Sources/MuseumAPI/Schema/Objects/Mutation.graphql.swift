// @generated
// This file was automatically generated and should not be edited.

public import MockSupport

public extension Objects {
  nonisolated static let Mutation = MockSupport.Object(
    typename: "Mutation",
    implementedInterfaces: [],
    keyFields: nil
  )
}