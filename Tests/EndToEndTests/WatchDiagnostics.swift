import Foundation
import TestSupport

/// The diagnostics of a workspace according to the output of `watch --format json`. Each is kept as text with all its
/// details.
struct WatchDiagnostics {
  private var files: [String: Set<String>] = [:]
  /// The number of printed bytes that were read.
  private var taken = 0

  var all: Set<String> { files.values.reduce(into: []) { $0.formUnion($1) } }

  /// Reads new lines.
  ///
  /// - Parameter printed: the complete output of the watch.
  mutating func read(_ printed: String) throws {
    guard let end = printed.utf8.lastIndex(of: UInt8(ascii: "\n")) else { return }
    let whole = printed.utf8[...end].dropFirst(taken)
    taken += whole.count
    for line in whole.split(separator: UInt8(ascii: "\n")) {
      let event = try JSON.parse(Data(line))
      guard event["event"].string == "diagnostics", let file = event["file"].string else { continue }
      files[file] = try Self.texts(event["diagnostics"].array)
    }
  }

  /// Returns the diagnostics in the JSON output of a command that has ended.
  static func reported(_ output: String) throws -> Set<String> {
    try texts(JSON.parse(Data(output.utf8))["diagnostics"].array)
  }

  /// Excludes diagnostics about outputs, which depend on the history of a folder.
  private static func texts(_ diagnostics: [JSON]) throws -> Set<String> {
    let others = diagnostics.filter { $0["code"].string?.hasPrefix("output/") != true }
    return Set(try others.map { String(decoding: try $0.data(), as: UTF8.self) })
  }
}
