import ArgumentParser
import Configuration

/// The message for an unknown command, in place of ArgumentParser's “unexpected argument”.
enum UnknownCommand {
  /// Returns the message, or nil if the arguments begin with a command or an option. The command `help` ignores unknown
  /// names without a message.
  static func message(_ arguments: [String]) -> String? {
    let names = Mockd.configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    let command = arguments.first == "help" ? arguments.dropFirst().first : arguments.first
    guard let command, !command.hasPrefix("-"), !names.contains(command) else { return nil }
    let hint = nearest(to: command, in: names).map { "did you mean '\($0)'?" } ?? "list all commands with `mockd help`"
    return "Error: Unknown command '\(command)'; \(hint)"
  }
}
