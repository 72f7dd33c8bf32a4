import BuildGraph
import FileAccess

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// One change of the disk. Whatever the writer does is a sequence of these.
package enum WriteStep: Hashable, Sendable {
  case makeDirectory(String)
  /// An empty file is made that did not exist.
  case create(String)
  /// The bytes go into a file that was just made.
  case fill(String)
  /// Bytes are added to a file that is there.
  case append(String)
  case sync(String)
  /// The bytes take the place of those in a file that nobody else sees.
  case refill(String)
  /// A file gets a second name.
  case link(from: String, to: String)
  case rename(from: String, to: String)
  /// Two files take each other's places.
  case exchange(String, with: String)
  case remove(String)
  case removeDirectory(String)
}

/// What becomes of a step; tests decide, everybody else lets it happen.
package enum WriteFate: Hashable, Sendable {
  case happens
  /// The step fails with this error number of the system.
  case fails(Int32)
  /// The process dies before the step: nothing after it happens either.
  case dies
  /// The process dies in the middle of the step: half of the bytes are written.
  case tears
}

/// The one way in which files are changed.
///
/// Every change passes by a hook, so that tests can make any of them fail or be the last. What a hook kills stays dead:
/// cleaning up after an error does not happen either, as in a process that has been killed.
struct Disk {
  private let hook: (WriteStep) -> WriteFate
  /// The workspace, which is never made: where it has gone, it is waited for.
  private let root: String?
  private var isDead = false

  /// - Parameter root: the absolute path of the workspace, where something in it is changed.
  init(root: String? = nil, hook: @escaping (WriteStep) -> WriteFate = { _ in .happens }) {
    self.root = root
    self.hook = hook
  }

  /// Makes a directory and those above it that are missing; returns those it made, the outermost first. A workspace that
  /// is missing is an error.
  mutating func makeDirectories(_ path: String) throws(FileError) -> [String] {
    var missing: [String] = []
    var directory = path
    while !directory.isEmpty, directory != "/" {
      if let status = try? FileSystem.status(directory) {
        guard status.kind == .directory else { throw FileError(directory, .notDirectory) }
        break
      }
      if directory == root { throw FileError(directory, .notFound) }
      missing.append(directory)
      directory = parentPath(directory)
    }
    for path in missing.reversed() {
      try allow(.makeDirectory(path), path)
      if mkdir(path, 0o777) != 0, errno != EEXIST { throw FileError(path, errno: errno) }
    }
    return missing.reversed()
  }

  /// Makes a file with `bytes` at `path`, where only leftovers of ours can be; on an error nothing is left there.
  ///
  /// - Parameters:
  ///   - permissions: those of the file it will replace; nil leaves them to the process's umask.
  ///   - isDurable: whether the bytes must survive a loss of power.
  mutating func makeFile(
    _ path: String, _ bytes: [UInt8], permissions: UInt32? = nil, isDurable: Bool = false
  ) throws(FileError) {
    try allow(.create(path), path)
    unlink(path)
    let descriptor = create(path)
    guard 0 <= descriptor else { throw FileError(path, errno: errno) }
    do throws(FileError) {
      defer { close(descriptor) }
      try fill(descriptor, path, bytes)
      if let permissions, fchmod(descriptor, mode_t(permissions)) != 0 { throw FileError(path, errno: errno) }
      if isDurable { try sync(descriptor, path) }
    } catch {
      try? remove(path)
      throw error
    }
  }

  /// The same for a file that is to be at another path, which errors are about: what it is called until then says nothing
  /// to anybody.
  mutating func makeFile(
    _ path: String, for target: String, _ bytes: [UInt8], permissions: UInt32? = nil, isDurable: Bool = false
  ) throws(FileError) {
    do throws(FileError) {
      try makeFile(path, bytes, permissions: permissions, isDurable: isDurable)
    } catch {
      throw FileError(target, error.reason)
    }
  }

  /// Puts a file with `bytes` in the place of what is at `path`, whole or not at all.
  mutating func replaceFile(
    _ path: String, _ bytes: [UInt8], permissions: UInt32? = nil, isDurable: Bool = false
  ) throws(FileError) {
    let temporary = temporaryPath(beside: path)
    try makeFile(temporary, for: path, bytes, permissions: permissions, isDurable: isDurable)
    do throws(FileError) {
      try rename(temporary, to: path)
    } catch {
      try? remove(temporary)
      throw error
    }
  }

