import CLibrary
import FileAccess
import Source

/// A folder for a cache, with the key that authenticates its entries.
///
/// A clone can bring any files, also entries of a cache and their key. So the key is never a file of `ForeignFolders`.
/// It is a secret of the environment, or a file in the user's state folder. For a folder outside of these, it is a file
/// in that folder, since the user named it.
package struct CachePlace: Sendable {
  package let folder: DirectoryHandle
  package let origin: KeyOrigin
  let key: [UInt8]

  /// The source of the key.
  package enum KeyOrigin: Hashable, Sendable {
    case environment
    case file(String)
  }

  /// The reason why a cache folder or its key can't be used.
  package struct Failure: Error {
    /// A clause without a full stop.
    package var message: String

    init(_ message: String) { self.message = message }
    init(_ error: FileError) { message = "'\(error.path)': \(error.reason)" }
  }

  /// Opens `.mockd/cache`. Makes it if it is missing.
  init(inStateOf workspace: Workspace) throws(Failure) {
    do throws(FileError) {
      var disk = try Disk(stateOf: workspace.root)
      _ = try StateDirectory(root: workspace.root, &disk)
      let path = Path.join(workspace.root, CacheRequest.workspaceFolder)
      _ = try disk.makeDirectories(path)
      folder = try disk.access.directory(path)
    } catch {
      throw Failure(error)
    }
    (key, origin) = try CacheKey.ofUser(excluding: ForeignFolders(of: workspace))
  }

  /// Opens a folder that the user named. Makes it if it is missing.
  ///
  /// - Parameter path: absolute, or relative to the working directory.
  init(_ path: String, for workspace: Workspace) throws(Failure) {
    let foreign = ForeignFolders(of: workspace)
    let isForeign: Bool
    do throws(FileError) {
      var absolute = Path.normalized(path.hasPrefix("/") ? path : Path.join(try FileSystem.workingDirectory(), path))
      if foreign.outermost(around: absolute) == nil { absolute = try Self.realPath(absolute) }
      let outermost = foreign.outermost(around: absolute)
      isForeign = outermost != nil
      let access =
        if let outermost {
          // A link that came with the files could lead anywhere.
          try ConfinedRoot(AccessPolicy(boundary: outermost), unlinked: absolute)
        } else {
          try ConfinedRoot(AccessPolicy(boundary: "/"))
        }
      var disk = Disk(access)
      _ = try disk.makeDirectories(absolute)
      folder = try access.directory(absolute)
    } catch {
      throw Failure(error)
    }
    (key, origin) = isForeign ? try CacheKey.ofUser(excluding: foreign) : try CacheKey.ofFolder(folder)
  }

  /// Returns the number and the size of the entries in `.mockd/cache`, without making the folder.
  package static func usage(inStateOf workspace: Workspace) -> Result<(count: Int, size: Int), Failure> {
    Result { () throws(Failure) in
      do throws(FileError) {
        let access = try ConfinedRoot(stateOf: workspace.root)
        let path = Path.join(workspace.root, CacheRequest.workspaceFolder)
        return CacheFolder(try access.directory(path), limit: ResultCache.defaultLimit).usage()
      } catch {
        if error.reason == .notFound { return (0, 0) }
        throw Failure(error)
      }
    }
  }

  /// Returns the real path that a folder has, or will have once it is made.
  private static func realPath(_ absolute: String) throws(FileError) -> String {
    var (existing, missing) = (absolute, "")
    while existing != "/", (try? FileSystem.status(existing, followingLinks: false)) == nil {
      missing = "/" + Path.name(existing) + missing
      existing = Path.parent(existing)
      if existing.isEmpty { existing = "/" }
    }
    let real = try FileSystem.realPath(existing)
    return (real == "/" ? "" : real) + missing
  }
}
