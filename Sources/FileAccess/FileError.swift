import CLibrary

/// A file operation that failed.
package struct FileError: Error, Hashable, Sendable {
  package var path: String
  package var reason: Reason

  package enum Reason: Hashable, Sendable {
    case notFound
    case isDirectory
    /// A component of the path that is to be a directory is not one.
    case notDirectory
    /// A pipe, socket or device.
    case notRegular
    case notPermitted
    /// Larger than the limit of the reader in bytes.
    case tooLarge(limit: Int)
    /// There is a symbolic link where none is followed.
    case isSymbolicLink
    /// The path, or the symbolic link at `path`, leads out of the directory that access is confined to.
    case outsideBoundary
    case tooManyLinks
    /// A second name (hard link) of the file exists, so that changing it would change another file.
    case hasOtherNames
    /// The file belongs to another user.
    case notOwned
    /// A name of a directory entry that is not UTF-8; `path` shows it with replacement characters.
    case nameNotUTF8
    /// Another error of the system, by its number.
    case system(Int32)
    /// The process was stopped here by a test.
    case stopped
  }

  package init(_ path: String, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// From the system's error number.
  package init(_ path: String, errno code: Int32) {
    self.path = path
    switch code {
    case ENOENT: reason = .notFound
    case EISDIR: reason = .isDirectory
    case ENOTDIR: reason = .notDirectory
    case ELOOP: reason = .tooManyLinks
    case EACCES, EPERM: reason = .notPermitted
    default: reason = .system(code)
    }
  }
}

extension FileError.Reason {
  /// Whether the process or the system has no descriptors or memory left. Such an error says nothing about the file.
  package var isExhaustion: Bool {
    switch self {
    case .system(EMFILE), .system(ENFILE), .system(ENOMEM): true
    default: false
    }
  }
}

extension FileError.Reason: CustomStringConvertible {
  /// As a part of a sentence: “permission denied”.
  package var description: String {
    switch self {
    case .notFound: "it does not exist"
    case .isDirectory: "it is a directory"
    case .notDirectory: "a part of its path is not a directory"
    case .notRegular: "it is not a regular file"
    case .notPermitted: "permission denied"
    case .tooLarge(let limit): "it is larger than \(limit >> 20) MiB"
    case .nameNotUTF8: "its name is not UTF-8"
    case .stopped: "the process was stopped"
    case .system(ENOSPC): "no space is left on the device"
    case .system(EROFS): "the file system is read-only"
    case .system(EMFILE): "this process has too many open files; raise the limit with `ulimit -n`"
    case .isSymbolicLink: "it is a symbolic link"
    case .outsideBoundary: "it is outside the workspace"
    case .tooManyLinks: "it has too many symbolic links or a loop of them"
    case .hasOtherNames: "it has several hard links"
    case .notOwned: "it belongs to another user"
    case .system(let code): systemMessage(code)
    }
  }
}

/// The system's own words for an error number, as a part of a sentence.
private func systemMessage(_ code: Int32) -> String {
  let message = String(cString: strerror(code))
  return message.prefix(1).lowercased() + message.dropFirst()
}
