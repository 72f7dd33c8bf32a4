import FileAccess
import Source

/// The folder of a configuration file, and the part of the disk that its workspace may access. Its paths are relative
/// to this folder.
package struct Workspace: Sendable, Equatable {
  /// The absolute path of the folder, without a trailing slash.
  package var root: String
  /// The name of the configuration file in that folder.
  package var configuration: String
  /// The part of the disk that the workspace may access.
  package var access: AccessPolicy

  /// The names of configuration files, the preferred one first.
  package static let configurationNames = [".mockgen.json", "apollo-codegen-config.json"]

  /// Returns the workspace of the given configuration file, or of the nearest one in the working directory or above.
  ///
  /// A file that the user named is accepted with any owner.
  package static func find(
    configuration: String?, consent: Consent = Consent(), owners: TrustedOwners = TrustedOwners()
  ) throws(NotFound) -> Workspace {
    guard let configuration else { return try nearest(consent, owners) }
    do throws(FileError) {
      let status = try FileSystem.status(configuration)
      // A configuration that is a symlink configures the folder that contains the link.
      let file =
        status.kind == .directory
        ? try named(in: FileSystem.realPath(configuration)) : try realFolder(of: configuration)
      return Workspace(file: file, owners: owners.adding(ownerOf: file), consent)
    } catch {
      throw NotFound(message: "The configuration '\(configuration)' cannot be read: \(error.reason)")
    }
  }

  /// Returns the workspace configured in a folder or above it, with that folder as spelled in the argument.
  ///
  /// - Throws: if the nearest configuration belongs to another user, since any user can create one in `/tmp`.
  package static func nearest(
    to folder: String, consent: Consent = Consent(), owners: TrustedOwners = TrustedOwners()
  ) throws(NotFound) -> (workspace: Workspace, folder: String)? {
    var folder = folder
    while true {
      if let (workspace, isOwn) = try? configured(in: folder, consent, owners) {
        if !isOwn, !consent.trusts(workspace.root), !consent.trusts(workspace.access.boundary) {
          let file = workspace.absolute(workspace.configuration)
          throw NotFound(
            message: "Not using '\(file)', because it or its folder belongs to another user; name it with --config, or "
              + "add its folder to 'trustedRepositories' in ~/.config/mockd/config.json")
        }
        return (workspace, folder)
      }
      guard let slash = folder.lastIndex(of: "/"), folder != "/" else { return nil }
      folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
    }
  }

  /// The error that no usable configuration was found. The message has the reason.
  package struct NotFound: Error {
    package var message: String
  }

  private static func nearest(_ consent: Consent, _ owners: TrustedOwners) throws(NotFound) -> Workspace {
    let folder: String
    do throws(FileError) { folder = try FileSystem.workingDirectory() } catch {
      throw NotFound(message: "The working directory cannot be read: \(error.reason)")
    }
    if let found = try nearest(to: folder, consent: consent, owners: owners) { return found.workspace }
    throw NotFound(
      message:
        "Found no .mockgen.json or apollo-codegen-config.json here or in any parent folder; create one with `mockd init` "
        + "or name one with --config")
  }

  /// Returns the absolute path of a file, with symlinks in its folder resolved.
  private static func realFolder(of file: String) throws(FileError) -> String {
    let parent = Path.parent(file)
    let folder = try FileSystem.realPath(parent.isEmpty ? "." : parent)
    return (folder == "/" ? "" : folder) + "/" + Path.name(file)
  }

  /// Returns the workspace configured in a folder, and whether trusted users own the configuration and its folder.
  ///
  /// - Throws: if there is no configuration, or a program removes it at this moment to replace it.
  private static func configured(
    in folder: String, _ consent: Consent, _ owners: TrustedOwners
  ) throws(FileError) -> (workspace: Workspace, isOwn: Bool) {
    let file = try named(in: FileSystem.realPath(folder))
    let workspace = Workspace(file: file, owners: owners, consent)
    guard try owners.own(file) else { return (workspace, false) }
    return (workspace, try owners.own(workspace.root))
  }

  /// Returns the preferred configuration file in a folder.
  private static func named(in folder: String) throws(FileError) -> String {
    var failure = FileError(folder, .notFound)
    for name in configurationNames {
      let path = (folder == "/" ? "" : folder) + "/" + name
      do throws(FileError) {
        _ = try FileSystem.status(path)
        return path
      } catch {
        failure = error
      }
    }
    throw failure
  }

  /// - Parameter file: an absolute path.
  private init(file: String, owners: TrustedOwners, _ consent: Consent) {
    let slash = file.lastIndex(of: "/") ?? file.startIndex
    root = slash == file.startIndex ? "/" : String(file[..<slash])
    configuration = String(file[slash...].dropFirst())
    access = AccessPolicy(workspace: root, owners: owners, consent: consent)
  }

  /// Returns the absolute form of a relative or absolute path.
  package func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : (root == "/" ? "" : root) + "/" + path
  }
}
