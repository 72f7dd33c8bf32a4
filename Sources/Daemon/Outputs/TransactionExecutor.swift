import FileAccess
import Parallelism
import Source

/// Executes a transaction: records new bytes in the manifest, changes files, and drops old records.
///
/// A process that dies at any point leaves whole files only, and the next transaction finishes its work.
struct TransactionExecutor {
  var execution: Execution

  /// How the manifest is kept.
  enum Recording {
    /// Written before the first change and after the last one.
    case whole
    /// Extended before the first change; what is forgotten stays listed until the next whole write.
    case appended
  }

  mutating func execute(_ transaction: WriteTransaction, _ file: inout ManifestFile, _ recording: Recording) {
    execution.outcome.diagnostics = transaction.diagnostics
    execution.outcome.unchanged = transaction.unchanged
    do throws(FileError) {
      for leftover in transaction.leftovers { try? execution.disk.remove(leftover) }
      try recordAhead(transaction, &file, recording)
      for group in transaction.groups where !group.isBlocked { perform(group.operations) }
      file.forget(transaction.forgotten + execution.outcome.deleted)
      if recording == .whole { try file.write(execution.state, &execution.disk) }
    } catch {
      file.reset()
      execution.outcome.diagnostics.append(.outputStateUnwritable(error, root: execution.state.root))
    }
  }

  private mutating func recordAhead(
    _ transaction: WriteTransaction, _ file: inout ManifestFile, _ recording: Recording
  ) throws(FileError) {
    let records = transaction.records
    execution.hashes = records.concurrentMap { range in records[range].map { ContentHash($0.bytes) } }
    let entries = zip(records, execution.hashes).map { record, hash in
      let previous = file.manifest.entries[record.name]
      return (record.name, Manifest.Entry(record.owner, hash, after: previous, present: record.present))
    }
    switch recording {
    case .whole:
      for (name, entry) in entries { file.set(name, entry) }
      if !transaction.operations.isEmpty { try file.write(execution.state, &execution.disk) }
    case .appended: try file.append(entries, execution.state, &execution.disk)
    }
  }

  private mutating func perform(_ operations: [WriteTransaction.Operation]) {
    // Directories are opened once for all operations of a group, so a path that is replaced meanwhile has no effect.
    execution.disk.access.forgetDirectories()
    if isForbidden(operations) { return }
    var strategies: [any ReplacementStrategy] = [RecycledFileReplacement(), TemporaryFileReplacement()]
    var rest = operations
    for index in strategies.indices {
      guard let left = strategies[index].stage(rest, &execution) else {
        for index in strategies.indices { strategies[index].rollBack(&execution) }
        return
      }
      rest = left
    }
    for index in strategies.indices { strategies[index].commit(&execution) }
    for operation in rest { delete(operation) }
  }

  /// Reports the first directory that can't be written to. Then no operation of the group is executed.
  private mutating func isForbidden(_ operations: [WriteTransaction.Operation]) -> Bool {
    var directories: Set<String> = []
    for output in operations.lazy.map(\.output) {
      let directory = Path.parent(output.absolute)
      guard directories.insert(directory).inserted, let reason = execution.disk.whyForbidden(directory) else {
        continue
      }
      execution.outcome.diagnostics.append(.outputUnwritable(output.name, FileError(output.absolute, reason)))
      return true
    }
    return false
  }

  private mutating func delete(_ operation: WriteTransaction.Operation) {
    let name = operation.output.name
    guard execution.isAsExpected(operation) else { return }
    do throws(FileError) {
      let copy = try execution.back(up: operation)
      // Keeping a durable copy takes long enough for an edit.
      if operation.backup != .none {
        guard copy != nil else { return execution.outcome.diagnostics.append(.outputChangedMeanwhile(name)) }
        guard execution.isAsExpected(operation) else { return }
      }
      try execution.disk.remove(operation.output.absolute)
      execution.outcome.deleted.append(name)
      if let copy, let diagnostic = Diagnostic.outputReplaced(name, copy: copy, operation.backup, isDeleted: true) {
        execution.outcome.diagnostics.append(diagnostic)
      }
    } catch {
      execution.outcome.diagnostics.append(.outputUnwritable(name, error))
    }
  }
}
