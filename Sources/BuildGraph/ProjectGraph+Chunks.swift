import Incremental
import Source

/// Work in chunks, so that an editor's messages don't wait for all of it.
///
/// The database keeps the results of complete chunks. After an interruption, the next call reuses them where inputs
/// are unchanged.
extension ProjectGraph {
  /// Computes the most expensive queries of `update` in advance.
  ///
  /// - Parameter isInterrupted: returns whether to stop. It is called between chunks.
  /// - Returns: false if the work was interrupted.
  package func prepare(_ isInterrupted: () -> Bool) -> Bool {
    // With a cache, `update` first looks there.
    guard stages == nil, database.usesGraphQL else { return true }
    guard prepareDocuments(isInterrupted) else { return false }
    // After errors, `update` skips the later steps.
    guard !database.reportedSteps().haveErrors else { return true }
    return prepare(Artifacts.self, isInterrupted)
  }

  /// Parses the documents and checks them.
  func prepareDocuments(_ isInterrupted: () -> Bool) -> Bool {
    guard database.usesGraphQL else { return true }
    if !database.isIncremental { database.prepareFiles() }
    guard prepare(SyntaxDiagnostics.self, isInterrupted) else { return false }
    guard !database.value(HasErrors<SchemaDiagnostics>.self, Single()) else { return true }
    return prepareOperationDiagnostics(isInterrupted)
  }

  /// Examines tests ahead of `testDiagnostics`.
  ///
  /// - Parameters:
  ///   - plan: the result of the last update.
  ///   - isInterrupted: returns whether to stop. It is called between chunks.
  /// - Returns: false if the work was interrupted.
  package func prepareTests(after plan: ArtifactPlan.Project, _ isInterrupted: () -> Bool) -> Bool {
    guard database.value(HasModels.self, Single()) else { return true }
    // Without prepared declarations, the examination would parse all files on one core.
    return prepare(TestDeclarations.self, isInterrupted) && prepare(TestDiagnostics.self, isInterrupted)
  }

  /// Brings the uses of mocks in tests up to date, if they are recorded, since editors usually request them next.
  ///
  /// - Returns: false if the work was interrupted.
  package func prepareUses(after plan: ArtifactPlan.Project, _ isInterrupted: () -> Bool) -> Bool {
    guard database.input(RecordsUsesInput.self, Single()) == true else { return true }
    return prepare(ConversionsOfDefinition.self, isInterrupted) && prepare(TestsOfField.self, isInterrupted)
  }

  /// The largest number of files whose definitions are resolved together, which bounds the memory for that.
  private static let filesInBatch = 256

  /// Checks the definitions of stale files in chunks. Several chunks share a batch.
  ///
  /// The first batch is as small as a chunk, since an interruption drops the batch. So frequent messages don't stop
  /// progress.
  private func prepareOperationDiagnostics(_ isInterrupted: () -> Bool) -> Bool {
    var stale = database.staleSources(of: OperationDiagnostics.self)[...]
    var size = ChunkSize()
    var batchSize = size.count
    while size.count < stale.count {
      if isInterrupted() { return false }
      var group = stale.prefix(batchSize)
      stale = stale.dropFirst(group.count)
      batchSize = Self.filesInBatch
      let isComplete = database.withReader(below: OperationDiagnostics.self) { reader in
        OperationDiagnostics.withBatch(of: Array(group), reader) {
          repeat {
            prepare(OperationDiagnostics.self, nextOf: &group, &size)
          } while !group.isEmpty && !isInterrupted()
          return group.isEmpty
        }
      }
      guard isComplete else { return false }
    }
    return complete(OperationDiagnostics.self, isInterrupted)
  }

  /// Prepares the stale sources of a relation in chunks, then brings the relation up to date.
  private func prepare<R: Relation>(_ relation: R.Type, _ isInterrupted: () -> Bool) -> Bool {
    var stale = database.staleSources(of: relation)[...]
    var size = ChunkSize()
    while size.count < stale.count {
      if isInterrupted() { return false }
      prepare(relation, nextOf: &stale, &size)
    }
    return complete(relation, isInterrupted)
  }

  /// Prepares one chunk, the first of some sources.
  private func prepare<R: Relation>(
    _ relation: R.Type, nextOf sources: inout ArraySlice<R.Source>, _ size: inout ChunkSize
  ) {
    let chunk = Array(sources.prefix(size.count))
    sources = sources.dropFirst(chunk.count)
    let start = ContinuousClock.now
    database.prepare(relation, sources: chunk)
    size.note(start.duration(to: .now))
  }

  /// Brings a relation up to date. The remaining sources are the last chunk.
  private func complete<R: Relation>(_ relation: R.Type, _ isInterrupted: () -> Bool) -> Bool {
    if isInterrupted() { return false }
    database.prepare(relation)
    return !isInterrupted()
  }
}

/// The number of sources in a chunk, adapted to the time that chunks take.
struct ChunkSize {
  private(set) var count = smallest

  /// Chunks are large enough for all cores.
  private static let smallest = 32
  /// An editor's message waits for one chunk, so chunks are short.
  private static let shortest = Duration.milliseconds(4)
  private static let longest = Duration.milliseconds(10)

  mutating func note(_ duration: Duration) {
    if duration < Self.shortest {
      count *= 2
    } else if Self.longest < duration {
      count = max(Self.smallest, count / 2)
    }
  }
}
