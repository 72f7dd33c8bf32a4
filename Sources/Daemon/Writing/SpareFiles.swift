/// Files that outputs once were, kept to be filled again. File systems may take a hundred times as long to make a file as
/// to fill one that is there, most of all where many have just been deleted, as happens when a change reaches many
/// outputs.
///
/// A spare file is a replaced output under another name. It is filled only if nobody else can see it: it has no other
/// name, and nobody has opened it since it was an output. So whoever still reads or maps an old output sees that one
/// whole, as if it had been deleted. Where that cannot be known, there are no spare files.
struct SpareFiles {
  private let root: String
  /// The device they are on; nil where there can be none.
  private let device: UInt64?
  private var free: [String] = []
  private var number = 0

  static let folder = StateDirectory.name + "/spare"
  /// More are not kept: who changes more outputs at once waits for their making.
  static let limit = 256

  /// Takes over what an earlier process has left.
  init(root: String, _ disk: inout Disk) {
    let path = root + "/" + Self.folder
    self.root = path
    guard Disk.canTellReaders, (try? disk.makeDirectories(path)) != nil,
      let status = try? FileSystem.status(path, followingLinks: false), status.kind == .directory
    else {
      device = nil
      return
    }
    device = status.device
    // Whatever else lies there is not ours.
    for name in DirectoryWalk(path, followsLinks: false, descend: { _ in false }).files {
      guard let known = UInt32(name), String(known) == name else { continue }
      number = max(number, Int(known) + 1)
      if free.count < Self.limit { free.append(path + "/" + name) } else { try? disk.remove(path + "/" + name) }
    }
  }

  /// A spare file with these bytes, which is to be renamed; nil where there is none that can be had.
  mutating func fill(
    _ bytes: [UInt8], replacing status: FileStatus, _ disk: inout Disk
  ) throws(FileError) -> String? {
    guard status.device == device else { return nil }
    while let path = free.popLast() {
      do throws(FileError) {
        if try disk.refill(path, bytes, permissions: status.permissions) { return path }
      } catch {
        if error.reason == .stopped { throw error }
      }
      try? disk.remove(path)
    }
    return nil
  }

  /// Gives an output that is about to be replaced a second name, under which it stays. To fail is no harm.
  mutating func keep(_ output: String, _ status: FileStatus, _ disk: inout Disk) {
    guard status.device == device, free.count < Self.limit else { return }
    let path = root + "/\(number)"
    number &+= 1
    if (try? disk.link(output, as: path)) != nil { free.append(path) }
  }
}
