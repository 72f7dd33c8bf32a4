import FileAccess
import TestSupport
import Testing

/// The writer uses the abilities of the platform.
@Suite struct DaemonPlatformTests {
  @Test func openReadersAreDetectedIfSupported() {
    #expect(OpenFile.canTellReaders == Platform.detectsReaders)
  }
}
