/// An output that contains made-up values.
package protocol OutputWithValues: Sendable {
  var values: PlaceholderValues { get set }
}

/// The values of scalars and enums that a test does not set.
package struct PlaceholderValues: Hashable, Sendable {
  package var enums = EnumPolicy.firstCase
  /// Values by the name of a scalar in the schema.
  package var scalars: [String: LeafValue] = [:]
  /// Values by the name of a field, with or without its type: `email`, `User.email`.
  package var fields: [String: LeafValue] = [:]
  /// Whether fields with common names, such as `email`, get realistic values.
  package var usualNames = false
  /// The seed that varies values. If nil, all values of a type are equal.
  package var seed: String?

  package init() {}

  /// The value to use for an enum.
  package enum EnumPolicy: String, Hashable, Sendable, CaseIterable {
    /// The first one in the schema.
    case firstCase
    /// A value that the schema does not have.
    case unknown
  }
}

/// A scalar value in a configuration file.
package enum LeafValue: Hashable, Sendable {
  case text(String)
  case integer(Int)
  case number(Double)
  case flag(Bool)
}
