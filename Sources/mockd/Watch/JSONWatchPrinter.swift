import CLibrary
import Daemon
import Reporting
import Source

/// Prints one JSON object per line.
struct JSONWatchPrinter: WatchPrinter {
  func doing(_ text: String) {}

  func warn(_ message: String) { Terminal.write(WatchJSON.warning(message)) }

  func show(_ digest: WatchDigest) {
    guard !digest.isQuiet else { return }
    var output = ""
    for file in digest.change.files {
      let diagnostics = digest.diagnostics[file] ?? []
      output += WatchJSON.diagnostics(file, Report(diagnostics, showsHints: true, sources: digest.sources))
    }
    for diagnostic in digest.notices { output += WatchJSON.warning(diagnostic.message, file: diagnostic.location.file) }
    output +=
      digest.round.isFirst
      ? WatchJSON.ready(digest.round, process: Int(getpid()), unexamined: digest.unexamined)
      : WatchJSON.rebuilt(digest.round, unexamined: digest.unexamined)
    Terminal.write(output)
  }
}
