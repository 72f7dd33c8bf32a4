/// The part of calls' arguments that a mock records. Calls are always counted.
///
/// Recorded arguments live until `reset()` or the end of the mock. For tests of memory leaks, record weak references:
///
/// ```swift
/// let store = StoreMock()
/// store.mockState.recording = .weakArguments
/// ```
public enum MockRecording: Hashable, Sendable {
  /// Records all arguments.
  case arguments
  /// References objects in arguments weakly. When an object is deallocated, its call is removed from `calls`.
  ///
  /// Applies only to arguments that are objects or optional objects. Other arguments, such as closures, are kept.
  case weakArguments
  /// Records no arguments. `calls` is empty, and `verifyCalls(_:where:)` finds no calls.
  case callsOnly
}

/// A recorded call of a mock's member.
struct RecordedCall<Arguments> {
  let number: UInt64
  private var kept: Kept

  private enum Kept {
    case arguments(Arguments)
    case weak(WeakValue<Arguments>)
    case nothing
  }

  init(number: UInt64, _ arguments: Arguments, _ recording: MockRecording) {
    self.number = number
    kept = .arguments(arguments)
    keep(recording)
  }

  /// The arguments; nil if they were not recorded or are deallocated.
  var arguments: Arguments? {
    switch kept {
    case .arguments(let arguments): arguments
    case .weak(let value): value.value
    case .nothing: nil
    }
  }

  /// Drops arguments that `recording` excludes.
  mutating func keep(_ recording: MockRecording) {
    switch recording {
    case .arguments: return
    case .weakArguments: if case .arguments(let arguments) = kept { kept = .weak(WeakValue(arguments)) }
    case .callsOnly: kept = .nothing
    }
  }
}
