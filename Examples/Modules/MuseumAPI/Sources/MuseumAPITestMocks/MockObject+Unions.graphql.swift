// @generated
// This file was automatically generated and should not be edited.

public import MockSupport
@testable import MuseumAPI

public extension MockObject {
  typealias SearchResult = Union
}
