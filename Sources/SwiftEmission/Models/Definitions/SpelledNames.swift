import Source
import Synchronization

/// Caches the Swift names of response keys, which many fields share.
final class SpelledNames: Sendable {
  private struct Known {
    var accessors: [Name: String] = [:]
    var structures: [Name: String] = [:]
    var elements: [Name: String] = [:]
  }

  private let known = Mutex(Known())

  /// Returns the property for a response key. `spell` makes its name if it is not cached.
  func accessor(_ key: Name, _ spell: () -> String) -> String { find(key, \.accessors, spell) }

  /// Returns the structure for a response key of an object, or of a list of objects.
  func structure(_ key: Name, isList: Bool, _ spell: () -> String) -> String {
    find(key, isList ? \.elements : \.structures, spell)
  }

  private func find(_ key: Name, _ names: WritableKeyPath<Known, [Name: String]>, _ spell: () -> String) -> String {
    if let name = known.withLock({ $0[keyPath: names][key] }) { return name }
    let name = spell()
    known.withLock { $0[keyPath: names][key] = name }
    return name
  }
}
