import Foundation

/// The abilities of the machine that tests need. Disabled tests show the missing one.
package enum Ability {
  package static let isRoot = getuid() == 0

  // MARK: Another user

  /// The start of a command that runs the rest as an unprivileged user. Empty unless the user is root.
  package static let asAnotherUser = isRoot ? ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : []
  package static let canBeAnotherUser = !isRoot || succeeds(asAnotherUser + ["test", "-x", "/bin/sh"])
  package static let anotherUser = "root may read every directory, and setpriv is missing"

  // MARK: Namespaces

  /// Returns the start of a command that runs the rest in a namespace with its own `user.LIMIT`. Needs no privileges.
  package static func limited(_ limit: String, to value: Int) -> [String] {
    ["unshare", "-Ur", "sh", "-c", "echo \(value) > /proc/sys/user/\(limit); exec \"$@\"", "sh"]
  }
  package static let canLimit = succeeds(limited("max_inotify_watches", to: 5) + ["true"])
  package static let limit = "user namespaces are not allowed here"

  /// The start of a command that runs the rest with `BASE/upper` mounted over `BASE/lower` at `BASE/parent/root`.
  package static let overlaid = [
    "unshare", "-Urm", "sh", "-ec",
    """
    cd "BASE" && mkdir -p lower upper work parent/root
    mount -t overlay overlay -o lowerdir=lower,upperdir=upper,workdir=work parent/root
    cd / && exec "$@"
    """, "sh",
  ]
  package static let canOverlay: Bool = {
    let folder = FileManager.default.temporaryDirectory.appending(path: "mockd-overlay-\(UUID().uuidString)").path
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return succeeds(overlaid.map { $0.replacing("BASE", with: folder) } + ["true"])
  }()
  package static let overlay = "overlay file systems cannot be mounted here"

  package static let canIgnoreCase = (try? CaseInsensitiveFolder()) != nil
  package static let caseInsensitivity =
    "no file system that ignores case can be mounted here; as root, install ntfs-3g, or use a kernel with casefold"

  // MARK: Programs and calls

  package static let hasVim = succeeds(["vim", "--version"])
  package static let hasGit = succeeds(["git", "--version"])
  package static let hasPython = succeeds(["python3", "--version"])
  package static let hasSHA256Sum = succeeds(["sha256sum", "--version"])
  package static let hasCompiler = succeeds(["clang", "--version"])
  package static let hasNode = succeeds(["node", "--version"])

  /// Exchanges the files at two paths.
  package static func exchange(_ path: String, _ other: String) -> Bool {
    #if os(Linux)
      // The imported headers don't declare it.
      typealias Call = @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32
      guard let symbol = dlsym(nil, "renameat2") else { return false }
      let exchanging: UInt32 = 2
      return unsafeBitCast(symbol, to: Call.self)(AT_FDCWD, path, AT_FDCWD, other, exchanging) == 0
    #else
      return renamex_np(path, other, UInt32(RENAME_SWAP)) == 0
    #endif
  }
  package static let canExchange: Bool = {
    let paths = ["a", "b"].map { NSTemporaryDirectory() + "/mockd-\($0)-\(UUID().uuidString)" }
    for path in paths { try? Data().write(to: URL(filePath: path)) }
    defer { for path in paths { unlink(path) } }
    return exchange(paths[0], paths[1])
  }()
  package static let exchange = "the file system cannot exchange files"

  package static func succeeds(_ command: [String]) -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.start()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
