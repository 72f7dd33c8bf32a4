import ArgumentParser
import CLibrary
import Daemon
import Dispatch
import Logging
import Parallelism
import Reporting

/// The `watch` command: keeps outputs up to date.
struct WatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Keep the outputs of a workspace up to date until stopped.",
    discussion: """
      Updates all outputs once, then again whenever the schema, operations, configuration or tests change. Prints a line \
      for each update, and diagnostics when they appear or are resolved. Keeps the last good outputs of projects with \
      errors. Only one process writes outputs in a workspace; a second one only reports, and writes when the first ends. \
      Stop it with Ctrl-C.

      With --format json, each line is an object with a key "event": "ready" after the first update, "rebuilt" after a \
      change, "diagnostics" with all diagnostics of a file (empty if they are resolved), "warning" and "stopped".
      """)

  @OptionGroup var workspace: WorkspaceOptions

  @Option(help: "The output format: text or json.")
  var format = Format.text

  @Flag(help: "Also print hints.")
  var hints = false

  @Option(help: ColorChoice.help) var color = ColorChoice.auto

  @Flag(help: "Poll files once a second instead of using file system events.")
  var poll = false

  @Flag(help: "Print the queries of each update and their times to standard error.")
  var trace = false

  @Option(help: "The level of messages logged to standard error: trace, debug, info, warning or error.")
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
    let isTerminal = Terminal.outputIsTerminal && Terminal.errorIsTerminal && Terminal.interpretsEscapes
    let status = StatusLine(isShown: format == .text && isTerminal)
    StopSignals.await { [format, color = color.isOn] reason in
      // If the reader of the output is blocked, the barrier may never open.
      SleepingThread.call(at: .now() + .milliseconds(250)) { barrier.runBetweenWrites { _exit(0) } }
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
