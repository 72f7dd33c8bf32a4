// Values of types that schemas declare.

extension GraphQLEnum {
  /// The first case, or an unknown value without a name where there is none.
  public static func placeholder() -> GraphQLEnum { allCases.first ?? .unknown("") }
}

extension CustomScalarType {
  /// What the type makes of the first of some plain JSON values that it accepts: `""`, `0`, `0.0`, `false`, `"0"`, and the
  /// start of 1970 as a date and as a time.
  ///
  /// A type that accepts none of them ends the test; declare a `placeholder()` in an extension of it, or give it a value in
  /// `.mockgen.json`.
  public static func placeholder() -> Self {
    if let value = placeholderValue { return value }
    end("There is no placeholder for \(Self.self): declare 'static func placeholder() -> Self' in an extension of it.")
  }
}

extension JSONDecodable {
  /// The value that `.mockgen.json` gives the type for placeholders, as JSON; it ends the test if it is not one.
  public static func placeholder(json value: JSONValue) -> Self {
    do {
      return try Self(_jsonValue: value)
    } catch {
      end("'\(value)', which .mockgen.json has for placeholders of \(Self.self), is none of its values: \(error)")
    }
  }
}
