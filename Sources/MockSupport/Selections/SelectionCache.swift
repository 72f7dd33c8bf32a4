import Foundation

/// Caches the selections of types, since generated code creates them for each call.
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
