import FileWatching
import Foundation
import TestSupport
import Testing

extension WatchingTests {
  /// Faults of overlay file systems, which containers use. The kernel reports writes through the overlay, but not
  /// writes to the directories below it. Only polling finds these.
  @Suite(.enabled(if: Ability.canOverlay, Comment(rawValue: Ability.overlay))) struct OverlayFaultTests {
    @Test("fault 31: written below the overlay and polled")
    func lowerLayerIsWritten() throws {
      let mirror = try Mirror(.polling) { setting in
        setting.launcher = Ability.overlaid
        setting.pollInterval = 20_000_000
      }
      try mirror.write(mirror.base + "/upper/x.graphql", "from outside")
      #expect(mirror.waitForChange("x.graphql", "from outside"))
      try mirror.write(mirror.base + "/upper/x.graphql", "and again")
      #expect(mirror.waitForChange("x.graphql", "and again"))
      try expectKnown(mirror)
    }

    @Test("fault 31: written through the overlay", arguments: Backend.built) func overlayIsWritten(backend: Backend)
      throws
    {
      let mirror = try Mirror(backend) { setting in
        setting.launcher = Ability.overlaid
        setting.pollInterval = 20_000_000
      }
      for index in 0..<10 {
        #expect(try mirror.probe.ask(.write(path: mirror.absolute("x.graphql"), text: "\(index)"))?.isDone == true)
        #expect(mirror.waitForChange("x.graphql", "\(index)"))
      }
      try expectKnown(mirror)
    }

    /// Compares the state in the probe, which has its own mount.
    private func expectKnown(_ mirror: Mirror) throws {
      let answer = try mirror.probe.ask(.compare)
      #expect(answer?.isDone == true)
      #expect(answer?.wrong == [])
    }
  }
}
