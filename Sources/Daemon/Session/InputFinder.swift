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
  /// The absolute paths without symlinks of the files that are found through symlinks.
  private(set) var targets: [String: String] = [:]

  init(_ workspace: Workspace, _ access: Result<ConfinedRoot, FileError>) {
    self.workspace = workspace
    self.access = access
  }

  /// Returns the files of each set as sorted paths relative to the workspace. A folder that several sets share is
  /// walked once.
  mutating func find(_ sets: [GlobSet]) -> [[String]] {
    var found: [[String]] = sets.map { _ in [] }
    var linked: Set<String> = []
    var walked: Set<String> = []
    let access: ConfinedRoot
    do throws(FileError) {
      access = try self.access.get()
    } catch {
      if error.reason != .notFound { problems.append(FileError(workspace.configuration, error.reason)) }
      return found
    }
    for root in outermost(sets.flatMap(\.roots).map(\.directory)) where walked.insert(root).inserted {
      let start = WalkedPath(path: root, links: workspace.links(on: root, in: access))
      let walk = DirectoryWalk(
        root.isEmpty ? workspace.root : workspace.absolute(root), in: access,
        descend: { directory in
          let directory = directory.below(start)
          return sets.contains { $0.mayContainMatches(directory: directory.path, links: directory.links) }
        },
        include: { file in
          let file = file.below(start)
          var isFound = false
          for (index, set) in sets.enumerated() where set.matches(file.path, links: file.links) {
            found[index].append(file.path)
            isFound = true
          }
          if isFound, !file.links.isEmpty { linked.insert(file.path) }
          return isFound
        })
      problems += walk.problems.filter { $0.reason != .notFound }
        .map { FileError(outputName(Path.normalized($0.path), root: workspace.root), $0.reason) }
      for link in walk.linksOutside.map({ $0.below(start) }) where isRequested(link, sets) {
        problems.append(FileError(link.path, .outsideBoundary))
      }
    }
    for path in linked { targets[path] = try? access.realPath(workspace.absolute(path)) }
    return found.map { Set($0).sorted(by: precedesByBytes) }
  }

  /// Returns the first file of the workspace that patterns match if case is ignored.
  func similarFile(_ patterns: [String]) -> String? {
    let inside = patterns.map { $0.lowercased() }.filter { !WorkspacePath.isOutside($0) }
    guard let access = try? access.get(), inside.contains(where: { !$0.hasPrefix("!") }) else { return nil }
    let set = GlobSet(inside)
    let walk = DirectoryWalk(
      workspace.root, in: access,
      descend: { !$0.isLink && set.mayContainMatches(directory: $0.path.lowercased()) },
      include: { set.matches($0.path.lowercased()) })
    return walk.files.first
  }

  /// Returns whether a symlink that leads out of the workspace would match an input or a folder of inputs.
  private func isRequested(_ link: WalkedPath, _ sets: [GlobSet]) -> Bool {
    switch (try? FileSystem.status(workspace.absolute(link.path)))?.kind {
    case .regular: sets.contains { $0.matches(link.path, links: link.links) }
    case .directory: sets.contains { $0.mayContainMatches(directory: link.path, links: link.links) }
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

extension WalkedPath {
  /// Returns the path, which is relative to the root of a walk, relative to the folder of that root.
  fileprivate func below(_ root: WalkedPath) -> WalkedPath {
    if root.path.isEmpty { return self }
    let length = root.path.utf8.count + 1
    return WalkedPath(path: root.path + "/" + path, links: root.links + links.map { length + $0 })
  }
}
