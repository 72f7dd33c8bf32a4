import Foundation

/// The kinds, permissions, times and contents of all entries of a folder, by relative path.
struct FolderSnapshot: Equatable {
  /// The state of one file or folder.
  struct Entry: Equatable {
    var mode: UInt32
    var modified: Int
    var bytes: Data
  }

  private(set) var entries: [String: Entry] = [:]

  init(_ folder: URL) throws {
    try add(folder.path, as: ".")
    for case let path as String in FileManager.default.enumerator(atPath: folder.path) ?? .init() {
      try add(folder.path + "/" + path, as: path)
    }
  }

  private mutating func add(_ path: String, as name: String) throws {
    var raw = stat()
    guard lstat(path, &raw) == 0 else { return }
    var bytes = Data()
    switch raw.st_mode & S_IFMT {
    case S_IFREG: bytes = try Data(contentsOf: URL(filePath: path))
    case S_IFLNK: bytes = Data(try FileManager.default.destinationOfSymbolicLink(atPath: path).utf8)
    default: break
    }
    #if canImport(Darwin)
      let time = raw.st_mtimespec
    #else
      let time = raw.st_mtim
    #endif
    entries[name] = Entry(
      mode: UInt32(raw.st_mode), modified: Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec),
      bytes: bytes)
  }

  /// Returns the paths at which two snapshots differ.
  func differences(from other: FolderSnapshot) -> [String] {
    Set(entries.keys).union(other.entries.keys).filter { entries[$0] != other.entries[$0] }.sorted()
  }
}
