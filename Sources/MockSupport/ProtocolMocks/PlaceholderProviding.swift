/// A type with a placeholder, which mocks return from members without a configured result.
///
/// The placeholder has priority over the default of generated code (`MockDefaults`). Conform your types to it, so that
/// tests configure only relevant members:
///
/// ```swift
/// extension User: PlaceholderProviding {
///   static func placeholder() -> User { User(name: "") }
/// }
/// ```
public protocol PlaceholderProviding {
  /// Returns a value for members without a configured result.
  static func placeholder() -> Self
}

/// Returns the default result of members with a type; nil if there is none.
///
/// `Void` gives `()`, optionals nil, numbers 0, and strings and collections are empty. Types of the project give their
/// `placeholder()`, and models of operations neutral models. Tuples consist of their elements' defaults. Other types
/// have the defaults of generated code.
func defaultMockResult<Value>(
  of type: Value.Type, _ values: MockDefaultValues = MockDefaultValues(nil)
) -> Value? {
  if type == Void.self { return () as? Value }
  if let type = type as? any PlaceholderProviding.Type { return placeholder(of: type) as? Value }
  if let type = type as? any DefaultMockResult.Type { return result(of: type, values, as: Value.self) }
  if let type = type as? any AnyScalarType.Type, let value = scalar(of: type, as: Value.self) { return value }
  if let type = type as? any RootSelectionSet.Type { return model(of: type) as? Value }
  return defaultTuple(of: type, values) ?? values.made(type)
}

private func placeholder<T: PlaceholderProviding>(of type: T.Type) -> Any { type.placeholder() }

private func result<T: DefaultMockResult, Value>(
  of type: T.Type, _ values: MockDefaultValues, as _: Value.Type
) -> Value? {
  // In two steps and through arrays, since a cast of an optional would unwrap it.
  guard let value = T.defaultMockResult(values) else { return nil }
  return [value] as? [Value] == nil ? nil : ([value] as? [Value])?.first
}

private func model<T: RootSelectionSet>(of type: T.Type) -> Any? { defaultModel(of: type) }

private func scalar<T: AnyScalarType, Value>(of type: T.Type, as _: Value.Type) -> Value? {
  guard let value = T.placeholderValue else { return nil }
  return value as? Value
}
