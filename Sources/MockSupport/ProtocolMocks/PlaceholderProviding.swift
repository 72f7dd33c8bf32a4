/// A type with a placeholder, which mocks return from members without a configured result.
///
/// Conform your types to it, so that tests configure only relevant members:
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
/// `placeholder()`, and models of operations neutral models. Tuples consist of their elements' defaults.
func defaultMockResult<Value>(of type: Value.Type) -> Value? {
  if type == Void.self { return () as? Value }
  if let type = type as? any PlaceholderProviding.Type { return placeholder(of: type) as? Value }
  if let type = type as? any DefaultMockResult.Type { return result(of: type, as: Value.self) }
  if let type = type as? any AnyScalarType.Type { return scalar(of: type, as: Value.self) }
  if let type = type as? any RootSelectionSet.Type { return model(of: type) as? Value }
  return defaultTuple(of: type)
}

private func placeholder<T: PlaceholderProviding>(of type: T.Type) -> Any { type.placeholder() }

private func result<T: DefaultMockResult, Value>(of type: T.Type, as _: Value.Type) -> Value? {
  // In two steps and through arrays, since a cast of an optional would unwrap it.
  guard let value = T.defaultMockResult else { return nil }
  return [value] as? [Value] == nil ? nil : ([value] as? [Value])?.first
}

private func model<T: RootSelectionSet>(of type: T.Type) -> Any? { defaultModel(of: type) }

private func scalar<T: AnyScalarType, Value>(of type: T.Type, as _: Value.Type) -> Value? {
  guard let value = T.placeholderValue else { return nil }
  return value as? Value
}
