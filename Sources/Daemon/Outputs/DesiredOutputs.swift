import BuildGraph
import FileAccess
import Source

/// The outputs that a plan asks for. It doesn't access the disk.
struct DesiredOutputs {
  /// The absolute path of the workspace.
  let root: String
  /// The configuration that owns the outputs.
  let configuration: String
  let projects: [Project]

  /// The desired outputs of one project, with its output directories.
  struct Project {
    var name: String
    var content: Content
    var directories: [ArtifactPlan.OutputDirectory]
  }

  /// The files that a project must have, or the fact that its outputs stay.
  enum Content {
    /// Exactly these files, ordered by path.
    case files([Artifact])
    /// Errors kept the project from being generated, so its outputs stay as they are.
    case lastGood
  }

  init(_ plan: ArtifactPlan, root: String) {
    self.root = root
    configuration = plan.configuration
    projects = plan.projects.map {
      Project(
        name: $0.name, content: $0.isComplete ? .files($0.artifacts) : .lastGood, directories: $0.directories)
    }
  }

  /// The first artifact at a path, spelled as in the plan.
  func artifact(at path: String) -> Artifact? {
    for case .files(let files) in projects.lazy.map(\.content) {
      if let artifact = files[files.range(at: path)].first { return artifact }
    }
    return nil
  }

  /// Returns the absolute form of a path of the plan, or nil for a path that no file can have.
  func absolute(_ path: String) -> String? { absoluteOutputPath(path, root: root) }

  /// Returns the name under which the manifest lists a path of the plan.
  func name(of path: String) -> String? { absolute(path).map { outputName($0, root: root) } }

  /// The projects whose outputs stay as they are.
  var lastGood: KeptOutputs {
    var kept = KeptOutputs()
    for project in projects { if case .lastGood = project.content { kept.add(project, self) } }
    return kept
  }
}

/// The records and the files of projects that stay as they are.
struct KeptOutputs {
  private var projects: Set<String> = []
  private var directories: [String] = []

  mutating func add(_ project: DesiredOutputs.Project, _ desired: DesiredOutputs) {
    projects.insert(project.name)
    directories += project.directories.compactMap { desired.absolute($0.path) }
  }

  func contains(project: String) -> Bool { projects.contains(project) }

  /// Returns whether a file is kept.
  ///
  /// - Parameter absolute: the path of the file.
  func contains(_ absolute: String) -> Bool { directories.contains { Path.isInside(absolute, $0) } }
}
