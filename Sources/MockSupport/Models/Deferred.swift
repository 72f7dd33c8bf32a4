/// A selection set that `@defer` can defer.
public protocol Deferrable: SelectionSet {}

/// A deferred fragment of a model: nil until it has arrived.
@propertyWrapper
public struct Deferred<Fragment: Deferrable>: Sendable {
  private let data: DataDict

  @_spi(Unsafe) public init(_dataDict: DataDict) {
    data = _dataDict
  }

  /// The delivery state of the fragment.
  public enum State: Equatable, Sendable {
    /// The fragment has not arrived. In a converted mock, deferred fragments never arrive.
    case pending
    /// The fragment's conditions are not met.
    case notExecuted
    /// The fragment has arrived.
    case fulfilled(Fragment)
  }

  /// The delivery state of the fragment.
  public var state: State {
    if data.fulfills(Fragment.self) {
      return .fulfilled(Fragment(_dataDict: DataDict(data.object, for: Fragment.self)))
    }
    return data.defers(Fragment.self) ? .pending : .notExecuted
  }

  /// The delivery state of the fragment, as `$` before the name of the property.
  public var projectedValue: State { state }

  /// The fragment; nil unless it has arrived.
  public var wrappedValue: Fragment? {
    guard case .fulfilled(let fragment) = state else { return nil }
    return fragment
  }
}