  /// Why no file can be made, replaced or deleted in a directory: it may not be written to. Nil also where nothing is
  /// known, as of one that does not exist.
  static func whyForbidden(_ directory: String) -> FileError.Reason? {
    guard access(directory, W_OK | X_OK) != 0, [EACCES, EPERM, EROFS].contains(errno) else { return nil }
    return FileError(directory, errno: errno).reason
  }

  /// Adds bytes to the end of a file that exists.
  mutating func append(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_NOFOLLOW | O_CLOEXEC)
    guard 0 <= descriptor else { throw FileError(path, errno: errno) }
    defer { close(descriptor) }
    try write(descriptor, path, bytes, .append(path))
  }

  /// Whether it can be known that nobody else has a file open.
  static var canTellReaders: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }

  /// What a file is to hold from now on.
  struct Refill: Sendable {
    var path: String
    var bytes: [UInt8]
    var permissions: UInt32
  }

  /// What becomes of giving files other contents; to be asked before that is done.
  mutating func fates(of files: [Refill]) -> Fates {
    var fates = Fates(list: [])
    for file in files where !isDead {
      let fate = hook(.refill(file.path))
      fates.list.append(fate)
      isDead = fate == .dies || fate == .tears
    }
    fates.endHere = isDead
    return fates
  }

  struct Fates {
    fileprivate var list: [WriteFate]
    /// Whether the process does not live on.
    fileprivate(set) var endHere = false
  }

  /// Gives files other contents, on all cores: those that are files of this user's that have one name and are opened or
  /// mapped by nobody.
  ///
  /// - Parameters:
  ///   - fates: what becomes of these files.
  ///   - body: is told, in the order of the files and while others are filled, what the file system says of each now; nil
  ///     if it has not got the contents, and what is in it is no longer known. Where the process does not live on, it
  ///     hears of nothing.
  static func refill(_ files: [Refill], _ fates: Fates, _ body: (Int, Refilled?) -> Void) throws(FileError) {
    let pending = zip(files, fates.list).map { (file: $0, fate: $1) }
    pending.forEachMapped { file, fate -> Refilled? in
      switch fate {
      case .happens: refill(file, file.bytes.count)
      case .tears: refill(file, file.bytes.count / 2)
      case .fails, .dies: nil
      }
    } _: { index, refilled in
      if !fates.endHere { body(index, refilled) }
    }
    if fates.endHere { throw FileError(files.last?.path ?? "", .stopped) }
  }

  struct Refilled: Sendable {
    var status: FileStatus
    /// Whether the file cannot have this status again after anybody else has changed it.
    ///
    /// The clock by which file systems tell when a file was changed ticks hundreds of times a second or less, so two
    /// changes may have one time. A time that was set in nanoseconds is between two ticks.
    var isUnmistakable: Bool
  }

  private static func refill(_ file: Refill, _ count: Int) -> Refilled? {
    let descriptor = open(file.path, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard 0 <= descriptor else { return nil }
    defer { close(descriptor) }
    var raw = stat()
    guard fstat(descriptor, &raw) == 0, raw.st_mode & S_IFMT == S_IFREG, raw.st_nlink == 1, raw.st_uid == geteuid(),
      isOpenedNowhereElse(descriptor), (try? writeAll(descriptor, file.path, file.bytes[..<count])) != nil
    else { return nil }
    if file.bytes.count < Int(raw.st_size), ftruncate(descriptor, off_t(file.bytes.count)) != 0 { return nil }
    if raw.st_mode & 0o7777 != mode_t(file.permissions), fchmod(descriptor, mode_t(file.permissions)) != 0 {
      return nil
    }
    var times = [timespec(), timespec()]
    clock_gettime(CLOCK_REALTIME, &times[1])
    times[0] = times[1]
    let isSet = futimens(descriptor, times) == 0
    guard fstat(descriptor, &raw) == 0 else { return nil }
    let status = FileStatus(raw)
    let wanted = Int64(times[1].tv_sec) &* 1_000_000_000 &+ Int64(times[1].tv_nsec)
    // Where times are rounded, they are those of a tick.
    return Refilled(status: status, isUnmistakable: isSet && status.modified == wanted && wanted % 1000 != 0)
  }

  mutating func link(_ from: String, as to: String) throws(FileError) {
    try allow(.link(from: from, to: to), to)
    #if canImport(Darwin)
      let result = Darwin.link(from, to)
    #elseif canImport(Musl)
      let result = Musl.link(from, to)
    #else
      let result = Glibc.link(from, to)
    #endif
    if result != 0 { throw FileError(to, errno: errno) }
  }

  mutating func rename(_ from: String, to: String) throws(FileError) {
    try allow(.rename(from: from, to: to), to)
    #if canImport(Darwin)
      let result = Darwin.rename(from, to)
    #elseif canImport(Musl)
      let result = Musl.rename(from, to)
    #else
      let result = Glibc.rename(from, to)
    #endif
    if result != 0 { throw FileError(to, errno: errno) }
  }

  /// Puts a file in the place of another one, which is at the first one's place from then on. Nobody sees anything
  /// between. That costs less than half of giving the replaced file another name and renaming.
  ///
  /// - Returns: whether that was done. Systems and file systems that cannot do it change nothing.
  mutating func exchange(
    _ path: String, with other: String, in directories: inout OpenDirectories
  ) throws(FileError) -> Bool {
    guard let swapNames, let from = directories.descriptor(of: parentPath(path)),
      let to = directories.descriptor(of: parentPath(other))
    else { return false }
    do throws(FileError) {
      try allow(.exchange(path, with: other), other)
    } catch {
      if error.reason == .stopped { throw error }
      return false
    }
    return swapNames(from, lastComponent(path), to, lastComponent(other))
  }

  /// Removes a file; one that does not exist is as good as removed.
  mutating func remove(_ path: String) throws(FileError) {
    try allow(.remove(path), path)
    if unlink(path) != 0, errno != ENOENT { throw FileError(path, errno: errno) }
  }

  /// Removes a directory if it is empty.
  mutating func removeEmptyDirectory(_ path: String) {
    do { try allow(.removeDirectory(path), path) } catch { return }
    rmdir(path)
  }

  private mutating func fill(_ descriptor: Int32, _ path: String, _ bytes: [UInt8]) throws(FileError) {
    try write(descriptor, path, bytes, .fill(path))
  }

  private mutating func write(
    _ descriptor: Int32, _ path: String, _ bytes: [UInt8], _ step: WriteStep
  ) throws(FileError) {
    let fate = isDead ? .dies : hook(step)
    let count = fate == .tears ? bytes.count / 2 : bytes.count
    if fate == .happens || fate == .tears { try writeAll(descriptor, path, bytes[..<count]) }
    try obey(fate, path)
  }

  private mutating func sync(_ descriptor: Int32, _ path: String) throws(FileError) {
    try allow(.sync(path), path)
    if fsync(descriptor) != 0, errno != EINVAL { throw FileError(path, errno: errno) }
  }

  private mutating func allow(_ step: WriteStep, _ path: String) throws(FileError) {
    try obey(isDead ? .dies : hook(step), path)
  }

  private mutating func obey(_ fate: WriteFate, _ path: String) throws(FileError) {
    switch fate {
    case .happens: return
    case .fails(let code): throw FileError(path, errno: code)
    case .dies, .tears:
      isDead = true
      throw FileError(path, .stopped)
    }
  }
}

