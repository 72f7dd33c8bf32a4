/// A selection set that can be deferred.
public protocol Deferrable: SelectionSet {}

/// A deferred fragment of a model: nil until it has come.
@propertyWrapper
public struct Deferred<Fragment: Deferrable>: Sendable {
  private let data: DataDict

  @_spi(Unsafe) public init(_dataDict: DataDict) {
    data = _dataDict
  }

  /// Whether the fragment has come.
  public enum State: Equatable, Sendable {
    /// It is still to come. In a converted mock, what is deferred never comes.
    case pending
    /// Its conditions are not met.
    case notExecuted
    case fulfilled(Fragment)
  }

  public var state: State {
    if data.fulfills(Fragment.self) {
      return .fulfilled(Fragment(_dataDict: DataDict(data.object, for: Fragment.self)))
    }
    return data.defers(Fragment.self) ? .pending : .notExecuted
  }

  public var projectedValue: State { state }

  public var wrappedValue: Fragment? {
    guard case .fulfilled(let fragment) = state else { return nil }
    return fragment
  }
}
