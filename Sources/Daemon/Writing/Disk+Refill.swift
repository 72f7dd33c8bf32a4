import BuildGraph
import FileAccess
import Parallelism

extension Disk {
  /// The new contents of a file.
  struct Refill: Sendable {
    var path: String
    var bytes: [UInt8]
    /// The file that it will replace, whose permissions it gets.
    var replaced: FileStatus
  }

  /// A file with new contents.
  struct Refilled: Sendable {
    var status: FileStatus
    /// Whether the file cannot have this status again after another process has changed it.
    ///
    /// The clock of file systems ticks hundreds of times a second or less, so two changes may have one time. A time
    /// that was set in nanoseconds is between two ticks.
    var isUnmistakable: Bool
  }

  /// The hook's decision for each file, up to the first step that ends the process.
  struct Fates {
    fileprivate var list: [WriteFate]

    /// Whether the process ends.
    var endHere: Bool { list.last == .dies || list.last == .tears }
  }

  /// Asks the hook about files before they are filled.
  mutating func fates(of files: [Refill]) -> Fates { Fates(list: fates(of: files.map { .refill($0.path) })) }

  /// Gives files other contents, on all cores. Only regular files of this user are changed that have one name and that
  /// no process has open or mapped.
  ///
  /// - Parameter body: gets the index and the state of each file in their order, while others are filled. The state is
  ///   nil if the file doesn't have the new contents. It is not called if a hook ends the process.
  static func refill(
    _ files: [Refill], _ fates: Fates, in access: ConfinedRoot, _ body: (Int, Refilled?) -> Void
  ) throws(FileError) {
    let pending = zip(files, fates.list).map { (file: $0, fate: $1) }
    pending.forEachMapped { file, fate -> Refilled? in
      switch fate {
      case .happens: refill(file, file.bytes.count, access)
      case .tears: refill(file, file.bytes.count / 2, access)
      case .fails, .dies: nil
      }
    } _: { index, refilled in
      if !fates.endHere { body(index, refilled) }
    }
    if fates.endHere { throw FileError(files.last?.path ?? "", .stopped) }
  }

  private static func refill(_ refill: Refill, _ count: Int, _ access: ConfinedRoot) -> Refilled? {
    do throws(FileError) {
      let place = try access.place(refill.path)
      let file = try place.directory.open(place.name, .write)
      let before = try file.requireSoleName(isOwn: true)
      guard file.isOnlyOpening() else { return nil }
      try file.write(refill.bytes[..<count])
      if refill.bytes.count < before.size { try file.truncate(to: refill.bytes.count) }
      let permissions = before.permissions(replacing: refill.replaced)
      if before.hasSpecialBits || before.permissions != permissions { try file.setPermissions(permissions) }
      let time = file.touch()
      let status = try file.status()
      // A rounded time is the time of a tick.
      return Refilled(status: status, isUnmistakable: status.modified == time && status.modified % 1000 != 0)
    } catch {
      return nil
    }
  }
}
