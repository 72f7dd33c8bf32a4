import BuildGraph
import Configuration
import FileAccess
import FileWatching
import Source

/// The files and directories that matter to a workspace under a configuration. Equal plans need the same watches.
package struct WatchPlan: Equatable, Sendable {
  /// The absolute path of the workspace.
  private let root: String
  /// The access policy. Folders that it forbids aren't watched.
  private let access: AccessPolicy
  /// The patterns of the inputs, a list for each set of files.
  private let patterns: [[String]]
  /// The absolute paths of the configuration files, including missing ones.
  private let configuration: Set<String>
  /// The output directories, with absolute paths.
  private let outputs: Set<ArtifactPlan.OutputDirectory>
  /// The outputs that share folders with other files.
  private let shared: Set<SharedOutputs>

  /// - Parameter previous: the last plan of a valid configuration. Its inputs stay watched while the configuration is
  ///   broken.
  init(
    _ loaded: LoadedConfiguration, of workspace: Workspace, inputs: [InputKind] = InputKind.all,
    previous: WatchPlan? = nil
  ) {
    root = Path.normalized(workspace.root)
    access = workspace.access
    let files = [workspace.configuration] + loaded.files
    configuration = Set(files.map { Path.normalized(workspace.absolute($0)) })
    if loaded.hasErrors {
      patterns = previous?.patterns ?? []
      outputs = previous?.outputs ?? []
      shared = previous?.shared ?? []
      return
    }
    let projects = loaded.settings.projects
    patterns = projects.flatMap { project in inputs.flatMap { $0.patterns(of: project) } }
    outputs = Set(
      projects.flatMap { ProjectBuilder.outputDirectories(of: $0) }.map { directory in
        var directory = directory
        directory.path = Path.normalized(workspace.absolute(directory.path))
        return directory
      })
    shared = Set(projects.flatMap { SharedOutputs.all(of: $0) })
  }

  /// The directories to watch, without duplicates. A watcher may enter any directory that a pattern can match.
  package var roots: [WatchRoot] {
    var parts: [String: [Part]] = [:]
    let sets = patterns.map { GlobSet($0) }
    for directory in Set(sets.flatMap(\.roots).map(\.directory)) {
      parts[absolute(directory), default: []].append(inputs(sets, below: directory))
    }
    for file in configuration {
      parts[Path.parent(file), default: []].append(Part(mayContain: { _ in false }, matches: { $0 == file }))
    }
    for place in sharedPlaces { parts[place.root, default: []].append(place.part) }
    for directory in outputs {
      parts[directory.path, default: []].append(
        Part(mayContain: { directory.mayContain($0) }, matches: { directory.matches($0) }))
    }
    return parts.sorted { precedesByBytes($0.key, $1.key) }.map { path, parts in
      WatchRoot(
        path, pruned: [],
        mayContain: { [access] directory in
          guard parts.contains(where: { $0.mayContain(directory) }) else { return false }
          if !isLink(directory) { return access.mayEnter(directory, from: path, isLink: false) }
          return parts.contains { $0.mayContainThroughLink(directory) }
            && access.mayEnter(directory, from: path, isLink: true)
        },
        matches: { file in parts.contains { $0.matches(file) } },
        // An output that was just written must not delay an edit that follows.
        debouncesSeparately: { [outputs, shared] file in
          outputs.contains { $0.matches(file) } || shared.contains { $0.debouncesSeparately(file) }
        })
    }
  }

  /// Returns whether the file at an absolute path could be an output of mockd.
  package func isOutput(_ path: String) -> Bool { outputs.contains { $0.matches(path) } }

  /// Returns whether the file at an absolute path is in a folder that outputs share with other files.
  package func mayBeSharedOutput(_ path: String) -> Bool {
    sharedPlaces.contains { Path.isInside(path, $0.root) && $0.part.matches(path) }
  }

  /// Returns whether the file at an absolute path matches the patterns of inputs.
  package func isInput(_ path: String) -> Bool {
    if configuration.contains(path) { return true }
    let sets = patterns.map { GlobSet($0) }
    return Set(sets.flatMap(\.roots).map(\.directory)).contains { directory in
      Path.isInside(path, absolute(directory)) && inputs(sets, below: directory).matches(path)
    }
  }

  /// Returns whether a directory contains outputs, directly or below.
  package func hasOutputs(below path: String) -> Bool {
    outputs.contains { Path.isInside($0.path, path) }
      || sharedPlaces.contains { Path.isInside($0.root, path) || Path.isInside(path, $0.root) }
  }

  /// The directories that outputs share with other files, and which of these files may be outputs.
  private var sharedPlaces: [(root: String, part: Part)] {
    shared.flatMap { outputs -> [(root: String, part: Part)] in
      switch outputs {
      case .editable(let folder):
        let root = absolute(folder)
        return [(root, Part(mayContain: { Path.isInside($0, root) }, matches: { SharedOutputs.isEditable($0) }))]
      case .besideOperations(let operations, let subpath):
        let set = GlobSet(operations)
        return Set(set.roots.map(\.directory)).map { directory in
          let root = absolute(directory)
          let inputs = inputs([set], below: directory)
          let folders = BesideFolders(root: root, subpath: subpath, holdsOperations: inputs.mayContain)
          let linked = BesideFolders(root: root, subpath: subpath, holdsOperations: inputs.mayContainThroughLink)
          return (
            root,
            Part(
              mayContain: { folders.mayContain($0) }, mayContainThroughLink: { linked.mayContain($0) },
              matches: { folders.match($0) })
          )
        }
      }
    }
  }

  /// Returns whether a directory contains anything but outputs, directly or below.
  package func hasInputs(below path: String) -> Bool {
    if configuration.contains(where: { Path.isInside($0, path) }) { return true }
    let sets = patterns.map { GlobSet($0) }
    return sets.contains { set in
      set.roots.contains { root in
        let folder = absolute(root.directory)
        return Path.isInside(folder, path) || root.isRecursive && Path.isInside(path, folder)
      }
    }
  }

  /// The relevant part of a directory, by absolute paths.
  private struct Part: Sendable {
    var mayContain: @Sendable (String) -> Bool
    /// The same for a directory that is a symlink.
    var mayContainThroughLink: @Sendable (String) -> Bool
    var matches: @Sendable (String) -> Bool

    init(
      mayContain: @escaping @Sendable (String) -> Bool,
      mayContainThroughLink: (@Sendable (String) -> Bool)? = nil,
      matches: @escaping @Sendable (String) -> Bool
    ) {
      self.mayContain = mayContain
      self.mayContainThroughLink = mayContainThroughLink ?? mayContain
      self.matches = matches
    }
  }

  /// - Parameter directory: as in `GlobRoot`.
  private func inputs(_ sets: [GlobSet], below directory: String) -> Part {
    let count = absolute(directory) == "/" ? 1 : absolute(directory).utf8.count + 1
    let prefix = directory.isEmpty || directory == "/" ? directory : directory + "/"
    let relative: @Sendable (String) -> String = { prefix + (String($0.utf8.dropFirst(count)) ?? "") }
    return Part(
      mayContain: { path in sets.contains { $0.mayContainMatches(directory: relative(path)) } },
      mayContainThroughLink: { path in
        let path = relative(path)
        return sets.contains { $0.mayContainMatches(directory: path, links: [path.utf8.count]) }
      },
      matches: { path in sets.contains { $0.matches(relative(path)) } })
  }

  private func absolute(_ path: String) -> String { Path.normalized(path.hasPrefix("/") ? path : root + "/" + path) }
}

extension ArtifactPlan.OutputDirectory {
  fileprivate func matches(_ file: String) -> Bool {
    Path.isInside(file, path) && (isRecursive || Path.parent(file) == path) && suffixes.contains { file.hasSuffix($0) }
  }

  /// Hidden directories contain no outputs.
  fileprivate func mayContain(_ directory: String) -> Bool {
    isRecursive && Path.isInside(directory, path) && Path.name(directory).utf8.first != UInt8(ascii: ".")
  }
}

extension AccessPolicy {
  /// Returns whether a watcher that came to a directory from a watch root may enter it.
  ///
  /// Only the root and symlinks can lead out of the workspace, so other directories aren't checked.
  fileprivate func mayEnter(_ directory: String, from root: String, isLink: Bool) -> Bool {
    if allowsOutside { return true }
    guard isLink || Path.parent(directory) == root else { return true }
    guard let real = try? FileSystem.realPath(directory) else { return true }
    return contains(real)
  }
}

private func isLink(_ path: String) -> Bool {
  (try? FileSystem.status(path, followingLinks: false))?.kind == .symbolicLink
}
