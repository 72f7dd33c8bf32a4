/// One run or verification of a query, as reported to observers.
public struct QueryEvent: Hashable, Sendable {
  /// The name of the query's type.
  public var query: String
  /// Empty where there is only one.
  public var key: String
  public var outcome: Outcome
  /// The time that it took, without the queries that it read; 0 without a clock.
  public var nanoseconds: UInt64

  /// The effect on the result of the query.
  public enum Outcome: String, Hashable, Sendable {
    /// Computed for the first time.
    case computed
    /// Computed again, with another result.
    case changed
    /// Computed again, with an equal result, so that its readers need not run.
    case unchanged
    /// Not computed, because none of the values that it has read has changed.
    case verified
  }

  public init(query: String, key: String, outcome: Outcome, nanoseconds: UInt64 = 0) {
    self.query = query
    self.key = key
    self.outcome = outcome
    self.nanoseconds = nanoseconds
  }
}
