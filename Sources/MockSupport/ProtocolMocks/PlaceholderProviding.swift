/// A type with a value that says nothing, which members of mocks give where nothing was set.
///
/// Conform types of your own, so that a test sets only what it is about:
///
/// ```swift
/// extension User: PlaceholderProviding {
///   static func placeholder() -> User { User(name: "") }
/// }
/// ```
public protocol PlaceholderProviding {
  static func placeholder() -> Self
}

/// The value that members of a type give where nothing was set; nil where there is none.
///
/// `Void` is `()`, an optional is nil, numbers are 0, texts and collections are empty, types of the project are what they say
/// themselves, models of operations are what generated placeholders are, and tuples have these values of their elements.
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
  // Step by step: a cast of an optional looks into it, and a cast of what holds it does not.
  guard let value = T.defaultMockResult else { return nil }
  return [value] as? [Value] == nil ? nil : ([value] as? [Value])?.first
}

private func model<T: RootSelectionSet>(of type: T.Type) -> Any? { defaultModel(of: type) }

private func scalar<T: AnyScalarType, Value>(of type: T.Type, as _: Value.Type) -> Value? {
  guard let value = T.placeholderValue else { return nil }
  return value as? Value
}
