/// A type with a neutral value, such as zero or the empty string.
protocol NeutralValueProviding {
  /// The neutral value; nil if this specialization of the type has none.
  static var neutralValue: Self? { get }
}

extension AnyScalarType {
  /// The value of an unset field when a test continues, and of an unset required field; nil if the type has none.
  static var placeholderValue: Self? {
    if let type = Self.self as? any NeutralValueProviding.Type {
      // In two steps, since a cast to an optional type would accept nil as a value of the type.
      guard let value = type.neutralValue else { return nil }
      return value as? Self
    }
    guard let type = Self.self as? any JSONDecodable.Type else { return nil }
    return decoded(type)
  }

  /// Returns the value decoded from the first plain JSON value that the type accepts.
  private static func decoded<T: JSONDecodable>(_ type: T.Type) -> Self? {
    let candidates: [JSONValue] = ["", 0, 0.0, false, "0", "1970-01-01", "1970-01-01T00:00:00Z"]
    return candidates.lazy.compactMap { try? T(_jsonValue: $0) }.first as? Self
  }
}

extension String: NeutralValueProviding {
  static var neutralValue: String? { "" }
}

extension Int: NeutralValueProviding {
  static var neutralValue: Int? { 0 }
}

extension Int32: NeutralValueProviding {
  static var neutralValue: Int32? { 0 }
}

extension Double: NeutralValueProviding {
  static var neutralValue: Double? { 0 }
}

extension Float: NeutralValueProviding {
  static var neutralValue: Float? { 0 }
}

extension Bool: NeutralValueProviding {
  static var neutralValue: Bool? { false }
}

extension GraphQLEnum: NeutralValueProviding {
  static var neutralValue: GraphQLEnum? { allCases.first ?? .unknown("") }
}

extension Optional: NeutralValueProviding where Wrapped: AnyScalarType {
  static var neutralValue: Wrapped?? { .some(nil) }
}

extension Array: NeutralValueProviding where Element: AnyScalarType {
  static var neutralValue: [Element]? { [] }
}
