import MockSupport
import ZooAPI
import ZooMocks

/// Code that the analysis does not read.
final class Filler: Sendable {
  static let shared = Filler()

  func fill(_ test: UnknownSetUp) { test.otter.toy = "ball" }

  func run(_ body: () -> Void) { body() }

  /// Runs a closure twice and returns the second result.
  func twice<T>(_ body: () -> T) -> T {
    _ = body()
    return body()
  }

  func ignore(_ body: () -> Void) {}
}

extension OtterToy {
  func resembles(_ other: OtterToy) -> Bool { self == other }
}
