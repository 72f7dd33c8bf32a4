/// The time of a change: the number of changes from outside that were followed by a question.
public typealias Revision = UInt64

/// Holds the state, the dependencies and the readers of one value, whatever its type.
///
/// A clean node has only clean dependencies. So marking stops at stale nodes, and questions stop at clean ones.
///
/// Clients inline the generic code of this module, so it is public. Specialized for their types, it is many times
/// faster. The fields that every read touches go without checks of exclusive access: none is
/// ever passed inout while other code of a query runs.
public class Node {
  /// Whether the value is up to date.
  public enum State: UInt8 {
    case clean
    /// Never computed, or something that it depends on may have changed.
    case stale
    /// Being computed.
    case active
  }

  /// Outlives the node, since the database holds it. Counting references would cost much here.
  public unowned(unsafe) let table: Table
  @exclusivity(unchecked) public final var state = State.stale
  @exclusivity(unchecked) public final var hasValue = false
  /// The last revision that gave it another value.
  @exclusivity(unchecked) public final var changedAt: Revision = 0
  /// The last revision in which the value was found right.
  @exclusivity(unchecked) public final var verifiedAt: Revision = 0
  /// How many nodes have this one among their dependencies.
  @exclusivity(unchecked) public final var readerCount = 0
  /// The number in the arena; 0 until the node reads or is read.
  @exclusivity(unchecked) final var number: DependencyArena.Number = 0
  /// Counts the replacements of dependencies; edges of earlier counts are void.
  @exclusivity(unchecked) final var edition: UInt32 = 0
  /// The place of the dependencies in the arena.
  @exclusivity(unchecked) final var readStart: UInt32 = 0
  @exclusivity(unchecked) final var readCount: UInt32 = 0
  /// The chain of readers in the arena. Some of them may be void.
  @exclusivity(unchecked) final var firstEdge: DependencyArena.Number = 0
  @exclusivity(unchecked) final var edgeCount: UInt32 = 0
  /// The run that read it last, so that it notes it once.
  @exclusivity(unchecked) public final var lastRun: UInt64 = 0
  /// The recording of the journal that has saved this node.
  final var savedIn: UInt64 = 0

  public init(_ table: Table) {
    self.table = table
  }

  /// Reacts to becoming stale. Sources, which have no readers, notify their relation.
  public func noteStale(_ database: Database) {}

  /// Returns a step that restores the present state.
  func undo() -> () -> Void {
    let saved = SavedNode(self)
    return { saved.restore(self) }
  }

  /// The key as text for people.
  public var keyDescription: String { "" }

  /// Takes the node out of its table, unless another one has taken its place.
  public func remove() {}

  /// Whether `sweep` may drop the node.
  public var isRemovable: Bool { readerCount == 0 }
}
