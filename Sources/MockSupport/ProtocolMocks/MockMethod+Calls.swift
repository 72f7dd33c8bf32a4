/// The interface for generated code.
extension MockMethod {
  /// Records a call and returns its result.
  public func _call(_ arguments: Arguments) -> MockReply<Handler, Output, Failure> {
    record(arguments) ?? .result(unsetResult(of: Output.self, arguments))
  }

  /// Records a call and returns its result; `value` if nothing is configured.
  public func _call(
    _ arguments: Arguments, orElse value: @autoclosure () -> Output
  ) -> MockReply<Handler, Output, Failure> {
    record(arguments) ?? .result(.success(value()))
  }

  /// Records a call of a generic member and returns its result. Only the call determines the result's type.
  public func _call<Value>(_ arguments: Arguments, as type: Value.Type) -> MockReply<Handler, Value, Failure> {
    switch record(arguments) {
    case .handler(let handler): .handler(handler)
    case .result(.success(let output)): .result(.success(_value(output, as: type)))
    case .result(.failure(let error)): .result(.failure(error))
    case nil: .result(unsetResult(of: type, arguments))
    }
  }

  /// Returns a configured value, or a handler's result, as the type that a call of a generic member requires.
  public func _value<Value>(_ output: Output, as type: Value.Type) -> Value {
    if let value = output as? Value { return value }
    let message =
      "'\(name)' of \(origin.description) has a result of type \(Swift.type(of: output)), but the call needs \(type)"
    guard let value = defaultMockResult(of: type, MockDefaultValues(origin.defaults)) else {
      end(message, at: origin.place)
    }
    report(message, at: origin.place)
    return value
  }

  /// Returns an error as the type that a call of a generic member throws.
  public func _error<Thrown: Error>(_ error: any Error, as type: Thrown.Type) -> Thrown {
    if let error = error as? Thrown { return error }
    end("'\(name)' of \(origin.description) threw \(error), but the call can only throw \(type)", at: origin.place)
  }
}

/// Returns a configured value as the type that a call of a generic member requires.
public func mockCast<Value>(_ value: Any, to type: Value.Type) -> Value {
  if let value = value as? Value { return value }
  end("A mock has a value of type \(Swift.type(of: value)), but a call needs \(type)")
}

/// The error that a mock throws, after failing the test, if no result is configured.
public struct UnsetMockResult: Error, Sendable, CustomStringConvertible {
  /// The name of the called member.
  public let member: String
  /// The name of the mock's type.
  public let mock: String

  public var description: String { "no result is set for '\(member)' of \(mock)" }
}
