// @generated
// This file was automatically generated and should not be edited.

public import MockSupport

public extension Objects {
  /// A zoo, with what is needed to show everything that mocks and models can do.
  nonisolated static let Query = MockSupport.Object(
    typename: "Query",
    implementedInterfaces: [],
    keyFields: nil
  )
}