/// An object type of a schema, as mocks use it. Generated code has a class for each, with the types of its fields.
public protocol MockObject: MockFieldValue {
  /// A type with a ``Field`` for each field that some definition selects.
  associatedtype MockFields: Sendable
  associatedtype MockValueCollectionType = [Mock<Self>]

  /// The object type in the schema.
  static var objectType: Object { get }
  static var _mockFields: MockFields { get }
}

/// A mock of any object type.
public protocol AnyMock: AnyObject, Sendable {
  @_spi(Execution) var _storage: MockStorage { get }
}

/// A type argument of ``Field`` for fields with a selection set.
public protocol MockFieldValue: Sendable {
  /// A list of the values that a mock holds for such a field.
  associatedtype MockValueCollectionType: Collection
}

extension Interface: MockFieldValue {
  public typealias MockValueCollectionType = [any AnyMock]
}

extension Union: MockFieldValue {
  public typealias MockValueCollectionType = [any AnyMock]
}

extension Optional: MockFieldValue where Wrapped: MockFieldValue {
  public typealias MockValueCollectionType = [Wrapped.MockValueCollectionType.Element?]
}

extension Array: MockFieldValue where Element: MockFieldValue {
  public typealias MockValueCollectionType = [Element.MockValueCollectionType]
}
