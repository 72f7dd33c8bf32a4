import Foundation

/// Test data that lives beside the repository and not in it. Tests that use it are disabled, with this reason, where it
/// is missing.
package enum Corpora {
  /// The folder, or nil where the repository stands alone. `MOCKD_CORPORA` overrides the place.
  package static let directory: URL? = {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let beside = here.appending(path: "../../../shared/corpora").standardizedFileURL
    let place = ProcessInfo.processInfo.environment["MOCKD_CORPORA"].map { URL(filePath: $0) } ?? beside
    return FileManager.default.fileExists(atPath: place.path) ? place : nil
  }()

  package static var isAvailable: Bool { directory != nil }

  package static let reason = "the corpora are not here (set MOCKD_CORPORA to their folder)"

  /// The bytes of a file of the corpora.
  package static func data(_ path: String) throws -> Data {
    guard let directory else { throw Missing() }
    return try Data(contentsOf: directory.appending(path: path))
  }

  package struct Missing: Error {}
}
