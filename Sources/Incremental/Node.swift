/// When something changed: counts the changes from outside that were followed by a question.
public typealias Revision = UInt64

/// What the database knows of one value, whatever its type: whether it is right, what it was made from and who has
/// read it.
///
/// A clean node has only clean dependencies. So marking stops at what is stale, and asking stops at what is clean.
///
/// What is generic in this module can be inlined by its clients, for which it has to be public: specialized for their
/// types, it is many times faster. The fields that every read touches go without checks of exclusive access: none is
/// ever passed inout while other code of a query runs.
public class Node {
  public enum State: UInt8 {
    case clean
    /// Never computed, or something that it depends on may have changed.
    case stale
    /// Being computed.
    case active
  }

  public unowned let table: Table
  @exclusivity(unchecked) public final var state = State.stale
  @exclusivity(unchecked) public final var hasValue = false
  /// Kept although nobody reads it.
  public final var isPinned = false
  /// The last revision that gave it another value.
  @exclusivity(unchecked) public final var changedAt: Revision = 0
  /// The last revision in which the value was found right.
  @exclusivity(unchecked) public final var verifiedAt: Revision = 0
  /// What was read, each once, in the order of reading.
  @exclusivity(unchecked) public final var dependencies: ContiguousArray<Node> = []
  /// Counts the replacements of `dependencies`; edges of earlier counts are void.
  @exclusivity(unchecked) public final var edition: UInt32 = 0
  /// How many nodes have this one among their dependencies.
  @exclusivity(unchecked) public final var readerCount = 0
  /// The readers, and some that are no more.
  @exclusivity(unchecked) final var edges: ContiguousArray<Edge> = []
  /// The run that read it last, so that it notes it once.
  @exclusivity(unchecked) public final var lastRun: UInt64 = 0
  /// The recording of the journal that has saved this node.
  final var savedIn: UInt64 = 0

  /// A reader; void if it has replaced its dependencies since.
  struct Edge {
    let reader: Node
    let edition: UInt32
  }

  public init(_ table: Table) {
    self.table = table
  }

  /// Is told when the node has become stale. Parts of relations, which nothing reads, tell their relation.
  public func noteStale(_ database: Database) {}

  /// Returns a step that restores the present state.
  func undo() -> () -> Void {
    let saved = SavedNode(self)
    return { saved.restore(self) }
  }

  /// For people.
  public var keyDescription: String { "" }

  /// Takes the node out of its table.
  public func remove() {}

  /// Whether the node goes when nobody reads it.
  public var isRemovable: Bool { !isPinned && readerCount == 0 }

  final func add(reader: Node) {
    edges.append(Edge(reader: reader, edition: reader.edition))
    readerCount += 1
  }

  /// Drops void edges when they are the most, which costs constant time for each that was added.
  final func compactEdges() {
    if 2 * readerCount + 8 < edges.count { edges.removeAll { $0.edition != $0.reader.edition } }
  }

  /// Breaks all references to other nodes.
  final func disconnect() {
    edges = []
    dependencies = []
    edition &+= 1
  }
}
