import CLibrary
import FileAccess
import Source

/// Finds or creates the keys that authenticate entries of caches.
enum CacheKey {
  private static let size = 32
  private static let shortestSecret = 16

  /// Returns the secret in the environment, or else the key in the user's state folder, which is made if it is missing.
  ///
  /// - Parameter foreign: the folders that can't have the state folder.
  static func ofUser(
    excluding foreign: ForeignFolders
  ) throws(CachePlace.Failure) -> (key: [UInt8], origin: CachePlace.KeyOrigin) {
    if let known = try ofEnvironment() { return known }
    guard let path = stateFolder else {
      throw CachePlace.Failure("the user has no home folder for a key; set \(CacheRequest.keyVariable)")
    }
    do throws(FileError) {
      var disk = Disk(try ConfinedRoot(AccessPolicy(boundary: "/")))
      let made = try disk.makeDirectories(path)
      let folder = try disk.access.directory(path)
      if foreign.contain(stateFolder: folder.path) {
        for path in made.reversed() { disk.removeEmptyDirectory(path) }
        throw FileError(path, .notPermitted)
      }
      return (try key(in: folder, named: "cache-key", mayBeReadByOthers: false), .file(folder.path(of: "cache-key")))
    } catch {
      throw CachePlace.Failure("the key in '\(path)' can't be used: \(error.reason)")
    }
  }

  /// Returns the secret in the environment, or else the key in a folder that the user named.
  static func ofFolder(
    _ folder: DirectoryHandle
  ) throws(CachePlace.Failure) -> (key: [UInt8], origin: CachePlace.KeyOrigin) {
    if let known = try ofEnvironment() { return known }
    do throws(FileError) {
      // Tools that restore caches may lose the permissions for reading.
      return (try key(in: folder, named: "key", mayBeReadByOthers: true), .file(folder.path(of: "key")))
    } catch {
      throw CachePlace.Failure("the key in '\(folder.path)' can't be used: \(error.reason)")
    }
  }

  private static func ofEnvironment() throws(CachePlace.Failure) -> (key: [UInt8], origin: CachePlace.KeyOrigin)? {
    guard let secret = environmentValue(CacheRequest.keyVariable), !secret.isEmpty else { return nil }
    guard shortestSecret <= secret.utf8.count else {
      throw CachePlace.Failure("\(CacheRequest.keyVariable) has less than \(shortestSecret) characters")
    }
    return (SHA256(Array(("mockd cache key\n" + secret).utf8)).bytes, .environment)
  }

  /// `mockd` in the user's state folder, as the XDG Base Directory Specification has it.
  private static var stateFolder: String? {
    if let folder = environmentValue("XDG_STATE_HOME"), folder.hasPrefix("/") {
      return Path.normalized(folder + "/mockd")
    }
    return Consent.homeFolder.map { Path.normalized($0 + "/.local/state/mockd") }
  }

  // MARK: Files

  private static func key(
    in folder: DirectoryHandle, named name: String, mayBeReadByOthers: Bool
  ) throws(FileError) -> [UInt8] {
    do throws(FileError) {
      return try read(name, in: folder, mayBeReadByOthers)
    } catch {
      guard error.reason == .notFound else { throw error }
    }
    try make(name, in: folder)
    return try read(name, in: folder, mayBeReadByOthers)
  }

  private static func read(
    _ name: String, in folder: DirectoryHandle, _ mayBeReadByOthers: Bool
  ) throws(FileError) -> [UInt8] {
    let file = try folder.open(name, .read)
    let status = try file.status()
    guard status.kind == .regular, status.size == size else { throw FileError(file.path, .notRegular) }
    guard status.owner == geteuid() || status.owner == 0 else { throw FileError(file.path, .notOwned) }
    guard status.permissions & (mayBeReadByOthers ? 0o022 : 0o077) == 0 else {
      throw FileError(file.path, .notPermitted)
    }
    let bytes = try file.readPrefix(size)
    guard bytes.count == size else { throw FileError(file.path, .notRegular) }
    return bytes
  }

  /// Makes a key, unless another process makes one at the same time.
  private static func make(_ name: String, in folder: DirectoryHandle) throws(FileError) {
    var generator = SystemRandomNumberGenerator()
    let bytes = (0..<size).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let temporary = CacheFolder.temporaryName()
    do throws(FileError) {
      let file = try folder.open(temporary, .create(permissions: 0o600))
      try file.write(bytes[...])
      try file.synchronize()
      // Unlike a renaming, this never replaces the key of another process.
      try folder.link(temporary, to: folder, name)
    } catch {
      try? folder.removeFile(temporary)
      if (try? folder.status(name)) == nil { throw error }
      return
    }
    try folder.removeFile(temporary)
  }
}
