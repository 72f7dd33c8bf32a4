import FileAccess
import Source

/// A way to put new files in the place of outputs.
///
/// The executor asks each strategy in turn to stage the operations of a group. If one fails, it asks all to roll back.
/// Otherwise it asks all to commit.
protocol ReplacementStrategy {
  /// Stages the operations that this strategy can execute.
  ///
  /// - Returns: the operations that are left to the next strategy, or nil if an operation failed. A failed strategy has
  ///   undone and reported what it did.
  mutating func stage(
    _ operations: [WriteTransaction.Operation], _ execution: inout Execution
  ) -> [WriteTransaction.Operation]?

  /// Puts the staged files in their places.
  mutating func commit(_ execution: inout Execution)

  /// Undoes what was staged.
  mutating func rollBack(_ execution: inout Execution)
}

/// A new file that is ready to replace an output.
struct StagedFile {
  var operation: WriteTransaction.Operation
  /// The absolute path of the new file.
  var path: String
  /// The path of the copy of the present bytes.
  var copy: String?
}

/// The state that the strategies of an execution share, with the file operations that they share.
struct Execution {
  let state: StateDirectory
  var disk: Disk
  /// Nil where no files are recycled.
  var pool: FilePool?
  /// The outputs that this process wrote under its lock, by absolute path.
  var written: [String: WrittenOutput]
  /// The hashes of the records of the transaction.
  var hashes: [ContentHash] = []
  var outcome = WriteOutcome()

  /// Returns whether an output still has the status that was observed. Otherwise reports it and removes the staged
  /// file.
  mutating func isAsExpected(_ operation: WriteTransaction.Operation, staged path: String? = nil) -> Bool {
    if isUnchanged(operation) { return true }
    if let path { try? disk.remove(path) }
    outcome.diagnostics.append(.outputChangedMeanwhile(operation.output.name))
    return false
  }

  /// Keeps a copy of the present bytes if the operation asks for one.
  ///
  /// - Returns: the path of the copy, or nil if the operation needs none or the file has changed.
  mutating func back(up operation: WriteTransaction.Operation) throws(FileError) -> String? {
    guard operation.backup != .none, let status = operation.expected, isUnchanged(operation) else { return nil }
    let bytes = try disk.access.read(operation.output.absolute, followingLinks: false)
    // The transaction replaces only the bytes that were observed.
    guard isUnchanged(operation) else { return nil }
    return try state.keepCopy(bytes, of: operation.output.name, with: status, &disk)
  }

  private func isUnchanged(_ operation: WriteTransaction.Operation) -> Bool {
    (try? disk.access.status(operation.output.absolute, followingLinks: false)) == operation.expected
  }

  /// Renames a staged file into its place.
  mutating func put(_ file: StagedFile) {
    let output = file.operation.output
    guard isAsExpected(file.operation, staged: file.path) else { return }
    do throws(FileError) {
      if let former = file.operation.formerPath {
        try disk.remove(former)
      } else if let status = file.operation.expected {
        pool?.keep(output.absolute, status, &disk)
      }
      try disk.rename(file.path, to: output.absolute)
      outcome.written.append(output.name)
      if let copy = file.copy,
        let diagnostic = Diagnostic.outputReplaced(output.name, copy: copy, file.operation.backup)
      {
        outcome.diagnostics.append(diagnostic)
      }
    } catch {
      try? disk.remove(file.path)
      outcome.diagnostics.append(.outputUnwritable(output.name, error))
    }
  }
}
