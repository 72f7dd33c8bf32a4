import BuildGraph
import FileAccess
import Parallelism
import Source

/// The files of a workspace as they were read last.
struct SourceStore {
  private let workspace: Workspace
  /// The directory that reading is confined to; nil if it can't be opened.
  private(set) var access: ConfinedRoot?
  /// By path relative to the workspace.
  private(set) var sources: [String: SourceFile] = [:]
  /// What the file system said of each file that was read since the last `begin`, before it was read.
  private(set) var stamps: [String: FileStatus] = [:]
  /// The files of which no text may be shown, by path relative to the workspace.
  private(set) var unquotable: Set<String> = []
  /// Which files were read since this was last taken.
  private var reading = Reading()
  /// The texts of open documents, by normalized absolute path. They replace files.
  private var overlays: [String: [UInt8]] = [:]
  /// Why files could not be read.
  private(set) var problems: [String: FileError] = [:]

  init(_ workspace: Workspace) {
    self.workspace = workspace
    access = try? ConfinedRoot(workspace.access)
  }

  /// Lets a text count instead of a file, or the file again.
  mutating func overlay(_ absolute: String, with bytes: [UInt8]?) { overlays[absolute] = bytes }

  /// The paths that have such a text.
  var overlaid: some Collection<String> { overlays.keys }

  func isOverlaid(_ absolute: String) -> Bool { overlays[absolute] != nil }

  /// Returns the contents of a file without taking note of it, or why it can't be read.
  func peek(_ path: String) -> (file: SourceFile?, error: FileError.Reason?) {
    switch result(path) {
    case .success(let reading): (reading.file, nil)
    case .failure(let error): (nil, error.reason)
    }
  }

  /// Forgets which files were read, and which directories were opened.
  ///
  /// - Parameter keepingStamps: whether files stay that were read for a build that is not complete.
  mutating func begin(keepingStamps: Bool) {
    if !keepingStamps { stamps = [:] }
    access = try? ConfinedRoot(workspace.access)
  }

  /// Reads a file, whatever is known of it; nil where it is not there or cannot be read.
  @discardableResult
  mutating func read(_ path: String) -> SourceFile? {
    note(path, result(path))
    return sources[path]
  }

  /// Reads files, many at a time on all cores.
  mutating func read(_ paths: [String]) {
    for (path, result) in zip(paths, results(paths)) { note(path, result) }
  }

  /// Reads files again that were readable last time. Returns the paths of the files that still are.
  mutating func readAgain(_ paths: [String]) -> [String] {
    let paths = paths.filter { sources[$0] != nil }
    return zip(paths, results(paths)).compactMap { path, result in
      guard case .success = result else { return nil }
      note(path, result)
      return path
    }
  }

  /// A file as it was read.
  private struct FileReading {
    var file: SourceFile
    /// Its status before it was read; nil for the text of an editor.
    var stamp: FileStatus?
    /// Whether lines of it may be shown.
    var isQuotable: Bool
  }

  private func results(_ paths: [String]) -> [Result<FileReading, FileError>] {
    paths.concurrentMap { range in range.map { result(paths[$0]) } }
  }

  private func result(_ path: String) -> Result<FileReading, FileError> {
    Result { () throws(FileError) in
      let absolute = workspace.absolute(path)
      if !overlays.isEmpty, let bytes = overlays[normalizedPath(absolute)] {
        return FileReading(file: SourceFile(path: path, bytes: bytes), isQuotable: Quotability.isQuotable(path))
      }
      guard let access else { throw FileError(path, .notFound) }
      let stamp = try access.status(absolute)
      if Self.largestFile < stamp.size { throw FileError(path, .tooLarge) }
      let file = SourceFile(path: path, bytes: try access.read(absolute))
      return FileReading(file: file, stamp: stamp, isQuotable: Quotability.isQuotable(absolute, in: access))
    }
  }

  /// In bytes. The largest schemas of public APIs have about 10 MB.
  static let largestFile = 64 << 20

  private mutating func note(_ path: String, _ result: Result<FileReading, FileError>) {
    switch result {
    case .success(let read):
      let file = read.file
      // An equal file keeps its storage, so that whoever compares it with what it was sees that at once.
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

  /// What was read since this was last asked.
  mutating func takeReading() -> Reading {
    defer { reading = Reading() }
    return reading
  }

  /// Files that were read, and those among them that hold what they held before.
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

    /// Whether a file was read and is as it was.
    func isUnchanged(_ path: String) -> Bool { unchanged.contains(path) && !changed.contains(path) }
  }

  /// Forgets all files but some.
  mutating func keep(_ isWanted: (String) -> Bool) {
    for path in sources.keys where !isWanted(path) { sources[path] = nil }
    unquotable = unquotable.filter(isWanted)
    for path in problems.keys where !isWanted(path) { problems[path] = nil }
  }
}
