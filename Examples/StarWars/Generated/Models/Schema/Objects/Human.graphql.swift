// @generated
// This file was automatically generated and should not be edited.

public import MockSupport

public extension Objects {
  nonisolated static let Human = MockSupport.Object(
    typename: "Human",
    implementedInterfaces: [Interfaces.Character.self],
    keyFields: nil
  )
}