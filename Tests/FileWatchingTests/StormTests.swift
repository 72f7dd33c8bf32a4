import Foundation
import TestSupport
import Testing

extension WatchingTests {
  /// Random operations at full speed, followed by a comparison of the state and an audit of the kernel's watches.
  ///
  /// `MOCKD_STORM` sets the number of operations, `MOCKD_SEED` repeats a storm.
  @Suite struct StormTests {
    static let operations = Int(ProcessInfo.processInfo.environment["MOCKD_STORM"] ?? "") ?? 1200

    @Test("fault 32: a storm of random operations, audited", arguments: Backend.built, [false, true])
    func storm(backend: Backend, links: Bool) throws {
      for seed in Seeds.all { try storm(backend, links, seed) }
    }

    private func storm(_ backend: Backend, _ links: Bool, _ seed: UInt64) throws {
      print("storm: MOCKD_SEED=\(seed) MOCKD_STORM=\(Self.operations)")
      var random = Random(state: seed)
      // Trees appear and vanish during rescans, which follow the return of a root or cyclic links.
      let mirror = try Mirror(backend) { $0.readingTime = 10_000_000_000 }
      for name in ["/outside", "/middle"] { try mirror.makeDirectory(mirror.base + name) }
      for index in 1...Seeds.share(of: Self.operations) {
        step(mirror, links, &random)
        // Compare more than once, since later operations may hide a lost change.
        if index % 500 == 0 { try mirror.expectAgreementWithDisk() }
      }
      try mirror.expectAgreementWithDisk()
    }

    /// Runs one operation. Operations with missing files fail, which is intended.
    private func step(_ mirror: Mirror, _ links: Bool, _ random: inout Random) {
      let (a, b) = (path(&random), path(&random))
      let outside = mirror.base + "/outside"
      switch Int.random(in: 0..<(links ? 16 : 11), using: &random) {
      case 0...3: try? mirror.write(a + "/\(Int.random(in: 0..<4, using: &random)).graphql", "\(random.next())")
      case 4: try? mirror.remove(a)
      case 5: try? mirror.makeDirectory(a)
      case 6: rename(mirror.absolute(a), mirror.absolute(b))
      case 7: rename(mirror.absolute(a), "\(outside)/\(a.suffix(1))")
      case 8: rename("\(outside)/\(b.suffix(1))", mirror.absolute(a))
      case 9: rename(mirror.absolute(a + "/0.graphql"), mirror.absolute(b + "/1.graphql"))
      case 10:
        // Rarely, since it causes a rescan.
        guard Int.random(in: 0..<50, using: &random) == 0 else { return }
        takeAwayAndBack(links && Bool.random(using: &random) ? outside : mirror.root)
      case 11: try? mirror.link(a, to: "\(outside)/\(b.suffix(1))")
      case 12: try? mirror.link(a + "/2.graphql", to: "\(outside)/\(b.suffix(1))/0.graphql")
      case 13: try? mirror.link(a, to: "\(outside)/\(b)")
      case 14: try? mirror.link(a, to: "\(mirror.base)/middle/\(b.suffix(1))")
      default:
        let middle = "\(mirror.base)/middle/\(a.suffix(1))"
        try? mirror.remove(middle)
        try? mirror.link(middle, to: "../outside/\(b)")
      }
    }

    private func takeAwayAndBack(_ path: String) {
      rename(path, path + "-away")
      rename(path + "-away", path)
    }

    private func path(_ random: inout Random) -> String {
      let names = ["a", "b", "c"]
      return (0...Int.random(in: 0..<3, using: &random)).map { _ in names[Int.random(in: 0..<3, using: &random)] }
        .joined(separator: "/")
    }

    /// A seeded generator (SplitMix64).
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
