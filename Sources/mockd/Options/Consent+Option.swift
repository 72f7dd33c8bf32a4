import ArgumentParser
import Daemon

/// The option that allows access outside the repository, `--allow-outside-workspace`.
extension Consent {
  static let help = ArgumentHelp(
    "Allow the configuration to read and write files outside the repository.",
    discussion: "To allow this permanently, see `mockd explain config/path-outside-workspace`.")

  /// Returns the user's consent, from the option and the settings file. Prints the problems of that file.
  static func printingProblems(allowsOutside: Bool) -> Consent {
    let (consent, problems) = ofUser(allowsOutside: allowsOutside)
    for problem in problems { Terminal.writeError("mockd: \(problem)\n") }
    return consent
  }
}
