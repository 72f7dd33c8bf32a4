import FileAccess
import Source

extension Workspace {
  /// Returns the lengths, in bytes, of the beginnings of a relative or absolute path that are symbolic links.
  func links(on path: String, in access: ConfinedRoot) -> [Int] {
    let ends = path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") } + [path.utf8.endIndex]
    return ends.compactMap { end in
      let kind = (try? access.status(absolute(String(path[..<end])), followingLinks: false))?.kind
      return kind == .symbolicLink ? path.utf8.distance(from: path.utf8.startIndex, to: end) : nil
    }
  }
}
