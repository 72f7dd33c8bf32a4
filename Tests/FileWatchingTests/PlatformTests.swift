import FileWatching
import TestSupport
import Testing

/// Watchers use the abilities of the platform.
@Suite struct PlatformTests {
  @Test func eventsAreUsedWhereThereAreEvents() {
    #expect(FileWatcher.canUseEvents == Platform.hasEvents)
  }
}
