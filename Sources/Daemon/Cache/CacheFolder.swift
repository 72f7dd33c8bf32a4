import CLibrary
import FileAccess
import Source

/// Opens, writes and counts the entries of a cache on the disk, and deletes old files. Only entries and temporary files
/// are replaced or deleted.
///
/// An entry is written under another name and renamed, so processes see it as a whole or not at all. If the folder gets
/// too large, the files that were used least recently are deleted.
struct CacheFolder {
  private let directory: DirectoryHandle
  /// The largest size of all entries together, in bytes.
  private let limit: Int
  /// The sizes of the present files, those first that were used least recently. Nil until the first entry is written.
  private var files: [(name: String, size: Int)]?

  init(_ directory: DirectoryHandle, limit: Int) {
    self.directory = directory
    self.limit = limit
  }

  /// The largest size of an entry, in bytes.
  var largestEntry: Int { limit / 2 }

  private static let suffix = ".entry"
  private static let temporaryPrefix = "tmp-"
  /// In nanoseconds. A process that was killed leaves its file for this time.
  private static let temporaryLifetime: Int64 = 3_600_000_000_000

  static func name(of entry: SHA256) -> String { entry.text + suffix }

  /// Returns an unused name for a file that will be renamed.
  static func temporaryName() -> String {
    temporaryPrefix + String(getpid(), radix: 36) + "-" + String(UInt64.random(in: 0...UInt64.max), radix: 36)
  }

  private static func isEntry(_ name: String) -> Bool {
    name.utf8.count == 64 + suffix.utf8.count && name.hasSuffix(suffix)
      && name.utf8.dropLast(suffix.utf8.count).allSatisfy {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0
      }
  }

  /// Opens an entry.
  func open(_ name: String) throws(FileError) -> OpenFile { try directory.open(name, .read) }

  /// Writes an entry.
  mutating func write(_ name: String, _ parts: [[UInt8]]) throws(FileError) {
    let size = parts.reduce(0) { $0 + $1.count }
    makeRoom(for: size, name)
    let temporary = Self.temporaryName()
    do throws(FileError) {
      let file = try directory.open(temporary, .create(permissions: 0o600))
      for part in parts { try file.write(part[...]) }
      try directory.rename(temporary, to: directory, name)
    } catch {
      try? directory.removeFile(temporary)
      throw error
    }
    files?.append((name, size))
  }

  private mutating func makeRoom(for size: Int, _ name: String) {
    var files = self.files ?? present()
    files.removeAll { $0.name == name }
    var total = files.reduce(size) { $0 + $1.size }
    while limit < total, let oldest = files.first {
      try? directory.removeFile(oldest.name)
      total -= oldest.size
      files.removeFirst()
    }
    self.files = files
  }

  /// Lists the entries, those first that were used least recently. Deletes old temporary files.
  private func present() -> [(name: String, size: Int)] {
    var found: [(name: String, size: Int, modified: Int64)] = []
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    for entry in (try? directory.entries().entries) ?? [] {
      let isTemporary = entry.name.hasPrefix(Self.temporaryPrefix)
      guard isTemporary || Self.isEntry(entry.name), let status = try? directory.status(entry.name),
        status.kind == .regular
      else { continue }
      if !isTemporary {
        found.append((entry.name, status.size, status.modified))
      } else if status.modified < Int64(now.tv_sec) &* 1_000_000_000 &- Self.temporaryLifetime {
        try? directory.removeFile(entry.name)
      }
    }
    found.sort { ($0.modified, $0.name) < ($1.modified, $1.name) }
    return found.map { ($0.name, $0.size) }
  }

  /// Returns the number of entries and their size in bytes.
  func usage() -> (count: Int, size: Int) {
    let files = present()
    return (files.count, files.reduce(0) { $0 + $1.size })
  }
}
