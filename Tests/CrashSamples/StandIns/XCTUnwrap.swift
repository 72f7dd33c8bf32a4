/// Returns the value, or throws for nil, as in XCTest.
// swift-format-ignore: AlwaysUseLowerCamelCase
func XCTUnwrap<T>(_ value: @autoclosure () throws -> T?) throws -> T {
  guard let value = try value() else { throw Failure() }
  return value
}

/// Evaluates its argument, as XCTest does.
// swift-format-ignore: AlwaysUseLowerCamelCase
func XCTAssertNotNil(_ value: @autoclosure () throws -> Any?) { _ = try? value() }
