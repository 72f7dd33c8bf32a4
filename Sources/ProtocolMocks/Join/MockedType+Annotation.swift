import Source

/// Diagnostics for annotation arguments that the mock ignores.
extension MockedType {
  mutating func checkAnnotation() {
    guard let marker = declared.outline.marker else { return }
    if !marker.isClosed {
      reportAnnotation("The annotation has no closing parenthesis on its line", marker.range)
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
      return "'\(argument.name ?? argument.value)' has no key before it, such as 'typealias:', so the mock ignores it"
    }
    guard let name = argument.name, !name.isEmpty, !argument.value.isEmpty else {
      return "'\(key):' takes 'name = value', so the mock ignores this"
    }
    switch key {
    case "typealias":
      return isAssociatedType(name) ? nil : "'\(facts.name)' has no associated type '\(name)'"
    case "override": return nameProblem(name, argument.value)
    case "module":
      if name != "prefix" { return "'module:' takes 'prefix = Module', so the mock ignores '\(name)'" }
      return argument.value.isPath ? nil : "'\(argument.value)' is not the name of a module, so the mock ignores it"
    case "modifiers": return modifierProblem(name, argument.value)
    case "history":
      return argument.value == "true"
        ? nil : "Mocks keep the arguments of all calls; set 'recording' of the mock's state to keep none"
    case "rx", "var", "combine":
      return "Mocks have no subjects, so '\(key):' changes nothing; give '\(name)Mock.value' a stream in the test"
    default:
      return "'\(key):' is unknown; mocks take 'typealias:', 'override:', 'module:', 'modifiers:' and 'history:'"
    }
  }

  private func nameProblem(_ name: String, _ value: String) -> String? {
    if name != "name" { return "'override:' takes 'name = Name', so the mock ignores '\(name)'" }
    return value.isPlainName ? nil : "'\(value)' cannot be the name of a mock, so the mock ignores it"
  }

  private func modifierProblem(_ name: String, _ value: String) -> String? {
    guard value == "weak" else { return "'modifiers:' takes 'name = weak', so the mock ignores '\(value)'" }
    let isProperty = members.contains { member in
      member.fact.kind == .property(name) && !member.fact.isAsync && member.fact.throwing == .never
    }
    return isProperty ? nil : "'\(facts.name)' has no property '\(name)' that can be weak"
  }

  private func isAssociatedType(_ name: String) -> Bool {
    bindings.contains { $0.name == name } || parameters.contains { $0.name == name }
  }
}
