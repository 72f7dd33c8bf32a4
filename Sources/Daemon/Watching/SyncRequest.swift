import CLibrary
import FileAccess

/// Waits until the watch of a workspace, or the server of an editor, has handled all earlier events.
package struct SyncRequest {
  /// The result of waiting.
  package enum Outcome: Equatable {
    /// All events are handled. The status is nil if it could not be read.
    case done(LockHolder, SyncStatus?)
    /// Neither runs for this configuration. Another process may hold the lock.
    case notRunning(LockHolder?)
    /// The process has ended meanwhile.
    case ended
    case timedOut(LockHolder)
    /// No marker could be created.
    case failed(FileError)
  }

  private let root: String
  private let configuration: String
  private let markers: SyncMarkers

  /// The shortest and the longest time between two checks of the marker, in microseconds.
  private static let intervals: ClosedRange<UInt32> = 100...5000
  /// The number of checks of the marker between two checks of the lock.
  private static let looksPerLock = 64

  package init(_ workspace: Workspace) {
    root = workspace.root
    configuration = workspace.configuration
    markers = SyncMarkers(root: root)
  }

  package func wait(timeout: Duration) -> Outcome {
    let holder = holder(within: min(timeout, Self.patience))
    guard let holder, holder.serves(configuration) else { return .notRunning(holder) }
    do throws(FileError) {
      let marker = try markers.make()
      defer { markers.remove(marker) }
      return wait(for: marker, of: holder, timeout)
    } catch {
      return .failed(error)
    }
  }

  /// The time that a watch may take to create a deleted lock again.
  private static let patience = Duration.milliseconds(500)

  /// Returns the holder of the lock. After `git clean`, a running watch creates the lock again in a moment.
  private func holder(within patience: Duration) -> LockHolder? {
    let clock = ContinuousClock()
    let deadline = clock.now + patience
    while true {
      let holder = LockHolder.current(root: root)
      let isMissing = (try? FileSystem.status(StateDirectory.lock(of: root), followingLinks: false)) == nil
      if holder != nil || !isMissing || deadline < clock.now { return holder }
      usleep(Self.intervals.upperBound)
    }
  }

  /// Polls the marker, since polling works on every file system and costs little.
  private func wait(for marker: String, of holder: LockHolder, _ timeout: Duration) -> Outcome {
    let clock = ContinuousClock()
    let deadline = clock.now + timeout
    var interval = Self.intervals.lowerBound
    var looks = 0
    while (try? FileSystem.status(marker, followingLinks: false)) != nil {
      if deadline < clock.now { return .timedOut(holder) }
      looks += 1
      if looks % Self.looksPerLock == 0, LockHolder.current(root: root)?.use.isResident != true {
        return .ended
      }
      usleep(interval)
      interval = min(interval + interval / 4, Self.intervals.upperBound)
    }
    return .done(holder, markers.status)
  }
}
