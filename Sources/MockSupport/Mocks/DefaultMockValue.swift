extension CustomScalarType {
  /// The default value of a required field that the test does not set.
  /// It is made from `""`, or else from another plain JSON value. The process ends with a message if the type accepts
  /// none. In that case, declare `static let defaultMockValue` in the type.
  public static var defaultMockValue: Self {
    guard let value = placeholderValue else {
      end("\(Self.self) accepts no plain JSON value; declare 'static let defaultMockValue' in it for mocks")
    }
    return value
  }
}

extension ScalarType {
  /// The default value of a required field that the test does not set.
  public static var defaultMockValue: Self {
    guard let value = placeholderValue else { end("\(Self.self) has no default value for mocks") }
    return value
  }
}
