import ArgumentParser
import Daemon
import FileAccess
import Source

/// The `sync` command: waits for a running `mockd watch` or `mockd lsp`.
struct SyncCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sync",
    abstract: "Wait until the running `mockd watch` or `mockd lsp` has processed all changes.",
    discussion: """
      Waits until all changes before the call are processed and outputs are written, then prints the number of errors and \
      warnings. Also prints the files that could not be read or written.

      Exit status: 0 if all changes are processed, 1 if neither command runs in the workspace or does not answer in time, \
      or if files could not be read or written. With --check, also 1 if the workspace has errors or outputs wait for \
      unsaved files of an editor.
      """)

  @OptionGroup var workspace: WorkspaceOptions

  @Option(help: ArgumentHelp("The maximum time to wait.", valueName: "seconds"))
  var timeout = 60.0

  @Flag(help: "Fail if the workspace has errors.")
  var check = false

  func validate() throws {
    guard timeout > 0, timeout <= 86_400 else {
      throw ValidationError("--timeout must be a number of seconds greater than 0 and at most 86400")
    }
  }

  func run() throws {
    let workspace = try workspace.find()
    let outcome = SyncRequest(workspace).wait(timeout: .milliseconds(max(1, Int64(timeout * 1000))))
    Terminal.note(message(outcome, workspace))
    guard case .done(_, let status?) = outcome else { throw ExitCode(1) }
    for file in status.failedFiles { Terminal.note(file) }
    if status.failures > 0 { throw ExitCode(1) }
    if check, status.errors > 0 || status.isKept || status.isHeld { throw ExitCode(1) }
  }

  private func message(_ outcome: SyncRequest.Outcome, _ workspace: Workspace) -> String {
    switch outcome {
    case .done(let holder, let status?): "\(holder.description) has processed all changes: " + result(status)
    case .done(let holder, nil):
      "\(holder.description) has processed all changes, but its result cannot be read; outputs may be missing"
    case .notRunning(nil): "Neither `mockd watch` nor `mockd lsp` writes in this workspace"
    case .notRunning(let holder?) where holder.use.isResident:
      "\(holder.description) writes the outputs of '\(holder.configuration ?? "")' instead of "
        + "'\(workspace.configuration)'; restart it, or name its configuration with --config"
    case .notRunning(let holder?):
      "Neither `mockd watch` nor `mockd lsp` writes in this workspace, but \(holder.description) does"
    case .ended: "The process that wrote in this workspace has ended"
    case .timedOut(let holder): "\(holder.description) did not process all changes within \(timeout) seconds"
    case .failed(let error): "Cannot send the request, because '\(error.path)' cannot be written: \(error.reason)"
    }
  }

  private func result(_ status: SyncStatus) -> String {
    var parts: [String] = []
    if status.errors > 0 { parts.append(counted(status.errors, "error")) }
    if status.warnings > 0 { parts.append(counted(status.warnings, "warning")) }
    if status.failures > 0 {
      parts.append("\(counted(status.failures, "file")) could not be read or written")
    }
    if status.isKept { parts.append("outputs not updated") }
    if status.isHeld { parts.append("outputs wait for unsaved files in the editor") }
    return parts.isEmpty ? "no errors" : parts.joined(separator: ", ")
  }
}
