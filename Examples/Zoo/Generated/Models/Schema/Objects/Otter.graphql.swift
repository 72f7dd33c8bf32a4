// @generated
// This file was automatically generated and should not be edited.

public import MockSupport

public extension Objects {
  nonisolated static let Otter = MockSupport.Object(
    typename: "Otter",
    implementedInterfaces: [
      Interfaces.Resident.self,
      Interfaces.Swimmer.self
    ],
    keyFields: nil
  )
}