import ArgumentParser
import Daemon

/// Whether a command may read and write outside of the workspace.
struct ConsentOption: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Also read and write files outside the repository that the configuration names.",
      discussion: "To allow that for good, see `mockd explain config/path-outside-workspace`."))
  var allowOutsideWorkspace = false

  /// What the user allows, here and in the settings file. Prints what is wrong with that file.
  var consent: Consent {
    let (consent, problems) = Consent.ofUser(allowsOutside: allowOutsideWorkspace)
    for problem in problems { Terminal.writeError("mockd: \(problem).\n") }
    return consent
  }
}
