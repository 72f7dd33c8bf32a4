// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Generated code for Apollo uses these names.

/// A mock of a GraphQL object that holds only the fields a test sets.
///
/// ```swift
/// let hero = Mock<Human>(name: "Luke")
/// hero.height = 1.72
/// let data = HeroQuery.Data(from: Mock<Query>(hero: hero))
/// ```
///
/// Fields are read and written by name. Reading an unset field gives nil, and setting nil removes the field.
/// `mock[required: \.name]` gives a value that is not optional. A mock refers to the mocks in its fields. Later
/// conversions include changes of these, but existing models do not change.
///
/// Two mocks are equal if their types and all their fields are equal.
@dynamicMemberLookup
public final class Mock<O: MockObject>: AnyMock, Hashable {
  @_spi(Execution) public let _storage: MockStorage

  /// Creates a mock that has only `__typename` set.
  ///
  /// The parameters are the location that failures report. A helper function can pass its caller's location.
  public init(
    __fileID: StaticString = #fileID, __filePath: StaticString = #filePath, __line: UInt = #line,
    __column: UInt = #column
  ) {
    let place = MockPlace(fileID: __fileID, filePath: __filePath, line: __line, column: __column)
    _storage = MockStorage(typename: O.objectType.typename, origin: MockOrigin(O.self, at: place))
  }

  /// The name of the object's type in the schema.
  public var __typename: String { _storage.typename }

  public static func == (left: Mock<O>, right: Mock<O>) -> Bool { mocksAreEqual(left._storage, right._storage) }

  public func hash(into hasher: inout Hasher) {
    for key in _storage.fields.keys.sorted() { hasher.combine(key) }
  }
}
