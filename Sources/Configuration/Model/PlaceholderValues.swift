/// An output that makes up values.
package protocol OutputWithValues: Sendable {
  var values: PlaceholderValues { get set }
}

/// Which values stand for scalars and enums of which a test says nothing.
package struct PlaceholderValues: Hashable, Sendable {
  package var enums = EnumPolicy.firstCase
  /// By the name of a scalar in the schema.
  package var scalars: [String: LeafValue] = [:]
  /// By the name of a field, alone or after that of its type: `email`, `User.email`.
  package var fields: [String: LeafValue] = [:]
  /// Whether fields with usual names, such as `email`, have values that look like it.
  package var usualNames = false
  /// What values are varied by; nil where those of a type are all alike.
  package var seed: String?

  package init() {}

  /// Which value of an enum is taken.
  package enum EnumPolicy: String, Hashable, Sendable, CaseIterable {
    /// The one that the schema has first.
    case firstCase
    /// One that the schema does not have.
    case unknown
  }
}

/// A value of a scalar, as a configuration file has it.
package enum LeafValue: Hashable, Sendable {
  case text(String)
  case integer(Int)
  case number(Double)
  case flag(Bool)
}
