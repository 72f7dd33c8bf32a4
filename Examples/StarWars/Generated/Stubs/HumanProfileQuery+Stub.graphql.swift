// @generated
// This file was automatically generated and should not be edited.

public import Foundation
public import MockSupport
public import StarWarsAPI

extension StarWarsAPI.HumanProfileQuery: MockSupport.SampledOperation {
  /// A response that a server may give. It is one for variables of which `withShips` is false.
  nonisolated public static var sampleData: Foundation.Data {
    Foundation.Data(#"{"data":{"human":{"__typename":"Human","id":"","name":"","appearsIn":["NEWHOPE"],"homePlanet":"","heightInFeet":0.0}}}"#.utf8)
  }
}
