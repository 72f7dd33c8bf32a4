import FileAccess
import Source

/// The directory `.mockd` of a workspace: the manifest, the lock, and copies of replaced files. Its `.gitignore`
/// excludes it from version control.
struct StateDirectory {
  /// The absolute path of the workspace.
  let root: String
  private let access: ConfinedRoot

  static let name = ".mockd"
  static let lockPath = name + "/lock"
  static let replacedPath = name + "/replaced"

  /// The path of the lock of the workspace at `root`.
  static func lock(of root: String) -> String { (root == "/" ? "" : root) + "/" + lockPath }

  private var path: String { root + "/" + Self.name }
  private var manifestPath: String { path + "/manifest" }

  /// Makes the directory if it is missing. A symbolic link is refused, here and below: a clone can bring links that
  /// lead anywhere.
  init(root: String, _ disk: inout Disk) throws(FileError) {
    self.root = root
    access = disk.access
    if let status = try? access.status(path, followingLinks: false), status.kind != .directory {
      throw FileError(path, status.kind == .symbolicLink ? .isSymbolicLink : .notDirectory)
    }
    _ = try disk.makeDirectories(path)
    let ignore = path + "/.gitignore"
    if (try? access.status(ignore, followingLinks: false)) == nil {
      try disk.replaceFile(ignore, Array("*\n".utf8))
    }
  }

  /// The manifest as far as it can be read; an empty one where there is none.
  ///
  /// - Throws: if the system has nothing left for reading it. Its records would be lost.
  func readManifest() throws(FileError) -> Manifest { try Self.readManifest(of: root, access) }

  /// The manifest of the workspace at `root`, which may have no such directory yet.
  static func readManifest(of root: String, _ access: ConfinedRoot) throws(FileError) -> Manifest {
    let path = (root == "/" ? "" : root) + "/" + name + "/manifest"
    do throws(FileError) {
      return Manifest(reading: try access.read(path, followingLinks: false, limit: Manifest.largestFile))
    } catch {
      if error.reason.isExhaustion { throw error }
      return Manifest()
    }
  }

  /// Writes the manifest so that it survives a loss of power, unless the file is up to date.
  func write(_ manifest: Manifest, _ disk: inout Disk) throws(FileError) {
    let bytes = manifest.bytes
    guard (try? access.read(manifestPath, followingLinks: false)) != bytes else {
      // A process that was killed before it renamed the file may have left it.
      let temporary = temporaryPath(beside: manifestPath)
      if (try? access.status(temporary, followingLinks: false)) != nil { try? disk.remove(temporary) }
      return
    }
    try disk.replaceFile(manifestPath, bytes, isDurable: true)
  }

  /// Adds lines to the manifest. They survive the process. A loss of power may lose them, which only causes needless
  /// copies.
  func append(_ lines: [UInt8], _ disk: inout Disk) throws(FileError) {
    try disk.append(manifestPath, lines)
  }

  /// The status of the manifest; nil if there is none.
  var manifestStatus: FileStatus? { try? access.status(manifestPath, followingLinks: false) }

  /// Returns the path of a copy among the copies. `_` stands for each `..` on the way to a file of the repository
  /// outside of the workspace.
  private func placeOfCopy(of path: String) -> String {
    var path = path
    let top = access.policy.boundary
    if Path.isInside(path, top), Path.isInside(root, top) {
      path = WorkspacePath.relative(outputName(path, root: top), to: root == top ? "" : outputName(root, root: top))
    }
    return path.split(separator: "/").map { $0 == ".." || $0 == "." ? "_" : $0 }.joined(separator: "/")
  }

  /// Keeps a copy of the file that stood at `path`, beside earlier copies with other bytes; returns its path relative
  /// to the workspace. The copy is durable before the file itself is replaced, and has the permissions of that file.
  func keepCopy(
    _ bytes: [UInt8], of path: String, with original: FileStatus, _ disk: inout Disk
  ) throws(FileError) -> String {
    let place = Self.replacedPath + "/" + placeOfCopy(of: path)
    _ = try disk.makeDirectories(root + "/" + Path.parent(place))
    var number = 1
    while true {
      let copy = number == 1 ? place : place + ".\(number)"
      do throws(FileError) {
        let status = try access.status(root + "/" + copy, followingLinks: false)
        if status.kind == .regular, status.size == bytes.count,
          try access.read(root + "/" + copy, followingLinks: false) == bytes
        {
          return copy
        }
      } catch {
        guard error.reason == .notFound else { throw error }
        try disk.replaceFile(root + "/" + copy, bytes, replacing: original, isDurable: true)
        return copy
      }
      number += 1
    }
  }
}

/// Returns the path at which a new file is created before it replaces the file at `path`: beside it, so that both are
/// on one file system. The name marks it as a file of mockd, is never too long, and is the same in every run. So a
/// later run finds the file that a killed run left.
func temporaryPath(beside path: String) -> String {
  Path.parent(path) + "/" + temporaryPrefix + ContentHash.hex(ContentHash(Array(Path.name(path).utf8)).high)
    + temporarySuffix
}

/// Returns whether a name has the form of the names from `temporaryPath`.
func isTemporaryName(_ name: String) -> Bool {
  name.utf8.count == temporaryPrefix.utf8.count + 16 + temporarySuffix.utf8.count && name.hasPrefix(temporaryPrefix)
    && name.hasSuffix(temporarySuffix)
    && name.dropFirst(temporaryPrefix.count).prefix(16).allSatisfy { $0.isHexDigit && !$0.isUppercase }
}

private let temporaryPrefix = ".mockd-"
private let temporarySuffix = ".tmp"
