import BuildGraph
import FileAccess
import Source

/// Changes files and directories within an access policy.
///
/// Paths are resolved by `ConfinedRoot`, so all changes are within the workspace's access policy. Every change passes
/// a hook, so that tests can make any of them fail or be the last. After a hook ends the process, no change happens,
/// not even cleaning up, as in a process that was killed.
struct Disk {
  let access: ConfinedRoot
  private let hook: (WriteStep) -> WriteFate
  /// The workspace, which is never made.
  private let root: String?
  private var isDead = false

  /// - Parameter root: the absolute path of the workspace, where something in it is changed.
  init(
    _ access: ConfinedRoot, root: String? = nil, hook: @escaping (WriteStep) -> WriteFate = { _ in .happens }
  ) {
    self.access = access
    self.root = root
    self.hook = hook
  }

  /// For the files that mockd keeps in the state directory of the workspace at `root`.
  init(stateOf root: String) throws(FileError) {
    self.init(try ConfinedRoot(stateOf: root), root: root)
  }

  /// Makes a directory and those above it that are missing; returns those it made, the outermost first. A workspace
  /// that is missing is an error.
  mutating func makeDirectories(_ path: String) throws(FileError) -> [String] {
    var missing: [String] = []
    var directory = path
    while !directory.isEmpty, directory != "/" {
      do throws(FileError) {
        _ = try access.directory(directory)
        break
      } catch {
        guard error.reason == .notFound, directory != root else { throw error }
      }
      missing.append(directory)
      directory = Path.parent(directory)
    }
    for path in missing.reversed() {
      try allow(.makeDirectory(path), path)
      let place = try place(path)
      try named(path) { () throws(FileError) in _ = try place.directory.makeDirectory(place.name) }
    }
    return missing.reversed()
  }

  /// Makes a file with `bytes` at `path`, where only leftovers of mockd can be; on an error nothing is left there.
  ///
  /// - Parameters:
  ///   - replaced: the file that it will replace, whose permissions it gets; nil leaves them to the process's umask.
  ///   - isDurable: whether the bytes must survive a loss of power.
  mutating func makeFile(
    _ path: String, _ bytes: [UInt8], replacing replaced: FileStatus? = nil, isDurable: Bool = false
  ) throws(FileError) {
    try allow(.create(path), path)
    let place = try place(path)
    do throws(FileError) {
      try place.directory.removeFile(place.name)
    } catch {
      // If something else stands there, making the file fails.
    }
    do throws(FileError) {
      // Until the permissions are set, the file is for this user alone.
      let file = try place.directory.open(place.name, .create(permissions: replaced == nil ? 0o666 : 0o600))
      do throws(FileError) {
        try write(file, path, bytes, .fill(path))
        if let replaced { try file.setPermissions(file.status().permissions(replacing: replaced)) }
        if isDurable {
          try allow(.sync(path), path)
          try file.synchronize()
        }
      } catch {
        try? remove(path)
        throw error
      }
    } catch {
      throw FileError(path, error.reason)
    }
  }

  /// Makes a file that will be moved to another path, which errors name: users don't know its temporary name.
  mutating func makeFile(
    _ path: String, for target: String, _ bytes: [UInt8], replacing replaced: FileStatus? = nil, isDurable: Bool = false
  ) throws(FileError) {
    do throws(FileError) {
      try makeFile(path, bytes, replacing: replaced, isDurable: isDurable)
    } catch {
      throw FileError(target, error.reason)
    }
  }

  /// Puts a file with `bytes` in the place of the file or symbolic link at `path`, whole or not at all.
  mutating func replaceFile(
    _ path: String, _ bytes: [UInt8], replacing replaced: FileStatus? = nil, isDurable: Bool = false
  ) throws(FileError) {
    let temporary = temporaryPath(beside: path)
    try makeFile(temporary, for: path, bytes, replacing: replaced, isDurable: isDurable)
    do throws(FileError) {
      try rename(temporary, to: path)
    } catch {
      try? remove(temporary)
      throw error
    }
  }

