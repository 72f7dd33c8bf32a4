extension CustomScalarType {
  /// The default of a mock's field that is required, and of which the test said nothing: what the type makes of `""`, or
  /// else of another plain JSON value. A type that accepts none of these ends the test; declare a `defaultMockValue` in
  /// it.
  public static var defaultMockValue: Self {
    guard let value = placeholderValue else {
      end("\(Self.self) accepts no plain JSON value, so a mock needs 'static let defaultMockValue' in it")
    }
    return value
  }
}

extension ScalarType {
  /// The default of a mock's field that is required, and of which the test said nothing.
  public static var defaultMockValue: Self {
    guard let value = placeholderValue else { end("\(Self.self) has no default for mocks") }
    return value
  }
}
