import Source

/// A read that ends a test, or may do so.
struct Crash: Hashable {
  enum Kind: UInt8, Hashable {
    case unsetRequiredField, fieldNotExecuted, wrongMockType
  }

  let kind: Kind
  /// Whether it happens whenever the function runs.
  let isCertain: Bool
  /// The response key of the field that is read.
  let key: Name?
  /// What selects that field.
  let field: FieldOrigin?
  /// The Swift name of the model.
  let model: String
  /// The name of the mock's type in the schema.
  let mockType: Name
  /// What is set on the mock, by response key.
  let setFields: [Name]
  let defaultOf: MockState.DefaultRole?
  let read: Location?
  let conversion: Location
  /// Where the mock was made.
  let origin: Location
  /// Where the helper is called that the read stands in.
  let call: Location?
}
