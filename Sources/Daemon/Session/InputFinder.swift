import Configuration
import FileAccess
import Source

/// Finds the files that match globs.
struct InputFinder {
  let workspace: Workspace
  /// The directory to which reading is confined, or the reason why it can't be opened.
  let access: Result<ConfinedRoot, FileError>
  /// Unreadable directories, and symlinks that lead out of the workspace.
  private(set) var problems: [FileError] = []

  init(_ workspace: Workspace, _ access: Result<ConfinedRoot, FileError>) {
    self.workspace = workspace
    self.access = access
  }

  /// Returns the files of each set as sorted paths relative to the workspace. A folder that several sets share is
  /// walked once.
  mutating func find(_ sets: [GlobSet]) -> [[String]] {
    var found: [[String]] = sets.map { _ in [] }
    var walked: Set<String> = []
    let access: ConfinedRoot
    do throws(FileError) {
      access = try self.access.get()
    } catch {
      if error.reason != .notFound { problems.append(FileError(workspace.configuration, error.reason)) }
      return found
    }
    for root in outermost(sets.flatMap(\.roots).map(\.directory)) where walked.insert(root).inserted {
      let prefix = root.isEmpty ? "" : root + "/"
      let walk = DirectoryWalk(
        root.isEmpty ? workspace.root : workspace.absolute(root), in: access,
        descend: { path in sets.contains { $0.mayContainMatches(directory: prefix + path) } },
        include: { path in
          let path = prefix + path
          var isFound = false
          for (index, set) in sets.enumerated() where set.matches(path) {
            found[index].append(path)
            isFound = true
          }
          return isFound
        })
      problems += walk.problems.filter { $0.reason != .notFound }
        .map { FileError(outputName(Path.normalized($0.path), root: workspace.root), $0.reason) }
      for link in walk.linksOutside where isRequested(prefix + link, sets) {
        problems.append(FileError(prefix + link, .outsideBoundary))
      }
    }
    return found.map { Set($0).sorted(by: precedesByBytes) }
  }

  /// Returns whether a symlink that leads out of the workspace would match an input or a folder of inputs.
  private func isRequested(_ link: String, _ sets: [GlobSet]) -> Bool {
    switch (try? FileSystem.status(workspace.absolute(link)))?.kind {
    case .regular: sets.contains { $0.matches(link) }
    case .directory: sets.contains { $0.mayContainMatches(directory: link) }
    case .symbolicLink, .other, nil: false
    }
  }

  /// Returns the folders that aren't inside another one.
  private func outermost(_ folders: [String]) -> [String] {
    folders.filter { folder in
      !folders.contains { other in
        other != folder
          && (other.isEmpty && !folder.hasPrefix("..") && !folder.hasPrefix("/") || folder.hasPrefix(other + "/"))
      }
    }
  }
}
