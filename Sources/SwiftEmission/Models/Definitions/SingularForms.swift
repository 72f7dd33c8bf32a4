import SwiftCode
import Synchronization

/// The singular forms of names under some rules. A rule is a pattern, and the same names come up in definition after
/// definition, so what was found is kept.
final class SingularForms: Sendable {
  private let singularizer: Singularizer
  private let known = Mutex<[String: String]>([:])

  /// Names come from schemas, which have thousands at most; a process that has met more begins anew.
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
  /// Those of the rules that were asked for last: settings change seldom.
  private static let latest = Mutex<(rules: [Singularizer.Rule], forms: SingularForms)>(([], standard))

  static func under(_ rules: [Singularizer.Rule]) -> SingularForms {
    if rules.isEmpty { return standard }
    return latest.withLock { latest in
      if latest.rules != rules { latest = (rules, SingularForms(rules)) }
      return latest.forms
    }
  }
}
