/// What a writer knows of its records without reading them again, for whoever holds the lock and writes again and again.
package struct WriterMemory {
  private var manifest = Manifest()
  /// What the file system said of the file when it held this manifest.
  private var status: FileStatus?
  /// How many bytes were added to the file since it was last written as a whole.
  private var added = 0

  /// Nil where files are always made anew.
  var spares: SpareFiles?

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

  /// Records ahead what is about to be written: `new` instead of `old`.
  mutating func record(
    _ new: Manifest, insteadOf old: Manifest, in state: StateDirectory, _ disk: inout Disk
  ) throws(FileError) {
    let lines = new.lines(notIn: old)
    guard !lines.isEmpty else { return }
    if status != nil, added + lines.utf8.count <= Self.tolerated {
      try state.append(lines, &disk)
      added += lines.utf8.count
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

  /// After an error, nothing is known.
  mutating func reset() { status = nil }
}
