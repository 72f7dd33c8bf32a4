// swift-format-ignore-file: AlwaysUseLowerCamelCase
// GraphQL reserves names with two leading underscores, so fields can't have these labels.

extension MockObject {
  /// Returns a mock of a type without selected fields.
  ///
  /// Other types have a generated `mock` with a parameter for each field, such as `Human.mock(name: "Luke")`. Unlike
  /// `Mock<Human>()`, it gives every required field a default if its argument is missing.
  public static func mock(
    __fileID: StaticString = #fileID, __filePath: StaticString = #filePath, __line: UInt = #line,
    __column: UInt = #column
  ) -> Mock<Self> {
    Mock<Self>(__fileID: __fileID, __filePath: __filePath, __line: __line, __column: __column)
  }
}
