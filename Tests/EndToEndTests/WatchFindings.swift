import Foundation
import TestSupport

/// The findings of a workspace as somebody knows them who reads what `watch --format json` prints. Each is kept as text,
/// with all that is told of it.
struct WatchFindings {
  private var files: [String: Set<String>] = [:]
  /// How many bytes of what was printed have been taken.
  private var taken = 0

  var all: Set<String> { files.values.reduce(into: []) { $0.formUnion($1) } }

  /// Takes what is new.
  ///
  /// - Parameter printed: all that the watch has printed since it began.
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

  /// The findings that a run that ends has printed as JSON.
  static func reported(_ output: String) throws -> Set<String> {
    try texts(JSON.parse(Data(output.utf8))["diagnostics"].array)
  }

  /// Findings about outputs are left out: these are what the history of a folder makes them.
  private static func texts(_ findings: [JSON]) throws -> Set<String> {
    let others = findings.filter { $0["code"].string?.hasPrefix("output/") != true }
    return Set(try others.map { String(decoding: try $0.data(), as: UTF8.self) })
  }
}
