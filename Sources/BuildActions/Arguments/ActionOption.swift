import Reporting

/// An option of actions. The raw value is its name without `--`.
package enum ActionOption: String, CaseIterable, Sendable {
  case config, project, root, schema, operations, sources, protocols, tests, baseline, only, omit, parts, format
  case strict, hints
  case exitZero = "exit-zero"
  case fragmentsOnly = "fragments-only"
  case documented, output

  /// The values that follow an option.
  enum Form {
    case flag
    case value
    /// Any number of values, up to the next option. The option can be repeated.
    case list
  }

  var form: Form {
    switch self {
    case .strict, .hints, .exitZero, .fragmentsOnly: .flag
    case .project, .baseline, .parts, .format, .documented, .output: .value
    case .config, .root, .schema, .operations, .sources, .protocols, .tests, .only, .omit: .list
    }
  }

  /// The option as written.
  var spelling: String { "--\(rawValue)" }

  /// The placeholder for a value.
  package var valueName: String {
    switch self {
    case .strict, .hints, .exitZero, .fragmentsOnly: ""
    case .project: "name"
    case .parts: "count"
    case .format: "format"
    case .root, .only: "folder"
    case .omit, .output: "path"
    case .operations: "[project:]file"
    case .config, .schema, .sources, .protocols, .tests, .baseline, .documented: "file"
    }
  }

  /// The option with placeholders for its values.
  var usage: String {
    switch form {
    case .flag: spelling
    case .value: "\(spelling) <\(valueName)>"
    case .list: "\(spelling) <\(valueName)> ..."
    }
  }

  /// The meaning of the option for a step.
  package func help(in step: ActionStep) -> String {
    switch self {
    case .config:
      "The configuration, then the files that it refers to: an Apollo configuration, a Package.resolved. Its patterns "
        + "of files have no effect."
    case .project: "The project to build, if the configuration has several."
    case .root:
      "Take the paths of inputs below this folder relative to it, as in a workspace there. It matters for models beside "
        + "operations, and for the order of files."
    case .schema: "The files of the schema: SDL, or an introspection result (.json)."
    case .operations: "The files with operations and fragments."
    case .sources: "The Swift files that tests exercise, or that mocked protocols inherit from."
    case .protocols: "The Swift files with protocols to mock."
    case .tests: "The Swift files with tests."
    case .baseline: "Report only diagnostics that this file does not list."
    case .only: "Write only outputs in this folder of the outputs."
    case .omit: "Leave out an output, such as an editable file that the sources have."
    case .parts: "Merge all outputs into this number of files: Mockd-01.swift, Mockd-02.swift ..."
    case .format: "The format of the report: \(ReportFormat.names)."
    case .strict: "Also fail if there are warnings."
    case .hints: "Also report hints."
    case .exitZero: "Exit with 0 despite errors in the inputs, which the report has."
    case .fragmentsOnly: "Leave out operations, which other modules can't use."
    case .documented: "A second file, with the descriptions."
    case .output:
      switch step {
      case .normalize, .summarize: "The file to write."
      case .generate:
        "The folder to write. It belongs to the action: other generated files in it are deleted, except with --parts."
      case .check: "The report to write."
      }
    }
  }
}
