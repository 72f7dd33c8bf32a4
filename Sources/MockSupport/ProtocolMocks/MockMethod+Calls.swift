/// What generated code calls.
extension MockMethod {
  /// Makes a note of a call, and says what becomes of it.
  public func _call(_ arguments: Arguments) -> MockReply<Handler, Output, Failure> {
    record(arguments) ?? .result(unsetResult(of: Output.self, arguments))
  }

  /// Makes a note of a call, and says what becomes of it: where nothing was set, it gives a value that the mock knows.
  public func _call(
    _ arguments: Arguments, orElse value: @autoclosure () -> Output
  ) -> MockReply<Handler, Output, Failure> {
    record(arguments) ?? .result(.success(value()))
  }

  /// Makes a note of a call of a generic member, and says what becomes of it. Its results have types that only the call
  /// knows.
  public func _call<Value>(_ arguments: Arguments, as type: Value.Type) -> MockReply<Handler, Value, Failure> {
    switch record(arguments) {
    case .handler(let handler): .handler(handler)
    case .result(.success(let output)): .result(.success(_value(output, as: type)))
    case .result(.failure(let error)): .result(.failure(error))
    case nil: .result(unsetResult(of: type, arguments))
    }
  }

  /// What was set, or a handler gave, as the type that a call of a generic member asks for.
  public func _value<Value>(_ output: Output, as type: Value.Type) -> Value {
    if let value = output as? Value { return value }
    let message =
      "'\(name)' of \(origin.description) was given a \(Swift.type(of: output)), where the call needs \(type)."
    guard let value = defaultMockResult(of: type) else { end(message, at: origin.place) }
    report(message, at: origin.place)
    return value
  }

  /// An error as the type that a call of a generic member throws.
  public func _error<Thrown: Error>(_ error: any Error, as type: Thrown.Type) -> Thrown {
    if let error = error as? Thrown { return error }
    end("'\(name)' of \(origin.description) threw \(error), where the call can only throw \(type).", at: origin.place)
  }
}

/// What a mock was given, as the type that only the call of a generic member knows.
public func mockCast<Value>(_ value: Any, to type: Value.Type) -> Value {
  if let value = value as? Value { return value }
  end("A mock was given a \(Swift.type(of: value)), where a call needs \(type).")
}

/// What a mock throws where nothing was set, after the test has failed for that.
public struct UnsetMockResult: Error, Sendable, CustomStringConvertible {
  /// The member that was called.
  public let member: String
  /// The name of the mock's type.
  public let mock: String

  public var description: String { "nothing says what '\(member)' of \(mock) gives" }
}
