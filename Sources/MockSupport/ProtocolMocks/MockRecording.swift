/// What a mock keeps of the arguments of its calls. Calls are counted in any case.
///
/// Arguments that are kept live as long as the mock, or until `reset()`, so a test that looks for leaks finds them:
///
/// ```swift
/// let store = StoreMock()
/// store.mockState.recording = .weakArguments
/// ```
public enum MockRecording: Hashable, Sendable {
  /// All arguments are kept.
  case arguments
  /// Objects that are arguments are referenced weakly. When one is deallocated, its call is no longer in `calls`.
  ///
  /// Only arguments that are objects themselves, or optional ones, are referenced weakly. Closures, and structures and
  /// collections that hold objects, are kept.
  case weakArguments
  /// No arguments are kept. `calls` is empty, and `verifyCalls(_:where:)` finds nothing.
  case callsOnly
}

/// A call of a member of a mock, with what was kept of its arguments.
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

  /// The arguments; nil where they were not kept, or are gone.
  var arguments: Arguments? {
    switch kept {
    case .arguments(let arguments): arguments
    case .weak(let value): value.value
    case .nothing: nil
    }
  }

  /// Drops arguments that `recording` does not keep.
  mutating func keep(_ recording: MockRecording) {
    switch recording {
    case .arguments: return
    case .weakArguments: if case .arguments(let arguments) = kept { kept = .weak(WeakValue(arguments)) }
    case .callsOnly: kept = .nothing
    }
  }
}
