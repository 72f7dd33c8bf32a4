import BuildGraph
import FileAccess
import Source

/// Where the outputs of a plan are on this disk. Reads directories, changes nothing.
struct OutputSurvey {
  var paths: OutputPaths
  /// The artifacts of each project, in the order of the plan, those that another project also has left out.
  private(set) var items: [[Item]] = []
  /// For each project, what is wrong with the paths of its outputs.
  private(set) var problems: [[Diagnostic]] = []
  /// For each project, what has been said to be wrong.
  private var explained: [Set<OutputPaths.Unsafe>] = []
  /// The identities of all outputs that are accounted for.
  var wanted: [String: Claim] = [:]

  struct Item {
    var artifact: Artifact
    var output: Result<OutputPaths.Resolved, OutputPaths.Unsafe>
  }

  /// Who accounts for a file.
  enum Claim: Equatable {
    case artifact(project: Int, index: Int)
    /// An error keeps it as it is.
    case kept
    case removed
  }

  /// - Parameter scope: the paths of the artifacts that are looked at; nil for all.
  init(_ plan: ArtifactPlan, root: String, _ access: ConfinedRoot, scope: Set<String>? = nil) {
    paths = OutputPaths(root: root, access)
    problems = Array(repeating: [], count: plan.projects.count)
    explained = Array(repeating: [], count: plan.projects.count)
    for (index, project) in plan.projects.enumerated() {
      items.append([])
      guard project.isComplete else { continue }
      guard let scope else {
        for artifact in project.artifacts { add(artifact, index, plan) }
        continue
      }
      for path in scope.sorted(by: precedesByBytes) {
        for artifact in project.artifacts[project.artifacts.range(at: path)] { add(artifact, index, plan) }
      }
    }
  }

  private mutating func add(_ artifact: Artifact, _ project: Int, _ plan: ArtifactPlan) {
    let output = paths.resolve(artifact.path)
    switch output {
    case .failure(let reason):
      // What is wrong with a directory is so for all outputs in it, and is said of the first.
      if explained[project].insert(reason).inserted { problems[project].append(.outputUnsafe(artifact.path, reason)) }
    case .success(let resolved):
      if case .artifact(let other, let index)? = wanted[resolved.identity] {
        if items[other][index].artifact.bytes == artifact.bytes { return }
        let names = (plan.projects[project].name, plan.projects[other].name)
        problems[project].append(.outputConflict(resolved.name, project: names.0, other: names.1))
        // Neither of the two can be right, so both projects stay as they are.
        if other != project { problems[other].append(.outputConflict(resolved.name, project: names.1, other: names.0)) }
        return
      }
      if artifact.isKept, artifact.bytes.isEmpty {
        wanted[resolved.identity] = .kept
        return
      }
      wanted[resolved.identity] = .artifact(project: project, index: items[project].count)
    }
    items[project].append(Item(artifact: artifact, output: output))
  }

  /// Files in output directories that carry the header and that nothing accounts for, and what killed runs have left,
  /// both ordered by path. Directories of projects that stay as they are are not looked into.
  mutating func orphans(
    _ plan: ArtifactPlan, kept: KeptOutputs
  ) -> (orphans: [OutputPaths.Resolved], leftovers: [String]) {
    var orphans: [String: OutputPaths.Resolved] = [:]
    var leftovers: Set<String> = []
    for directory in Set(plan.projects.flatMap(\.directories)) {
      guard let absolute = paths.normalized(directory.path), case .success = paths.resolveDirectory(absolute)
      else { continue }
      let walk = DirectoryWalk(
        absolute, in: paths.access, followsLinks: false,
        descend: { directory.isRecursive && lastComponent($0).utf8.first != UInt8(ascii: ".") },
        include: { name in directory.suffixes.contains { name.hasSuffix($0) } || isTemporaryName(lastComponent(name)) })
      for file in walk.files {
        let path = absolute + "/" + file
        if isTemporaryName(lastComponent(file)) {
          leftovers.insert(path)
        } else if case .success(let output) = paths.resolve(path), wanted[output.identity] == nil,
          !kept.contains(output, project: nil),
          let start = try? paths.access.readPrefix(path, generatedHeader.count, followingLinks: false),
          carriesHeader(start)
        {
          orphans[output.identity] = output
        }
      }
    }
    return (orphans.values.sorted { precedesByBytes($0.name, $1.name) }, leftovers.sorted())
  }
}

/// The files of projects that stay as they are: whatever the manifest lists for them, and all in their directories.
struct KeptOutputs {
  private var projects: Set<String> = []
  private var directories: [String] = []

  init(_ plan: ArtifactPlan, isKept: [Bool], _ survey: OutputSurvey) {
    for (project, isKept) in zip(plan.projects, isKept) where isKept {
      projects.insert(project.name)
      directories += project.directories.compactMap { survey.paths.normalized($0.path) }
    }
  }

  /// - Parameter project: the project that the manifest names, if it lists the file.
  func contains(_ output: OutputPaths.Resolved, project: String?) -> Bool {
    if let project, projects.contains(project) { return true }
    return directories.contains { isInside(output.absolute, $0) }
  }
}
