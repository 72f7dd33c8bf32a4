import ArgumentParser
import Daemon

/// The option that allows access outside the repository.
struct ConsentOption: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Allow the configuration to read and write files outside the repository.",
      discussion: "To allow this permanently, see `mockd explain config/path-outside-workspace`."))
  var allowOutsideWorkspace = false

  /// The user's consent, from this option and the settings file. Prints the problems of that file.
  var consent: Consent {
    let (consent, problems) = Consent.ofUser(allowsOutside: allowOutsideWorkspace)
    for problem in problems { Terminal.writeError("mockd: \(problem)\n") }
    return consent
  }
}
