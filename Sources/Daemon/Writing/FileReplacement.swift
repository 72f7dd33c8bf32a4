import FileAccess

extension FileSystem {
  /// Makes `path` a file with these bytes, whole or not at all. Where it is a symbolic link, what it points to is
  /// replaced. For files that a user names; outputs are `ArtifactWriter`'s.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let target = (try? realPath(path)) ?? path
    let existing = try? status(target)
    switch existing?.kind {
    case .directory: throw FileError(path, .isDirectory)
    case .other: throw FileError(path, .notRegular)
    case .regular, .symbolicLink, nil: break
    }
    var disk = Disk(try ConfinedRoot(AccessPolicy(boundary: "/")))
    let place = target.hasPrefix("/") ? target : joinedPath(try workingDirectory(), target)
    try disk.replaceFile(place, bytes, replacing: existing)
  }
}
