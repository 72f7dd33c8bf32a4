// @generated
// This file was automatically generated and should not be edited.

public import MockSupport

public extension Objects {
  nonisolated static let Droid = MockSupport.Object(
    typename: "Droid",
    implementedInterfaces: [Interfaces.Character.self],
    keyFields: nil
  )
}