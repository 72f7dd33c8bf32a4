// @generated
// This file was automatically generated and should not be edited.

public import MockSupport

public extension Interfaces {
  nonisolated static let Flier = MockSupport.Interface(
    name: "Flier",
    keyFields: nil,
    implementingObjects: ["Parrot"]
  )
}