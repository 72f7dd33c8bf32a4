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

  /// Records ahead what is about to be written: `new`, which may be another one than what is known under `names`.
  mutating func record(
    _ new: Manifest, changedAt names: [String], in state: StateDirectory, _ disk: inout Disk
  ) throws(FileError) {
    let lines = new.lines(of: names.filter { new.entries[$0] != manifest.entries[$0] })
    guard !lines.isEmpty else { return }
    if status != nil, added + lines.count <= Self.tolerated {
      try state.append(lines, &disk)
      added += lines.count
      manifest = new
      status = state.manifestStatus
    } else {
      try state.write(new, &disk)
      note(new, of: state)
    }
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
}
