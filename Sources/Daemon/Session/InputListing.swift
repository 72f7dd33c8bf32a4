import Configuration
import FileAccess
import Source

/// The files that currently match the patterns of the projects.
struct InputListing {
  private let workspace: Workspace
  /// The directory to which reading is confined, or the reason why it can't be opened.
  var access: Result<ConfinedRoot, FileError>
  /// The files of one kind and one module of a project.
  private struct Subject: Hashable {
    var project: Int
    var kind: InputKind
    var module: Int
  }

  private let subjects: [Subject]
  private let sets: [GlobSet]
  /// The folders of the patterns, as absolute paths with a trailing slash, and the prefixes of their files' paths.
  private let folders: [(absolute: String, prefix: String)]
  /// The files of each set, as paths relative to the workspace. A file may have further names through symlinks.
  private var files: [Set<String>]
  /// The absolute paths without symlinks of the files that are found through symlinks.
  private var targets: [String: String] = [:]
  /// The folders that could not be listed.
  private(set) var problems: [FileError] = []

  init(
    _ workspace: Workspace, _ access: Result<ConfinedRoot, FileError>, _ projects: [Project] = [],
    kinds: [InputKind] = InputKind.ofOutputs
  ) {
    self.workspace = workspace
    self.access = access
    var (subjects, sets): ([Subject], [GlobSet]) = ([], [])
    for (index, project) in projects.enumerated() {
      for kind in kinds {
        for (module, patterns) in kind.patterns(of: project).enumerated() {
          subjects.append(Subject(project: index, kind: kind, module: module))
          sets.append(GlobSet(patterns))
        }
      }
    }
    (self.subjects, self.sets) = (subjects, sets)
    files = sets.map { _ in [] }
    folders = Set(sets.flatMap(\.roots).map(\.directory)).sorted().map { directory in
      let absolute = Path.normalized(workspace.absolute(directory))
      return (
        absolute == "/" ? "/" : absolute + "/", directory.isEmpty || directory == "/" ? directory : directory + "/"
      )
    }
  }

  /// Finds all files.
  mutating func findAll() {
    var finder = InputFinder(workspace, access)
    files = finder.find(sets).map { Set($0) }
    targets = finder.targets
    problems = finder.problems
  }

  /// Returns the files of a kind that match the patterns of a project, or of another one in its group.
  func files(_ kind: InputKind, ofProject project: Int) -> Set<String> {
    subjects.indices.reduce(into: []) { result, index in
      if subjects[index].project == project, subjects[index].kind == kind { result.formUnion(distinctFiles(index)) }
    }
  }

  /// Returns the files of a kind that match the patterns of one module of a project.
  func files(_ kind: InputKind, ofProject project: Int, module: Int) -> Set<String> {
    subjects.firstIndex(of: Subject(project: project, kind: kind, module: module)).map { distinctFiles($0) } ?? []
  }

  /// Returns the files of a set under one name each, since a symlink to another input is not a further input.
  private func distinctFiles(_ index: Int) -> Set<String> {
    let linked = targets.isEmpty ? [] : files[index].filter { targets[$0] != nil }.sorted(by: precedesByBytes)
    if linked.isEmpty { return files[index] }
    let direct = files[index].subtracting(linked)
    var known = Set(direct.map { Path.normalized(workspace.absolute($0)) })
    return direct.union(linked.filter { known.insert(targets[$0] ?? $0).inserted })
  }

  /// All files of all sets.
  var all: Set<String> { files.reduce(into: []) { $0.formUnion($1) } }

  func contains(_ path: String) -> Bool { files.contains { $0.contains(path) } }

  /// Returns whether the file at an absolute path is an input of some kinds.
  func lists(_ absolute: String, for wanted: [InputKind]) -> Bool {
    let names = names(of: absolute)
    return files.indices.contains { index in
      wanted.contains(subjects[index].kind) && !files[index].isDisjoint(with: names)
    }
  }

  /// Returns the paths, relative to the workspace, of the files that are inputs of some kinds only.
  ///
  /// - Parameter absolute: absolute paths.
  func names(ofAll absolute: Set<String>, for wanted: [InputKind]) -> [String] {
    absolute.compactMap { path in
      let names = names(of: path)
      let uses = files.indices.filter { !files[$0].isDisjoint(with: names) }
      guard !uses.isEmpty, uses.allSatisfy({ wanted.contains(subjects[$0].kind) }) else { return nil }
      return names.first { name in uses.allSatisfy { files[$0].contains(name) } }
    }
  }

  /// Updates the listing for one absolute path. Returns whether the listing changed.
  ///
  /// - Parameters:
  ///   - isOpen: whether an editor has the file open, so it may not exist on disk.
  ///   - named: receives the paths under which patterns match the file.
  mutating func note(_ absolute: String, isOpen: Bool, _ named: inout Set<String>) -> Bool {
    var isNew = false
    for name in names(of: absolute) {
      let matching = sets.indices.filter { sets[$0].matches(name) }
      guard !matching.isEmpty else { continue }
      named.insert(name)
      let isThere = isOpen || isThere(name)
      let links = isThere ? (try? access.get()).map { workspace.links(on: name, in: $0) } ?? [] : []
      for index in matching {
        let isFound = isThere && (links.isEmpty || sets[index].matches(name, links: links))
        guard files[index].contains(name) != isFound else { continue }
        isNew = true
        if isFound { files[index].insert(name) } else { files[index].remove(name) }
      }
      let target = links.isEmpty ? nil : (try? access.get().realPath(workspace.absolute(name)))
      if targets[name] != target {
        isNew = true
        targets[name] = target
      }
    }
    return isNew
  }

  /// Returns whether there may be a file at a path. If the system can't tell, reading the file gives the reason.
  private func isThere(_ name: String) -> Bool {
    do throws(FileError) {
      return try access.get().status(workspace.absolute(name)).kind == .regular
    } catch {
      return error.reason.isExhaustion
    }
  }

  /// Returns the distinct relative paths of a file.
  private func names(of absolute: String) -> [String] {
    var names: [String] = []
    for folder in folders where absolute.utf8.starts(with: folder.absolute.utf8) {
      let name =
        folder.prefix
        + String(absolute[absolute.utf8.index(absolute.startIndex, offsetBy: folder.absolute.utf8.count)...])
      if !names.contains(name) { names.append(name) }
    }
    return names
  }
}
