import Foundation

/// What a running process uses of the system, as Linux tells it.
package struct ProcessUsage: Equatable, Sendable, CustomStringConvertible {
  /// Memory, in kilobytes.
  package var resident: Int
  package var descriptors: Int
  /// What they lead to, in order.
  package var targets: [String]
  /// Of inotify.
  package var watches: Int
  /// Of the processor, in seconds.
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
}
