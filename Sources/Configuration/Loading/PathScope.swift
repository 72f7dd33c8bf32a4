import Source

/// The paths that a configuration may name: paths inside the repository, and others with the user's consent.
///
/// Checks only text. Symbolic links are resolved when files are opened.
package struct PathScope: Sendable, Hashable {
  /// The absolute path of the repository, which must contain all paths. Nil for the folder of the configuration.
  package var boundary: String?
  /// Whether the user consented to paths outside the boundary. The configuration itself can't consent.
  package var allowsOutside: Bool

  package init(boundary: String? = nil, allowsOutside: Bool = false) {
    self.boundary = boundary
    self.allowsOutside = allowsOutside
  }

  /// Returns whether a path leads out of the boundary without consent.
  ///
  /// - Parameters:
  ///   - path: relative to the folder of the configuration, or absolute.
  ///   - folder: the absolute path of the folder of the configuration, if known.
  func rejects(_ path: String, of folder: String?) -> Bool {
    guard !allowsOutside, WorkspacePath.isOutside(path) else { return false }
    guard let boundary, let folder, !path.hasPrefix("~") else { return true }
    let absolute = WorkspacePath.normalized(path.hasPrefix("/") ? path : folder + "/" + path)
    return boundary != "/" && !WorkspacePath.isInside(absolute, folder: boundary)
  }
}
