// @generated
// This file was automatically generated and should not be edited.

public import MockSupport

public extension Interfaces {
  /// Anything that lives in the zoo.
  nonisolated static let Resident = MockSupport.Interface(
    name: "Resident",
    keyFields: nil,
    implementingObjects: [
      "Parrot",
      "Otter",
      "tapir"
    ]
  )
}