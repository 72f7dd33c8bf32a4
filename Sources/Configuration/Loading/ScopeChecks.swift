import Source

/// Returns diagnostics on outputs and inputs that are outside the workspace, and on a key that can't allow that.
func scopeChecks(of loaded: LoadedConfiguration, _ scope: PathScope, workspace: String?) -> [Diagnostic] {
  var diagnostics: [Diagnostic] = []
  for (project, places) in zip(loaded.settings.projects, loaded.projectPlaces) {
    for folder in project.outputs.folders where scope.rejects(folder.path, of: workspace) {
      diagnostics.append(.outsideWorkspace("output", folder.path, at: places.nearest(folder.setting)))
    }
    for (setting, patterns) in project.inputPatterns {
      let outside = patterns.first { pattern in
        !pattern.hasPrefix("!") && scope.rejects(Glob(pattern).root.directory, of: workspace)
      }
      if let outside { diagnostics.append(.outsideWorkspace("input", outside, at: places.nearest(setting))) }
    }
  }
  if loaded.settings.allowOutsideWorkspace, !scope.allowsOutside,
    let place = loaded.places["allowOutsideWorkspace"]
  {
    let message =
      "'allowOutsideWorkspace' has no effect here, because a repository cannot consent for its user; \(wayToConsent)"
    diagnostics.append(Diagnostic(.configIgnoredConsent, .warning, message, at: place))
  }
  return diagnostics
}

/// The ways to allow paths outside the workspace, as a part of a sentence.
private let wayToConsent =
  "run mockd with --allow-outside-workspace, or add the repository to your user settings "
  + "(`mockd explain \(DiagnosticCode.configIgnoredConsent.rawValue)`)"

extension Project {
  /// The patterns of all inputs, with the settings that name them.
  fileprivate var inputPatterns: [(setting: String, patterns: [String])] {
    let protocols = outputs.protocolMocks.enumerated().map { index, output in
      ("outputs.protocolMocks.[\(index)].sources", output.sources)
    }
    return [("schema", schema), ("operations", operations), ("tests", tests), ("sources", sources)] + protocols
  }
}

extension Diagnostic {
  /// Returns the diagnostic for a path outside the workspace. `kind` is `output`, `input` or `file`.
  static func outsideWorkspace(_ kind: String, _ path: String, at place: Location) -> Diagnostic {
    let message =
      "The \(kind) '\(shortened(path))' is outside the workspace; move it into the repository, or to allow it, "
      + wayToConsent
    return Diagnostic(.configPathOutsideWorkspace, .error, message, at: place)
  }
}
