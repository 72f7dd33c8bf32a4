// Reads of fields that must be set. Reading an unset field fails the test with the mock's location.

extension Mock {
  public subscript<T: AnyScalarType & Hashable>(required keyPath: KeyPath<O.MockFields, Field<T>>) -> T {
    require(keyPath, T.value(in:), T.placeholderValue)
  }

  public subscript<T: AnyScalarType & Hashable>(required keyPath: KeyPath<O.MockFields, Field<[T]>>) -> [T] {
    require(keyPath, [T].value(in:), [])
  }

  public subscript<T: MockFieldValue>(
    required keyPath: KeyPath<O.MockFields, Field<T>>
  ) -> T.MockValueCollectionType.Element {
    require(keyPath, { $0.entity(as: T.MockValueCollectionType.Element.self) }, nil)
  }

  public subscript<T: MockFieldValue>(
    required keyPath: KeyPath<O.MockFields, Field<[T]>>
  ) -> [T.MockValueCollectionType.Element] {
    require(keyPath, { $0.entity(as: [T.MockValueCollectionType.Element].self) }, [])
  }

  private func require<T, Value>(
    _ keyPath: KeyPath<O.MockFields, Field<T>>, _ value: (FieldContent) -> Value?, _ placeholder: Value?
  ) -> Value {
    let key = key(of: keyPath)
    let content = _storage[key]
    if let value = value(content) { return value }
    let origin = _storage.origin
    let message =
      if case .absent = content {
        "'\(key)' was read, but never set on the \(origin.description)"
      } else {
        "'\(key)' was read as \(Value.self), but it is \(content.summary) on the \(origin.description)"
      }
    guard let placeholder else { end(message, at: origin.place) }
    fail(message, at: origin.place)
    return placeholder
  }
}
