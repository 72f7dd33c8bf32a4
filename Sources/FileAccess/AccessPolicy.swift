import Source

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

  /// The directory that access is confined to.
  package var reach: String { allowsOutside ? "/" : boundary }

  /// Whether an absolute, normalized path is in the boundary, going by its text.
  package func contains(_ path: String) -> Bool { Path.isInside(path, boundary) }
}
