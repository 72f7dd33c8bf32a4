import BuildGraph
import Configuration
import FileAccess
import Source

/// The configuration of an action, loaded from its arguments alone.
///
/// Its folder is not known to the loader, so all paths in it are relative to the folder of outputs.
struct ActionConfiguration {
  var loaded: LoadedConfiguration
  /// The paths in the arguments by the names that the loader uses.
  private(set) var paths: [String: String] = [:]

  init(_ arguments: [String], _ files: InputFiles) throws(ActionFailure) {
    // The other files are few, so reading them always costs little.
    var contents: [SourceFile] = []
    for path in arguments { contents += try files.read([path]) }
    guard let first = contents.first else { throw ActionFailure(usage: "'--config' needs a file") }
    let folder = Path.parent(WorkspacePath.normalized(first.path))
    var named: [String: SourceFile] = [:]
    for file in contents.dropFirst() {
      let path = WorkspacePath.normalized(file.path)
      let name = folder.isEmpty || !path.hasPrefix(folder + "/") ? path : String(path.dropFirst(folder.utf8.count + 1))
      named[name] = SourceFile(path: name, bytes: file.bytes)
      paths[name] = file.path
    }
    let start = SourceFile(path: Path.name(first.path), bytes: first.bytes)
    paths[start.path] = first.path
    let (known, candidates) = (named, named.keys.sorted(by: precedesByBytes))
    // Every file that the configuration can reach is an argument, so none needs the consent of the user.
    loaded = ConfigurationLoader.load(
      start, scope: PathScope(allowsOutside: true), candidates: { candidates },
      lookup: { name throws(ConfigurationLoader.RefusedFile) in
        Self.key(of: name, in: known).flatMap { known[$0] }.map { SourceFile(path: name, bytes: $0.bytes) }
      })
    for name in loaded.files where paths[name] == nil {
      if let key = Self.key(of: name, in: known) { paths[name] = paths[key] }
    }
  }

  /// Returns the name of a file, or of the only file with an equal end of its path. The configuration and the file may
  /// be in different trees, such as sources and generated files.
  private static func key(of name: String, in known: [String: SourceFile]) -> String? {
    if known[name] != nil { return name }
    let similar = known.keys.filter { $0.hasSuffix("/" + name) }
    return similar.count == 1 ? similar.first : nil
  }

  /// A project of the configuration: its group, and its index in the group. All projects of the group if that is nil.
  struct Choice {
    var group: Int
    var module: Int?
  }

  /// Returns the project with a name, or the only group of projects.
  func choice(ofProject name: String?) throws(ActionFailure) -> Choice {
    let projects = loaded.settings.projects
    let names = loaded.allProjects.compactMap(\.project.name).map { "'\($0)'" }.joined(separator: ", ")
    if let name {
      for (group, project) in projects.enumerated() {
        guard let module = (0..<project.moduleCount).first(where: { project.module($0).name == name }) else { continue }
        return Choice(group: group, module: project.moduleCount == 1 ? nil : module)
      }
      throw ActionFailure(
        usage: "The configuration has no project '\(name)'; "
          + (names.isEmpty ? "leave out '--project'" : "it has \(names)"))
    }
    guard projects.count == 1 else {
      throw ActionFailure(usage: "The configuration has several projects (\(names)); choose one with '--project'")
    }
    return Choice(group: 0)
  }
}
