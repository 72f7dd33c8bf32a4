/// What XCTest does with a value that must be there.
// swift-format-ignore: AlwaysUseLowerCamelCase
func XCTUnwrap<T>(_ value: @autoclosure () throws -> T?) throws -> T {
  guard let value = try value() else { throw Failure() }
  return value
}

/// What XCTest does with a value, as far as it matters here.
// swift-format-ignore: AlwaysUseLowerCamelCase
func XCTAssertNotNil(_ value: @autoclosure () throws -> Any?) { _ = try? value() }
