import ArgumentParser

/// The command line: parses arguments, calls the engine, sets the exit status.
@main
struct Mockd: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mockd",
    abstract: "Test doubles for Swift teams with GraphQL.")
}
