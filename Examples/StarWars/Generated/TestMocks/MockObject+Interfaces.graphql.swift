// @generated
// This file was automatically generated and should not be edited.

public import MockSupport
@testable import StarWarsAPI

public extension MockObject {
  typealias Character = Interface
}
