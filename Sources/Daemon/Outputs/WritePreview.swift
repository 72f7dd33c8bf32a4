import BuildGraph
import FileAccess
import Source

/// The changes that writing the outputs would make.
package struct WritePreview: Sendable {
  /// In the order of their paths.
  package var changes: [Change] = []
  /// The number of outputs that are up to date.
  package var unchanged = 0
  package var diagnostics: [Diagnostic] = []

  /// A file that would be written or deleted.
  package struct Change: Sendable {
    /// Relative to the workspace where it is inside, else absolute.
    package var path: String
    /// The bytes that are there; nil for a file that would be made.
    package var old: [UInt8]?
    /// The bytes that would be there; nil for a file that would be deleted.
    package var new: [UInt8]?
  }

  package var writtenCount: Int { changes.count { $0.new != nil } }
  package var deletedCount: Int { changes.count - writtenCount }
}

extension ArtifactPlan {
  /// The projects that could not be generated and have outputs from before.
  ///
  /// - Parameters:
  ///   - root: the absolute path of the workspace.
  ///   - access: what may be reached; nil for the repository of the workspace.
  package func keptProjects(root: String, access: AccessPolicy? = nil) -> [Project] {
    guard let access = try? ConfinedRoot(access ?? AccessPolicy(workspace: root)) else { return [] }
    return projects.filter { !$0.isComplete && $0.hasOutputs(root: root, access) }
  }
}

extension ArtifactPlan.Project {
  /// Whether one of its directories holds a file as it generates them.
  fileprivate func hasOutputs(root: String, _ access: ConfinedRoot) -> Bool {
    let paths = OutputPaths(root: Path.normalized(root), access)
    return directories.contains { directory in
      guard let absolute = paths.normalized(directory.path) else { return false }
      let walk = DirectoryWalk(
        absolute, in: access, followsLinks: false, descend: { _ in directory.isRecursive },
        include: { file in directory.suffixes.contains { file.path.hasSuffix($0) } })
      return walk.files.contains { file in
        (try? access.readPrefix(absolute + "/" + file, generatedHeader.count, followingLinks: false)).map(carriesHeader)
          ?? false
      }
    }
  }
}
