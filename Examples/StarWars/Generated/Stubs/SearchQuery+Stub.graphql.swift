// @generated
// This file was automatically generated and should not be edited.

public import Foundation
public import MockSupport
public import StarWarsAPI

extension StarWarsAPI.SearchQuery: MockSupport.SampledOperation {
  /// A response that a server may give.
  nonisolated public static var sampleData: Foundation.Data {
    Foundation.Data(#"{"data":{"search":[{"__typename":"Droid","name":""}]}}"#.utf8)
  }
}
