import FileWatching
import TestSupport
import Testing

/// Tests that watchers use the events of the platform.
@Suite struct PlatformTests {
  @Test func eventsAreUsedWhereThereAreEvents() {
    #expect(FileWatcher.canUseEvents == Platform.hasEvents)
  }
}
