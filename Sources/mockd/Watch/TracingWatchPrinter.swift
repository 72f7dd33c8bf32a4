import Daemon
import Incremental
import Reporting
import Source

/// Prints the queries that ran, in addition to the output of another printer.
struct TracingWatchPrinter: WatchPrinter {
  private let printer: any WatchPrinter
  private let isOn: Bool
  private let status: StatusLine

  init(_ printer: any WatchPrinter, isOn: Bool, status: StatusLine) {
    self.printer = printer
    self.isOn = isOn
    self.status = status
  }

  func doing(_ text: String) { printer.doing(text) }

  func warn(_ message: String) { printer.warn(message) }

  func show(_ digest: WatchDigest) {
    printer.show(digest)
    guard isOn else { return }
    let total = digest.trace.map(\.nanoseconds).reduce(0, +)
    var output = "trace: \(counted(digest.trace.count, "query", plural: "queries")), \(Self.time(total))\n"
    for event in digest.trace {
      let subject = "\(event.query)(\(visibleText(event.key)))"
      output += "trace:   \(Self.time(event.nanoseconds)) \(subject): \(event.outcome)\n"
    }
    status.printError(output)
  }

  /// Returns a time such as “12.345 ms”.
  private static func time(_ nanoseconds: UInt64) -> String {
    let thousandths = String(nanoseconds / 1000 % 1000)
    return "\(nanoseconds / 1_000_000)." + String(repeating: "0", count: 3 - thousandths.count) + thousandths + " ms"
  }
}
