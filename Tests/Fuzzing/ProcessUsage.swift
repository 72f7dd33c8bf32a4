import Foundation

/// The system resources that a running process uses, from Linux's `/proc`.
package struct ProcessUsage: Equatable, Sendable, CustomStringConvertible {
  /// Resident memory in kilobytes.
  package var resident: Int
  package var descriptors: Int
  /// The targets of the descriptors, in order.
  package var targets: [String]
  /// The number of inotify watches.
  package var watches: Int
  /// CPU time in seconds.
  package var time: Double

  package var description: String {
    "\(resident) kB resident, \(descriptors) descriptors, \(watches) watches, \(time) s of processor time"
  }

  package init(of process: Int32) throws {
    let folder = "/proc/\(process)"
    let status = try String(contentsOfFile: folder + "/status", encoding: .utf8)
    resident = status.firstMatch(of: /VmRSS:\s+(\d+)/).flatMap { Int($0.output.1) } ?? 0
    let numbers = try FileManager.default.contentsOfDirectory(atPath: folder + "/fd")
    descriptors = numbers.count
    targets = numbers.compactMap { try? FileManager.default.destinationOfSymbolicLink(atPath: folder + "/fd/" + $0) }
      .sorted()
    watches = numbers.reduce(0) { sum, number in
      let info = (try? String(contentsOfFile: folder + "/fdinfo/" + number, encoding: .utf8)) ?? ""
      return sum + info.split(separator: "\n").count { $0.hasPrefix("inotify wd:") }
    }
    let fields = try String(contentsOfFile: folder + "/stat", encoding: .utf8).split(separator: " ")
    let ticks = fields.count < 15 ? 0 : (Int(fields[13]) ?? 0) + (Int(fields[14]) ?? 0)
    time = Double(ticks) / 100
  }

  /// Measures a process until it has at most these many descriptors and watches, or for ten seconds. A process that
  /// works in the background opens files and watches folders for a moment, and a leak stays.
  package init(of process: Int32, withAtMost descriptors: Int, watches: Int = .max) throws {
    let end = ContinuousClock.now + .seconds(10)
    repeat {
      try self.init(of: process)
      if self.descriptors <= descriptors, self.watches <= watches { return }
      poll(nil, 0, 20)
    } while ContinuousClock.now < end
  }
}
