// @generated
// This file was automatically generated and should not be edited.

public import MockSupport

public extension Objects {
  nonisolated static let Ticket = MockSupport.Object(
    typename: "Ticket",
    implementedInterfaces: [],
    keyFields: nil
  )
}