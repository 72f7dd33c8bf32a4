import ArgumentParser
import Configuration
import Daemon
import Source

/// The `config` command: prints the effective settings or the JSON Schema.
struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "Print the effective settings and the source of each, as JSON.")

  @OptionGroup var workspace: WorkspaceOptions

  @Flag(help: "Print the JSON Schema of .mockgen.json instead.")
  var schema = false

  func run() throws {
    if schema {
      Terminal.write(ConfigurationSchema.json)
      return
    }
    let workspace = try workspace.find()
    let build = Session.readConfiguration(workspace)
    Terminal.write(EffectiveSettings.json(of: build.configuration))
    guard !build.diagnostics.isEmpty else { return }
    Terminal.writeError(build.report(build.diagnostics, workspace: workspace))
    if build.isConfigurationBroken { throw ExitCode(2) }
  }
}
