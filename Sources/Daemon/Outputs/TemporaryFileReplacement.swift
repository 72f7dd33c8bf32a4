import FileAccess
import Source

/// Creates temporary files beside the outputs and renames them. It works on every file system and for new files.
struct TemporaryFileReplacement: ReplacementStrategy {
  private var staged: [StagedFile] = []

  mutating func stage(
    _ operations: [WriteTransaction.Operation], _ execution: inout Execution
  ) -> [WriteTransaction.Operation]? {
    var directories: [String] = []
    var present: Set<String> = []
    var rest: [WriteTransaction.Operation] = []
    for operation in operations {
      guard case .write(let bytes, _) = operation.action else {
        rest.append(operation)
        continue
      }
      let output = operation.output
      do throws(FileError) {
        let directory = Path.parent(output.absolute)
        if present.insert(directory).inserted { directories += try execution.disk.makeDirectories(directory) }
        let copy = try execution.back(up: operation)
        if operation.backup != .none, copy == nil {
          execution.outcome.diagnostics.append(.outputChangedMeanwhile(output.name))
          continue
        }
        let temporary = temporaryPath(beside: output.absolute)
        try execution.disk.makeFile(temporary, for: output.absolute, bytes, replacing: operation.expected)
        staged.append(StagedFile(operation: operation, path: temporary, copy: copy))
      } catch {
        execution.outcome.diagnostics.append(.outputUnwritable(output.name, error))
        rollBack(&execution)
        for directory in directories.reversed() { execution.disk.removeEmptyDirectory(directory) }
        return nil
      }
    }
    return rest
  }

  mutating func commit(_ execution: inout Execution) {
    for file in staged { execution.put(file) }
    staged = []
  }

  mutating func rollBack(_ execution: inout Execution) {
    for file in staged { try? execution.disk.remove(file.path) }
    staged = []
  }
}
