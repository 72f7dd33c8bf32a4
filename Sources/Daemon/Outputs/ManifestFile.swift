import FileAccess

/// The manifest on the disk, with a copy in memory that saves reading it again.
struct ManifestFile {
  private(set) var manifest = Manifest()
  /// The status of the file that holds this manifest; nil if the file may hold another one.
  private var status: FileStatus?
  /// The number of bytes that were appended since the file was last written as a whole.
  private var appended = 0

  /// The number of bytes that may be appended before the file is written as a whole.
  private static let appendLimit = 1 << 20

  /// Returns the manifest without reading it, or nil if the file has changed.
  func cached(_ state: StateDirectory) -> Manifest? {
    status != nil && state.manifestStatus == status ? manifest : nil
  }

  /// Reads the file.
  mutating func load(_ state: StateDirectory) throws(FileError) {
    manifest = try state.readManifest()
    status = nil
  }

  /// Sets an entry, which the next whole write records.
  mutating func set(_ name: String, _ entry: Manifest.Entry) { manifest.entries[name] = entry }

  /// Removes entries, which the next whole write forgets. Until then, the file still lists them.
  mutating func forget(_ names: [String]) { for name in names { manifest.entries[name] = nil } }

  /// Writes the file as a whole, unless it already holds this manifest.
  mutating func write(_ state: StateDirectory, _ disk: inout Disk) throws(FileError) {
    try state.write(manifest, &disk)
    status = state.manifestStatus
    appended = 0
  }

  /// Records entries by appending them, or by writing the file as a whole if it can't be extended.
  mutating func append(
    _ entries: [(name: String, entry: Manifest.Entry)], _ state: StateDirectory, _ disk: inout Disk
  ) throws(FileError) {
    var lines: [UInt8] = []
    for (name, entry) in entries where manifest.entries[name] != entry {
      manifest.entries[name] = entry
      Manifest.appendLine(of: name, entry, to: &lines)
    }
    guard !lines.isEmpty else { return }
    if try !append(lines, state, &disk) { try write(state, &disk) }
  }

  /// Returns false if the file must be written as a whole.
  private mutating func append(
    _ lines: [UInt8], _ state: StateDirectory, _ disk: inout Disk
  ) throws(FileError) -> Bool {
    guard status != nil, appended + lines.count <= Self.appendLimit else { return false }
    do throws(FileError) {
      try state.append(lines, &disk)
    } catch {
      // Writing it as a whole replaces the file and leaves the other name alone.
      if error.reason == .hasOtherNames { return false }
      throw error
    }
    appended += lines.count
    status = state.manifestStatus
    return true
  }

  /// Forgets the copy in memory after an error.
  mutating func reset() { status = nil }
}
