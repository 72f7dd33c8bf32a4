/// Records how to undo changes of a database.
///
/// A node saves its state before its first change in a recording. Tables record each insertion and removal. So the
/// journal grows with what changes, not with the database.
public final class Journal {
  /// The number of the current recording; 0 while nothing is recorded.
  public private(set) var recording: UInt64 = 0
  private var recordingCount: UInt64 = 0
  private var undos: [() -> Void] = []

  /// The number of changes that can be undone.
  public var count: Int { undos.count }

  /// Adds a step that undoes one change. Steps run in reverse order.
  public func add(_ undo: @escaping () -> Void) { undos.append(undo) }

  /// Saves the state of a node, once per recording.
  public func save(_ node: Node) {
    guard node.savedIn != recording else { return }
    undos.append(node.undo())
    node.savedIn = recording
  }

  /// Notes a node that is new in this recording. Its state needs no saving.
  public func noteCreation(of node: Node, _ undo: @escaping () -> Void) {
    undos.append {
      undo()
      node.disconnect()
    }
    node.savedIn = recording
  }

  /// Starts a recording inside the current one, if there is one.
  func begin() -> Recording {
    let start = Recording(outer: recording, position: undos.count)
    recordingCount += 1
    recording = recordingCount
    return start
  }

  /// Undoes everything since a recording began, and continues the outer one.
  func undo(to start: Recording) {
    while start.position < undos.count, let undo = undos.popLast() { undo() }
    recording = start.outer
  }

  /// Where a recording began.
  struct Recording {
    let outer: UInt64
    let position: Int
  }
}

/// What every node has, as it was before a change.
struct SavedNode {
  private let state: Node.State
  private let hasValue: Bool
  private let isPinned: Bool
  private let changedAt: Revision
  private let verifiedAt: Revision
  private let dependencies: ContiguousArray<Node>
  private let edition: UInt32
  private let readerCount: Int
  private let edgeCount: Int
  private let savedIn: UInt64

  init(_ node: Node) {
    state = node.state
    hasValue = node.hasValue
    isPinned = node.isPinned
    changedAt = node.changedAt
    verifiedAt = node.verifiedAt
    dependencies = node.dependencies
    edition = node.edition
    readerCount = node.readerCount
    edgeCount = node.edges.count
    savedIn = node.savedIn
  }

  func restore(_ node: Node) {
    node.state = state
    node.hasValue = hasValue
    node.isPinned = isPinned
    node.changedAt = changedAt
    node.verifiedAt = verifiedAt
    node.dependencies = dependencies
    node.edition = edition
    node.readerCount = readerCount
    // Recordings only append edges, so that the journal need not hold all of them.
    node.edges.removeLast(node.edges.count - edgeCount)
    node.savedIn = savedIn
  }
}
