// @generated
// This file was automatically generated and should not be edited.

public import MockSupport

public extension Objects {
  nonisolated static let Parrot = MockSupport.Object(
    typename: "Parrot",
    implementedInterfaces: [
      Interfaces.Resident.self,
      Interfaces.Flier.self
    ],
    keyFields: nil
  )
}