import BuildGraph
import FileAccess
import Source

/// What is to be done so that the disk holds what a plan wants: decided completely, by reading only, before anything is
/// changed.
struct WriteDecisions {
  var projects: [Project] = []
  /// What the manifest is to list of outputs before anything is changed, so that it knows what is there and what will be.
  private(set) var additions: [(name: String, entry: Manifest.Entry)] = []
  /// Names in the manifest of files that are gone, or are not ours any more.
  var forgotten: [String] = []
  /// Files that killed runs have left.
  var leftovers: [String] = []
  var diagnostics: [Diagnostic] = []
  /// How many outputs are already what they are to be.
  var unchanged = 0

  /// The changes of one project, all of which are made or none.
  struct Project {
    var changes: [Change] = []
    /// Whether errors keep the project as it is.
    var isKept = false
  }

  struct Change {
    var output: OutputPaths.Resolved
    var kind: Kind
    /// Of the bytes that are to be there; nil for a deletion.
    var hash: ContentHash?
    /// The bytes that are there and are not known: a copy of them is kept.
    var unknown: [UInt8]?
    /// Whether a copy that is kept is reported.
    var isReported = true

    enum Kind {
      case create([UInt8])
      case replace([UInt8], FileStatus)
      case delete(FileStatus)
    }
  }

  /// - Parameters:
  ///   - scope: the paths of the artifacts that may have to be changed, where the others are known to be as the plan wants
  ///     them; nil where nothing is known.
  ///   - written: as in `WriterMemory`.
  init(
    _ plan: ArtifactPlan, root: String, _ access: ConfinedRoot, manifest: Manifest, prune: Bool,
    scope: Set<String>? = nil, written: [String: WrittenOutput] = [:]
  ) {
    var survey = OutputSurvey(plan, root: root, access, scope: scope)
    let examined = plan.projects.indices.map { index in
      plan.projects[index].isComplete
        ? ExaminedOutput.examine(survey.items[index], known: manifest, written: written, access) : []
    }
    for index in plan.projects.indices {
      projects.append(decide(plan.projects[index], examined[index], survey.problems[index]))
    }
    for (index, project) in plan.projects.enumerated() where !projects[index].isKept {
      let owner = Manifest.Owner(configuration: plan.configuration, project: project.name)
      // An editable file is its reader's as soon as it is there, so that no later run deletes it.
      for item in examined[index] where !item.artifact.isEditable && !item.isKept {
        let name = item.output.name
        let entry = Manifest.Entry(owner, item.wanted, after: manifest.entries[name], present: item.present)
        additions.append((name, entry))
      }
    }
    let kept = KeptOutputs(plan, isKept: projects.map(\.isKept), survey)
    var known = manifest.entries
    if let scope {
      let wanted = Set(examined.joined().lazy.map { $0.artifact.path })
      known = Self.entries(of: manifest, in: scope.subtracting(wanted), survey.paths)
    } else {
      // While one process has the lock, what it does not clean up itself makes it look at all again.
      leftovers = Self.leftovers(of: manifest, plan, &survey)
    }
    projects.append(decideRemovals(plan, &survey, kept: kept, known: known))
    if scope == nil { decideOrphans(plan, &survey, kept: kept, manifest, prune: prune) }
  }

  /// The creations and replacements of a project.
  private mutating func decide(
    _ project: ArtifactPlan.Project, _ examined: [ExaminedOutput], _ problems: [Diagnostic]
  ) -> Project {
    var result = Project(isKept: !project.isComplete)
    guard project.isComplete else { return result }
    var found = problems
    var same = 0
    for item in examined {
      let output = item.output
      switch item.state {
      case .same: same += 1
      case .absent:
        result.changes.append(Change(output: output, kind: .create(item.artifact.bytes), hash: item.wanted))
      case .differs(let status, _):
        result.changes.append(
          Change(
            output: output, kind: .replace(item.artifact.bytes, status), hash: item.wanted, unknown: item.unknown))
      case .notOurs: found.append(.outputNotOurs(output.name))
      case .notAFile(let kind): found.append(.outputNotAFile(output.name, kind))
      case .unreadable(let error): found.append(.outputUnreadable(output.name, error))
      }
    }
    result.isKept = !found.isEmpty
    if result.isKept { result.changes = [] } else { unchanged += same }
    diagnostics += found
    return result
  }

