import FileAccess
import TestSupport
import Testing

/// The writer uses the abilities of the platform.
@Suite struct PlatformTests {
  @Test func readersAreKnownWhereThePlatformTells() {
    #expect(OpenFile.canTellReaders == Platform.tellsReaders)
  }
}
