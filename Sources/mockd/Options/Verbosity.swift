import ArgumentParser
import Daemon
import Source

/// The amount of output in addition to results.
enum Verbosity: String, EnumerableFlag {
  case quiet, verbose

  static func name(for value: Verbosity) -> NameSpecification { .shortAndLong }

  static func help(for value: Verbosity) -> ArgumentHelp? {
    switch value {
    case .quiet: "Print only errors: no warnings, summary or progress. Does not change the exit status."
    case .verbose: "Also print each step with its time, and the changed files."
    }
  }
}

/// The options `--quiet` and `--verbose`, which exclude each other.
struct VerbosityOption: ParsableArguments {
  @Flag(exclusivity: .exclusive) var verbosity: Verbosity?

  var isQuiet: Bool { verbosity == .quiet }
  var isVerbose: Bool { verbosity == .verbose }

  /// Prints a message to standard error, unless the user wants only errors.
  func note(_ message: String) { if !isQuiet { Terminal.note(message) } }

  /// Prints the use of a cache, if the user wants details.
  func detail(_ report: CacheReport?) { for line in report?.lines ?? [] { detail(visibleText(line)) } }

  /// Prints a detail to standard error, if the user wants details.
  func detail(_ message: @autoclosure () -> String) { if isVerbose { Terminal.note(message()) } }
}
