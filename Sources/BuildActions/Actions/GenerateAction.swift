import BuildGraph
import Configuration
import Daemon
import Source

/// Writes the outputs of a project to a folder. `mockd generate` gives the same bytes for the same files.
struct GenerateAction {
  private let inputs: ProjectInputs
  private let only: [String]
  private let omitted: Set<String>
  private let parts: Int?
  private let output: String

  init(_ arguments: ActionArguments) throws(ActionFailure) {
    inputs = ProjectInputs(arguments)
    only = arguments[.only].map { WorkspacePath.normalized($0) }
    omitted = Set(arguments[.omit].map { WorkspacePath.normalized($0) })
    output = arguments.value(.output) ?? ""
    parts = try arguments.value(.parts).map { text throws(ActionFailure) in
      guard let count = Int(text), (1...999).contains(count) else {
        throw ActionFailure(usage: "'--parts' needs a number from 1 to 999")
      }
      return count
    }
  }

  func run(_ context: ActionContext, _ engine: ActionEngine) throws(ActionFailure) -> ActionResult {
    let build = try ProjectRun.build(inputs, examinesTests: false, context, engine) { project throws(ActionFailure) in
      try requireOutputs(project)
    }
    let report = build.report(showsHints: false)
    if build.isConfigurationBroken { return report.result(status: 2) }
    if report.fails() { return report.result(status: 1) }
    let artifacts = build.plan.artifacts.filter { isSelected($0.path) }
    guard build.plan.isComplete, !artifacts.contains(where: \.isKept) else {
      let cause = suppressedErrors(build.plan.errorCodes)
      return ActionResult(status: 1, output: report.text + "mockd: nothing written because of \(cause)\n")
    }
    if context.isCancelled() { throw ActionFailure(.cancelled) }
    // The names of parts are fixed. Bazel writes the arguments of the action beside them.
    let folder = try OutputFile(context: context).folder(output, ownership: parts == nil ? .whole : .declared)
    do throws(BuildFolder.Failure) {
      _ = try folder.write(parts.map { artifacts.merged(intoParts: $0) } ?? artifacts)
    } catch {
      throw ActionFailure(error.message)
    }
    return report.result(status: 0)
  }

  private func isSelected(_ path: String) -> Bool {
    if omitted.contains(path) { return false }
    return only.isEmpty || only.contains { WorkspacePath.isInside(path, folder: $0) }
  }

  /// Fails if a selected folder has no output, since a build engine would wait for its files.
  private func requireOutputs(_ project: Project) throws(ActionFailure) {
    // Models beside the files of operations can be anywhere.
    if only.isEmpty { return }
    if case .relative = project.outputs.operations { return }
    let folders = ProjectBuilder.outputDirectories(of: project).map(\.path)
    for wanted in only {
      let isUsed = folders.contains {
        WorkspacePath.isInside($0, folder: wanted) || WorkspacePath.isInside(wanted, folder: $0)
      }
      if isUsed { continue }
      let list = Set(folders).sorted(by: precedesByBytes).map { "'\($0)'" }.joined(separator: ", ")
      throw ActionFailure(
        usage: "The configuration has no output in '\(wanted)'; "
          + (list.isEmpty ? "it has no outputs" : "its outputs are in \(list)"))
    }
  }
}