  /// What a killed run may have left beside the outputs that the manifest lists.
  private static func leftovers(
    of manifest: Manifest, _ plan: ArtifactPlan, _ survey: inout OutputSurvey
  ) -> [String] {
    var leftovers: [String] = []
    for (name, entry) in manifest.entries.sorted(by: { precedesByBytes($0.key, $1.key) })
    where entry.owner.configuration == plan.configuration {
      guard case .success(let output) = survey.paths.resolve(name) else { continue }
      let temporary = temporaryPath(beside: output.absolute)
      if (try? survey.paths.access.status(temporary, followingLinks: false)) != nil { leftovers.append(temporary) }
    }
    return leftovers
  }

  private static func entries(
    of manifest: Manifest, in scope: Set<String>, _ paths: OutputPaths
  ) -> [String: Manifest.Entry] {
    var entries: [String: Manifest.Entry] = [:]
    for path in scope {
      if let name = paths.normalized(path).map(paths.name) { entries[name] = manifest.entries[name] }
    }
    return entries
  }

  /// The deletions of what the manifest lists and nothing asks for.
  private mutating func decideRemovals(
    _ plan: ArtifactPlan, _ survey: inout OutputSurvey, kept: KeptOutputs, known: [String: Manifest.Entry]
  ) -> Project {
    var result = Project()
    for (name, entry) in known.sorted(by: { precedesByBytes($0.key, $1.key) })
    where entry.owner.configuration == plan.configuration {
      let output: OutputPaths.Resolved
      switch survey.paths.resolve(name) {
      case .success(let resolved): output = resolved
      case .failure(.reserved), .failure(.malformed):
        forgotten.append(name)
        continue
      // What is known of it is true again when the way to it is.
      case .failure: continue
      }
      if survey.wanted[output.identity] != nil || kept.contains(output, project: entry.owner.project) { continue }
      switch OutputState(at: output.absolute, wanted: [], survey.paths.access) {
      case .differs(let status, let bytes):
        let isKnown = entry.knows(ContentHash(bytes))
        // Outside, a clone's own manifest could name files of the user.
        guard isKnown || isInside(output.identity, survey.paths.realBoundary) else {
          forgotten.append(name)
          continue
        }
        result.changes.append(Change(output: output, kind: .delete(status), unknown: isKnown ? nil : bytes))
        survey.wanted[output.identity] = .removed
      case .unreadable(let error): diagnostics.append(.outputUnwritable(output.name, error))
      case .absent, .same, .notOurs, .notAFile: forgotten.append(name)
      }
    }
    return result
  }

  /// Generated files that nobody lists.
  private mutating func decideOrphans(
    _ plan: ArtifactPlan, _ survey: inout OutputSurvey, kept: KeptOutputs, _ manifest: Manifest, prune: Bool
  ) {
    let (orphans, leftovers) = survey.orphans(plan, kept: kept)
    self.leftovers += leftovers
    for output in orphans {
      // What another configuration has written belongs to that one.
      if let owner = manifest.entries[output.name]?.owner, owner.configuration != plan.configuration { continue }
      guard prune,
        case .differs(let status, let bytes) = OutputState(at: output.absolute, wanted: [], survey.paths.access)
      else {
        diagnostics.append(.outputOrphaned(output.name))
        continue
      }
      let change = Change(output: output, kind: .delete(status), unknown: bytes, isReported: false)
      projects[projects.count - 1].changes.append(change)
    }
  }
}
