import Source

/// A value of an enumeration: a case with its payload.
struct EnumerationValue: Hashable {
  /// The path of the type. It is empty for types of libraries, such as `Result`.
  let type: [Name]
  let name: Name
  /// The associated values.
  var payload: [AbstractValue] = []

  static let success: Name = "success"
  static let failure: Name = "failure"

  /// Whether it can be a `Result`.
  var isResult: Bool { type.isEmpty && payload.count == 1 && (name == Self.success || name == Self.failure) }
}
