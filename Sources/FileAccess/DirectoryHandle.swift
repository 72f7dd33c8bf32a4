import CLibrary
import Source

/// An open directory. All operations take the name of an entry, which is never followed if it is a symbolic link.
///
/// A handle stands for the directory itself: if another directory or a symbolic link takes its place, operations still
/// go to the one that was opened.
package final class DirectoryHandle: Sendable {
  let descriptor: Int32
  /// The directory that this one was found in; nil for the outermost one that may be reached.
  let parent: DirectoryHandle?
  /// The absolute path without symbolic links, as it was when the directory was opened.
  package let path: String

  private init(_ descriptor: Int32, parent: DirectoryHandle?, path: String) {
    self.descriptor = descriptor
    self.parent = parent
    self.path = path
  }

  deinit { close(descriptor) }

  /// Opens a directory by its absolute path without symbolic links.
  init(outermost path: String) throws(FileError) {
    let descriptor = repeating { openat(AT_FDCWD, path, Self.searchFlags) }
    guard 0 <= descriptor else { throw FileError(path, errno: errno) }
    self.descriptor = descriptor
    parent = nil
    self.path = path
  }

  /// Opens a directory again, as the outermost one that may be reached.
  init(outermost directory: DirectoryHandle) throws(FileError) {
    let descriptor = repeating { openat(directory.descriptor, ".", Self.searchFlags) }
    guard 0 <= descriptor else { throw FileError(directory.path, errno: errno) }
    self.descriptor = descriptor
    parent = nil
    path = directory.path
  }

  /// Flags that open a directory for lookups. On Linux, this needs no permission to list it.
  private static var searchFlags: Int32 {
    #if os(Linux)
      // From <fcntl.h>, where it is an extension.
      let pathOnly: Int32 = 0o10_000_000
      return pathOnly | O_DIRECTORY | O_CLOEXEC
    #else
      return O_RDONLY | O_DIRECTORY | O_CLOEXEC
    #endif
  }

  /// The path of an entry.
  package func path(of name: some StringProtocol) -> String { name == "." ? path : Path.join(path, name) }

  /// The result of looking up a directory.
  enum Lookup {
    case directory(DirectoryHandle)
    /// The entry is a symbolic link with this target.
    case link(String)
  }

  /// Opens a directory in this one, or reads the symbolic link in its place.
  func lookUp(_ name: String) throws(FileError) -> Lookup {
    // An entry that is replaced all the time may be a link for the first call and none for the second.
    for _ in 0..<Self.lookupLimit {
      let opened = repeating { openat(descriptor, name, Self.searchFlags | O_NOFOLLOW) }
      if 0 <= opened { return .directory(DirectoryHandle(opened, parent: self, path: path(of: name))) }
      guard errno == ENOTDIR || isLinkError(errno) else { throw FileError(path(of: name), errno: errno) }
      if let target = try target(of: name) { return .link(target) }
      if try status(name).kind != .directory { throw FileError(path(of: name), .notDirectory) }
    }
    throw FileError(path(of: name), .notDirectory)
  }

  private static let lookupLimit = 16

  /// Opens a directory in this one.
  package func directory(_ name: String) throws(FileError) -> DirectoryHandle {
    try validate(name)
    switch try lookUp(name) {
    case .directory(let handle): return handle
    case .link: throw FileError(path(of: name), .isSymbolicLink)
    }
  }

  /// Returns the target of a symbolic link; nil if the entry is not one.
  func target(of name: String) throws(FileError) -> String? {
    var capacity = 256
    while true {
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initialized in
        count = buffer.withMemoryRebound(to: CChar.self) {
          readlinkat(descriptor, name, $0.baseAddress!, $0.count)
        }
        initialized = max(count, 0)
      }
      if count < 0 {
        if errno == EINVAL { return nil }
        throw FileError(path(of: name), errno: errno)
      }
      if count < capacity {
        guard let target = String(validating: bytes, as: UTF8.self) else {
          throw FileError(path(of: name), .nameNotUTF8)
        }
        return target
      }
      capacity *= 2
    }
  }

  package func status(_ name: String) throws(FileError) -> FileStatus {
    try validate(name)
    var raw = stat()
    guard fstatat(descriptor, name, &raw, AT_SYMLINK_NOFOLLOW) == 0 else {
      throw FileError(path(of: name), errno: errno)
    }
    return FileStatus(raw)
  }

  /// How a file is opened.
  package enum OpenMode {
    case read
    case write
    case append
    /// For writing; the file is made, and an existing one is an error.
    case create(permissions: UInt32 = 0o666)
    /// For writing; the file is made if it is missing.
    case writeOrCreate(permissions: UInt32 = 0o666)

    fileprivate var flags: Int32 {
      // Without O_NONBLOCK, opening a pipe waits for another process.
      let common = O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK
      return switch self {
      case .read: O_RDONLY | common
      case .write: O_RDWR | common
      case .append: O_WRONLY | O_APPEND | common
      case .create: O_WRONLY | O_CREAT | O_EXCL | common
      case .writeOrCreate: O_RDWR | O_CREAT | common
      }
    }

    fileprivate var permissions: UInt32 {
      switch self {
      case .create(let permissions), .writeOrCreate(let permissions): permissions & 0o777
      case .read, .write, .append: 0
      }
    }
  }

  /// Opens a file. A symbolic link is an error.
  package func open(_ name: String, _ mode: OpenMode) throws(FileError) -> OpenFile {
    try validate(name)
    let opened = repeating { openat(descriptor, name, mode.flags, mode_t(mode.permissions)) }
    guard 0 <= opened else {
      throw isLinkError(errno) ? FileError(path(of: name), .isSymbolicLink) : FileError(path(of: name), errno: errno)
    }
    return OpenFile(opened, path(of: name))
  }

  package func read(_ name: String) throws(FileError) -> [UInt8] { try open(name, .read).readAll() }

  /// Makes a directory.
  ///
  /// - Returns: false if there is an entry of this name.
  @discardableResult
  package func makeDirectory(_ name: String) throws(FileError) -> Bool {
    try validate(name)
    if mkdirat(descriptor, name, 0o777) == 0 { return true }
    guard errno == EEXIST else { throw FileError(path(of: name), errno: errno) }
    return false
  }

  /// Removes a file or a symbolic link. A missing entry is no error.
  package func removeFile(_ name: String) throws(FileError) {
    try validate(name)
    if unlinkat(descriptor, name, 0) != 0, errno != ENOENT { throw FileError(path(of: name), errno: errno) }
  }

  /// Removes an empty directory.
  package func removeDirectory(_ name: String) throws(FileError) {
    try validate(name)
    if unlinkat(descriptor, name, AT_REMOVEDIR) != 0 { throw FileError(path(of: name), errno: errno) }
  }

  /// Moves an entry. It replaces a file or a symbolic link of the new name.
  package func rename(_ name: String, to directory: DirectoryHandle, _ other: String) throws(FileError) {
    try validate(name)
    try validate(other)
    if renameat(descriptor, name, directory.descriptor, other) != 0 {
      throw FileError(directory.path(of: other), errno: errno)
    }
  }

  /// Gives a file a second name.
  package func link(_ name: String, to directory: DirectoryHandle, _ other: String) throws(FileError) {
    try validate(name)
    try validate(other)
    if linkat(descriptor, name, directory.descriptor, other, 0) != 0 {
      throw FileError(directory.path(of: other), errno: errno)
    }
  }

  /// Exchanges two entries at once.
  ///
  /// - Returns: whether that was done. If the system or the file system can't do it, nothing changes.
  package func exchange(_ name: String, with directory: DirectoryHandle, _ other: String) -> Bool {
    guard let exchangeNames, (try? validate(name)) != nil, (try? validate(other)) != nil else { return false }
    return exchangeNames(descriptor, name, directory.descriptor, other)
  }

  /// The reason why no entry of this directory can be made, replaced or removed; nil if none is known.
  package var whyUnwritable: FileError.Reason? {
    guard faccessat(descriptor, ".", W_OK | X_OK, 0) != 0, [EACCES, EPERM, EROFS].contains(errno) else { return nil }
    return FileError(path, errno: errno).reason
  }

  /// Fails unless `name` is the name of one entry. The system would cut off a name at a NUL.
  private func validate(_ name: String) throws(FileError) {
    if name.isEmpty || isParent(name) || name.utf8.contains(where: { $0 == 0 || $0 == UInt8(ascii: "/") }) {
      throw FileError(path, .notFound)
    }
  }
}

/// Whether a component is `..`.
func isParent(_ component: some StringProtocol) -> Bool { component.utf8.elementsEqual("..".utf8) }

/// Whether an error number means that an entry is a symbolic link, which was not to be followed.
private func isLinkError(_ code: Int32) -> Bool { code == ELOOP || code == EMLINK }

/// Repeats a system call that a signal interrupts.
private func repeating(_ call: () -> Int32) -> Int32 {
  while true {
    let result = call()
    if 0 <= result || errno != EINTR { return result }
  }
}

#if os(Linux)
  /// Exchanges two names in directories of one file system; nil if the C library has no function for it.
  ///
  /// The module of the C library leaves the function out, since it is an extension.
  private let exchangeNames: (@Sendable (Int32, String, Int32, String) -> Bool)? = {
    typealias Function = @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32
    guard let symbol = dlsym(nil, "renameat2") else { return nil }
    let renameat2 = unsafeBitCast(symbol, to: Function.self)
    // From <stdio.h>, where it is part of the extension.
    let exchange: UInt32 = 2
    return { renameat2($0, $1, $2, $3, exchange) == 0 }
  }()
#else
  private let exchangeNames: (@Sendable (Int32, String, Int32, String) -> Bool)? = nil
#endif
