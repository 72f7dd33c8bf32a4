import FileAccess
import Source

/// Replaced outputs and empty files that later writings fill, since filling is faster than creating.
///
/// A file of the pool is a replaced output under another name, or an empty file that was created while the process was
/// idle. It is filled only if it has no other name and no process has it open or mapped. So a process that still reads
/// an old output sees all of it, as if it had been deleted. The pool stays empty where the system can't tell whether
/// a file is open.
struct FilePool {
  private let root: String
  /// The device of the pool; nil if there can be no pool.
  private let device: UInt64?
  private var free: [String] = []
  private var number = 0
  /// The folders that were created. A deleted folder is not created again: the user may be deleting the workspace.
  private var folders: Set<String> = []
  /// Whether creating a file failed, which ends the attempts.
  private var hasFailed = false

  static let folder = StateDirectory.name + "/spare"
  /// The largest number of files. Replacing more outputs at once creates temporary files.
  static let limit = 256

  /// Takes over the files that an earlier process left.
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
    // Files with other names are not ours.
    for name in DirectoryWalk(path, in: disk.access, followsLinks: false).files {
      guard let known = UInt32(Path.name(name)), String(known) == Path.name(name) else { continue }
      number = max(number, Int(known) + 1)
      if free.count < Self.limit, name == Self.name(Int(known)) {
        free.append(path + "/" + name)
      } else {
        try? disk.remove(path + "/" + name)
      }
    }
  }

  /// The files are spread over folders, since file systems search short directories faster.
  private static func name(_ number: Int) -> String { "\(number % 16)/\(number)" }

  /// Returns an unused path; nil if no file can be created.
  private mutating func newPath(_ disk: inout Disk) -> String? {
    let path = root + "/" + Self.name(number)
    number &+= 1
    let folder = Path.parent(path)
    guard !folders.contains(folder) else { return path }
    guard (try? disk.access.status(root, followingLinks: false)) != nil, (try? disk.makeDirectories(folder)) != nil
    else { return nil }
    folders.insert(folder)
    return path
  }

  /// Takes files out of the pool for the first replacements, as many as it has.
  ///
  /// - Parameter replacements: the new bytes, and the status of the file that they replace.
  /// - Returns: the files, and for each the index of its replacement.
  mutating func take(for replacements: [(bytes: [UInt8], status: FileStatus)]) -> (files: [Disk.Refill], indices: [Int])
  {
    let indices = replacements.indices.filter { canKeep(replacements[$0].status) }.prefix(free.count)
    let files = indices.map { index in
      let (bytes, status) = replacements[index]
      return Disk.Refill(path: free.removeLast(), bytes: bytes, replaced: status)
    }
    return (files, Array(indices))
  }

  /// Exchanges a filled file with the output that it replaces, which joins the pool.
  ///
  /// - Returns: whether that succeeded. Otherwise nothing has changed.
  mutating func put(_ path: String, at output: String, _ disk: inout Disk) throws(FileError) -> Bool {
    guard try disk.exchange(path, with: output) else { return false }
    free.append(path)
    return true
  }

  /// Returns whether empty files are missing for a change of all outputs, and can be created.
  func isMissingFiles(forOutputs count: Int) -> Bool {
    device != nil && !hasFailed && free.count < min(count, Self.limit)
  }

  /// Creates one of the empty files that are missing for a change of all outputs. It stops if the user deletes the
  /// pool.
  ///
  /// - Returns: whether more are missing.
  mutating func prepare(forOutputs count: Int, _ disk: inout Disk) -> Bool {
    guard isMissingFiles(forOutputs: count) else { return false }
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

  /// Gives an output that is about to be replaced a second name in the pool. Failure does no harm.
  mutating func keep(_ output: String, _ status: FileStatus, _ disk: inout Disk) {
    guard canKeep(status), free.count < Self.limit, let path = newPath(&disk) else { return }
    if (try? disk.link(output, as: path)) != nil { free.append(path) }
  }

  /// Returns whether an output can join the pool. A file with setuid or setgid would keep these bits.
  private func canKeep(_ status: FileStatus) -> Bool { status.device == device && !status.hasSpecialBits }
}
