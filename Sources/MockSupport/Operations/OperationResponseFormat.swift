/// How the response to an operation arrives.
public protocol OperationResponseFormat: Sendable {}

/// At once.
public struct SingleResponseFormat: OperationResponseFormat {}

/// In any number of results.
public struct SubscriptionResponseFormat: OperationResponseFormat {}

/// At once, but for the deferred fragments, which come later.
public struct IncrementalDeferredResponseFormat: OperationResponseFormat {
  @_spi(Execution) public let deferredFragments: [DeferredFragmentIdentifier: any SelectionSet.Type]

  @_spi(Execution) public init(deferredFragments: [DeferredFragmentIdentifier: any SelectionSet.Type]) {
    self.deferredFragments = deferredFragments
  }
}

/// The place of a deferred fragment in an operation.
@_spi(Execution)
public struct DeferredFragmentIdentifier: Hashable, Sendable {
  public let label: String
  public let fieldPath: [String]

  public init(label: String, fieldPath: [String]) {
    self.label = label
    self.fieldPath = fieldPath
  }
}
