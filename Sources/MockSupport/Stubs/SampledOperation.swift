import Foundation

/// An operation with a sample response, for stubs without a server. mockd generates the samples (output `stubs`).
public protocol SampledOperation: GraphQLOperation {
  /// A complete response: a JSON object in UTF-8 with the operation's selections in `data`.
  static var sampleData: Foundation.Data { get }
}
