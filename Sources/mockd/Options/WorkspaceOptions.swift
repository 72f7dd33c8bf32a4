import ArgumentParser
import Daemon

/// Which workspace a command is about.
struct WorkspaceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The configuration, a .mockgen.json or apollo-codegen-config.json (default: the nearest, upwards).",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var config: String?

  @OptionGroup var consent: ConsentOption

  /// Ends the command with status 2 where there is none.
  func find() throws -> Workspace {
    do throws(Workspace.NotFound) {
      return try Workspace.find(configuration: config, consent: consent.consent)
    } catch {
      Terminal.note(error.message)
      throw ExitCode(2)
    }
  }
}
