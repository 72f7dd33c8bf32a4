// @generated
// This file was automatically generated and should not be edited.

public import MockSupport

public extension Objects {
  /// Its name begins with a small letter, unlike that of the Swift type.
  nonisolated static let Tapir = MockSupport.Object(
    typename: "tapir",
    implementedInterfaces: [Interfaces.Resident.self],
    keyFields: nil
  )
}