import ArgumentParser
import BuildGraph
import Configuration
import Daemon
import FileAccess
import Reporting
import Source

/// Writing outputs to a folder that a build engine names.
extension GenerateCommand {
  /// Writes the selected outputs to a folder, unless there are errors, and returns the exit status.
  func writeFolder(_ folder: String) throws -> Int32 {
    let start = ContinuousClock.now
    let workspace = try workspace.findIndependently()
    let chosen = try ChosenPaths(only, in: workspace)
    let progress = RunProgress(verbosity)
    try requireOutputs(chosen, workspace)
    let build = Session.build(
      workspace, outputs: .ofProjects { mayWrite($0, chosen) }, cache: cache.request(mayUseWorkspace: false)
    ) { progress.update($0) }
    progress.finish()
    verbosity.detail(build.cacheReport)
    let found = build.filtered(build.diagnostics)
    let status = diagnostics.report(found, workspace: workspace, isQuiet: verbosity.isQuiet) {
      build.source($0, of: workspace)
    }
    if build.isConfigurationBroken { return 2 }
    let artifacts = build.plan.projects.flatMap(\.artifacts).filter { chosen.contains($0.path) }
    // A build engine takes the folder as a whole, so a part of the outputs is of no use.
    if found.hasErrors { return 1 }
    guard build.plan.projects.allSatisfy(\.isComplete), !artifacts.contains(where: \.isKept) else {
      Terminal.note("nothing written because of \(build.plan.suppressedErrors)")
      return 1
    }
    let output = try open(folder, workspace)
    do throws(BuildFolder.Failure) {
      let outcome = try output.write(files(for: artifacts, workspace))
      let time = milliseconds(ContinuousClock.now - start)
      verbosity.detail(
        "\(outcome.written.count) written, \(outcome.deleted.count) deleted, "
          + "\(outcome.unchanged) up to date (\(time) ms)")
      return status
    } catch {
      Terminal.note(error.message)
      return 1
    }
  }

  /// Opens the folder of outputs. Ends the command with status 1 if it can't be used.
  private func open(_ folder: String, _ workspace: Workspace) throws -> BuildFolder {
    do throws(FileError) {
      return try BuildFolder(NamedFile(folder, workspace.access))
    } catch {
      Terminal.note(
        error.reason == .outsideBoundary
          ? "Cannot write to '\(folder)', because the symbolic link '\(error.path)' leads out of the workspace; "
            + "name its target, or pass --allow-outside-workspace"
          : "Cannot write to '\(folder)': \(error.reason)")
      throw ExitCode(1)
    }
  }

  /// Returns the files to write. Omits editable files that the workspace has, since they replace the generated ones.
  private func files(for artifacts: [Artifact], _ workspace: Workspace) -> [Artifact] {
    let own = OutputStore(root: workspace.root, access: workspace.access).existingEditableFiles(artifacts)
    let generated = artifacts.filter { !own.contains($0.path) }
    return parts.map { generated.merged(intoParts: $0) } ?? generated
  }

  /// Ends the command with status 2 if a selected folder has no output.
  private func requireOutputs(_ chosen: ChosenPaths, _ workspace: Workspace) throws {
    let configuration = Session.readConfiguration(workspace)
    guard !configuration.isConfigurationBroken, !chosen.isEmpty else { return }
    let projects = configuration.configuration.settings.projects
    guard !projects.contains(where: { mayWrite($0, chosen) }) else { return }
    let folders = Set(projects.flatMap { ProjectBuilder.outputDirectories(of: $0).map(\.path) })
    let list = folders.sorted(by: precedesByBytes).map { "'\(visibleText($0))'" }.joined(separator: ", ")
    Terminal.note(
      "'\(visibleText(workspace.configuration))' has no output in \(only.map { "'\(visibleText($0))'" }.joined(separator: ", ")); "
        + (list.isEmpty ? "it has no outputs" : "its outputs are in \(list)"))
    throw ExitCode(2)
  }

  /// Returns whether a project may have outputs in the selected folders.
  private func mayWrite(_ project: Project, _ chosen: ChosenPaths) -> Bool {
    if chosen.isEmpty { return true }
    // Models beside the files of operations can be anywhere.
    let placements = (0..<project.moduleCount).map { project.module($0).outputs.operations }
    if placements.contains(where: { if case .relative = $0 { true } else { false } }) { return true }
    return ProjectBuilder.outputDirectories(of: project).contains { chosen.overlaps($0.path) }
  }
}
