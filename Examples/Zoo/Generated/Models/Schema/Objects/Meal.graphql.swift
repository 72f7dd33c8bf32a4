// @generated
// This file was automatically generated and should not be edited.

public import MockSupport

public extension Objects {
  nonisolated static let Meal = MockSupport.Object(
    typename: "Meal",
    implementedInterfaces: [],
    keyFields: nil
  )
}