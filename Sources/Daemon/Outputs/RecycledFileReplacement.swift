import FileAccess

/// Fills files of the pool and exchanges them with the outputs, which join the pool.
///
/// On ext4, replacing 200 files takes 4 ms this way. Creating and renaming temporary files takes 70 to 600 ms, because
/// the file system writes each renamed file to the disk.
struct RecycledFileReplacement: ReplacementStrategy {
  /// Outputs that are exchanged already; the files at `path` are what they were.
  private var exchanged: [StagedFile] = []
  /// Filled files that could not be exchanged.
  private var filled: [StagedFile] = []

  /// Fills files on all cores, and exchanges each while later ones are filled.
  mutating func stage(
    _ operations: [WriteTransaction.Operation], _ execution: inout Execution
  ) -> [WriteTransaction.Operation]? {
    var candidates: [Int] = []
    var replacements: [(bytes: [UInt8], status: FileStatus)] = []
    for (number, operation) in operations.enumerated() {
      guard case .write(let bytes, _) = operation.action, let status = operation.expected, operation.backup == .none,
        operation.formerPath == nil
      else { continue }
      candidates.append(number)
      replacements.append((bytes, status))
    }
    guard let (files, indices) = execution.pool?.take(for: replacements), !files.isEmpty else { return operations }
    var isHandled = Array(repeating: false, count: operations.count)
    let fates = execution.disk.fates(of: files)
    do throws(FileError) {
      try Disk.refill(files, fates, in: execution.disk.access) { index, refilled in
        guard let refilled else {
          try? execution.disk.remove(files[index].path)
          return
        }
        let number = candidates[indices[index]]
        isHandled[number] = true
        exchange(StagedFile(operation: operations[number], path: files[index].path), refilled, &execution)
      }
    } catch {
      return operations
    }
    return operations.indices.filter { !isHandled[$0] }.map { operations[$0] }
  }

  private mutating func exchange(_ file: StagedFile, _ refilled: Disk.Refilled, _ execution: inout Execution) {
    let output = file.operation.output
    guard execution.isAsExpected(file.operation, staged: file.path) else { return }
    do throws(FileError) {
      guard try execution.pool?.put(file.path, at: output.absolute, &execution.disk) ?? false else {
        return filled.append(file)
      }
      if refilled.isUnmistakable, case .write(_, let record?) = file.operation.action {
        execution.written[output.absolute] = WrittenOutput(status: refilled.status, hash: execution.hashes[record])
      }
      execution.outcome.written.append(output.name)
      exchanged.append(file)
    } catch {
      try? execution.disk.remove(file.path)
      execution.outcome.diagnostics.append(.outputUnwritable(output.name, error))
    }
  }

  mutating func commit(_ execution: inout Execution) {
    for file in filled { execution.put(file) }
    (exchanged, filled) = ([], [])
  }

  mutating func rollBack(_ execution: inout Execution) {
    for file in filled { try? execution.disk.remove(file.path) }
    for file in exchanged.reversed() {
      let output = file.operation.output
      guard (try? execution.disk.exchange(file.path, with: output.absolute)) == true else { continue }
      execution.written[output.absolute] = nil
      execution.outcome.written.removeAll { $0 == output.name }
    }
    (exchanged, filled) = ([], [])
  }
}
