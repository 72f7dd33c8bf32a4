import FileAccess

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The process that may write in a workspace, as far as it can be known.
package struct LockHolder: Equatable, Sendable {
  /// Its number, if it is a process of this system that has said so.
  package var process: Int?
  package var use: Use
  /// The name of the configuration whose outputs it keeps up to date, if it has said so.
  package var configuration: String?

  /// What the lock is held for.
  package enum Use: String, Sendable {
    /// A single run.
    case once
    /// As long as `mockd watch` runs.
    case watch
    /// As long as `mockd lsp` runs.
    case lsp

    /// Whether the holder keeps outputs up to date by itself, and answers `mockd sync`.
    package var isResident: Bool { self != .once }
  }

  package init(process: Int? = nil, use: Use, configuration: String? = nil) {
    self.process = process
    self.use = use
    self.configuration = configuration
  }

  /// Whether it keeps the outputs of this configuration up to date. One that has not said what it does is believed to.
  package func serves(_ configuration: String) -> Bool {
    use.isResident && (self.configuration ?? configuration) == configuration
  }

  /// Who holds the lock of the workspace at `root`; nil where nobody does.
  package static func current(root: String) -> LockHolder? {
    let path = StateDirectory.lock(of: root)
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard 0 <= descriptor else { return nil }
    defer { close(descriptor) }
    // Shared, so that those who ask at the same time do not see each other.
    while flock(descriptor, LOCK_SH | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      return errno == EWOULDBLOCK ? LockHolder(reading: path) : nil
    }
    return nil
  }

  /// Reads what the holder has written into the file.
  init(reading path: String) {
    let text = String(decoding: (try? FileSystem.readPrefix(path, Self.longestText)) ?? [], as: UTF8.self)
    let lines = text.split(separator: "\n")
    // In another container, the number would mean another process.
    process = lines.first.flatMap { pid_t($0) }.flatMap { Self.isAlive($0) ? Int($0) : nil }
    use = lines.dropFirst().first.flatMap { Use(rawValue: String($0)) } ?? .once
    configuration = lines.dropFirst(2).first.map(String.init)
  }

  /// In bytes. The name of a file has at most 255.
  private static let longestText = 512

  /// What this process writes into the file.
  static func text(for use: Use, _ configuration: String?) -> String {
    use == .once ? "\(getpid())\n" : "\(getpid())\n\(use.rawValue)\n" + (configuration.map { $0 + "\n" } ?? "")
  }

  /// As the subject of a sentence: “`mockd watch` (process 4711)”.
  package var description: String {
    switch use {
    case .watch, .lsp: "`mockd \(use.rawValue)`" + (process.map { " (process \($0))" } ?? "")
    case .once: process.map { "the process \($0)" } ?? "another process"
    }
  }

  private static func isAlive(_ process: pid_t) -> Bool { process > 0 && (kill(process, 0) == 0 || errno == EPERM) }
}
