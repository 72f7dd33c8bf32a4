// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Assertions evaluate their values as in XCTest. Their messages are evaluated only if they fail. They report
// nothing, since samples are about crashes. The analysis does not read this file.

func XCTAssertEqual<T: Equatable>(
  _ first: @autoclosure () throws -> T, _ second: @autoclosure () throws -> T, _ message: @autoclosure () -> String = ""
) {
  check(try first() == second(), message)
}

func XCTAssertEqual<T: FloatingPoint>(
  _ first: @autoclosure () throws -> T, _ second: @autoclosure () throws -> T, accuracy: T,
  _ message: @autoclosure () -> String = ""
) {
  check(try abs(first() - second()) <= accuracy, message)
}

func XCTAssertNotEqual<T: Equatable>(
  _ first: @autoclosure () throws -> T, _ second: @autoclosure () throws -> T, _ message: @autoclosure () -> String = ""
) {
  check(try first() != second(), message)
}

func XCTAssertGreaterThan<T: Comparable>(
  _ first: @autoclosure () throws -> T, _ second: @autoclosure () throws -> T, _ message: @autoclosure () -> String = ""
) {
  check(try first() > second(), message)
}

func XCTAssertTrue(_ value: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "") {
  check(try value(), message)
}

func XCTAssertFalse(_ value: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "") {
  check(try !value(), message)
}

func XCTAssertNil(_ value: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "") {
  check(try value() == nil, message)
}

func XCTAssertNoThrow<T>(_ value: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "") {
  check(try [value()].count == 1, message)
}

func XCTAssertThrowsError<T>(
  _ value: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "",
  _ handler: (any Error) -> Void = { _ in }
) {
  do {
    _ = try value()
    consume(message())
  } catch {
    handler(error)
  }
}

func XCTFail(_ message: String = "") { consume(message) }

private func check(_ condition: @autoclosure () throws -> Bool, _ message: () -> String) {
  if (try? condition()) != true { consume(message()) }
}
