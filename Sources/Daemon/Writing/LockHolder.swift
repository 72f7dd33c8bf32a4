import CLibrary
import FileAccess

/// The process that holds the lock of a workspace, as described in the lock file.
package struct LockHolder: Equatable, Sendable {
  /// Its number, if the lock file has that of a running process of this system.
  package var process: Int?
  package var use: Use
  /// The name of the configuration whose outputs it keeps up to date, if the lock file has one.
  package var configuration: String?

  /// The purpose of the lock.
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

  /// Whether it keeps the outputs of this configuration up to date. So does a resident holder whose lock file names no
  /// configuration.
  package func serves(_ configuration: String) -> Bool {
    use.isResident && (self.configuration ?? configuration) == configuration
  }

  /// Returns the holder of the lock of the workspace at `root`; nil if the lock is free, or belongs to another user.
  package static func current(root: String) -> LockHolder? {
    do throws(FileError) {
      let access = try ConfinedRoot(stateOf: root)
      let path = StateDirectory.lock(of: root)
      let place = try access.place(path)
      let file = try place.directory.open(place.name, .read)
      // Shared, so that processes that ask at the same time do not see each other.
      return try file.lock(.shared) ? nil : LockHolder(reading: path, in: access)
    } catch {
      return nil
    }
  }

  /// Returns when the lock of the workspace at `root` is free, or at once if the lock file can't be opened.
  static func waitUntilFree(root: String) {
    do throws(FileError) {
      let place = try ConfinedRoot(stateOf: root).place(StateDirectory.lock(of: root))
      _ = try place.directory.open(place.name, .read).lock(.shared, waits: true)
    } catch {
      // The caller tries to take the lock, and gets the reason.
    }
  }

  /// Reads the text that the holder has written into the file.
  init(reading path: String, in access: ConfinedRoot) {
    let bytes = (try? access.readPrefix(path, Self.longestText, followingLinks: false)) ?? []
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(separator: "\n")
    // In another container, the number would mean another process.
    process = lines.first.flatMap { pid_t($0) }.flatMap { Self.isAlive($0) ? Int($0) : nil }
    use = lines.dropFirst().first.flatMap { Use(rawValue: String($0)) } ?? .once
    configuration = lines.dropFirst(2).first.map(String.init)
  }

  /// In bytes. The name of a file has at most 255.
  private static let longestText = 512

  /// Returns the contents of the lock file for this process.
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
