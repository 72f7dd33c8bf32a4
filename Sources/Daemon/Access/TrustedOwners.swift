import CLibrary
import FileAccess

/// The users whose files mockd trusts, such as the one that runs it, and root. As git does, it also trusts the user
/// that started `sudo`.
package struct TrustedOwners: Sendable, Equatable {
  private var users: Set<UInt32>

  init(users: Set<UInt32>) {
    self.users = users
  }

  package init(environment: (String) -> String? = environmentValue) {
    self.init(users: [geteuid(), 0])
    if geteuid() == 0, let user = environment("SUDO_UID").flatMap({ UInt32($0) }) { users.insert(user) }
  }

  /// Also trusts the owner of a file that the user named.
  func adding(ownerOf path: String) -> TrustedOwners {
    var result = self
    if let status = try? FileSystem.status(path) { result.users.insert(status.owner) }
    return result
  }

  /// Returns whether trusted users own a file or folder and, if it is a symbolic link, the file that it leads to.
  ///
  /// - Throws: if it doesn't exist or its status can't be read.
  func own(_ path: String) throws(FileError) -> Bool {
    guard try users.contains(FileSystem.status(path, followingLinks: false).owner) else { return false }
    return try users.contains(FileSystem.status(path).owner)
  }
}

/// The value of an environment variable, if it is set to anything.
package func environmentValue(_ name: String) -> String? {
  guard let value = getenv(name), value.pointee != 0 else { return nil }
  return String(cString: value)
}
