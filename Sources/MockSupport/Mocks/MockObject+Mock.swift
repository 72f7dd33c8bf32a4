// swift-format-ignore-file: AlwaysUseLowerCamelCase
// A field of a schema cannot have a name with two underscores, so these labels are free.

extension MockObject {
  /// A mock of a type of which no field is selected anywhere.
  ///
  /// For all others, generated code has a `mock` with a parameter for each field, such as `Human.mock(name: "Luke")`.
  /// Unlike `Mock<Human>()`, it gives every required field a default, also where no argument is given.
  public static func mock(
    __fileID: StaticString = #fileID, __filePath: StaticString = #filePath, __line: UInt = #line,
    __column: UInt = #column
  ) -> Mock<Self> {
    Mock<Self>(__fileID: __fileID, __filePath: __filePath, __line: __line, __column: __column)
  }
}
