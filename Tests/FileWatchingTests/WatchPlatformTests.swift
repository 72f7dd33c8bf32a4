import FileWatching
import TestSupport
import Testing

/// Tests that watchers use the events of the platform.
@Suite struct WatchPlatformTests {
  @Test func eventsAreUsedIfSupported() {
    #expect(FileWatcher.canUseEvents == Platform.hasEvents)
    #expect(EventBackend.available.map(\.rawValue) == Backend.withEvents.map(\.rawValue))
  }
}
