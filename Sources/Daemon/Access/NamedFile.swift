import FileAccess
import Source

/// A file that the command line or an editor names, such as a baseline.
///
/// If its path is inside the workspace, it has to be there: a link that came with the repository is not followed out of
/// it. A path outside the workspace is the user's own choice.
package struct NamedFile {
  private let path: String
  private let policy: AccessPolicy

  /// - Parameters:
  ///   - path: absolute, or relative to the working directory.
  ///   - policy: what the workspace may use.
  package init(_ path: String, _ policy: AccessPolicy) throws(FileError) {
    self.path = Path.normalized(path.hasPrefix("/") ? path : Path.join(try FileSystem.workingDirectory(), path))
    self.policy = policy
  }

  private var isConfined: Bool { !policy.allowsOutside && Path.isInside(path, policy.boundary) }

  package func read() throws(FileError) -> [UInt8] {
    guard isConfined else { return try FileSystem.read(path) }
    return try ConfinedRoot(policy).read(path)
  }

  /// Replaces the file as a whole, or makes it.
  ///
  /// - Throws: `isSymbolicLink` if there is a link in its place.
  package func write(_ bytes: [UInt8]) throws(FileError) {
    guard isConfined else { return try FileSystem.write(bytes, to: path) }
    let place = try ConfinedRoot(policy).place(path)
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

  /// Whether the path has an entry. A dangling link counts.
  package var exists: Bool { (try? FileSystem.status(path, followingLinks: false)) != nil }
}
