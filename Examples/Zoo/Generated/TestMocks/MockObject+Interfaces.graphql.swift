// @generated
// This file was automatically generated and should not be edited.

public import MockSupport
@testable import ZooAPI

public extension MockObject {
  typealias Flier = Interface
  typealias Resident = Interface
  typealias Swimmer = Interface
}
