import Daemon
import Reporting
import Source

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Prints one JSON object per line.
struct JSONWatchPrinter: WatchPrinter {
  func doing(_ text: String) {}

  func warn(_ message: String) { Terminal.write(WatchJSON.warning(message)) }

  func show(_ digest: WatchDigest) {
    guard !digest.isQuiet else { return }
    var output = ""
    for file in digest.change.files {
      let findings = digest.report.diagnostics.filter { $0.location.file == file }
      output += WatchJSON.diagnostics(file, Report(findings, showsHints: true, sources: digest.report.lookup))
    }
    for finding in digest.notices { output += WatchJSON.warning(finding.message, file: finding.location.file) }
    output +=
      digest.round.isFirst
      ? WatchJSON.ready(digest.round, process: Int(getpid())) : WatchJSON.rebuilt(digest.round)
    Terminal.write(output)
  }
}
