// @generated
// This file was automatically generated and should not be edited.

public import MockSupport

public extension Interfaces {
  nonisolated static let Swimmer = MockSupport.Interface(
    name: "Swimmer",
    keyFields: nil,
    implementingObjects: ["Otter"]
  )
}