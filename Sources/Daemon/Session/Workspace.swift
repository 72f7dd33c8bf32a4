import FileAccess
import Source

/// Where a workspace is: the folder of its configuration file, to which all its paths are relative.
package struct Workspace: Sendable, Equatable {
  /// The absolute path of the folder, without a slash at the end.
  package var root: String
  /// The name of the configuration file in that folder.
  package var configuration: String
  /// The part of the disk that may be reached.
  package var access: AccessPolicy

  /// The names of configuration files, the preferred one first.
  package static let configurationNames = [".mockgen.json", "apollo-codegen-config.json"]

  /// Takes the given configuration file, or the nearest one in the working directory or above it.
  ///
  /// A file that the user named is taken no matter which user owns it.
  package static func find(
    configuration: String?, consent: Consent = Consent(), owners: TrustedOwners = TrustedOwners()
  ) throws(NotFound) -> Workspace {
    guard let configuration else { return try nearest(consent, owners) }
    do throws(FileError) {
      let status = try FileSystem.status(configuration)
      // A configuration that is a link describes the folder that it is found in.
      let file =
        status.kind == .directory
        ? try named(in: FileSystem.realPath(configuration)) : try realFolder(of: configuration)
      return Workspace(file: file, owners: owners.adding(ownerOf: file), consent)
    } catch {
      throw NotFound(message: "The configuration '\(configuration)' cannot be read: \(error.reason).")
    }
  }

  /// The workspace that is configured in a folder or above it, and the folder where that is, as it is spelled there.
  ///
  /// - Throws: if the nearest configuration belongs to another user, as anybody could put one into `/tmp`.
  package static func nearest(
    to folder: String, consent: Consent = Consent(), owners: TrustedOwners = TrustedOwners()
  ) throws(NotFound) -> (workspace: Workspace, folder: String)? {
    var folder = folder
    while true {
      if let file = try? named(in: FileSystem.realPath(folder)) {
        let workspace = Workspace(file: file, owners: owners, consent)
        let isOwn = owners.own(file) && owners.own(workspace.root)
        if !isOwn, !consent.trusts(workspace.root), !consent.trusts(workspace.access.boundary) {
          throw NotFound(
            message: "'\(file)' is not used, since it or its folder belongs to another user. To use it, name it with "
              + "--config, or add its folder to \"trustedRepositories\" in ~/.config/mockd/config.json.")
        }
        return (workspace, folder)
      }
      guard let slash = folder.lastIndex(of: "/"), folder != "/" else { return nil }
      folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
    }
  }

  /// Nothing could be found; the message says what was looked for.
  package struct NotFound: Error {
    package var message: String
  }

  private static func nearest(_ consent: Consent, _ owners: TrustedOwners) throws(NotFound) -> Workspace {
    let folder: String
    do throws(FileError) { folder = try FileSystem.workingDirectory() } catch {
      throw NotFound(message: "The working directory cannot be read: \(error.reason).")
    }
    if let found = try nearest(to: folder, consent: consent, owners: owners) { return found.workspace }
    throw NotFound(
      message:
        "There is no .mockgen.json or apollo-codegen-config.json here or in any folder above; `mockd init` writes one, "
        + "`--config` names one.")
  }

  /// The absolute path of a file, with links on the way to its folder followed.
  private static func realFolder(of file: String) throws(FileError) -> String {
    let parent = parentPath(file)
    let folder = try FileSystem.realPath(parent.isEmpty ? "." : parent)
    return (folder == "/" ? "" : folder) + "/" + lastComponent(file)
  }

  /// The preferred configuration file in a folder.
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

  /// The absolute path of a path of the workspace, which may be absolute itself.
  package func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : (root == "/" ? "" : root) + "/" + path
  }
}
