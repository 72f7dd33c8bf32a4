import Foundation
import Testing

extension WatchingTests {
  /// Random operations as fast as they go, and then the truth (fault 32).
  @Suite struct StormTests {
    static let operations = Int(ProcessInfo.processInfo.environment["MOCKD_STORM"] ?? "") ?? 4000

    @Test(arguments: Backend.built) func storm(backend: Backend) throws {
      let seed = ProcessInfo.processInfo.environment["MOCKD_SEED"].flatMap(UInt64.init) ?? .random(in: 0...(.max))
      var random = Random(state: seed)
      let mirror = try Mirror(backend)
      try mirror.makeDirectory(mirror.base + "/outside")
      for _ in 0..<Self.operations { step(mirror, &random) }
      withKnownSeed(seed) { try mirror.expectTruth() }
    }

    private func withKnownSeed(_ seed: UInt64, _ body: () throws -> Void) {
      do { try body() } catch { Issue.record("MOCKD_SEED=\(seed): \(error)") }
    }

    /// One operation; many fail because what they need is not there, which is as good.
    private func step(_ mirror: Mirror, _ random: inout Random) {
      let (a, b) = (path(&random), path(&random))
      switch Int.random(in: 0..<10, using: &random) {
      case 0...3: try? mirror.write(a + "/\(Int.random(in: 0..<4, using: &random)).graphql", "\(random.next())")
      case 4: try? mirror.remove(a)
      case 5: try? mirror.makeDirectory(a)
      case 6: rename(mirror.absolute(a), mirror.absolute(b))
      case 7: rename(mirror.absolute(a), mirror.base + "/outside/" + String(a.suffix(1)))
      case 8: rename(mirror.base + "/outside/" + String(b.suffix(1)), mirror.absolute(a))
      default: rename(mirror.absolute(a + "/0.graphql"), mirror.absolute(b + "/1.graphql"))
      }
    }

    private func path(_ random: inout Random) -> String {
      (0...Int.random(in: 0..<3, using: &random)).map { _ in "abc".randomElement(using: &random).map(String.init) ?? "a"
      }
      .joined(separator: "/")
    }

    struct Random: RandomNumberGenerator {
      var state: UInt64

      mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
      }
    }
  }
}
