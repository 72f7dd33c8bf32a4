import Foundation

/// An operation with a sample of what a server may answer, for stubs that need no server. mockd writes the samples
/// (output `stubs`).
public protocol SampledOperation: GraphQLOperation {
  /// A whole response: a JSON object in UTF-8, whose `data` is what the operation selects.
  static var sampleData: Foundation.Data { get }
}
