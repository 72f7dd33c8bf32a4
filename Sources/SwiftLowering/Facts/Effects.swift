/// The effects of a function, closure or accessor other than its result.
package struct Effects: Hashable, Sendable {
  package enum Throwing: Hashable, Sendable {
    case never
    /// `throws` or `throws(Error)`
    case throwing(WrittenType?)
    /// `rethrows`
    case rethrowing
  }

  package var isAsync = false
  package var throwing = Throwing.never

  package init(isAsync: Bool = false, throwing: Throwing = .never) {
    self.isAsync = isAsync
    self.throwing = throwing
  }

  /// Whether it is declared with `throws` or `rethrows`.
  package var isThrowing: Bool { throwing != .never }
}
