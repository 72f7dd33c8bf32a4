import Foundation

/// The selections of types, each of which is asked for them once: generated code builds them anew each time.
enum SelectionCache {
  // '@unchecked': `lock` guards `selections`.
  private final class Cache: @unchecked Sendable {
    private let lock = NSLock()
    private var selections: [ObjectIdentifier: [Selection]] = [:]

    func selections(of type: any SelectionSet.Type) -> [Selection] {
      let key = ObjectIdentifier(type)
      if let known = lock.withLock({ selections[key] }) { return known }
      let new = type.__selections
      lock.withLock { selections[key] = new }
      return new
    }
  }

  private static let cache = Cache()

  static func selections(of type: any SelectionSet.Type) -> [Selection] { cache.selections(of: type) }
}
