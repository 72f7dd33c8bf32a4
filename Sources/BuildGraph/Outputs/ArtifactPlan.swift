import Source
import SwiftEmission

/// The outputs of a workspace, computed before anything is written.
///
/// A value: equal inputs give equal plans, in any order and concurrency.
package struct ArtifactPlan: Sendable, Equatable {
  /// In the order of the configuration.
  package var projects: [Project]
  /// The path of the configuration. Outputs of other configurations of the same workspace don't belong to this plan, so
  /// they are not deleted.
  package var configuration: String

  package init(projects: [Project], configuration: String = "") {
    self.projects = projects
    self.configuration = configuration
  }

  /// The outputs of one project.
  package struct Project: Sendable, Equatable {
    /// Distinct in a plan; empty if the workspace has a single, unnamed project.
    package var name: String
    /// Ordered by path.
    package var artifacts: [Artifact]
    /// The directories of the outputs.
    package var directories: [OutputDirectory]
    /// False if errors kept the project from being generated. Then its artifacts are unknown, and all of its last good
    /// outputs stay as they are.
    package var isComplete: Bool

    package init(name: String, artifacts: [Artifact], directories: [OutputDirectory], isComplete: Bool = true) {
      self.name = name
      self.artifacts = artifacts.sorted { precedesByBytes($0.path, $1.path) }
      self.directories = directories
      self.isComplete = isComplete
    }
  }

  /// A directory in which every generated file with one of some endings is an output of the project, so that one that
  /// the plan does not list is an orphan.
  package struct OutputDirectory: Sendable, Hashable {
    /// As in `Artifact.path`.
    package var path: String
    /// The ends of the names of outputs.
    package var suffixes: [String]
    /// Whether outputs also lie in directories below.
    package var isRecursive: Bool

    package init(_ path: String, suffixes: [String] = [EmittedFile.suffix], isRecursive: Bool = false) {
      self.path = path
      self.suffixes = suffixes
      self.isRecursive = isRecursive
    }
  }
}

/// A file that is to exist, with these bytes unless it is editable.
package struct Artifact: Hashable, Sendable {
  /// Relative to the workspace, with `/` between components, or absolute.
  package var path: String
  package var bytes: [UInt8]
  /// Whether the file is only a start that users may change. An existing file stays, with any contents, and is never
  /// deleted.
  package var isEditable: Bool
  /// Whether an error affects this file. An existing file stays as it is, the last good one. Without one, `bytes` are the
  /// contents that could be made despite the error, and may be empty.
  package var isKept: Bool

  package init(path: String, bytes: [UInt8], isEditable: Bool = false, isKept: Bool = false) {
    self.path = path
    self.bytes = bytes
    self.isEditable = isEditable
    self.isKept = isKept
  }

  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  package static func == (a: Artifact, b: Artifact) -> Bool {
    a.isEditable == b.isEditable && a.isKept == b.isKept && a.path == b.path && a.bytes.hasSameBytes(as: b.bytes)
  }

  /// Two artifacts seldom have the same path, so the bytes are not worth hashing.
  package func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
