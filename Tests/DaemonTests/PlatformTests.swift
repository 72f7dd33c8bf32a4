import TestSupport
import Testing

@testable import Daemon

/// The writer uses the abilities of the platform.
@Suite struct PlatformTests {
  @Test func readersAreKnownWhereThePlatformTells() {
    #expect(Disk.canTellReaders == Platform.tellsReaders)
  }
}
