import Source

/// The components of a key path.
package struct SwiftKeyPath: Hashable, Sendable {
  package enum Component: Hashable, Sendable {
    case property(Name, TextRange)
    /// `?` or `!`
    case optional
    case subscripting([SwiftExpression.Argument])
    case other
  }

  /// `Type` in `\Type.name`
  package var root: WrittenType?
  package var components: [Component]

  /// The properties on the way. Components of other kinds are left out.
  package var names: [Name] {
    components.compactMap { if case .property(let name, _) = $0 { name } else { nil } }
  }
}
