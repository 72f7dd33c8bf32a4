import BitCollections

/// All nodes of one query, input or relation.
public class Table {
  public final let name: String
  public final let number: Int
  /// Computes the value of a node of the table. Returns whether the value has changed.
  public final let run: (Node, Database) -> Bool
  /// Brings the entries of a relation up to date.
  public final let settle: (Table, Database) -> Void
  /// The tables that this one's queries have ever read.
  @exclusivity(unchecked) public final var reads = BitSet()
  /// The table that was read last, one of `reads`.
  @exclusivity(unchecked) public final var lastRead = -1
  /// Where insertions and removals are recorded; nil while nothing is.
  @exclusivity(unchecked) public final var journal: Journal?
  /// Whether what happens here is reported to observers.
  @exclusivity(unchecked) public final var isReported = true

  public init(
    name: String, number: Int, run: @escaping (Node, Database) -> Bool = { _, _ in false },
    settle: @escaping (Table, Database) -> Void = { _, _ in }
  ) {
    self.name = name
    self.number = number
    self.run = run
    self.settle = settle
  }

  /// How many values are held.
  public var count: Int { 0 }
}
