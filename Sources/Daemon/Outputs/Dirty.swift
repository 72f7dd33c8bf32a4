/// The outputs that may differ from what they should be.
package enum Dirty: Equatable, Sendable {
  case all
  case paths(Set<String>)

  package static let none = Dirty.paths([])

  package var isEmpty: Bool { self == .none }

  package mutating func formUnion(_ other: Dirty) {
    if case .paths(let added) = other, case .paths(var paths) = self {
      // Held once, the set grows in place.
      self = .none
      paths.formUnion(added)
      self = .paths(paths)
    } else {
      self = .all
    }
  }

  func union(_ other: Dirty) -> Dirty {
    var union = self
    union.formUnion(other)
    return union
  }
}
