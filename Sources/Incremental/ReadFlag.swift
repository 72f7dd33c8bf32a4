import Synchronization

/// Whether a value was read. Several threads may set it at once.
///
/// A class of its own: the optimizer of Swift 6.3 crashes on generic classes of other modules with an atomic value.
public final class ReadFlag: Sendable {
  private let flag = Atomic(false)

  init() {}

  /// Most reads find that they are not the first, and change no memory.
  public func set() { if !isSet { flag.store(true, ordering: .relaxed) } }

  var isSet: Bool { flag.load(ordering: .relaxed) }
}
