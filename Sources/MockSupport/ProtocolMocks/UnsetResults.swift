import IssueReporting

/// The results of calls without a configured result.
extension MockMethod {
  /// Returns the default of the type. If there is none, fails the test, and returns an error or ends the process.
  func unsetResult<Value>(of type: Value.Type, _ arguments: Arguments) -> Result<Value, Failure> {
    if let value = defaultMockResult(of: type, MockDefaultValues(origin.defaults)) { return .success(value) }
    let message = unsetMessage(type, arguments)
    report(message, at: origin.place)
    if let error = UnsetMockResult(member: name, mock: origin.mock) as? Failure { return .failure(error) }
    end(message, at: origin.place)
  }

  private func unsetMessage(_ type: Any.Type, _ arguments: Arguments) -> String {
    let owner = origin.place == nil ? origin.mock : "mock"
    return "'\(name)' of \(origin.description) was called\(shown(arguments)), but no result is set"
      + "\(runningTest); set '\(owner).\(property).value' to a value of \(type) before the call, or conform \(type) to "
      + "PlaceholderProviding"
  }

  /// ` with 7`; long arguments are truncated.
  private func shown(_ arguments: Arguments) -> String {
    if Arguments.self == Void.self { return "" }
    let text = "\(arguments)"
    return " with " + (text.count <= 200 ? text : text.prefix(200) + "…")
  }
}

/// ` (in AppTests.RenamingTests/savesTheNewName()/RenamingTests.swift:12:4)`; empty if the current task runs no test.
private var runningTest: String {
  guard case .swiftTesting(let running?)? = TestContext.current else { return "" }
  return " (in \(running.test.id.rawValue.base))"
}

/// Returns the default of a type, for closures that mocks return. Ends the process if there is none.
///
/// - Parameters:
///   - type: the type of the value.
///   - defaults: adds the defaults of generated code.
public func mockDefault<Value>(
  of type: Value.Type = Value.self, from defaults: (@Sendable (inout MockDefaults) -> Void)? = nil
) -> Value {
  if let value = defaultMockResult(of: type, MockDefaultValues(defaults)) { return value }
  let message =
    "A closure returned by a mock was called\(runningTest), but \(type) has no default value; set the mock's "
    + "'value' to another closure, or conform \(type) to PlaceholderProviding"
  report(message, at: nil)
  end(message)
}
