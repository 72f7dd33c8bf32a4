import ArgumentParser
import Configuration
import Daemon
import FileAccess
import Source

/// The `init` command: writes a configuration for a workspace.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a .mockgen.json for what is in this folder.",
    discussion: """
      An Apollo configuration is taken over as it is; without one, the schema and the operations are looked for. A \
      .mockgen.json that exists is not replaced unless --force is given.

      Exit status: 0 when mockd can generate from it, 1 when something is to be filled in, such as a schema that was not \
      found, 2 when nothing is written.
      """)

  @Flag(help: "Replace a .mockgen.json that exists.")
  var force = false

  @Flag(help: "Print the configuration instead of writing it.")
  var dryRun = false

  func run() throws {
    let name = Workspace.configurationNames[0]
    let folder = (try? FileSystem.workingDirectory()) ?? "."
    let policy = AccessPolicy(workspace: folder)
    if !force, !dryRun, (try? NamedFile(name, policy))?.exists == true {
      Terminal.note("there is a .mockgen.json here already; --force replaces it")
      throw ExitCode(2)
    }
    let proposal = ConfigurationStart.proposal(for: folder)
    for note in proposal.notes { Terminal.note(note) }
    if dryRun {
      Terminal.write(proposal.text)
    } else {
      try write(proposal.text, to: name, policy)
      let next = proposal.isComplete ? "mockd generate" : "fill in what was not found"
      Terminal.note("wrote .mockgen.json; next: \(next)")
    }
    if !proposal.isComplete { throw ExitCode(1) }
  }

  private func write(_ text: String, to name: String, _ policy: AccessPolicy) throws {
    do throws(FileError) {
      try NamedFile(name, policy).write(Array(text.utf8))
    } catch {
      Terminal.note(".mockgen.json cannot be written: \(error.reason)")
      throw ExitCode(2)
    }
  }
}
