// @generated
// This file was automatically generated and should not be edited.

public import MockSupport

public extension Objects {
  nonisolated static let Den = MockSupport.Object(
    typename: "Den",
    implementedInterfaces: [],
    keyFields: nil
  )
}