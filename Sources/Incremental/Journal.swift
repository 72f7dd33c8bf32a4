/// Records how to undo changes of a database, and undoes them.
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
    undos.append(undo)
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

/// The state that all nodes have in common, before a change.
struct SavedNode {
  private let state: Node.State
  private let hasValue: Bool
  private let changedAt: Revision
  private let verifiedAt: Revision
  private let readerCount: Int
  private let number: DependencyArena.Number
  private let edition: UInt32
  private let readStart: UInt32
  private let readCount: UInt32
  private let firstEdge: DependencyArena.Number
  private let edgeCount: UInt32
  private let savedIn: UInt64

  init(_ node: Node) {
    state = node.state
    hasValue = node.hasValue
    changedAt = node.changedAt
    verifiedAt = node.verifiedAt
    readerCount = node.readerCount
    number = node.number
    edition = node.edition
    readStart = node.readStart
    readCount = node.readCount
    firstEdge = node.firstEdge
    edgeCount = node.edgeCount
    savedIn = node.savedIn
  }

  func restore(_ node: Node) {
    node.state = state
    node.hasValue = hasValue
    node.changedAt = changedAt
    node.verifiedAt = verifiedAt
    node.readerCount = readerCount
    node.number = number
    node.edition = edition
    node.readStart = readStart
    node.readCount = readCount
    // New edges precede the former ones, so the chain of the former ones is unchanged.
    node.firstEdge = firstEdge
    node.edgeCount = edgeCount
    node.savedIn = savedIn
  }
}
