import BitCollections

/// Answers for inputs that differ from the real ones.
extension Database {
  /// Runs `body`, which may set inputs and ask for answers, and then restores the state from before.
  ///
  /// The restored state includes revisions, marks, memos and relations. So the next edit runs exactly the queries that
  /// it would have run without the call. Calls may be nested. No query may call this.
  ///
  /// - Complexity: time and memory grow with the nodes that `body` changes, creates or brings up to date.
  public func withChanges<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    assert(
      isIncremental && refreshing.isEmpty, "A relation, or a database for one question, makes hypothetical changes.")
    let former = SavedDatabase(self)
    let reader = rootReader
    rootReader = nil
    let start = journal.begin()
    setRecording(true)
    defer {
      journal.undo(to: start)
      former.restore(self)
      rootReader = reader
      setRecording(journal.recording != 0)
    }
    return try body()
  }

  /// Saves the state of a node before it changes.
  @inlinable public func willChange(_ node: Node) {
    if isRecording { journal.save(node) }
  }

  /// Records a step that undoes a change.
  @inlinable public func record(_ undo: @escaping () -> Void) {
    if isRecording { journal.add(undo) }
  }

  private func setRecording(_ isRecording: Bool) {
    guard self.isRecording != isRecording else { return }
    self.isRecording = isRecording
    arena.onlyGrows = isRecording
    for table in tables.all { table.journal = isRecording ? journal : nil }
  }
}

/// The counters and marks of a database, as they were before a change.
private struct SavedDatabase {
  private let revision: Revision
  private let inputChangeCount: UInt64
  private let hasAnswered: Bool
  private let dirty: BitSet
  private let orphanCount: Int
  private let arena: DependencyArena.Mark

  init(_ database: Database) {
    revision = database.revision
    inputChangeCount = database.inputChangeCount
    hasAnswered = database.hasAnswered
    dirty = database.dirty
    orphanCount = database.orphans.count
    arena = database.arena.mark
  }

  func restore(_ database: Database) {
    database.revision = revision
    database.inputChangeCount = inputChangeCount
    database.changeNumber += 1
    database.hasAnswered = hasAnswered
    database.dirty = dirty
    database.orphans.removeLast(database.orphans.count - orphanCount)
    database.arena.cutBack(to: arena)
  }
}
