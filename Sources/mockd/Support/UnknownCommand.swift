import ArgumentParser
import Configuration

/// What is said of a first argument that is no command. ArgumentParser would only call it unexpected.
enum UnknownCommand {
  /// Nil where the arguments begin with a command or an option.
  static func message(_ arguments: [String]) -> String? {
    let names = Mockd.configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    guard let first = arguments.first, !first.hasPrefix("-"), !names.contains(first) else { return nil }
    let hint = nearest(to: first, in: names).map { "did you mean '\($0)'?" } ?? "`mockd help` lists all commands"
    return "Error: There is no command '\(first)'; \(hint)"
  }
}
