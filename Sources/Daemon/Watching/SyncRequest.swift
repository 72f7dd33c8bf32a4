import FileAccess

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Waits until the watch of a workspace, or the server of an editor, has handled and written all that happened before.
package struct SyncRequest {
  package enum Outcome: Equatable {
    /// All is handled. How things stand, if it could say so.
    case done(LockHolder, WatchStanding?)
    /// Neither runs; perhaps another process writes, or one of them runs for another configuration.
    case notRunning(LockHolder?)
    /// It has ended meanwhile.
    case ended
    case timedOut(LockHolder)
    /// No cookie can be made here.
    case failed(FileError)
  }

  private let root: String
  private let configuration: String
  private let cookies: Cookies

  /// The shortest and the longest time between two looks at the cookie, in microseconds.
  private static let intervals: ClosedRange<UInt32> = 100...5000
  /// How many looks there are between two looks at the lock.
  private static let looksPerLock = 64

  package init(_ workspace: Workspace) {
    root = workspace.root
    configuration = workspace.configuration
    cookies = Cookies(root: root)
  }

  package func wait(timeout: Duration) -> Outcome {
    let holder = holder(within: min(timeout, Self.patience))
    guard let holder, holder.serves(configuration) else { return .notRunning(holder) }
    do throws(FileError) {
      let cookie = try cookies.make()
      defer { cookies.remove(cookie) }
      return wait(for: cookie, of: holder, timeout)
    } catch {
      return .failed(error)
    }
  }

  /// How long a watch may take to lock anew what somebody has cleaned away.
  private static let patience = Duration.milliseconds(500)

  /// Who holds the lock. Where there is none, as after `git clean`, a watch that runs makes it again in a moment.
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

  /// Looks again and again, since a look works on every file system, and costs little.
  private func wait(for cookie: String, of holder: LockHolder, _ timeout: Duration) -> Outcome {
    let clock = ContinuousClock()
    let deadline = clock.now + timeout
    var interval = Self.intervals.lowerBound
    var looks = 0
    while (try? FileSystem.status(cookie, followingLinks: false)) != nil {
      if deadline < clock.now { return .timedOut(holder) }
      looks += 1
      if looks % Self.looksPerLock == 0, LockHolder.current(root: root)?.use.isResident != true {
        return .ended
      }
      usleep(interval)
      interval = min(interval + interval / 4, Self.intervals.upperBound)
    }
    return .done(holder, cookies.standing)
  }
}
