// @generated
// This file was automatically generated and should not be edited.

public import MockSupport

public extension Objects {
  nonisolated static let Query = MockSupport.Object(
    typename: "Query",
    implementedInterfaces: [],
    keyFields: nil
  )
}