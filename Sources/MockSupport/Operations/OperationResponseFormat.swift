/// The delivery of an operation's response.
public protocol OperationResponseFormat: Sendable {}

/// A single result.
public struct SingleResponseFormat: OperationResponseFormat {}

/// A stream of results.
public struct SubscriptionResponseFormat: OperationResponseFormat {}

/// A result, followed by its deferred fragments.
public struct IncrementalDeferredResponseFormat: OperationResponseFormat {
  @_spi(Execution) public let deferredFragments: [DeferredFragmentIdentifier: any SelectionSet.Type]

  @_spi(Execution) public init(deferredFragments: [DeferredFragmentIdentifier: any SelectionSet.Type]) {
    self.deferredFragments = deferredFragments
  }
}

/// The location of a deferred fragment in an operation.
@_spi(Execution)
public struct DeferredFragmentIdentifier: Hashable, Sendable {
  public let label: String
  public let fieldPath: [String]

  public init(label: String, fieldPath: [String]) {
    self.label = label
    self.fieldPath = fieldPath
  }
}