  /// The reason why no file can be made, replaced or deleted in a directory; nil if none is known, as for a directory
  /// that does not exist.
  func whyForbidden(_ directory: String) -> FileError.Reason? {
    (try? access.directory(directory))?.whyUnwritable
  }

  /// Adds bytes to the end of a file that exists and has no second name.
  mutating func append(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    let place = try place(path)
    let file = try place.directory.open(place.name, .append)
    try file.requireSoleName()
    try write(file, path, bytes, .append(path))
  }

  mutating func link(_ from: String, as to: String) throws(FileError) {
    try allow(.link(from: from, to: to), to)
    let (source, target) = (try place(from), try place(to))
    try named(to) { () throws(FileError) in
      try source.directory.link(source.name, to: target.directory, target.name)
    }
  }

  mutating func rename(_ from: String, to: String) throws(FileError) {
    try allow(.rename(from: from, to: to), to)
    let (source, target) = (try place(from), try place(to))
    try named(to) { () throws(FileError) in
      try source.directory.rename(source.name, to: target.directory, target.name)
    }
  }

  /// Exchanges two files. No other process sees anything between. That costs less than half of giving the replaced file
  /// another name and renaming.
  ///
  /// - Returns: whether that was done. Systems and file systems that cannot do it change nothing.
  mutating func exchange(_ path: String, with other: String) throws(FileError) -> Bool {
    guard let source = try? place(path), let target = try? place(other) else { return false }
    do throws(FileError) {
      try allow(.exchange(path, with: other), other)
    } catch {
      if error.reason == .stopped { throw error }
      return false
    }
    return source.directory.exchange(source.name, with: target.directory, target.name)
  }

  /// Removes a file or a symbolic link. A missing one is no error.
  mutating func remove(_ path: String) throws(FileError) {
    try allow(.remove(path), path)
    do throws(FileError) {
      let place = try place(path)
      try place.directory.removeFile(place.name)
    } catch {
      if error.reason != .notFound { throw FileError(path, error.reason) }
    }
  }

  /// Removes a directory if it is empty.
  mutating func removeEmptyDirectory(_ path: String) {
    do throws(FileError) {
      try allow(.removeDirectory(path), path)
      let place = try place(path)
      try place.directory.removeDirectory(place.name)
      access.forgetDirectories()
    } catch {
      // The directory stays.
    }
  }

  /// Asks the hook about steps that are done at the same time.
  mutating func fates(of steps: [WriteStep]) -> [WriteFate] {
    var fates: [WriteFate] = []
    for step in steps where !isDead {
      fates.append(hook(step))
      isDead = fates.last == .dies || fates.last == .tears
    }
    return fates
  }

  private func place(_ path: String) throws(FileError) -> ConfinedRoot.Place {
    try named(path) { () throws(FileError) in try access.place(path) }
  }

  /// Lets errors name the path that the writer works on.
  private func named<Value>(
    _ path: String, _ body: () throws(FileError) -> Value
  ) throws(FileError) -> Value {
    do throws(FileError) { return try body() } catch { throw FileError(path, error.reason) }
  }

  private mutating func write(
    _ file: borrowing OpenFile, _ path: String, _ bytes: [UInt8], _ step: WriteStep
  ) throws(FileError) {
    let fate = isDead ? .dies : hook(step)
    let count = fate == .tears ? bytes.count / 2 : bytes.count
    if fate == .happens || fate == .tears { try file.write(bytes[..<count]) }
    try obey(fate, path)
  }

  private mutating func allow(_ step: WriteStep, _ path: String) throws(FileError) {
    try obey(isDead ? .dies : hook(step), path)
  }

  private mutating func obey(_ fate: WriteFate, _ path: String) throws(FileError) {
    switch fate {
    case .happens: return
    case .fails(let code): throw FileError(path, errno: code)
    case .dies, .tears:
      isDead = true
      throw FileError(path, .stopped)
    }
  }
}
