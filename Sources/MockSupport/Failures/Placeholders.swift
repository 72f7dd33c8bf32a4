/// A type with a value that says nothing.
protocol Placeheld {
  /// The value; nil where `Self` has none after all.
  static var neutralValue: Self? { get }
}

extension AnyScalarType {
  /// What stands for a field that was never set, where a test goes on without it, and for a required field of a mock of
  /// which the test said nothing; nil if there is no such value.
  static var placeholderValue: Self? {
    if let type = Self.self as? any Placeheld.Type {
      // Step by step: a cast to an optional type would take nil for a value of it.
      guard let value = type.neutralValue else { return nil }
      return value as? Self
    }
    guard let type = Self.self as? any JSONDecodable.Type else { return nil }
    return decoded(type)
  }

  /// What the type makes of the first of some plain JSON values that it accepts.
  private static func decoded<T: JSONDecodable>(_ type: T.Type) -> Self? {
    let candidates: [JSONValue] = ["", 0, 0.0, false, "0", "1970-01-01", "1970-01-01T00:00:00Z"]
    return candidates.lazy.compactMap { try? T(_jsonValue: $0) }.first as? Self
  }
}

extension String: Placeheld {
  static var neutralValue: String? { "" }
}

extension Int: Placeheld {
  static var neutralValue: Int? { 0 }
}

extension Int32: Placeheld {
  static var neutralValue: Int32? { 0 }
}

extension Double: Placeheld {
  static var neutralValue: Double? { 0 }
}

extension Float: Placeheld {
  static var neutralValue: Float? { 0 }
}

extension Bool: Placeheld {
  static var neutralValue: Bool? { false }
}

extension GraphQLEnum: Placeheld {
  static var neutralValue: GraphQLEnum? { allCases.first ?? .unknown("") }
}

extension Optional: Placeheld where Wrapped: AnyScalarType {
  static var neutralValue: Wrapped?? { .some(nil) }
}

extension Array: Placeheld where Element: AnyScalarType {
  static var neutralValue: [Element]? { [] }
}
