import BuildGraph

@testable import Daemon

/// The text of a generated file.
func generated(_ text: String) -> String { "// @generated\n\(text)\n" }

/// A plan with one project whose outputs go to `Out`; texts are generated files.
func plan(_ texts: [String: String], isComplete: Bool = true) -> ArtifactPlan {
  ArtifactPlan(projects: [project("", "Out", texts, isComplete: isComplete)])
}

func project(
  _ name: String, _ directory: String, _ texts: [String: String], isComplete: Bool = true
) -> ArtifactPlan.Project {
  let artifacts = texts.map { Artifact(path: directory + "/" + $0.key, text: generated($0.value)) }
  return ArtifactPlan.Project(
    name: name, artifacts: artifacts, directories: [.init(directory)], isComplete: isComplete)
}

extension OutputStore {
  /// Writes the outputs at some paths of a plan, or all.
  func apply(
    _ plan: ArtifactPlan, only scope: Set<String>? = nil, holding lock: borrowing WorkspaceLock
  ) -> WriteOutcome {
    mark(scope.map { .paths($0) } ?? .all)
    return write(plan, holding: lock)
  }
}