private func create(_ path: String) -> Int32 {
  open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
}

/// Whether a file that is open for writing has no other descriptor and no mapping in any process. The system grants a
/// lease only then; the lease itself is given back at once.
private func isOpenedNowhereElse(_ descriptor: Int32) -> Bool {
  #if os(Linux)
    // From <fcntl.h>, where it is an extension.
    let setLease: Int32 = 1024
    // Who opens the file in this moment makes the system send a signal, which ends processes that do not expect it.
    _ = leaseSignalIsIgnored
    guard fcntl(descriptor, setLease, Int32(F_WRLCK)) == 0 else { return false }
    return fcntl(descriptor, setLease, Int32(F_UNLCK)) == 0
  #else
    return false
  #endif
}

#if os(Linux)
  private let leaseSignalIsIgnored: Bool = {
    signal(SIGIO, SIG_IGN)
    return true
  }()
#endif

#if os(Linux)
  /// Lets two names in directories of one file system take each other's places; nil where the C library has no function
  /// for it.
  ///
  /// The module of the C library leaves the function out, since it is an extension.
  private let swapNames: (@Sendable (Int32, String, Int32, String) -> Bool)? = {
    typealias Function = @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32
    guard let symbol = dlsym(nil, "renameat2") else { return nil }
    let renameat2 = unsafeBitCast(symbol, to: Function.self)
    // From <stdio.h>, where it is part of the extension.
    let exchange: UInt32 = 2
    return { renameat2($0, $1, $2, $3, exchange) == 0 }
  }()
#else
  private let swapNames: (@Sendable (Int32, String, Int32, String) -> Bool)? = nil
#endif
