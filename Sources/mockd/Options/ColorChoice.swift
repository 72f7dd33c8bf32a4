import ArgumentParser

/// When text is colored: the values of `--color`.
///
/// Commands and groups of options declare the option, since a group in a group multiplies the time of parsing.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never

  static let help: ArgumentHelp =
    "When to use color: auto (on a terminal, unless NO_COLOR is set), always or never."

  var isOn: Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      Terminal.outputIsTerminal && Terminal.environment("NO_COLOR") == nil && Terminal.interpretsEscapes
    }
  }
}
