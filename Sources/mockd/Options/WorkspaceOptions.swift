import ArgumentParser
import Daemon

/// The options that select a workspace.
struct WorkspaceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The configuration file (default: the nearest .mockgen.json or apollo-codegen-config.json, upwards).",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var config: String?

  @Flag(help: Consent.help) var allowOutsideWorkspace = false

  /// Returns the workspace. Ends the command with status 2 if there is none.
  func find() throws -> Workspace {
    try find(Consent.printingProblems(allowsOutside: allowOutsideWorkspace))
  }

  /// Returns the workspace without reading the settings of the user, so that the result is the same everywhere.
  func findIndependently() throws -> Workspace {
    try find(Consent(allowsOutside: allowOutsideWorkspace))
  }

  /// Returns the workspace, or the reason why there is none.
  func search() -> Result<Workspace, Workspace.NotFound> {
    let consent = Consent.printingProblems(allowsOutside: allowOutsideWorkspace)
    return Result { () throws(Workspace.NotFound) in try Workspace.find(configuration: config, consent: consent) }
  }

  private func find(_ consent: Consent) throws -> Workspace {
    do throws(Workspace.NotFound) {
      return try Workspace.find(configuration: config, consent: consent)
    } catch {
      Terminal.note(error.message)
      throw ExitCode(2)
    }
  }
}
