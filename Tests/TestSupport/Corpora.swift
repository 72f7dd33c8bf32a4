import Foundation

/// Test data outside the repository. Tests that need it are disabled without it, with this reason.
package enum Corpora {
  /// The folder, or nil if it is missing. `MOCKD_CORPORA` overrides its path.
  package static let directory: URL? = {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let beside = here.appending(path: "../../../shared/corpora").standardizedFileURL
    let place = ProcessInfo.processInfo.environment["MOCKD_CORPORA"].map { URL(filePath: $0) } ?? beside
    return FileManager.default.fileExists(atPath: place.path) ? place : nil
  }()

  package static var isAvailable: Bool { directory != nil }

  package static let reason = "the corpora are not here (set MOCKD_CORPORA to their folder)"

  /// Returns the bytes of a file of the corpora.
  package static func data(_ path: String) throws -> Data {
    guard let directory else { throw Missing() }
    return try Data(contentsOf: directory.appending(path: path))
  }

  /// The error for missing corpora.
  package struct Missing: Error {}
}
