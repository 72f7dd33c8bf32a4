// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Generated code for Apollo uses these names.

/// An object that a test makes up, of which it sets the fields that it is about.
///
/// ```swift
/// let hero = Mock<Human>(name: "Luke")
/// hero.height = 1.72
/// let data = HeroQuery.Data(from: Mock<Query>(hero: hero))
/// ```
///
/// Fields are read and written by their names; reading gives nil for a field that is not set, and setting nil removes it.
/// `mock[required: \.name]` gives a value that is not optional. A mock refers to the mocks in its fields: a change of
/// these shows in what is converted later, and never in a model.
///
/// Two mocks are equal if their types and all their fields are.
@dynamicMemberLookup
public final class Mock<O: MockObject>: AnyMock, Hashable {
  @_spi(Execution) public let _storage: MockStorage

  /// Makes a mock of which nothing is set but `__typename`.
  ///
  /// What is passed tells where it was made. A function that makes mocks for tests can hand on its own callers' place.
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
