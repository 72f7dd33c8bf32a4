import BuildGraph
import Configuration
import FileAccess
import Source

/// Builds a workspace once, or reads only its configuration. The caller writes the outputs.
package enum Session {
  /// - Parameters:
  ///   - examinesTests: whether to read and examine tests.
  ///   - announce: receives the current step, for a progress line.
  ///   - outputs: the outputs in the plan.
  ///   - cache: the cache of results; nil for none.
  ///   - isWanted: returns whether to examine a test file, by its path in the workspace; nil for all.
  package static func build(
    _ workspace: Workspace, examinesTests: Bool = false, outputs: OutputSelection = .inWorkspace,
    cache: CacheRequest? = nil, announce: (String) -> Void = { _ in }, only isWanted: ((String) -> Bool)? = nil
  ) -> WorkspaceBuild {
    let host = WorkspaceHost(
      workspace, inputs: examinesTests ? InputKind.all : InputKind.ofOutputs, isIncremental: false, outputs: outputs)
    host.cacheRequest = cache
    // A process that runs once exits sooner if it doesn't deallocate the graphs.
    defer { _ = Unmanaged.passRetained(host) }
    var update = host.update([.everything], announce: announce)
    if examinesTests {
      announce("analyzing tests")
      host.examineTests(&update.build, &update.trace, only: isWanted)
      update.build.testFiles = host.examinedTestFiles(update.build, only: isWanted).count
      update.build.examinedTests = host.examinedTests(update.build, only: isWanted)
    }
    update.build.cacheReport = host.cache?.report
    return update.build
  }

  /// Reads only the configuration.
  package static func readConfiguration(_ workspace: Workspace) -> WorkspaceBuild {
    var store = SourceStore(workspace)
    let configuration = loadConfiguration(workspace, &store)
    return WorkspaceBuild(
      configuration: configuration, plan: ArtifactPlan(projects: [], configuration: workspace.configuration),
      diagnosticTable: DiagnosticTable(Quotability.redact(configuration.reportedDiagnostics, store.unquotable)),
      counts: [],
      sources: store.sources,
      unquotable: store.unquotable,
      stamps: store.stamps,
      isConfigurationBroken: configuration.hasErrors)
  }

  static func loadConfiguration(_ workspace: Workspace, _ store: inout SourceStore) -> LoadedConfiguration {
    guard let file = store.read(workspace.configuration) else {
      var broken = LoadedConfiguration()
      broken.diagnostics = store.problems[workspace.configuration].map { [.unreadableInput($0)] } ?? []
      return broken
    }
    let failures = Failures()
    // A missing file is no problem yet. The loader reports it if the file is needed.
    var result = ConfigurationLoader.load(
      file, workspace: workspace.root, scope: workspace.access.scope,
      candidates: { [store] in apolloVersionFiles(workspace, store, failures) },
      respelling: { [store] in InputFinder(workspace, store.access).similarFile([escapedGlob($0)]) },
      lookup: { [store] path throws(ConfigurationLoader.RefusedFile) in
        let (file, error) = store.peek(path)
        if error == .outsideBoundary { throw ConfigurationLoader.RefusedFile() }
        if let error { failures.note(FileError(path, error)) }
        return file
      })
    for path in result.files where !result.absentFiles.contains(path) { store.read(path) }
    for error in failures.errors {
      store.note(error)
      result.diagnostics.append(.unreadableInput(error))
    }
    return result
  }

  /// The files that may exist, but could not be read because the system had nothing left for it.
  private final class Failures {
    private(set) var errors: [FileError] = []

    func note(_ error: FileError) { if error.reason.isExhaustion, !errors.contains(error) { errors.append(error) } }
  }

  private static func apolloVersionFiles(
    _ workspace: Workspace, _ store: SourceStore, _ failures: Failures
  ) -> [String] {
    guard let access = try? store.access.get() else { return [] }
    let (files, problems) = access.apolloVersionFiles(around: workspace.root)
    for problem in problems {
      failures.note(FileError(outputName(Path.normalized(problem.path), root: workspace.root), problem.reason))
    }
    return files
  }
}

extension Diagnostic {
  static func unreadableInput(_ problem: FileError) -> Diagnostic {
    let place = Location(problem.path, TextRange(at: 0))
    if problem.reason == .outsideBoundary {
      let message =
        "This symbolic link leads out of the workspace and is not followed; replace it, exclude it with a pattern that "
        + "starts with '!', or allow it with --allow-outside-workspace"
      return Diagnostic(.inputOutsideWorkspace, message, at: place)
    }
    if case .tooLarge = problem.reason {
      return Diagnostic(.inputUnreadable, "This file is not read, because \(problem.reason)", at: place)
    }
    return Diagnostic(.inputUnreadable, "This file cannot be read: \(problem.reason)", at: place)
  }
}
