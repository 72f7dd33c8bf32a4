/// The kinds of actions. The raw value is the first argument.
package enum ActionStep: String, CaseIterable, Sendable {
  case normalize, summarize, generate, check

  /// The work in a few words, for help.
  package var abstract: String {
    switch self {
    case .normalize: "Write a schema as canonical SDL, without comments and descriptions."
    case .summarize: "Write operations and fragments as canonical text, without comments."
    case .generate: "Write the outputs of a project to a folder."
    case .check: "Write the diagnostics of a project to a file."
    }
  }

  /// The options in the order of the help.
  package var options: [ActionOption] {
    switch self {
    case .normalize: [.schema, .output, .documented]
    case .summarize: [.operations, .fragmentsOnly, .output]
    case .generate:
      [.config, .project, .root, .schema, .operations, .sources, .protocols, .only, .omit, .parts, .output]
    case .check:
      [
        .config, .project, .root, .schema, .operations, .sources, .protocols, .tests, .baseline, .format, .strict,
        .hints, .exitZero, .output,
      ]
    }
  }

  /// The options that must be present.
  var required: [ActionOption] {
    switch self {
    case .normalize: [.schema, .output]
    case .summarize: [.operations, .output]
    case .generate, .check: [.config, .output]
    }
  }
}
