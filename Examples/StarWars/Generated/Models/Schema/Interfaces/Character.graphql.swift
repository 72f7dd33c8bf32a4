// @generated
// This file was automatically generated and should not be edited.

public import MockSupport

public extension Interfaces {
  /// Whoever takes part in the story.
  nonisolated static let Character = MockSupport.Interface(
    name: "Character",
    keyFields: nil,
    implementingObjects: [
      "Human",
      "Droid"
    ]
  )
}