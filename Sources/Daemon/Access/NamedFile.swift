import FileAccess
import Source

/// A file or folder that the command line or an editor names, such as a baseline.
///
/// If its path is inside the workspace, it has to be there: a link that came with the repository is not followed out of
/// it. A path outside the workspace is the user's own choice.
package struct NamedFile {
  /// The absolute path.
  let path: String
  /// Nil for the user's own choice.
  private let confinement: Confinement?

  /// The directory that access is confined to.
  private struct Confinement {
    var policy: AccessPolicy
    /// Whether links that stay inside are followed.
    var followsLinks: Bool
  }

  /// - Parameters:
  ///   - path: absolute, or relative to the working directory.
  ///   - policy: what the workspace may use.
  package init(_ path: String, _ policy: AccessPolicy) throws(FileError) {
    self.path = Self.absolute(path, in: try FileSystem.workingDirectory())
    let isConfined = !policy.allowsOutside && Path.isInside(self.path, policy.boundary)
    confinement = isConfined ? Confinement(policy: policy, followsLinks: true) : nil
  }

  /// Names an output of an action. An action has no workspace, so it follows no links in folders that may come from
  /// others.
  ///
  /// - Parameters:
  ///   - path: absolute, or relative to the folder of the action.
  ///   - folder: the folder of the action; empty for the working directory.
  package init(_ path: String, ofActionIn folder: String) throws(FileError) {
    let foreign = try ForeignFolders(ofActionIn: folder)
    self.path = Self.absolute(path, in: foreign.boundary)
    let outermost = foreign.outermost(around: self.path) ?? foreign.outermost(spelledBy: self.path)
    confinement = outermost.map {
      Confinement(policy: AccessPolicy(boundary: $0), followsLinks: false)
    }
  }

  private static func absolute(_ path: String, in folder: String) -> String {
    Path.normalized(path.hasPrefix("/") ? path : Path.join(folder, path))
  }

  /// Opens the directory that access is confined to.
  private func access() throws(FileError) -> ConfinedRoot {
    guard let confinement else { return try ConfinedRoot(AccessPolicy(boundary: "/")) }
    let policy = confinement.policy
    if confinement.followsLinks { return try ConfinedRoot(policy) }
    return try ConfinedRoot(policy, unlinked: FileSystem.realPath(policy.boundary))
  }

  package func read() throws(FileError) -> [UInt8] {
    guard confinement != nil else { return try FileSystem.read(path) }
    return try access().read(path)
  }

  /// Replaces the file as a whole, or makes it.
  ///
  /// - Throws: `isSymbolicLink` if there is a link in its place.
  package func write(_ bytes: [UInt8]) throws(FileError) {
    guard confinement != nil else { return try FileSystem.write(bytes, to: path) }
    let place = try access().place(path)
    let existing = try? place.directory.status(place.name)
    switch existing?.kind {
    case .symbolicLink: throw FileError(path, .isSymbolicLink)
    case .directory: throw FileError(path, .isDirectory)
    case .other: throw FileError(path, .notRegular)
    case .regular, nil: break
    }
    let temporary = Path.name(temporaryPath(beside: path))
    try place.directory.removeFile(temporary)
    let file = try place.directory.open(temporary, .create())
    do throws(FileError) {
      try file.write(bytes[...])
      if let existing { try file.setPermissions(file.status().permissions(replacing: existing)) }
      try place.directory.rename(temporary, to: place.directory, place.name)
    } catch {
      try? place.directory.removeFile(temporary)
      throw error
    }
  }

  /// Makes a folder, and the missing folders above it. Returns the access to its contents.
  func makeFolder() throws(FileError) -> ConfinedRoot {
    var disk = Disk(try access())
    _ = try disk.makeDirectories(path)
    return try ConfinedRoot(disk.access.directory(path), knownAs: path)
  }

  /// Whether the path has an entry. A dangling link counts.
  package var exists: Bool { (try? FileSystem.status(path, followingLinks: false)) != nil }
}
