import BuildGraph
import FileAccess
import Parallelism
import Source

/// The files of a workspace as last read.
struct SourceStore {
  private let workspace: Workspace
  /// The directory to which reading is confined, or the reason why it can't be opened.
  private(set) var access: Result<ConfinedRoot, FileError>
  /// The files by path relative to the workspace.
  private(set) var sources: [String: SourceFile] = [:]
  /// The status of each file read since the last `begin`, taken before reading it.
  private(set) var stamps: [String: FileStatus] = [:]
  /// The files whose text must not be quoted, by path relative to the workspace.
  private(set) var unquotable: Set<String> = []
  /// The files read since the last `takeReading`.
  private var reading = Reading()
  /// The texts of open documents, by normalized absolute path. They replace files.
  private var overlays: [String: [UInt8]] = [:]
  /// The errors of unreadable files.
  private(set) var problems: [String: FileError] = [:]

  init(_ workspace: Workspace) {
    self.workspace = workspace
    access = Self.open(workspace)
  }

  private static func open(_ workspace: Workspace) -> Result<ConfinedRoot, FileError> {
    Result { () throws(FileError) in try ConfinedRoot(workspace.access) }
  }

  /// Closes the directories that are open for later reading.
  func forgetDirectories() { if case .success(let access) = access { access.forgetDirectories() } }

  /// Replaces a file by a text, or restores the file if `bytes` is nil.
  mutating func overlay(_ absolute: String, with bytes: [UInt8]?) { overlays[absolute] = bytes }

  /// The paths with such a text.
  var overlaid: some Collection<String> { overlays.keys }

  func isOverlaid(_ absolute: String) -> Bool { overlays[absolute] != nil }

  /// Returns the contents of a file without storing them, or the error.
  func peek(_ path: String) -> (file: SourceFile?, error: FileError.Reason?) {
    switch result(path) {
    case .success(let reading): (reading.file, nil)
    case .failure(let error): (nil, error.reason)
    }
  }

  /// Drops the record of files read, and the opened directories.
  ///
  /// - Parameter keepingStamps: whether to keep the statuses of files read for an incomplete build.
  mutating func begin(keepingStamps: Bool) {
    if !keepingStamps { stamps = [:] }
    access = Self.open(workspace)
  }

  /// Reads a file again. Returns nil if it is missing or unreadable.
  @discardableResult
  mutating func read(_ path: String) -> SourceFile? {
    note(path, result(path))
    return sources[path]
  }

  /// Reads files in parallel on all cores.
  mutating func read(_ paths: [String]) {
    for (path, result) in zip(paths, results(paths)) { note(path, result) }
  }

  /// Reads previously readable files again. Returns the paths of the files that are still readable.
  mutating func readAgain(_ paths: [String]) -> [String] {
    let paths = paths.filter { sources[$0] != nil }
    return zip(paths, results(paths)).compactMap { path, result in
      guard case .success = result else { return nil }
      note(path, result)
      return path
    }
  }

  /// The result of reading a file.
  private struct FileReading {
    var file: SourceFile
    /// The status before reading; nil for an editor's text.
    var stamp: FileStatus?
    /// Whether lines of the file may be quoted.
    var isQuotable: Bool
  }

  private func results(_ paths: [String]) -> [Result<FileReading, FileError>] {
    var results = paths.concurrentMap { range in range.map { result(paths[$0]) } }
    // One thread needs fewer descriptors than several.
    for index in results.indices {
      if case .failure(let error) = results[index], error.reason.isExhaustion { results[index] = result(paths[index]) }
    }
    return results
  }

  private func result(_ path: String) -> Result<FileReading, FileError> {
    Result { () throws(FileError) in
      let absolute = workspace.absolute(path)
      if !overlays.isEmpty, let bytes = overlays[Path.normalized(absolute)] {
        return FileReading(file: SourceFile(path: path, bytes: bytes), isQuotable: Quotability.isQuotable(path))
      }
      let access = try access.get()
      let (bytes, stamp, isLink) = try access.readWithStatus(absolute)
      let isQuotable = isLink ? Quotability.isQuotable(absolute, in: access) : Quotability.isQuotable(absolute)
      return FileReading(file: SourceFile(path: path, bytes: bytes), stamp: stamp, isQuotable: isQuotable)
    }
  }

  private mutating func note(_ path: String, _ result: Result<FileReading, FileError>) {
    switch result {
    case .success(let read):
      let file = read.file
      // An equal file keeps its storage, so later comparisons are fast.
      let isNew = sources[path] != file
      if isNew { sources[path] = file }
      reading.note(path, isNew: isNew)
      stamps[path] = read.stamp
      if read.isQuotable { unquotable.remove(path) } else { unquotable.insert(path) }
      problems[path] = nil
    case .failure(let error):
      reading.note(path, isNew: sources[path] != nil || problems[path]?.reason != error.reason)
      sources[path] = nil
      stamps[path] = nil
      problems[path] = FileError(path, error.reason)
    }
  }

  /// Notes a file that could not be read in another way.
  mutating func note(_ error: FileError) { problems[error.path] = error }

  /// Returns the files read since the last call.
  mutating func takeReading() -> Reading {
    defer { reading = Reading() }
    return reading
  }

  /// The files that were read, and which of them are unchanged.
  struct Reading: Sendable {
    private var changed: Set<String> = []
    private var unchanged: Set<String> = []

    mutating func note(_ path: String, isNew: Bool) {
      if isNew { changed.insert(path) } else { unchanged.insert(path) }
    }

    mutating func add(_ later: Reading) {
      changed.formUnion(later.changed)
      unchanged.formUnion(later.unchanged)
    }

    /// Returns whether a file was read and is unchanged.
    func isUnchanged(_ path: String) -> Bool { unchanged.contains(path) && !changed.contains(path) }
  }

  /// Removes all files except the wanted ones.
  mutating func keep(_ isWanted: (String) -> Bool) {
    for path in sources.keys where !isWanted(path) { sources[path] = nil }
    unquotable = unquotable.filter(isWanted)
    for path in problems.keys where !isWanted(path) { problems[path] = nil }
  }
}
