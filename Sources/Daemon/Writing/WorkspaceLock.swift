import CLibrary
import FileAccess
import Source

/// The right to write in a workspace, which one process has at a time.
///
/// The lock is the kernel's, on a file that is never removed: it ends with the process that holds it, even if that is
/// killed. Children do not inherit it. The file holds the number of the process and what it does, for messages only.
package struct WorkspaceLock: ~Copyable {
  private let file: OpenFile
  private let path: String

  package enum Failure: Error {
    case held(LockHolder)
    case file(FileError)
  }

  /// Takes the lock of the workspace at `root`, whose state directory is made if it is missing.
  ///
  /// - Parameter configuration: the name of the configuration file, for processes that ask for the holder.
  package static func take(
    root: String, for use: LockHolder.Use, configuration: String? = nil
  ) throws(Failure) -> WorkspaceLock {
    let root = Path.normalized(root)
    let access: ConfinedRoot
    do throws(FileError) {
      var disk = try Disk(stateOf: root)
      _ = try StateDirectory(root: root, &disk)
      access = disk.access
    } catch {
      throw .file(error)
    }
    return try WorkspaceLock(StateDirectory.lock(of: root), in: access, for: use, configuration: configuration)
  }

  /// Takes the lock of a file, which is made if it is missing.
  init(
    _ path: String, in access: ConfinedRoot, for use: LockHolder.Use = .once, configuration: String? = nil
  ) throws(Failure) {
    file = try Self.locked(path, in: access)
    self.path = path
    // Without this text, other processes know less about the holder.
    try? file.truncate(to: 0)
    try? file.write(Array(LockHolder.text(for: use, configuration).utf8)[...])
  }

  private static func locked(_ path: String, in access: ConfinedRoot) throws(Failure) -> OpenFile {
    let file: OpenFile?
    do throws(FileError) {
      file = try acquired(path, in: access)
    } catch {
      throw .file(FileError(path, error.reason))
    }
    guard let file else { throw .held(LockHolder(reading: path, in: access)) }
    return file
  }

  /// Returns nil if another process has the lock.
  private static func acquired(_ path: String, in access: ConfinedRoot) throws(FileError) -> OpenFile? {
    let place = try access.place(path)
    // For this user only: a process that can open the file to read it can lock it, too.
    let file = try place.directory.open(place.name, .writeOrCreate(permissions: 0o600))
    // The text in the file is replaced, which must not change another file.
    try file.requireSoleName()
    try file.makePrivate()
    for _ in 0..<patience {
      if try file.lock(.exclusive) { return file }
      // A process that asks for the holder has the lock for an instant.
      usleep(1000)
    }
    if try file.lock(.exclusive) { return file }
    return nil
  }

  /// The descriptor of the locked file.
  var descriptor: Int32 { file.descriptor }

  /// Whether the locked file is still the one that other processes would lock. It may have been deleted.
  var isInPlace: Bool {
    guard let own = try? file.status(), let present = try? FileSystem.status(path, followingLinks: false) else {
      return false
    }
    return own.inode == present.inode && own.device == present.device
  }

  /// How often the lock is tried again, in intervals of a millisecond, before another process counts as its holder.
  private static let patience = 4
}
