import Configuration
import FileAccess
import Source

/// Which files the patterns of the projects name at present.
struct InputListing {
  private let workspace: Workspace
  /// The directory that reading is confined to.
  var access: ConfinedRoot?
  /// For each project one of each kind.
  private let sets: [GlobSet]
  /// The folders that patterns look into, as absolute paths that end with a slash, with what their files' paths begin with.
  private let folders: [(absolute: String, prefix: String)]
  private let kinds: [InputKind]
  /// The files of each set, as paths relative to the workspace.
  private var files: [Set<String>]
  /// Folders that could not be listed.
  private(set) var problems: [FileError] = []

  init(
    _ workspace: Workspace, _ access: ConfinedRoot?, _ projects: [Project] = [],
    kinds: [InputKind] = InputKind.ofOutputs
  ) {
    self.workspace = workspace
    self.access = access
    self.kinds = kinds
    sets = projects.flatMap { project in kinds.map { GlobSet($0.patterns(of: project)) } }
    files = sets.map { _ in [] }
    folders = Set(sets.flatMap(\.roots).map(\.directory)).sorted().map { directory in
      let absolute = normalizedPath(workspace.absolute(directory))
      return (
        absolute == "/" ? "/" : absolute + "/", directory.isEmpty || directory == "/" ? directory : directory + "/"
      )
    }
  }

  /// Looks for all files.
  mutating func findAll() {
    var finder = InputFinder(workspace, access)
    files = finder.find(sets).map { Set($0) }
    problems = finder.problems
  }

  /// The files of a kind that a project names.
  func files(_ kind: InputKind, ofProject index: Int) -> Set<String> {
    kinds.firstIndex(of: kind).map { files[index * kinds.count + $0] } ?? []
  }

  /// All files, whatever names them.
  var all: Set<String> { files.reduce(into: []) { $0.formUnion($1) } }

  func contains(_ path: String) -> Bool { files.contains { $0.contains(path) } }

  /// Whether the file at an absolute path is one of those that are read for something.
  func lists(_ absolute: String, for wanted: [InputKind]) -> Bool {
    let names = names(of: absolute)
    return files.indices.contains { index in
      wanted.contains(kinds[index % kinds.count]) && !files[index].isDisjoint(with: names)
    }
  }

  /// The paths, relative to the workspace, of those files that are read for certain things and nothing else.
  ///
  /// - Parameter absolute: absolute paths.
  func names(ofAll absolute: Set<String>, for wanted: [InputKind]) -> [String] {
    absolute.compactMap { path in
      let names = names(of: path)
      let uses = files.indices.filter { !files[$0].isDisjoint(with: names) }
      guard !uses.isEmpty, uses.allSatisfy({ wanted.contains(kinds[$0 % kinds.count]) }) else { return nil }
      return names.first { name in uses.allSatisfy { files[$0].contains(name) } }
    }
  }

  /// Takes note that there is, or is not, a file at an absolute path; gives whether that is new.
  ///
  /// - Parameters:
  ///   - isOpen: whether an editor has it, so that it need not be on the disk.
  ///   - named: is given the paths under which patterns name the file.
  mutating func note(_ absolute: String, isOpen: Bool, _ named: inout Set<String>) -> Bool {
    var isNew = false
    for name in names(of: absolute) {
      let matching = sets.indices.filter { sets[$0].matches(name) }
      guard !matching.isEmpty else { continue }
      named.insert(name)
      let isThere = isOpen || (try? access?.status(workspace.absolute(name)))?.kind == .regular
      for index in matching where files[index].contains(name) != isThere {
        isNew = true
        if isThere { files[index].insert(name) } else { files[index].remove(name) }
      }
    }
    return isNew
  }

  /// Each once.
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
