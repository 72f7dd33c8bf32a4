// @generated
// This file was automatically generated and should not be edited.

public import Foundation
public import MockSupport
public import StarWarsAPI

extension StarWarsAPI.CreateReviewMutation: MockSupport.SampledOperation {
  /// A response that a server may give.
  nonisolated public static var sampleData: Foundation.Data {
    Foundation.Data(#"{"data":{"createReview":{"__typename":"Review","stars":0,"commentary":"","createdAt":""}}}"#.utf8)
  }
}
