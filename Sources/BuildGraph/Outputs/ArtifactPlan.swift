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

  /// The errors of all projects as the reason for kept outputs, if users see none.
  package var suppressedErrors: String { Source.suppressedErrors(projects.flatMap(\.errorCodes)) }

  /// The outputs of one project.
  package struct Project: Sendable, Equatable {
    /// Distinct in a plan; empty if the workspace has a single, unnamed project.
    package var name: String
    /// Ordered by path.
    package var artifacts: [Artifact]
    /// The directories of the outputs.
    package var directories: [OutputDirectory]
    /// False if errors prevented the project's generation. Then its artifacts are unknown, and all of its last good
    /// outputs stay unchanged.
    package var isComplete: Bool
    /// The codes of the project's errors, even if users don't see them.
    package var errorCodes: [DiagnosticCode] = []

    package init(name: String, artifacts: [Artifact], directories: [OutputDirectory], isComplete: Bool = true) {
      self.name = name
      self.artifacts = artifacts.sorted { precedesByBytes($0.path, $1.path) }
      self.directories = directories
      self.isComplete = isComplete
    }
  }

  /// A directory in which every generated file with a given suffix is an output of the project. A file that the plan
  /// doesn't list is an orphan.
  package struct OutputDirectory: Sendable, Hashable {
    /// As in `Artifact.path`.
    package var path: String
    /// The suffixes of output names.
    package var suffixes: [String]
    /// Whether subdirectories also hold outputs.
    package var isRecursive: Bool

    package init(_ path: String, suffixes: [String] = [EmittedFile.suffix], isRecursive: Bool = false) {
      self.path = path
      self.suffixes = suffixes
      self.isRecursive = isRecursive
    }

    /// Returns whether an output of the plan belongs to the directory.
    package func holds(_ output: String) -> Bool {
      if isRecursive { return WorkspacePath.isInside(output, folder: path) }
      return Path.parent(output) == path && suffixes.contains { output.hasSuffix($0) }
    }
  }
}

/// A file to write, with its bytes. An existing file stays if the artifact is editable or kept.
package struct Artifact: Hashable, Sendable {
  /// Relative to the workspace, with `/` between components, or absolute.
  package var path: String
  package var bytes: [UInt8]
  /// Whether users may change the file after its creation. An existing file is neither overwritten nor deleted.
  package var isEditable: Bool
  /// Whether an error affects this file. An existing file is kept as the last good output. If there is none, `bytes`
  /// are the contents generated despite the error, maybe empty.
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

  /// Artifacts seldom share a path, so hashing the bytes isn't worthwhile.
  package func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
