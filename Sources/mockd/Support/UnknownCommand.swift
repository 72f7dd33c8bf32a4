import ArgumentParser
import Configuration

/// The message for an unknown command, in place of ArgumentParser's “unexpected argument”.
enum UnknownCommand {
  /// Returns the message, or nil if the arguments begin with a command or an option.
  static func message(_ arguments: [String]) -> String? {
    let names = Mockd.configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    guard let first = arguments.first, !first.hasPrefix("-"), !names.contains(first) else { return nil }
    let hint = nearest(to: first, in: names).map { "did you mean '\($0)'?" } ?? "list all commands with `mockd help`"
    return "Error: Unknown command '\(first)'; \(hint)"
  }
}
