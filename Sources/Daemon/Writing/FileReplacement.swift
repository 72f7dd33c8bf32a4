import FileAccess
import Source

extension FileSystem {
  /// Replaces the file at `path`, whole or not at all. A symbolic link stays, and its target is replaced. For files
  /// that the user names; `OutputStore` writes outputs.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let target = (try? realPath(path)) ?? path
    let existing = try? status(target)
    switch existing?.kind {
    case .directory: throw FileError(path, .isDirectory)
    case .other: throw FileError(path, .notRegular)
    case .regular, .symbolicLink, nil: break
    }
    var disk = Disk(try ConfinedRoot(AccessPolicy(boundary: "/")))
    let place = target.hasPrefix("/") ? target : Path.join(try workingDirectory(), target)
    try disk.replaceFile(place, bytes, replacing: existing)
  }
}
