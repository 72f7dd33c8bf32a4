// Access to fields by key paths in `MockFields`. There are four kinds: a value or a list, with or without selections.

extension Mock {
  /// The value of a scalar or enum field; nil if it is unset or null.
  public subscript<T: AnyScalarType & Hashable>(dynamicMember keyPath: KeyPath<O.MockFields, Field<T>>) -> T? {
    get { T.value(in: self[keyPath]) }
    set { _setScalar(newValue, for: keyPath) }
  }

  /// The value of a list of scalars or enums; nil if it is unset or null.
  public subscript<T: AnyScalarType & Hashable>(dynamicMember keyPath: KeyPath<O.MockFields, Field<[T]>>) -> [T]? {
    get { [T].value(in: self[keyPath]) }
    set { _setScalarList(newValue, for: keyPath) }
  }

  /// The mock in a field with a selection set; nil if it is unset or null.
  public subscript<T: MockFieldValue>(
    dynamicMember keyPath: KeyPath<O.MockFields, Field<T>>
  ) -> T.MockValueCollectionType.Element? {
    get { self[keyPath].entity(as: T.MockValueCollectionType.Element.self) }
    set { _setEntity(newValue, for: keyPath) }
  }

  /// The mocks in a list with a selection set; nil if it is unset or null.
  public subscript<T: MockFieldValue>(
    dynamicMember keyPath: KeyPath<O.MockFields, Field<[T]>>
  ) -> [T.MockValueCollectionType.Element]? {
    get { self[keyPath].entity(as: [T.MockValueCollectionType.Element].self) }
    set { _setList(newValue, for: keyPath) }
  }

  public func _setScalar<T: AnyScalarType & Hashable>(_ value: T?, for keyPath: KeyPath<O.MockFields, Field<T>>) {
    self[keyPath] = value?.fieldContent ?? .absent
  }

  public func _setScalarList<T: AnyScalarType & Hashable>(
    _ value: [T]?, for keyPath: KeyPath<O.MockFields, Field<[T]>>
  ) {
    self[keyPath] = value?.fieldContent ?? .absent
  }

  public func _setEntity<T: MockFieldValue>(
    _ value: T.MockValueCollectionType.Element?, for keyPath: KeyPath<O.MockFields, Field<T>>
  ) {
    let content = value.map { FieldContent(entity: $0) } ?? .absent
    if case .mock(let mock) = content {
      mock._storage.becomeDefault(of: key(of: keyPath), in: _storage.origin)
    }
    self[keyPath] = content
  }

  public func _setList<T: MockFieldValue>(
    _ value: [T.MockValueCollectionType.Element]?, for keyPath: KeyPath<O.MockFields, Field<[T]>>
  ) {
    self[keyPath] = value.map { FieldContent(entity: $0) } ?? .absent
  }

  func key<T>(of keyPath: KeyPath<O.MockFields, Field<T>>) -> String {
    O._mockFields[keyPath: keyPath].key.description
  }

  private subscript<T>(_ keyPath: KeyPath<O.MockFields, Field<T>>) -> FieldContent {
    get { _storage[key(of: keyPath)] }
    set { _storage[key(of: keyPath)] = newValue }
  }
}
