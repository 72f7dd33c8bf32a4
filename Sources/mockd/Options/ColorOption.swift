import ArgumentParser

/// The option for colored text.
struct ColorOption: ParsableArguments {
  @Option(help: "When to use color: auto (on a terminal, unless NO_COLOR is set), always or never.")
  var color = Choice.auto

  enum Choice: String, ExpressibleByArgument, CaseIterable {
    case auto, always, never
  }

  var isOn: Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto:
      Terminal.outputIsTerminal && Terminal.environment("NO_COLOR") == nil && Terminal.environment("TERM") != "dumb"
    }
  }
}
