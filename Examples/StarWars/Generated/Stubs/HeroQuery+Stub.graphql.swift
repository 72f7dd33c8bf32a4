// @generated
// This file was automatically generated and should not be edited.

public import Foundation
public import MockSupport
public import StarWarsAPI

extension StarWarsAPI.HeroQuery: MockSupport.SampledOperation {
  /// A response that a server may give.
  nonisolated public static var sampleData: Foundation.Data {
    Foundation.Data(#"{"data":{"hero":{"__typename":"Droid","id":"","name":"","appearsIn":["NEWHOPE"],"primaryFunction":"","friends":[{"__typename":"Droid","id":"","name":"","appearsIn":["NEWHOPE"],"primaryFunction":""}]}}}"#.utf8)
  }
}
