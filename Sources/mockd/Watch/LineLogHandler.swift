import Logging
import Source

/// Writes one line per log message to standard error, above the status line.
struct LineLogHandler: LogHandler {
  var logLevel: Logger.Level
  var metadata: Logger.Metadata = [:]
  private let status: StatusLine

  init(level: Logger.Level, status: StatusLine) {
    logLevel = level
    self.status = status
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    let values = metadata.merging(event.metadata ?? [:]) { $1 }.sorted { $0.key < $1.key }
    let details = values.map { " \($0.key)=\($0.value)" }.joined()
    status.printError("\(TimeOfDay.now) \(event.level): \(visibleText("\(event.message)\(details)"))\n")
  }
}
