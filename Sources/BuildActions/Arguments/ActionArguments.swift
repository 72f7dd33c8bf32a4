import Configuration

/// The arguments of an action, split into options and values. The values are not checked yet.
struct ActionArguments: Equatable, Sendable {
  let step: ActionStep
  private var values: [ActionOption: [String]] = [:]

  /// Returns the values of an option; empty if it is missing.
  subscript(option: ActionOption) -> [String] { values[option] ?? [] }

  /// Returns the value of an option that takes one.
  func value(_ option: ActionOption) -> String? { values[option]?.first }

  func has(_ option: ActionOption) -> Bool { values[option] != nil }

  /// Parses arguments. The first one is the step.
  ///
  /// - Complexity: linear in the number of arguments.
  init(_ arguments: [ExpandedArgument]) throws(ActionFailure) {
    let names = ActionStep.allCases.map(\.rawValue)
    guard case .word(let first)? = arguments.first else {
      throw ActionFailure(usage: "Expected a step: \(names.joined(separator: ", "))")
    }
    guard let step = ActionStep(rawValue: first) else {
      let hint =
        nearest(to: first, in: names).map { "did you mean '\($0)'?" } ?? "expected \(names.joined(separator: ", "))"
      throw ActionFailure(usage: "Unknown step '\(first)'; \(hint)")
    }
    self.step = step
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst() {
      switch argument {
      case .word(let text), .value(let text): try parse(text, &rest)
      }
    }
    for option in step.required where self[option].isEmpty {
      throw ActionFailure(usage: "'\(step.rawValue)' needs \(option.usage)")
    }
  }

  /// Parses an option with its values.
  private mutating func parse(
    _ argument: String, _ rest: inout ArraySlice<ExpandedArgument>
  ) throws(ActionFailure) {
    guard argument.hasPrefix("--") else {
      throw ActionFailure(usage: "Unexpected argument '\(argument)'; write values after the option that they belong to")
    }
    let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    guard let option = ActionOption(rawValue: name), step.options.contains(option) else {
      let hint = nearest(to: name, in: step.options.map(\.rawValue)).map { "; did you mean '--\($0)'?" } ?? ""
      throw ActionFailure(usage: "'\(step.rawValue)' has no option '--\(name)'\(hint)")
    }
    let attached = parts.count == 2 ? String(parts[1]) : nil
    switch option.form {
    case .flag:
      guard attached == nil else { throw ActionFailure(usage: "'\(option.spelling)' takes no value") }
      values[option] = []
    case .value:
      guard values[option] == nil else { throw ActionFailure(usage: "'\(option.spelling)' can be used only once") }
      guard let value = attached ?? Self.next(&rest) else {
        throw ActionFailure(usage: "'\(option.spelling)' needs a value")
      }
      values[option] = [value]
    case .list:
      if let attached { return values[option, default: []].append(attached) }
      while let value = Self.next(&rest) { values[option, default: []].append(value) }
    }
  }

  /// Takes the next argument if it is a value.
  private static func next(_ rest: inout ArraySlice<ExpandedArgument>) -> String? {
    guard case .value(let value)? = rest.first else { return nil }
    rest.removeFirst()
    return value
  }
}
