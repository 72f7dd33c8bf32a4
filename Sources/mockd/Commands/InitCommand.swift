import ArgumentParser
import Configuration
import Daemon
import FileAccess
import Source

/// The `init` command: writes a configuration for a workspace.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Create a .mockgen.json for the current folder.",
    discussion: """
      Refers to an existing Apollo configuration, or else finds the schema, the operations and the tests. Replaces an \
      existing .mockgen.json only with --force.

      Exit status: 0 if the configuration is complete, 1 if settings are missing, such as a schema that was not found, \
      or if an Apollo configuration has errors, 2 if nothing was written.
      """)

  @Flag(help: "Replace an existing .mockgen.json.")
  var force = false

  @Flag(help: "Print the configuration instead of writing it.")
  var dryRun = false

  func run() throws {
    let name = Workspace.configurationNames[0]
    let folder = (try? FileSystem.workingDirectory()) ?? "."
    let policy = AccessPolicy(workspace: folder)
    if !force, !dryRun, (try? NamedFile(name, policy))?.exists == true {
      Terminal.note(".mockgen.json already exists; replace it with --force")
      throw ExitCode(2)
    }
    let proposal = ConfigurationStart.proposal(for: folder)
    for note in proposal.notes { Terminal.note(note) }
    if dryRun {
      Terminal.write(proposal.text)
    } else {
      try write(proposal.text, to: name, policy)
      let correction = proposal.correction.map { "\($0), then " } ?? ""
      Terminal.note("wrote .mockgen.json; next: \(correction)run `mockd generate`")
    }
    if proposal.correction != nil { throw ExitCode(1) }
  }

  private func write(_ text: String, to name: String, _ policy: AccessPolicy) throws {
    do throws(FileError) {
      try NamedFile(name, policy).write(Array(text.utf8))
    } catch {
      Terminal.note("Cannot write .mockgen.json: \(error.reason)")
      throw ExitCode(2)
    }
  }
}
