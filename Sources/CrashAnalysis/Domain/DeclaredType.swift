import Source

/// The declared type of a place, as far as it can differ from the type of the value there.
///
/// Swift chooses overloads and members by declared types, and the analysis knows values.
indirect enum DeclaredType: Hashable, Sendable {
  /// The type of the value.
  case concrete
  /// A type that no declaration in sight shows. It selects no overloads.
  case unclear
  /// A type whose values can be of other types, with the paths of its protocols, or of the class. `Any` has none.
  case abstract([[Name]])
  case optional(DeclaredType)
  case list(DeclaredType)
  case function([DeclaredType], result: DeclaredType)

  /// The paths of an abstract type, optional or not; nil for other types.
  var paths: [[Name]]? {
    switch self {
    case .abstract(let paths): paths
    case .optional(let inner): inner.paths
    case .concrete, .unclear, .list, .function: nil
    }
  }

  /// The type of the value in an optional.
  var unwrapped: DeclaredType {
    if case .optional(let inner) = self { inner } else { self }
  }

  /// The type of the elements of a list.
  var element: DeclaredType {
    switch self {
    case .list(let element): element
    case .unclear: .unclear
    default: .concrete
    }
  }
}
