/// A path that a walk found, with the symbolic links on it.
package struct WalkedPath: Hashable, Sendable {
  /// Relative to the root of the walk.
  package var path: String
  /// The lengths, in bytes, of the beginnings of the path that are symbolic links, in ascending order.
  package var links: [Int]

  package init(path: String, links: [Int] = []) {
    self.path = path
    self.links = links
  }

  /// Whether the path itself is a symbolic link.
  package var isLink: Bool { links.last == path.utf8.count }
}
