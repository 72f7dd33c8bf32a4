import Dispatch
import FileAccess

/// How a process treats outputs: its role, the files that hold outputs back, and the next attempt.
///
/// It depends on `WriteFacts` alone.
struct WriteMode: Equatable {
  var role: WatchRole
  /// The unsaved files that outputs are made from. Outputs stay as they are while there are any.
  var holding: Set<String>
  /// Whether writing failed, and no event may tell when it can succeed.
  var hasFailed: Bool
  /// The time at which failed work is tried again; nil if nothing is to be tried.
  var nextAttempt: DispatchTime?

  /// The time until the next attempt after a failure: a full disk, or outputs that are not watched.
  private static let retryInterval = DispatchTimeInterval.seconds(2)
  /// The time until the records are created again after they were deleted. The user may be deleting the workspace.
  private static let recordsInterval = DispatchTimeInterval.milliseconds(300)

  init(_ facts: WriteFacts) {
    role =
      switch facts.permission {
      case .observing: .observer
      case .confined(let folder): .confined(folder: folder)
      case .lock(.held): .writer
      case .lock(.heldBy(let holder)): .reader(holder)
      case .lock(.unavailable(let error)): .unable(error)
      }
    holding = facts.unsavedInputs
    hasFailed =
      switch role {
      case .unable: true
      case .writer: facts.hasUnwritableOutputs
      case .reader, .observer, .confined: false
      }
    let interval =
      facts.lacksRecords ? Self.recordsInterval : hasFailed || facts.lacksInputs ? Self.retryInterval : nil
    nextAttempt = [facts.pendingAttempt, interval.map { facts.now + $0 }].compactMap { $0 }.min()
  }

  var isHeld: Bool { !holding.isEmpty }

  /// Whether outputs that were held back may be written again.
  func isReleased(after previous: WriteMode?) -> Bool { previous?.isHeld == true && !isHeld }

  /// Whether the role is reported to the user. Writing from the beginning is not reported.
  func announcesRole(after previous: WriteMode?) -> Bool {
    role != previous?.role && (previous != nil || role != .writer)
  }
}

/// The facts that decide about the mode of writing.
struct WriteFacts {
  var permission: Permission
  /// The unsaved files of an editor that outputs are made from, by absolute path.
  var unsavedInputs: Set<String> = []
  var hasUnwritableOutputs = false
  /// Whether inputs could not be read, or processes not be answered, because the system had nothing left for it.
  var lacksInputs = false
  /// Whether the lock file is not where other processes look for it.
  var lacksRecords = false
  /// The time of an attempt that is scheduled already.
  var pendingAttempt: DispatchTime?
  var now: DispatchTime

  /// Whether this process may write: the state of the lock, or another reason why not.
  enum Permission: Equatable {
    /// The user wants nothing to be written.
    case observing
    /// The editor has not opened the folder of the configuration.
    case confined(folder: String)
    case lock(LockState)
  }

  enum LockState: Equatable {
    case held
    case heldBy(LockHolder)
    case unavailable(FileError)
  }
}

/// Why outputs are written although no output has drifted.
struct WriteCauses: OptionSet {
  let rawValue: Int

  static let inputs = WriteCauses(rawValue: 1)
  /// Unsaved files no longer hold outputs back.
  static let release = WriteCauses(rawValue: 2)
  /// Failed work is tried again.
  static let attempt = WriteCauses(rawValue: 4)
}
