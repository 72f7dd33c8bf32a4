// Reads of fields that must be set. Reading an unset field fails the test with the mock's location.

extension Mock {
  /// The value of a scalar or enum field that must be set.
  ///
  /// ```swift
  /// let hero = Human.mock(name: "Luke")
  /// hero[required: \.name].count  // 4
  /// ```
  ///
  /// An unset field fails the test with the location of the mock.
  public subscript<T: AnyScalarType & Hashable>(required keyPath: KeyPath<O.MockFields, Field<T>>) -> T {
    require(keyPath, T.value(in:), T.placeholderValue)
  }

  /// The value of a list of scalars or enums that must be set.
  ///
  /// An unset field fails the test with the location of the mock.
  public subscript<T: AnyScalarType & Hashable>(required keyPath: KeyPath<O.MockFields, Field<[T]>>) -> [T] {
    require(keyPath, [T].value(in:), [])
  }

  /// The mock in a field with a selection set that must be set.
  ///
  /// An unset field ends the test process, also with ``MockFailures/reported``, because no placeholder of a mock
  /// exists.
  public subscript<T: MockFieldValue>(
    required keyPath: KeyPath<O.MockFields, Field<T>>
  ) -> T.MockValueCollectionType.Element {
    require(keyPath, { $0.entity(as: T.MockValueCollectionType.Element.self) }, nil)
  }

  /// The mocks in a list with a selection set that must be set.
  ///
  /// An unset field fails the test with the location of the mock.
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
