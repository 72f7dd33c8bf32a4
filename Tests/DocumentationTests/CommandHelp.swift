import Foundation
import TestSupport

/// The subcommands of mockd with their flags, as the tool itself describes them.
struct CommandHelp {
  /// The flags of each subcommand, with leading hyphens. The empty name stands for the tool without a subcommand.
  let flags: [String: Set<String>]

  /// The description that ArgumentParser prints.
  private struct Dump: Decodable {
    var command: Command

    struct Command: Decodable {
      var commandName: String
      var subcommands: [Command]?
      var arguments: [Argument]?
    }

    struct Argument: Decodable {
      var names: [Name]?
    }

    struct Name: Decodable {
      var kind: String
      var name: String
    }
  }

  /// Asks the built tool.
  static func load() throws -> CommandHelp {
    let run = try MockdProcess.run(["--experimental-dump-help"], in: MarkdownPage.repository)
    let root = try JSONDecoder().decode(Dump.self, from: Data(run.output.utf8)).command
    var flags: [String: Set<String>] = ["": flags(of: root).union(["--generate-completion-script"])]
    for command in root.subcommands ?? [] { flags[command.commandName] = self.flags(of: command) }
    return CommandHelp(flags: flags)
  }

  private static func flags(of command: Dump.Command) -> Set<String> {
    let names = (command.arguments ?? []).flatMap { $0.names ?? [] }
    return Set(names.map { ($0.kind == "long" ? "--" : "-") + $0.name })
  }

  /// Returns the mistake in the arguments of mockd, or nil.
  func problem(in arguments: some Collection<String>) -> String? {
    let subcommand = arguments.first.flatMap { $0.hasPrefix("-") ? nil : $0 } ?? ""
    guard let known = flags[subcommand] else { return "mockd has no command '\(subcommand)'" }
    for argument in arguments where argument.hasPrefix("-") {
      let flag = String(argument.split(separator: "=")[0])
      if !known.contains(flag) { return "'mockd \(subcommand)' has no flag '\(flag)'" }
    }
    return nil
  }
}
