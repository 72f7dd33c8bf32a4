import TestSupport
import Testing

@testable import Daemon

/// What the writer uses is what the platform has.
@Suite struct PlatformTests {
  @Test func readersAreKnownWhereThePlatformTells() {
    #expect(Disk.canTellReaders == Platform.tellsReaders)
  }
}
