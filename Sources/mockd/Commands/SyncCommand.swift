import ArgumentParser
import Daemon
import FileAccess

/// The `sync` command: waits for a running `mockd watch` or `mockd lsp`.
struct SyncCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sync",
    abstract: "Wait until the running `mockd watch` or `mockd lsp` has handled all edits made so far.",
    discussion: """
      Returns when everything that happened in the workspace before the call is handled and written, and says how the \
      workspace stands. Exit status: 0 when all is handled, 1 when neither runs in the workspace or it does not answer in \
      time, and with --check also when there are errors, or texts in an editor that are not saved, so that outputs may \
      not be what the sources ask for.
      """)

  @OptionGroup var workspace: WorkspaceOptions

  @Option(help: ArgumentHelp("How long to wait, at most.", valueName: "seconds"))
  var timeout = 60.0

  @Flag(help: "Fail if the workspace has errors.")
  var check = false

  func validate() throws {
    guard timeout > 0, timeout <= 86_400 else {
      throw ValidationError("The time to wait is a number of seconds that is more than 0 and at most 86400.")
    }
  }

  func run() throws {
    let workspace = try workspace.find()
    let outcome = SyncRequest(workspace).wait(timeout: .milliseconds(max(1, Int64(timeout * 1000))))
    Terminal.note(message(outcome, workspace))
    guard case .done(_, let status) = outcome else { throw ExitCode(1) }
    if check, status.map({ $0.errors > 0 || $0.isKept || $0.isHeld }) ?? true { throw ExitCode(1) }
  }

  private func message(_ outcome: SyncRequest.Outcome, _ workspace: Workspace) -> String {
    switch outcome {
    case .done(let holder, let status): "\(holder.description) has handled all edits" + result(status)
    case .notRunning(nil): "neither `mockd watch` nor `mockd lsp` writes in this workspace"
    case .notRunning(let holder?) where holder.use.isResident:
      "\(holder.description) keeps the outputs of '\(holder.configuration ?? "")' up to date, not those of "
        + "'\(workspace.configuration)'; end it and start it anew, or name its configuration with --config"
    case .notRunning(let holder?):
      "neither `mockd watch` nor `mockd lsp` writes in this workspace; \(holder.description) does"
    case .ended: "the process that wrote in this workspace has ended"
    case .timedOut(let holder): "\(holder.description) has not handled all edits within \(timeout) seconds"
    case .failed(let error): "'\(error.path)' cannot be written, so nobody can be asked: \(error.reason)"
    }
  }

  private func result(_ status: SyncStatus?) -> String {
    guard let status else { return "" }
    var parts: [String] = []
    if status.errors > 0 { parts.append(counted(status.errors, "error")) }
    if status.warnings > 0 { parts.append(counted(status.warnings, "warning")) }
    if status.isKept { parts.append("outputs not updated") }
    if status.isHeld { parts.append("outputs wait for unsaved files of the editor") }
    return ": " + (parts.isEmpty ? "no errors" : parts.joined(separator: ", "))
  }
}
