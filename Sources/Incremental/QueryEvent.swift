/// Something that the database did to answer a question.
public struct QueryEvent: Hashable, Sendable {
  /// The name of the query's type.
  public var query: String
  /// Empty where there is only one.
  public var key: String
  public var outcome: Outcome
  /// How long it took itself, without the queries that it asked for; 0 without a clock.
  public var nanoseconds: UInt64

  public enum Outcome: String, Hashable, Sendable {
    /// Computed for the first time.
    case computed
    /// Computed again, with another result.
    case changed
    /// Computed again, with an equal result, so that its readers need not run.
    case unchanged
    /// Not computed: nothing that it has read is another value.
    case verified
  }

  public init(query: String, key: String, outcome: Outcome, nanoseconds: UInt64 = 0) {
    self.query = query
    self.key = key
    self.outcome = outcome
    self.nanoseconds = nanoseconds
  }
}
