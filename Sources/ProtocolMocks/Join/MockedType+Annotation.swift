import Source

/// Diagnostics for annotation arguments that the mock ignores.
extension MockedType {
  mutating func checkAnnotation() {
    guard let marker = declared.outline.marker else { return }
    if !marker.isClosed {
      reportAnnotation("Missing closing parenthesis of the annotation on this line", marker.range)
    }
    for argument in declared.outline.annotation.arguments {
      guard let message = problem(with: argument) else { continue }
      let lower = marker.range.lower &+ UInt32(truncatingIfNeeded: argument.range.lowerBound)
      let upper = marker.range.lower &+ UInt32(truncatingIfNeeded: argument.range.upperBound)
      reportAnnotation(message, TextRange(min(lower, marker.range.upper), min(upper, marker.range.upper)))
    }
  }

  private mutating func reportAnnotation(_ message: String, _ range: TextRange) {
    problems.append(
      MockProblem(
        code: .protocolMockAnnotation, severity: .warning, message: message, location: Location(declared.file, range)))
  }

  /// Returns why the mock ignores an argument, or nil if it uses it.
  private func problem(with argument: MockAnnotation.Argument) -> String? {
    guard let key = argument.key else {
      return "'\(argument.name ?? argument.value)' needs a key, such as 'typealias:', so it is ignored"
    }
    guard let name = argument.name, !name.isEmpty, !argument.value.isEmpty else {
      return "'\(key):' needs 'name = value', so it is ignored"
    }
    switch key {
    case "typealias":
      return isAssociatedType(name) ? nil : "'\(facts.name)' has no associated type '\(name)'"
    case "override": return nameProblem(name, argument.value)
    case "module":
      if name != "prefix" { return "'module:' needs 'prefix = Module', so '\(name)' is ignored" }
      return argument.value.isPath ? nil : "'\(argument.value)' is not a module name, so it is ignored"
    case "modifiers": return modifierProblem(name, argument.value)
    case "history":
      return argument.value == "true"
        ? nil : "Mocks record the arguments of all calls; to record none, set 'recording' of the mock's state"
    case "rx", "var", "combine":
      return "'\(key):' has no effect, because mocks have no subjects; set '\(name)Mock.value' to a stream in the test"
    default:
      return "Unknown key '\(key):'; use 'typealias:', 'override:', 'module:', 'modifiers:' or 'history:'"
    }
  }

  private func nameProblem(_ name: String, _ value: String) -> String? {
    if name != "name" { return "'override:' needs 'name = Name', so '\(name)' is ignored" }
    return value.isPlainName ? nil : "'\(value)' is not a valid name of a mock, so it is ignored"
  }

  private func modifierProblem(_ name: String, _ value: String) -> String? {
    guard value == "weak" else { return "'modifiers:' needs 'name = weak', so '\(value)' is ignored" }
    let isProperty = members.contains { member in
      member.fact.kind == .property(name) && !member.fact.isAsync && member.fact.throwing == .never
    }
    return isProperty ? nil : "'\(facts.name)' has no property '\(name)' that can be weak"
  }

  private func isAssociatedType(_ name: String) -> Bool {
    bindings.contains { $0.name == name } || parameters.contains { $0.name == name }
  }
}
