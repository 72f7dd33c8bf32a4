/// Stands in for the declarations of `ApolloTestSupport` that test mocks use.

@_exported import ApolloAPI

/// A type of values other than scalars in fields of mocks.
public protocol MockFieldValue {
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

/// The description of an object type that `Mock` is made for.
public protocol MockObject: MockFieldValue {
  associatedtype MockFields
  associatedtype MockValueCollectionType = [Mock<Self>]

  static var objectType: Object { get }
  static var _mockFields: MockFields { get }
}

@propertyWrapper public struct Field<T>: Sendable {
  let key: StaticString

  public init(_ key: StaticString) {
    self.key = key
  }

  public var wrappedValue: Self { self }
}

public protocol AnyMock: AnyObject {}

@dynamicMemberLookup
public class Mock<O: MockObject>: AnyMock, Hashable {
  public var _data: [String: AnyHashable]

  public init() {
    _data = ["__typename": O.objectType.typename]
  }

  public subscript<T: AnyScalarType & Hashable>(dynamicMember path: KeyPath<O.MockFields, Field<T>>) -> T? {
    get { _data["\(O._mockFields[keyPath: path].key)"] as? T }
    set { _setScalar(newValue, for: path) }
  }

  public func _setScalar<T: AnyScalarType & Hashable>(_ value: T?, for path: KeyPath<O.MockFields, Field<T>>) {
    _data["\(O._mockFields[keyPath: path].key)"] = value.map { AnyHashable($0) }
  }

  public subscript<T: MockFieldValue>(
    dynamicMember path: KeyPath<O.MockFields, Field<T>>
  ) -> T.MockValueCollectionType.Element? {
    get { _data["\(O._mockFields[keyPath: path].key)"] as? T.MockValueCollectionType.Element }
    set { _setEntity(newValue, for: path) }
  }

  public func _setEntity<T: MockFieldValue>(
    _ value: T.MockValueCollectionType.Element?, for path: KeyPath<O.MockFields, Field<T>>
  ) {
    _data["\(O._mockFields[keyPath: path].key)"] = value as? AnyHashable
  }

  public subscript<T: MockFieldValue>(
    dynamicMember path: KeyPath<O.MockFields, Field<[T]>>
  ) -> [T.MockValueCollectionType.Element]? {
    get { _data["\(O._mockFields[keyPath: path].key)"] as? [T.MockValueCollectionType.Element] }
    set { _setList(newValue, for: path) }
  }

  public func _setList<T: MockFieldValue>(
    _ value: [T.MockValueCollectionType.Element]?, for path: KeyPath<O.MockFields, Field<[T]>>
  ) {
    _data["\(O._mockFields[keyPath: path].key)"] = value as? AnyHashable
  }

  public func _setScalarList<T: AnyScalarType & Hashable>(
    _ value: [T]?, for path: KeyPath<O.MockFields, Field<[T]>>
  ) {
    _data["\(O._mockFields[keyPath: path].key)"] = value.map { AnyHashable($0) }
  }

  public static func == (a: Mock, b: Mock) -> Bool { a._data == b._data }

  public func hash(into hasher: inout Hasher) { hasher.combine(_data) }
}

extension CustomScalarType {
  /// The value of a custom scalar that the test omits from the initializer of a mock.
  public static var defaultMockValue: Self {
    do { return try Self(_jsonValue: "") } catch { fatalError("no default for \(Self.self)") }
  }
}
