import FileAccess

/// What a writer knows of its records without reading them again, for whoever holds the lock and writes again and again.
package struct WriterMemory {
  private var manifest = Manifest()
  /// What the file system said of the file when it held this manifest.
  private var status: FileStatus?
  /// How many bytes were added to the file since it was last written as a whole.
  private var added = 0

  /// Nil where files are always made anew.
  var spares: SpareFiles?

  /// Outputs by absolute path, as they were written under this lock.
  var written: [String: WrittenOutput] = [:]

  /// As much may be added to a manifest before it is written anew, however small it is.
  private static let tolerated = 1 << 20

  package init() {}

  /// The manifest; nil if the file is not the one that is remembered.
  func manifest(of state: StateDirectory) -> Manifest? {
    status != nil && state.manifestStatus == status ? manifest : nil
  }

  /// Remembers what was written as a whole.
  mutating func note(_ manifest: Manifest, of state: StateDirectory) {
    self.manifest = manifest
    status = state.manifestStatus
    added = 0
  }

  /// Records ahead what is about to be written.
  mutating func record(
    _ additions: [(name: String, entry: Manifest.Entry)], in state: StateDirectory, _ disk: inout Disk
  ) throws(FileError) {
    var lines: [UInt8] = []
    for (name, entry) in additions where manifest.entries[name] != entry {
      manifest.entries[name] = entry
      Manifest.appendLine(of: name, entry, to: &lines)
    }
    guard !lines.isEmpty else { return }
    if try append(lines, to: state, &disk) { return }
    try state.write(manifest, &disk)
    note(manifest, of: state)
  }

  /// Adds lines to the manifest.
  ///
  /// - Returns: false if it must be written as a whole.
  private mutating func append(
    _ lines: [UInt8], to state: StateDirectory, _ disk: inout Disk
  ) throws(FileError) -> Bool {
    guard status != nil, added + lines.count <= Self.tolerated else { return false }
    do throws(FileError) {
      try state.append(lines, &disk)
    } catch {
      // Writing it as a whole replaces the file and leaves the other name alone.
      if error.reason == .hasOtherNames { return false }
      throw error
    }
    added += lines.count
    status = state.manifestStatus
    return true
  }

  /// Forgets outputs that are gone. The file still lists them, which the next whole manifest makes good.
  mutating func forget(_ names: [String]) {
    for name in names { manifest.entries[name] = nil }
  }

  /// Makes a spare file if there may be too few; gives whether there may be more to make.
  mutating func prepare(_ disk: inout Disk) -> Bool {
    spares?.prepare(forOutputs: manifest.entries.count, &disk) ?? false
  }

  /// After an error, nothing is known.
  mutating func reset() { status = nil }
}

/// What is known of an output that has been written: while the file system says the same of it, it holds the same.
struct WrittenOutput: Sendable {
  var status: FileStatus
  var hash: ContentHash

  /// Whether it is there as it was written, with these bytes.
  func isThere(at path: String, with bytes: [UInt8], _ access: ConfinedRoot) -> Bool {
    (try? access.status(path, followingLinks: false)) == status && ContentHash(bytes) == hash
  }
}
