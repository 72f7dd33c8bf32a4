import FileAccess

/// Files that outputs once were, kept to be filled again. File systems may take a hundred times as long to make a file as
/// to fill one that is there, most of all where many have just been deleted, as happens when a change reaches many
/// outputs.
///
/// A spare file is a replaced output under another name, or an empty file that was made while there was nothing to do. It
/// is filled only if nobody else can see it: it has no other name, and nobody has opened it since it was an output. So
/// whoever still reads or maps an old output sees that one whole, as if it had been deleted. Where that cannot be known,
/// there are no spare files.
struct SpareFiles {
  private let root: String
  /// The device they are on; nil where there can be none.
  private let device: UInt64?
  private var free: [String] = []
  private var number = 0
  /// The folders that have been made. One that has gone is not made again: somebody may be deleting the workspace.
  private var folders: Set<String> = []
  /// Whether a file could not be made, so that no more is tried.
  private var hasFailed = false

  static let folder = StateDirectory.name + "/spare"
  /// More are not kept: who changes more outputs at once waits for their making.
  static let limit = 256

  /// Takes over what an earlier process has left.
  init(root: String, _ disk: inout Disk) {
    let path = root + "/" + Self.folder
    self.root = path
    guard OpenFile.canTellReaders, (try? disk.makeDirectories(path)) != nil,
      let status = try? disk.access.status(path, followingLinks: false), status.kind == .directory
    else {
      device = nil
      return
    }
    device = status.device
    // Whatever else lies there is not ours.
    for name in DirectoryWalk(path, in: disk.access, followsLinks: false).files {
      guard let known = UInt32(lastComponent(name)), String(known) == lastComponent(name) else { continue }
      number = max(number, Int(known) + 1)
      if free.count < Self.limit, name == Self.name(Int(known)) {
        free.append(path + "/" + name)
      } else {
        try? disk.remove(path + "/" + name)
      }
    }
  }

  /// In a folder of few, since file systems look through short directories faster than through long ones.
  private static func name(_ number: Int) -> String { "\(number % 16)/\(number)" }

  /// A path at which there is no file yet; nil where there can be none.
  private mutating func newPath(_ disk: inout Disk) -> String? {
    let path = root + "/" + Self.name(number)
    number &+= 1
    let folder = parentPath(path)
    guard !folders.contains(folder) else { return path }
    guard (try? disk.access.status(root, followingLinks: false)) != nil, (try? disk.makeDirectories(folder)) != nil
    else { return nil }
    folders.insert(folder)
    return path
  }

  /// Spare files that are to be filled for replacements: for the first of them, as many as there are.
  ///
  /// - Parameter replacements: what is to replace a file, and what is known of that one.
  /// - Returns: for each file, the index of the replacement.
  mutating func take(for replacements: [(bytes: [UInt8], status: FileStatus)]) -> (files: [Disk.Refill], indices: [Int])
  {
    let indices = replacements.indices.filter { canKeep(replacements[$0].status) }.prefix(free.count)
    let files = indices.map { index in
      let (bytes, status) = replacements[index]
      return Disk.Refill(path: free.removeLast(), bytes: bytes, replaced: status)
    }
    return (files, Array(indices))
  }

  /// Puts a filled spare file in the place of the output that it is to replace, which is the spare file from then on.
  ///
  /// - Returns: whether that could be done; nothing has happened otherwise.
  mutating func put(_ path: String, at output: String, _ disk: inout Disk) throws(FileError) -> Bool {
    guard try disk.exchange(path, with: output) else { return false }
    free.append(path)
    return true
  }

  /// Makes one of the empty spare files that are missing for as many outputs to change at once, for when there is
  /// nothing else to do. None more, once somebody deletes them.
  ///
  /// - Returns: whether more are missing.
  mutating func prepare(forOutputs count: Int, _ disk: inout Disk) -> Bool {
    guard device != nil, !hasFailed, free.count < min(count, Self.limit) else { return false }
    guard free.last.map({ (try? disk.access.status($0, followingLinks: false)) != nil }) ?? true,
      let path = newPath(&disk)
    else {
      hasFailed = true
      return false
    }
    do throws(FileError) {
      try disk.makeFile(path, [])
      free.append(path)
    } catch {
      hasFailed = true
    }
    return true
  }

  /// Gives an output that is about to be replaced a second name, under which it stays. To fail is no harm.
  mutating func keep(_ output: String, _ status: FileStatus, _ disk: inout Disk) {
    guard canKeep(status), free.count < Self.limit, let path = newPath(&disk) else { return }
    if (try? disk.link(output, as: path)) != nil { free.append(path) }
  }

  /// Whether an output with this status can become a spare file. One with setuid or setgid would keep these bits.
  private func canKeep(_ status: FileStatus) -> Bool { status.device == device && !status.hasSpecialBits }
}
