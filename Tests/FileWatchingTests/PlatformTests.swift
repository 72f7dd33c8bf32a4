import FileWatching
import TestSupport
import Testing

/// What watchers use is what the platform has.
@Suite struct PlatformTests {
  @Test func eventsAreUsedWhereThereAreEvents() {
    #expect(FileWatcher.canUseEvents == Platform.hasEvents)
  }
}
