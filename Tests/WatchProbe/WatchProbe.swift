import FileWatching
import Foundation
import Synchronization
import TestSupport

/// A process that watches a folder for tests. It reads the files in events, and compares its knowledge with the disk on
/// request.
///
/// The argument and the lines of standard input and output are JSON; see `ProbeSettings`, `ProbeCommand`,
/// `ProbeMessage`.
@main struct WatchProbe {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard 2 <= arguments.count else { throw Misuse(description: "usage: watch-probe SETTINGS | measure") }
    if arguments[1] == "measure" { return try Measurement.run(Array(arguments[2...])) }
    let settings = try JSONDecoder().decode(ProbeSettings.self, from: Data(arguments[1].utf8))
    handleSignals()
    let known = KnownFiles(root: settings.root)
    var watcher = start(settings, known)
    known.readAll()
    say(.ready)
    while let line = readLine() {
      let command = try JSONDecoder().decode(ProbeCommand.self, from: Data(line.utf8))
      say(answer(command, &watcher, settings, known))
    }
    watcher.stop()
  }

  /// The error of wrong arguments.
  struct Misuse: Error, CustomStringConvertible {
    var description: String
  }

  private static func start(_ settings: ProbeSettings, _ known: KnownFiles) -> FileWatcher {
    let watcher = FileWatcher([root(settings)], options: options(settings)) { event in
      unblockSignals()
      known.take(event)
    }
    watcher.start()
    return watcher
  }

  private static func root(_ settings: ProbeSettings) -> WatchRoot {
    WatchRoot(settings.root, pruned: Set(settings.pruned)) { $0.hasSuffix(".graphql") }
  }

  private static func options(_ settings: ProbeSettings) -> FileWatcher.Options {
    var options = FileWatcher.Options(markerDirectory: settings.markers)
    if let backend = EventBackend(rawValue: settings.backend) {
      options.eventBackend = backend
    } else {
      options.alwaysPolls = true
    }
    options.pollInterval = settings.pollInterval
    options.retryInterval = settings.retryInterval
    options.readingTime = settings.readingTime
    if let limit = settings.watchLimit { options.watchLimit = limit }
    return options
  }

  private static func answer(
    _ command: ProbeCommand, _ watcher: inout FileWatcher, _ settings: ProbeSettings, _ known: KnownFiles
  ) -> ProbeMessage {
    switch command {
    case .compare: return .answer(watcher.sync(timeout: 120), wrong: known.wrong())
    case .sync(let seconds): return .answer(watcher.sync(timeout: seconds), wrong: [])
    case .write(let path, let text):
      let isWritten = (try? Data(text.utf8).write(to: URL(filePath: path))) != nil
      return .answer(isWritten, wrong: [])
    case .replace:
      let old = watcher
      watcher = start(settings, known)
      old.stop()
      // Neither watcher reports changes that the old one left unreported.
      known.readAll()
      return .answer(true, wrong: [])
    case .stop:
      watcher.stop()
      return .answer(true, wrong: [])
    }
  }

  private static let output = Mutex(())

  static func say(_ message: ProbeMessage) {
    guard let line = try? JSONEncoder().encode(message) else { return }
    output.withLock { _ in
      FileHandle.standardOutput.write(line + Data([UInt8(ascii: "\n")]))
    }
  }

  // MARK: Signals

  /// Makes the signals of tests interrupt waits without any other effect.
  private static func handleSignals() {
    for number in [SIGUSR1, SIGWINCH, SIGALRM] { signal(number) { _ in } }
    // Only the watching thread receives them.
    var mask = sigset_t()
    sigemptyset(&mask)
    for number in [SIGUSR1, SIGWINCH, SIGALRM] { sigaddset(&mask, number) }
    pthread_sigmask(SIG_BLOCK, &mask, nil)
  }

  private static func unblockSignals() {
    var mask = sigset_t()
    sigfillset(&mask)
    pthread_sigmask(SIG_UNBLOCK, &mask, nil)
  }
}
