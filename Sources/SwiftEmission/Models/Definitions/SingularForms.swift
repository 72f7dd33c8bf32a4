import SwiftCode
import Synchronization

/// A cache of singular forms under a set of rules. Rules are slow patterns, and names recur in many definitions.
final class SingularForms: Sendable {
  private let singularizer: Singularizer
  private let known = Mutex<[String: String]>([:])

  /// The maximum size of the cache, which is then cleared. Schemas have thousands of names at most.
  private static let limit = 10_000

  private init(_ rules: [Singularizer.Rule]) {
    singularizer = Singularizer(rules)
  }

  func singular(of name: String) -> String {
    if let found = known.withLock({ $0[name] }) { return found }
    let singular = singularizer.singular(of: name)
    known.withLock { known in
      if Self.limit <= known.count { known = [:] }
      known[name] = singular
    }
    return singular
  }

  // MARK: By rules

  private static let standard = SingularForms([])
  /// The cache of the last requested rules, since settings seldom change.
  private static let latest = Mutex<(rules: [Singularizer.Rule], forms: SingularForms)>(([], standard))

  static func under(_ rules: [Singularizer.Rule]) -> SingularForms {
    if rules.isEmpty { return standard }
    return latest.withLock { latest in
      if latest.rules != rules { latest = (rules, SingularForms(rules)) }
      return latest.forms
    }
  }
}
