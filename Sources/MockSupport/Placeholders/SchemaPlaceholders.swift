// Placeholders of types that schemas declare.

extension GraphQLEnum {
  /// Returns the first case, or an unknown value with an empty name if there is no case.
  public static func placeholder() -> GraphQLEnum { allCases.first ?? .unknown("") }
}

extension CustomScalarType {
  /// Returns the value decoded from the first plain JSON value that the type accepts. The candidates are `""`, `0`,
  /// `0.0`, `false`, `"0"`, and the start of 1970 as a date and as a time.
  ///
  /// The process ends with a message if the type accepts none. In that case, declare a `placeholder()` in an extension
  /// of the type, or set a value in `.mockgen.json`.
  public static func placeholder() -> Self {
    if let value = placeholderValue { return value }
    end("There is no placeholder for \(Self.self); declare 'static func placeholder() -> Self' in an extension of it")
  }
}

extension JSONDecodable {
  /// Returns the value that `.mockgen.json` sets for the type as JSON; ends the process if decoding fails.
  public static func placeholder(json value: JSONValue) -> Self {
    do {
      return try Self(_jsonValue: value)
    } catch {
      end("'\(value)', the placeholder of \(Self.self) in .mockgen.json, is not a valid value: \(error)")
    }
  }
}
