import Source
import SwiftEmission

/// The files that a workspace wants to have: everything that is generated, computed before anything is written.
///
/// A value: equal inputs give equal plans, in whatever order or concurrency they were made.
package struct ArtifactPlan: Sendable, Equatable {
  /// In the order of the configuration.
  package var projects: [Project]
  /// The path of the configuration that all of this comes from. Outputs of other configurations of the same workspace
  /// are not this plan's to delete.
  package var configuration: String

  package init(projects: [Project], configuration: String = "") {
    self.projects = projects
    self.configuration = configuration
  }

  /// What one project wants.
  package struct Project: Sendable, Equatable {
    /// Distinct in a plan; empty where the workspace has a single, unnamed project.
    package var name: String
    /// Ordered by path.
    package var artifacts: [Artifact]
    /// Where the outputs of the project go.
    package var directories: [OutputDirectory]
    /// False where errors kept the project from being generated: its artifacts are unknown then, and all of its last
    /// good outputs stay as they are.
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
  /// Whether the file is only a beginning, which people may change: one that is there stays, whatever it holds, and is
  /// never deleted.
  package var isEditable: Bool
  /// Whether an error stands in the way of this file: one that is there stays as it is, the last good one. Where there is
  /// none, `bytes` are what could be made in spite of the error; empty for nothing.
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

  /// There are seldom two under a path, so the bytes are not worth hashing.
  package func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
