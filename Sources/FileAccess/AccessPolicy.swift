#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The part of the disk that a workspace may reach.
package struct AccessPolicy: Sendable, Hashable {
  /// The absolute path of the directory outside of which nothing is read or changed without consent: the repository of
  /// the workspace, or else the folder of its configuration.
  package var boundary: String
  /// Whether the user allowed access outside of the boundary. A file in the workspace can't set this.
  package var allowsOutside: Bool

  package init(boundary: String, allowsOutside: Bool = false) {
    self.boundary = boundary
    self.allowsOutside = allowsOutside
  }

  /// The policy of the workspace whose configuration is in the folder `root`. The boundary is the nearest folder upwards
  /// that has an entry `.git`, or else `root`.
  ///
  /// An entry `.git` counts only if it belongs to this user, to root or to the owner of `root`. Otherwise another user
  /// could widen the boundary by making `/tmp/.git`.
  package init(workspace root: String, allowsOutside: Bool = false) {
    self.init(boundary: Self.repository(of: root) ?? root, allowsOutside: allowsOutside)
  }

  /// The directory that access is confined to.
  package var reach: String { allowsOutside ? "/" : boundary }

  /// Whether an absolute, normalized path is in the boundary, going by its text.
  package func contains(_ path: String) -> Bool { isInside(path, boundary) }

  private static func repository(of root: String) -> String? {
    let owners = [geteuid(), 0, (try? FileSystem.status(root))?.owner]
    var folder = root
    while !folder.isEmpty {
      if let status = try? FileSystem.status(joinedPath(folder, ".git"), followingLinks: false),
        status.kind == .directory || status.kind == .regular, owners.contains(status.owner)
      {
        return folder
      }
      if folder == "/" { return nil }
      folder = parentPath(folder)
    }
    return nil
  }
}
