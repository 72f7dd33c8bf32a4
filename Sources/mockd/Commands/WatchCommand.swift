import ArgumentParser
import Daemon
import Dispatch
import Logging
import Reporting

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The `watch` command: keeps outputs up to date.
struct WatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Keep the outputs of a workspace up to date until stopped.",
    discussion: """
      Begins with a full run; then, whenever schema, operations, configuration or tests change, writes the outputs that \
      differ and prints a line. Findings, also those in tests, are printed when they appear and when they are \
      resolved. While there are errors in documents, the last good outputs stay. One process writes in a workspace; a \
      second one reports only, and writes when the first ends. Ctrl-C ends it.

      With --format json, each line is an object with a key "event": "ready" after the first run, "rebuilt" after a \
      change, "diagnostics" with all findings of a file, empty when they are resolved, "warning" and "stopped".
      """)

  @OptionGroup var workspace: WorkspaceOptions

  @Option(help: "How to print what happens: text or json.")
  var format = Format.text

  @Flag(help: "Also print hints.")
  var hints = false

  @OptionGroup var color: ColorOption

  @Flag(help: "Look at the files once a second instead of trusting the events of the file system.")
  var poll = false

  @Flag(help: "Print to standard error which queries each change ran, and how long each took.")
  var trace = false

  @Option(help: "What to log to standard error: trace, debug, info, warning or error.")
  var logLevel = LogLevel.warning

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  enum LogLevel: String, ExpressibleByArgument, CaseIterable {
    case trace, debug, info, warning, error

    var level: Logger.Level { Logger.Level(rawValue: rawValue) ?? .warning }
  }

  func run() throws {
    let workspace = try workspace.find()
    let (inbox, barrier) = (WatchInbox(), ShutdownBarrier())
    let isTerminal = Terminal.outputIsTerminal && Terminal.errorIsTerminal && Terminal.environment("TERM") != "dumb"
    let status = StatusLine(isShown: format == .text && isTerminal)
    StopSignals.await { [format, color = color.isOn] reason in
      // If the reader of the output is blocked, the barrier may never open.
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(250)) { barrier.runBetweenWrites { _exit(0) } }
      barrier.run {
        status.finish()
        switch format {
        case .text: status.print(WatchText(color: color).time(TimeOfDay.now) + " stopped (\(reason.name))\n")
        case .json: Terminal.write(WatchJSON.stopped(reason.name))
        }
        // Exits immediately: all written files are complete, and the current computation is obsolete.
        _exit(0)
      }
    }
    let reporter = WatchReporter(workspace, showsHints: hints, printer: printer(status))
    var logger = Logger(label: "mockd") { [logLevel] _ in LineLogHandler(level: logLevel.level, status: status) }
    logger.logLevel = logLevel.level
    WatchSession(
      workspace, inbox: inbox, barrier: barrier, observer: reporter, logger: logger, isTracing: trace,
      startWatching: watchingFiles(byPolling: poll)
    ).run()
  }

  private func printer(_ status: StatusLine) -> any WatchPrinter {
    switch format {
    case .json: return TracingWatchPrinter(JSONWatchPrinter(), isOn: trace, status: status)
    case .text:
      let options = ReportOptions(color: color.isOn, width: Terminal.width ?? 120)
      return TracingWatchPrinter(TextWatchPrinter(status: status, options: options), isOn: trace, status: status)
    }
  }
}
